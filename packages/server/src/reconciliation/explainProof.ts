// A proof in plain words for the reviewer: why it holds or does not, and what to look at.
import { isCountCheck } from '@tieout/sdk/contract';
import type { Proof } from './proof.js';

export interface ExplainContext {
  rowCount: number;
  decimals: number;
  isOcr: boolean;
}

export function explainProof(proof: Proof, context: ExplainContext): string {
  const sentences: string[] = [];
  if (proof.status === 'reconciled') sentences.push(...explainReconciled(proof, context));
  else if (proof.status === 'notReconciled') sentences.push(...explainContradiction(proof, context));
  else sentences.push(...explainUnknown(proof, context));
  if (proof.repairs.length > 0) sentences.push(`${count(proof.repairs.length, 'figure was', 'figures were')} corrected from the arithmetic of the untouched figures; see the corrections.`);
  return sentences.join(' ');
}

function explainReconciled(proof: Proof, context: ExplainContext): string[] {
  if (context.rowCount === 0) return ['There are no transactions, and the start balance equals the end balance.'];
  const sentences = [`${equation(proof, context)} holds exactly.`];
  const chain = proof.checks.find((check) => check.kind === 'countBalances');
  if (proof.method === 'chain' && chain) sentences.push(`All ${chain.expected} printed running balances agree with the rows.`);
  const others = proof.checks.filter((check) => check.kind !== 'runningBalance' && check.kind !== 'countBalances');
  if (others.length > 0) sentences.push(`${count(others.length, 'further printed figure agrees', 'further printed figures agree')}: ${others.map((check) => check.label).join('; ')}.`);
  return sentences;
}

function explainContradiction(proof: Proof, context: ExplainContext): string[] {
  const sentences: string[] = [];
  if (proof.firstBreak) {
    const place = proof.firstBreak.page === null ? '' : ` on page ${proof.firstBreak.page}`;
    const balance = proof.firstBreak.row === null ? `The end balance printed${place}` : `The balance printed at row ${proof.firstBreak.row + 1}${place}`;
    sentences.push(
      `${balance} is ${money(proof.firstBreak.printedMinor, context)}, but the rows lead to ${money(proof.firstBreak.expectedMinor, context)}: a difference of ${money(proof.firstBreak.printedMinor - proof.firstBreak.expectedMinor, context)}.`,
    );
  } else if (proof.differenceMinor !== null && proof.differenceMinor !== 0) {
    sentences.push(`Start balance plus rows differs from the end balance by ${money(-proof.differenceMinor, context)}.`);
  }
  for (const check of proof.checks.filter((item) => !item.ok && item.kind !== 'countBalances')) {
    const show = (value: number): string => (isCountCheck(check.kind) ? String(value) : money(value, context));
    sentences.push(`The document prints "${check.label}" ${show(check.expected)}, the rows give ${show(check.actual)}.`);
  }
  sentences.push('Compare the rows near this place with the page: a row may be missing or doubled, a figure misread, or the document itself may be wrong.');
  return sentences;
}

function explainUnknown(proof: Proof, context: ExplainContext): string[] {
  const missing = proof.terms.filter((term) => term.amountMinor === null).map((term) => (term.name === 'startBalance' ? 'start balance' : 'end balance'));
  const start = proof.terms.find(({ name }) => name === 'startBalance');
  const agreeing = proof.checks.find(({ kind, ok }) => kind === 'countBalances' && ok);
  const sentences: string[] = [];
  if (missing.length > 0) {
    sentences.push(`The document prints no ${missing.join(' and no ')} that could be read, so the rows can be consistent but not proved. Enter the missing balance to prove them.`);
  } else if (context.isOcr && agreeing && start?.source?.means === 'inferred') {
    sentences.push(`All ${agreeing.expected} printed running balances agree, but no start balance could be read, so nothing confirms the first row. Compare it with the page, or enter the start balance.`);
  } else if (context.isOcr) {
    sentences.push('The sum agrees, but the page was read from pixels and prints no running balance or total that would confirm each row. Compare the rows with the page.');
  } else if (proof.openQuestions.length > 0) {
    sentences.push('The sum agrees, but something else is not certain.');
  } else {
    sentences.push('The sum agrees, but the printed figures do not decide every sign. Compare the rows with the page.');
  }
  sentences.push(...proof.openQuestions.map(({ text }) => text));
  if (proof.openQuestions.some(({ about }) => about !== 'undated')) sentences.push('Once everything is right, confirm a date of the period.');
  return sentences;
}

function equation(proof: Proof, context: ExplainContext): string {
  const [start, credits, debits, end] = proof.terms.map((term) => term.amountMinor ?? 0) as [number, number, number, number];
  return `Start balance ${money(start, context)} + money in ${money(credits, context)} - money out ${money(-debits, context)} = end balance ${money(end, context)}`;
}

function money(minor: number, { decimals }: ExplainContext): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return minor < 0 ? `-${text}` : text;
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}
