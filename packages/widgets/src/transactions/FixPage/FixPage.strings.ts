export const fixPageStrings = {
  fix: 'Fix with AI',
  explanation: 'Reads one page again, slower and finer, and keeps what brings its periods nearer to their proof. What is proved or typed by hand stays. Undo takes it back.',
  page: 'Page',
  pageRequired: 'Start page is required.',
  pageTooSmall: 'Start page must be 1 or greater.',
  pageTooLarge: (last: number) => `End page is greater than the last page (${last})`,
  start: 'Read again',
  running: (page: number) => `Reading page ${page} again. This takes up to a minute; you can go on working.`,
  fixed: 'Bank page fixed successfully with AI',
  failed: 'Error fixing bank page with AI',
};
export type FixPageStrings = typeof fixPageStrings;
