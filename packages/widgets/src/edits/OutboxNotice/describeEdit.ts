import type { QueuedEdit } from '@tieout/sdk';
import type { OutboxNoticeStrings } from './OutboxNotice.strings.js';

/** What an edit that waits will do, in a few words. */
export function describeEdit(edit: QueuedEdit, strings: OutboxNoticeStrings): string {
  switch (edit.call) {
    case 'update':
      return strings.changed(Object.entries(edit.changes).map(([field, value]) => `${field}: ${String(value)}`).join(', '));
    case 'updateMany':
      return strings.bulk(edit.edits.length);
    case 'correct':
      return strings.corrected;
    case 'create':
      return strings.added;
    case 'bulkEdit': {
      const count = edit.input.transactionIds?.length ?? 0;
      return edit.input.operation === 'delete' ? strings.deleted(count) : strings.bulk(count);
    }
    case 'editColumn':
      return strings.column(edit.col + 1);
    case 'updateFormValues':
      return strings.form;
    case 'updateField':
      return strings.changed(`${edit.input.name}: ${edit.input.value}`);
    case 'renameAccount':
      return strings.renamed(edit.input.newAccountName);
  }
}
