// Net, tax, what comes on top, and the total: of all captioned figures those that add up.
import { decimalText, millionths } from '@tieout/sdk/contract';
import type { Sourced } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import { captioned, below } from './captions.js';
import type { ReadAdjustment } from './invoiceModel.js';
import type { InvoiceLineOfPage } from './invoicePage.js';
import { decimalOf, overlapX, sourceOf } from './invoicePage.js';
import { ADJUSTMENT_CAPTION, DEDUCTION, NET_CAPTION, PAID_CAPTION, TAX_CAPTION, TOTAL_CAPTIONS } from './invoiceWords.js';

export interface TotalsContext {
  lines: readonly InvoiceLineOfPage[];
  form: NumberForm;
  origins: ReadonlyMap<number, 'text' | 'ocr'>;
}

interface Figure {
  label: string;
  strength: number;
  line: number;
  amount: Sourced<string>;
  value: bigint;
}

export interface Totals {
  net: Sourced<string> | null;
  tax: Sourced<string> | null;
  total: Sourced<string> | null;
  adjustments: ReadAdjustment[];
  /** Index of the first line that belongs to them: line items end there. */
  from: number;
}

/** @param from index of the first line that may hold a total */
export function findTotals(context: TotalsContext, from: number): Totals {
  const lines = context.lines.filter(({ index }) => index >= from);
  const nets = figures(context, lines, NET_CAPTION, 3);
  const taxes = figures(context, lines, TAX_CAPTION, 3);
  const isOther = (figure: Figure) => [...nets, ...taxes].some((other) => other.line === figure.line && other.amount.source.box === figure.amount.source.box);
  const totals = TOTAL_CAPTIONS.flatMap(({ caption, strength }) => figures(context, lines, caption, strength)).filter((figure) => !isOther(figure) && !PAID_CAPTION.test(figure.label));
  const extras = figures(context, lines, ADJUSTMENT_CAPTION, 1).map((figure) => (DEDUCTION.test(figure.label) && figure.value > 0n ? negated(figure) : figure));
  const solved = solve(totals, nets, taxes, extras) ?? guess(totals, nets, taxes);
  const used = [solved.total, solved.net, ...solved.taxes, ...solved.extras].filter((figure) => figure !== null);
  return {
    net: solved.net?.amount ?? null,
    total: solved.total?.amount ?? null,
    tax: sumOf(solved.taxes),
    adjustments: solved.extras.map(({ label, amount }) => ({ label: title(label), amount })),
    from: Math.min(...used.map(({ line }) => line), ...nets.map(({ line }) => line), Infinity),
  };
}

const title = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function negated(figure: Figure): Figure {
  return { ...figure, value: -figure.value, amount: { ...figure.amount, value: `-${figure.amount.value}` } };
}

function figures(context: TotalsContext, lines: readonly InvoiceLineOfPage[], caption: RegExp, strength: number): Figure[] {
  return captioned(lines, caption).flatMap((found) => {
    const token = figureBeside(found.line, found.piece.first, found.piece.last) ?? figureBelow(context, found);
    if (!token) return [];
    const value = millionths(decimalOf(token.token, context.form));
    if (value === null) return [];
    const { line } = token;
    const amount = { value: decimalOf(token.token, context.form), source: sourceOf(line, token.token.box, token.token.text, context.origins) };
    return [{ label: found.piece.folded.replace(/[\d.,:%]+.*$/, '').trim(), strength, line: found.line.index, amount, value }];
  });
}

interface FoundToken {
  line: InvoiceLineOfPage;
  token: AmountToken;
}

/** The last figure to the right of the caption, before the next caption. */
function figureBeside(line: InvoiceLineOfPage, first: number, last: number): FoundToken | null {
  const next = line.pieces.find((piece) => piece.first > last && /^\p{L}{3}/u.test(piece.folded) && !/^(?:eur|usd|gbp|chf|sek|dkk|nok|pln|myr|czk)\b/.test(piece.folded));
  const tokens = line.tokens.amounts.filter((token) => token.last >= first && (!next || token.first < next.first));
  const money = tokens.filter(({ isMoney }) => isMoney);
  const token = (money.length > 0 ? money : tokens).at(-1);
  return token ? { line, token } : null;
}

function figureBelow({ lines }: TotalsContext, found: { line: InvoiceLineOfPage; piece: InvoiceLineOfPage['pieces'][number] }): FoundToken | null {
  // Only captions in a row stand above their figures.
  if (found.line.pieces.length < 2) return null;
  for (const place of below(lines, found, 1)) {
    const token = place.line.tokens.amounts.find((amount) => amount.isMoney && overlapX(amount.box, found.piece.box) > -0.5 * place.line.fontSize);
    if (token) return { line: place.line, token };
  }
  return null;
}

interface Solution {
  total: Figure | null;
  net: Figure | null;
  taxes: Figure[];
  extras: Figure[];
}

/** The strongest total that follows from a net, taxes, and what comes on top. */
function solve(totals: readonly Figure[], nets: readonly Figure[], taxes: readonly Figure[], extras: readonly Figure[]): Solution | null {
  let best: (Solution & { score: number }) | null = null;
  for (const total of totals) {
    for (const net of nets) {
      for (const taxed of [...taxes.map((tax) => [tax]), distinct(taxes), []]) {
        for (const added of [[], ...extras.map((extra) => [extra]), distinct(extras)]) {
          if (net.value + sum(taxed) + sum(added) !== total.value || (taxed.length === 0 && added.length === 0 && taxes.some(({ value }) => value !== 0n))) continue;
          const score = total.strength + (net.line <= total.line ? 0.5 : 0) + (taxed.length > 0 ? 1 : 0) + (sum(taxed) !== 0n ? 1 : 0) - 0.2 * added.length - 0.1 * taxed.length;
          if (!best || score > best.score) best = { total, net, taxes: taxed, extras: added, score };
        }
      }
    }
  }
  return best;
}

/** Nothing adds up: the strongest caption, of equals the greatest. */
function guess(totals: readonly Figure[], nets: readonly Figure[], taxes: readonly Figure[]): Solution {
  const [total = null] = [...totals].sort((a, b) => b.strength - a.strength || Number(b.value - a.value) || b.line - a.line);
  const fits = (figure: Figure) => total === null || (figure.value <= total.value && figure.value >= 0n);
  const net = nets.filter(fits).at(-1) ?? null;
  const tax = taxes.filter((figure) => fits(figure) && figure.value !== total?.value);
  return { total, net, taxes: tax.length > 0 ? [tax.at(-1)!] : [], extras: [] };
}

/** The same figure printed twice counts once. */
function distinct(found: readonly Figure[]): Figure[] {
  return found.filter((figure, index) => found.findIndex((other) => other.line === figure.line && other.value === figure.value) === index);
}

const sum = (found: readonly Figure[]): bigint => found.reduce((all, { value }) => all + value, 0n);

/** Several rates of tax are one figure, read at the first of them. */
function sumOf(found: readonly Figure[]): Sourced<string> | null {
  const [first] = found;
  if (!first || found.length === 1) return first?.amount ?? null;
  const rule = `The sum of ${found.map(({ amount }) => amount.value).join(' and ')}.`;
  return { value: decimalText(sum(found), 2), source: { ...first.amount.source, means: 'inferred', rule } };
}
