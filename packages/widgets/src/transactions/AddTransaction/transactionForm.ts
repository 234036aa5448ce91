import { DATE_FORM, isRealDate, type NewTransaction, type Transaction } from '@tieout/sdk/contract';
import { parseAmount } from '../editing/cellText.js';

/** A new transaction as it is typed. */
export interface TransactionForm { date: string; description: string; amount: string; chunk: string | null; balance: string; payee: string; checkNumber: string; page: string }

export const emptyForm: TransactionForm = { date: '', description: '', amount: '', chunk: null, balance: '', payee: '', checkNumber: '', page: '' };

export type FormProblem = 'dateInvalid' | 'descriptionRequired' | 'amountInvalid' | 'targetRequired' | 'pageInvalid';
export type FormProblems = Partial<Record<keyof TransactionForm, FormProblem>>;

interface Around {
  /** Of the account; decides the decimals. */
  currency: string | null;
  /** The extended form: the document has several accounts or periods. */
  needsTarget: boolean;
  below: Transaction | null;
}

/** The transaction a form means, or what is wrong with each field. */
export function readForm(form: TransactionForm, { currency, needsTarget, below }: Around): { transaction: NewTransaction; problems?: undefined } | { problems: FormProblems } {
  const problems: FormProblems = {};
  const date = form.date.trim();
  const amount = parseAmount(form.amount, currency);
  const balance = form.balance.trim() === '' ? null : parseAmount(form.balance, currency);
  const page = form.page.trim() === '' ? null : Number(form.page);
  if (!DATE_FORM.test(date) || !isRealDate(date)) problems.date = 'dateInvalid';
  if (form.description.trim() === '') problems.description = 'descriptionRequired';
  if (amount === null) problems.amount = 'amountInvalid';
  if (needsTarget && !form.chunk) problems.chunk = 'targetRequired';
  if (form.balance.trim() !== '' && balance === null) problems.balance = 'amountInvalid';
  if (page !== null && (!Number.isSafeInteger(page) || page < 1)) problems.page = 'pageInvalid';
  if (Object.keys(problems).length > 0 || amount === null) return { problems };
  const text = (value: string) => value.trim() || undefined;
  return {
    transaction: {
      date, description: form.description.trim(), amount,
      ...(form.chunk ? { chunk: form.chunk } : {}), ...(balance === null ? {} : { balance }), ...(page === null ? {} : { pageNumber: page - 1 }),
      ...(text(form.payee) ? { payee: text(form.payee) } : {}), ...(text(form.checkNumber) ? { checkNumber: text(form.checkNumber) } : {}),
      ...(below ? { afterTransactionId: below.id } : {}),
    },
  };
}
