import type { Workspace } from '@tieout/sdk';
import { currencyDecimals, DATE_FORM, DecimalString, INVALID_PERIOD_BALANCE, INVALID_PERIOD_DATE, isRealDate, type Account, type Period, type PeriodField, type Suggestion } from '@tieout/sdk/contract';
import { useStrings } from '../core/useStrings.js';
import { useTieout } from '../core/useTieout.js';
import { editingStrings } from '../transactions/editing/editing.strings.js';
import { useEdits } from '../transactions/editing/useEdits.js';

/** What is wrong with a typed start or end date or balance, in the specification's words; null when it fits. */
export function checkPeriodValue(name: PeriodField, text: string): string | null {
  if (name === 'startDate' || name === 'endDate') return DATE_FORM.test(text) && isRealDate(text) ? null : INVALID_PERIOD_DATE;
  return DecimalString.safeParse(text).success ? null : INVALID_PERIOD_BALANCE;
}

/** The value as it is typed: what an editor starts with. */
export function periodText(period: Period, name: PeriodField, currency: string | null): string {
  const value = period[name];
  return value === null ? '' : typeof value === 'number' ? value.toFixed(currencyDecimals(currency)) : value;
}

/** Changes of accounts and periods of a job, each a step that can be taken back. */
export function usePeriodEdits(jobId: Workspace) {
  const { client } = useTieout();
  const edits = useEdits(jobId);
  const strings = useStrings('Editing', editingStrings);
  return {
    edits,
    setField: (account: Account, period: Period, name: PeriodField, value: string) => edits.run({
      done: strings.fieldUpdated, failed: strings.fieldFailed,
      seen: [{ transactionId: period.chunk, field: name, value: period[name] }],
      edit: { call: 'updateField', input: {
        documentId: period.documentId, account: account.accountName, chunk: period.chunk, name, value, from: periodText(period, name, account.currency) || null,
      } },
    }),
    renameAccount: ({ documentId, accountName }: Account, newAccountName: string) => edits.run({
      done: strings.fieldUpdated, failed: strings.fieldFailed,
      edit: { call: 'renameAccount', input: { documentId, oldAccountName: accountName, newAccountName } },
    }),
    apply: ({ chunk, id }: Suggestion, failed: string) => edits.run({ failed, send: () => client.reconciliation.applySuggestion(jobId, { chunk, id }) }),
  };
}
