export const dropzoneFrameStrings = {
  /** Instead of the place for files, in a page whose token uploads nothing. */
  notHere: 'Files cannot be added here',
  notHereText: 'This page shows documents that were uploaded before. Ask whoever gave you the page to add others.',
};
export type DropzoneFrameStrings = typeof dropzoneFrameStrings;
