/** Texts of the notice about edits that wait for the connection. */
export const outboxNoticeStrings = {
  label: 'Changes that are not saved yet',
  waiting: (count: number) => (count === 1 ? '1 change waits for the connection.' : `${count} changes wait for the connection.`),
  kept: 'Kept on this device, sent in this order when the server is back.',
  refused: (count: number) => (count === 1 ? '1 change was not taken.' : `${count} changes were not taken.`),
  decide: 'Decide what shall become of it.',
  /** What an edit does, in the list. */
  changed: (fields: string) => `Change of ${fields}`,
  corrected: 'Correction of an amount',
  added: 'New transaction',
  deleted: (count: number) => (count === 1 ? 'Deletion of 1 row' : `Deletion of ${count} rows`),
  bulk: (count: number) => (count === 1 ? 'Change of 1 row' : `Change of ${count} rows`),
  column: (column: number) => `Change of column ${column}`,
  form: 'Change of a form field',
  renamed: (name: string) => `New account name: ${name}`,
  show: 'Show',
  hide: 'Hide',
  send: 'Try now',
  discard: 'Discard',
  conflict: 'Somebody else changed the same value.',
  compare: 'Compare',
  again: 'Try again',
};
export type OutboxNoticeStrings = typeof outboxNoticeStrings;
