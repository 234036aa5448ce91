import { DATE_FORM, isRealDate, type AssignParams } from '@tieout/sdk/contract';
import { parseAmount } from '../editing/cellText.js';

/** Views of the specification. */
export type AssignView = 'existing' | 'newAccount' | 'newPeriod';

export interface AssignForm { chunk: string | null; account: string | null; accountName: string; startDate: string; endDate: string; startBalance: string; endBalance: string }
export const emptyAssignForm: AssignForm = { chunk: null, account: null, accountName: '', startDate: '', endDate: '', startBalance: '', endBalance: '' };

export type AssignProblem = 'targetRequired' | 'accountRequired' | 'dateInvalid' | 'amountInvalid';
export type AssignProblems = Partial<Record<keyof AssignForm, AssignProblem>>;

/** What to send for a form, or what is wrong with each field. A new account needs both balances, a new period may do without. */
export function readAssignForm(view: AssignView, form: AssignForm): { params: AssignParams; problems?: undefined } | { problems: AssignProblems } {
  if (view === 'existing') {
    return form.chunk ? { params: { period: { chunk: form.chunk, isNew: false } } } : { problems: { chunk: 'targetRequired' } };
  }
  const problems: AssignProblems = {};
  if (view === 'newAccount' && form.accountName.trim() === '') problems.accountName = 'accountRequired';
  if (view === 'newPeriod' && !form.account) problems.account = 'targetRequired';
  for (const name of ['startDate', 'endDate'] as const) {
    const text = form[name].trim();
    if (!DATE_FORM.test(text) || !isRealDate(text)) problems[name] = 'dateInvalid';
  }
  const balances = { startBalance: null as number | null, endBalance: null as number | null };
  for (const name of ['startBalance', 'endBalance'] as const) {
    balances[name] = parseAmount(form[name], null);
    const isEmpty = form[name].trim() === '';
    if (balances[name] === null && (view === 'newAccount' || !isEmpty)) problems[name] = 'amountInvalid';
  }
  if (Object.keys(problems).length > 0) return { problems };
  const account = view === 'newAccount' ? { account: form.accountName.trim(), isNew: true } : { account: form.account ?? '', isNew: false };
  return { params: { account, period: { isNew: true, startDate: form.startDate.trim(), endDate: form.endDate.trim(), ...balances } } };
}
