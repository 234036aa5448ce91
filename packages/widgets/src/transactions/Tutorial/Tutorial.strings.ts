export const tutorialStrings = {
  open: 'Tutorial',
  label: 'Tutorial',
  progress: (step: number, count: number) => `${step} of ${count}`,
  next: 'Next',
  back: 'Back',
  done: 'Done',
  close: 'End the tutorial',
  /** By the part of the workspace that a step points at; parts that are not there are left out. */
  steps: {
    document: ['The document', 'Choose which document of the job you look at. What belongs to it follows: accounts, periods, rows.'],
    summary: ['Account and period', 'Start balance plus rows must make the end balance. The badge says whether it does; click it for the proof, figure by figure. Dates and balances can be corrected here.'],
    viewer: ['The page', 'Click a line to find its row. Choose a row, and its place lights up on the page. Next unreconciled line leads from doubt to doubt.'],
    grid: ['The rows', 'Type over a cell to correct it, as in a spreadsheet; Ctrl+Z takes it back. +/- switches a sign. Chosen rows can be changed together at the foot.'],
    words: ['The words', 'No rows were found, so every word stands in columns. Adjust Columns changes how many.'],
    download: ['Take it along', 'Download Data writes Excel, CSV, QuickBooks and many more.'],
  } as Record<string, [title: string, text: string]>,
};
export type TutorialStrings = typeof tutorialStrings;
