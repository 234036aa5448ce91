export const genericDataStrings = {
  label: 'Words of the document',
  title: "This document was converted in 'automatic mode'",
  text: 'Every word was put into columns as it stands on the page. This data exports only to Excel.',
  reasons: {
    noTransactions: 'No transactions were found in the document.',
    unsupported: 'The layout of the statement is not supported.',
    lowQuality: 'The quality of the scan is too low to read the figures safely. Scan it again at 300 dpi, straight and in full, and upload the new file.',
    bankNotSupported: 'The bank is not supported.',
  } as Record<string, string>,
  otherReasons: 'The usual reasons: the document has no transactions, the statement is not supported, or its quality is low.',
  columnFailed: 'Error updating column',
  column: (number: number) => `Col ${number}`,
  page: 'PN',
  rows: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`),
  empty: "The document doesn't have any data",
  loadFailed: 'Error fetching transactions',
  retry: 'Try again',
};
export type GenericDataStrings = typeof genericDataStrings;
