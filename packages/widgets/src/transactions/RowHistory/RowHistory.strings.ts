export const rowHistoryStrings = {
  title: 'History of the transaction',
  loading: 'Loading the history',
  loadFailed: 'The history could not be loaded',
  retry: 'Try again',
  /** Nobody changed the row. */
  unchanged: 'As it was read from the document. Nobody has changed it.',
  asRead: 'Where it was read',
  undone: 'undone',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  reason: (reason: string) => `Why: ${reason}`,
  page: (page: number) => `page ${page}`,
  showInDocument: 'Show in the document',
  means: { printed: 'printed', ocr: 'read from the scan', inferred: 'inferred', corrected: 'corrected', manual: 'entered by hand' },
  fields: {
    date: 'Date', date2: 'Date 2', payee: 'Payee', description: 'Description', amount: 'Amount', balance: 'Balance', checkNumber: 'Check number', refNumber: 'Reference',
    included: 'Included', account: 'Account', chunk: 'Period', status: 'Status',
  } as Record<string, string>,
};
export type RowHistoryStrings = typeof rowHistoryStrings;
