// The rows of a printed statement: as a table, or as a list without columns of its own.
import { dayOf, FIGURES, keysOf, titleLines, type ColumnKey } from '../composed/columns.js';
import { isBeforeNotice, isTopOfDay, marksApart, spreadWords, tellRow, valuesOf, type Figuring, type Texts } from '../composed/rows.js';
import { dayCell, figureOf, inPrintedOrder } from '../composed/statement.js';
import type { LedgerPeriod, LedgerTransaction } from '../generator/ledger.js';
import type { Random } from '../generator/random.js';
import type { Design } from './design.js';
import { block, escaped, stacked } from './html.js';

export interface Press extends Figuring {
  design: Design;
  random: Random;
}

export function rowsOf(press: Press, period: LedgerPeriod): string {
  if (press.composition.signs === 'sections') return sectionsOf(press, period);
  const rows = inPrintedOrder(press.composition, period);
  return press.design.shape === 'list' ? listOf(press, period, rows) : tableOf(press, period, rows, footOf(press, period));
}

function sectionsOf(press: Press, period: LedgerPeriod): string {
  const { words, totals, creditsFirst, type } = press.composition;
  const into = { title: type === 'card' ? words.payments : words.sectionIn, rows: period.transactions.filter((row) => row.amount > 0), total: () => press.imprint.credits(period) };
  const out = { title: type === 'card' ? words.purchases : words.sectionOut, rows: period.transactions.filter((row) => row.amount < 0), total: () => press.imprint.debits(period) };
  return (creditsFirst ? [into, out] : [out, into])
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows, total }) => {
      const foot = (): string => (totals === 'foot' ? lineOf(press, `${words.totals} ${title}`, { amount: [press.figures.plain(total())] }) : '');
      return `<h2>${escaped(title)}</h2>${tableOf(press, period, rows, foot)}`;
    })
    .join('');
}

function footOf({ composition, ...press }: Press, period: LedgerPeriod): () => string {
  const { totals, words, signs, type } = composition;
  if (totals !== 'foot' || period.transactions.length === 0) return () => '';
  return () => {
    const { imprint, figures } = press;
    const out = imprint.debits(period);
    const into = imprint.credits(period);
    const place = { ...press, composition };
    if (signs === 'debit and credit' || signs === 'credit and debit') return lineOf(place, words.totals, { out: [figures.plain(out)], in: [figures.plain(into)] });
    return lineOf(place, type === 'card' ? words.purchases : words.totalOut, { amount: [figures.total(out)] }) + lineOf(place, type === 'card' ? words.payments : words.totalIn, { amount: [figures.total(into)] });
  };
}

/** The columns from left to right; a balance under the amount has none. */
function keysIn({ composition, design }: Press): ColumnKey[] {
  return keysOf(composition).filter((key) => key !== 'balance' || design.balancePlace === 'own column');
}

function isOverBalance({ design }: Press, key: ColumnKey): boolean {
  return key === 'amount' && design.balancePlace === 'under the amount';
}

function figureOfKey(press: Press, key: ColumnKey, printed: Texts): string {
  const texts = marksApart(press.composition, printed);
  const amount = stacked(texts[key] ?? []);
  const balance = isOverBalance(press, key) ? stacked(texts.balance ?? []) : '';
  return amount === '' || balance === '' ? amount + balance : `${amount}<br><small>${balance}</small>`;
}

function tableOf(press: Press, period: LedgerPeriod, rows: readonly LedgerTransaction[], foot: () => string): string {
  const { composition } = press;
  const titles = keysIn(press).map((key) => `<th class="${classOf(key)}">${stacked([...titleLines(key, composition), ...(isOverBalance(press, key) ? titleLines('balance', composition) : [])])}</th>`).join('');
  const head = composition.headings === 'none' ? '' : `<thead><tr>${titles}</tr></thead>`;
  const [first, last] = endLines(press, period);
  return `<table class="rows">${head}<tbody>${first()}${rows.map((row) => rowOf(press, period, row, rows)).join('')}${last()}${foot()}</tbody></table>`;
}

/** The balances above and below the rows. */
function endLines(press: Press, period: LedgerPeriod): [() => string, () => string] {
  const { ends, order, words, signs } = press.composition;
  if (signs === 'sections' || (ends !== 'rows' && ends !== 'both')) return [() => '', () => ''];
  const isDated = press.random.chance(0.5);
  const line = (isStart: boolean) => (): string => {
    const value = isStart ? press.imprint.opening(period) : press.imprint.closing(period);
    const day = isDated ? dayCell(press.composition, isStart ? period.start : period.end) : {};
    return lineOf(press, isStart ? words.opening : words.closing, { ...figureOf(press, value), ...day });
  };
  return order === 'ascending' ? [line(true), line(false)] : [line(false), line(true)];
}

/** A line that is no transaction. */
function lineOf(press: Press, label: string, texts: Texts): string {
  if (press.design.shape === 'list') return block('row', block('words', `<b>${escaped(label)}</b>`) + figureBlocks(press, texts));
  return `<tr>${keysIn(press).map((key) => `<td class="${classOf(key)}"><b>${key === 'description' ? escaped(label) : figureOfKey(press, key, texts)}</b></td>`).join('')}</tr>`;
}

function rowOf(press: Press, period: LedgerPeriod, row: LedgerTransaction, rows: readonly LedgerTransaction[]): string {
  const { composition, design } = press;
  const isTop = isTopOfDay(period, row, composition);
  const isSpanned = composition.dates === 'once a day' && design.dayCell !== 'empty';
  const rowsOfDay = (date: string): number => rows.filter((other) => other.date === date).length;
  // Beside one row each, days in the middle of their rows would look like days beside the first of them.
  const isCentred = design.dayCell === 'one in the middle of all rows' && rows.some(({ date }) => rowsOfDay(date) % 2 === 0);
  const values = valuesOf(press, period, row, composition.dates !== 'once a day' || isTop);
  const words = spreadWords(composition, row);
  tellRow(press, row, words);
  const cells = keysIn(press).map((key) => {
    if (key === 'date' && isSpanned) return isTop ? `<td class="day${isCentred ? ' centred' : ''}" rowspan="${rowsOfDay(row.date)}">${stacked(values.date ?? [])}</td>` : '';
    return `<td class="${classOf(key)}">${cellOf(press, key, row, { ...values, ...words })}</td>`;
  });
  const heading = composition.dates === 'heading lines' && isTop ? `<tr><td class="day" colspan="${cells.length}"><b>${escaped(dayOf(row.date, composition))}</b></td></tr>` : '';
  const notice = isBeforeNotice(period, row, composition) ? `<tr><td class="sub" colspan="${cells.length}">${escaped(composition.words.advert)}</td></tr>` : '';
  return `${heading}<tr>${cells.join('')}</tr>${notice}`;
}

function cellOf(press: Press, key: ColumnKey, row: LedgerTransaction, texts: Texts): string {
  const { design } = press;
  if (key === 'description') return subtextOf(texts[key] ?? [], design.subtext);
  return figureOfKey(press, key, texts) + (key === 'date' ? timeOf(row, design.time) : '');
}

function timeOf(row: LedgerTransaction, time: Design['time']): string {
  const text = row.time.slice(0, 5);
  return time === 'none' ? '' : time === 'beside the day' ? ` ${text}` : `<br><small>${text}</small>`;
}

function subtextOf([first = '', ...others]: readonly string[], subtext: Design['subtext']): string {
  if (others.length === 0) return escaped(first);
  switch (subtext) {
    case 'behind':
      return escaped([first, ...others].join(' '));
    case 'behind a dot':
      return escaped([first, ...others].join(' · '));
    case 'beneath':
      return stacked([first, ...others]);
    default:
      return escaped(first) + block(subtext === 'smaller beneath' ? 'sub' : 'sub indented', stacked(others));
  }
}

function classOf(key: ColumnKey): string {
  if (FIGURES.includes(key)) return 'figure';
  return ['date', 'booked', 'valued'].includes(key) ? 'day' : 'text';
}

function listOf(press: Press, period: LedgerPeriod, rows: readonly LedgerTransaction[]): string {
  const [first, last] = endLines(press, period);
  return first() + rows.map((row) => itemOf(press, period, row)).join('') + last();
}

function itemOf(press: Press, period: LedgerPeriod, row: LedgerTransaction): string {
  const { composition, design } = press;
  const values = valuesOf(press, period, row, true);
  const words = spreadWords(composition, row);
  tellRow(press, row, words);
  const day = composition.dates === 'heading lines' ? '' : block('day cell', cellOf(press, 'date', row, values));
  const text = block('words', subtextOf(words.description, design.subtext));
  const item = block('row', `${composition.dates === 'right' ? text + day : day + text}${figureBlocks(press, values)}`);
  const isHeaded = composition.dates === 'heading lines' && isTopOfDay(period, row, composition);
  const notice = isBeforeNotice(period, row, composition) ? block('sub', escaped(composition.words.advert)) : '';
  return (isHeaded ? block('heading', escaped(dayOf(row.date, composition))) : '') + item + notice;
}

function figureBlocks(press: Press, texts: Texts): string {
  return keysIn(press).filter((key) => FIGURES.includes(key)).map((key) => block('figure cell', figureOfKey(press, key, texts))).join('');
}
