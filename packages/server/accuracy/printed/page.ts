// A whole printed statement as one page of HTML.
import { aboutAccount, balanceSentence, periodText, summaryEntries } from '../composed/front.js';
import { listsOf, LISTS_ABOVE, type List } from '../composed/lists.js';
import { dayOf } from '../composed/columns.js';
import type { LedgerAccount, LedgerPeriod, LedgerTransaction } from '../generator/ledger.js';
import { byDay } from '../generator/parts.js';
import { block, escaped, stacked } from './html.js';
import { rowsOf, type Press } from './rows.js';
import { styleOf } from './style.js';

export function htmlOf(press: Press, accounts: readonly LedgerAccount[], bank: string): string {
  const { composition, design } = press;
  const first = accounts[0] as LedgerAccount;
  const isOnlyOne = accounts.length === 1 && first.periods.length === 1;
  const periods = accounts.flatMap((account) => account.periods.map((period) => periodOf(press, account, period, isOnlyOne)));
  const parts = [
    frontOf(press, accounts, bank),
    composition.furniture.includes('advert') ? block('advert', escaped(composition.words.advert)) : '',
    ...periods,
    composition.notes === 'star' || composition.remarks !== 'none' ? `<p class="sub">* ${escaped(composition.words.fees)}</p>` : '',
    tablesOf(press, first.periods[0] as LedgerPeriod),
    composition.furniture.includes('legal text') ? `<p class="sub">${escaped(composition.words.legal)}</p>` : '',
  ];
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(composition.words.statement)}</title><style>${styleOf(design)}</style></head><body>${parts.join('')}</body></html>`;
}

function frontOf({ composition, random }: Press, accounts: readonly LedgerAccount[], bank: string): string {
  const { words, locale, front } = composition;
  const first = accounts[0] as LedgerAccount;
  const period = { ...(first.periods[0] as LedgerPeriod), end: (first.periods.at(-1) as LedgerPeriod).end };
  const isOnlyOne = accounts.length === 1 && first.periods.length === 1;
  const entries: [string, string][] = isOnlyOne ? aboutAccount({ composition }, first, period) : [[words.period, periodText({ composition }, period)]];
  const about = entries.map(([label, value]) => (front === 'side by side' ? `<div><span class="sub">${escaped(label)}</span><br>${escaped(value)}</div>` : `<div>${escaped(label)}: ${escaped(value)}</div>`)).join('');
  const title = block(random.chance(0.25) ? 'bank right' : 'bank', escaped(bank));
  const holder = `<div>${stacked(locale.holder)}</div>`;
  return `${title}${front === 'side by side' ? block('beside', holder + `<div>${about}</div>`) : holder + block(front === 'line' ? 'beside' : 'beneath', about)}<h1>${escaped(words.statement)}</h1>`;
}

function periodOf(press: Press, account: LedgerAccount, period: LedgerPeriod, isOnlyOne: boolean): string {
  const { composition, imprint } = press;
  imprint.dates(period);
  const about = aboutAccount(press, account, period);
  const title = isOnlyOne ? '' : `<h2>${escaped(`${account.name} ${account.number} ${account.currency}`)}</h2><div>${escaped(about.at(-1)?.join(' ') ?? '')}</div>`;
  const ends = composition.ends === 'sentence' ? `<p>${escaped(balanceSentence(press, period))}</p>` : composition.ends === 'summary' || composition.ends === 'both' ? boxOf(press, period) : '';
  const lists = listsOf(composition, press.figures, period, press.random.fork('lists'));
  const [above, below] = [true, false].map((isAbove) => lists.filter(({ name }) => name !== 'cheque images' && LISTS_ABOVE.includes(name) === isAbove).map(listOf).join(''));
  return title + above + (composition.summaryPlace === 'above the rows' ? ends + rowsOf(press, period) : rowsOf(press, period) + ends) + below;
}

function listOf({ title, lines }: List): string {
  const rows = lines.map(({ texts, figures }) => `<tr><td>${texts.map(escaped).join(' &nbsp; ')}</td>${figures.map((figure) => `<td class="figure">${escaped(figure)}</td>`).join('')}</tr>`);
  return `<h2>${escaped(title)}</h2><table class="entries">${rows.join('')}</table>`;
}

function boxOf(press: Press, period: LedgerPeriod): string {
  const entries = summaryEntries(press, period).map(([label, value]) => [escaped(label), escaped(value)] as const);
  const title = `<h2>${escaped(press.composition.words.summary)}</h2>`;
  switch (press.design.box) {
    case 'tiles':
      return title + block('beside', entries.map(([label, value]) => block('tile', `${block('sub', label)}<div class="large">${value}</div>`)).join(''));
    case 'values over labels':
      return title + block('beside', entries.map(([label, value]) => block('tile', `<div class="large">${value}</div>${block('sub', label)}`)).join(''));
    case 'strip':
      return block('strip', entries.map(([label, value]) => `<span>${label} <b>${value}</b></span>`).join(''));
    case 'list':
      return title + block('entries', entries.map(([label, value]) => `<div><span>${label}</span><span>${value}</span></div>`).join(''));
    case 'table':
      return `${title}<table class="entries">${entries.map(([label, value]) => `<tr><td>${label}</td><td class="figure">${value}</td></tr>`).join('')}</table>`;
  }
}

/** Tables with figures that belong to no row. */
function tablesOf(press: Press, period: LedgerPeriod): string {
  const { composition, figures, random } = press;
  const { words, tables, locale, money } = composition;
  const table = (title: string, lines: readonly (readonly [string, string])[]): string =>
    `<h2>${escaped(title)}</h2><table class="entries">${lines.map(([label, value]) => `<tr><td>${escaped(label)}</td><td class="figure">${escaped(value)}</td></tr>`).join('')}</table>`;
  const parts: string[] = [];
  if (tables.includes('daily balances') && period.transactions.length > 0) parts.push(table(words.daily, dailyBalances(press, period)));
  if (tables.includes('fees')) parts.push(table(words.fees, words.feeItems.split('|').map((item) => [item, figures.plain(random.int(0, 2500) * locale.scale)] as const)));
  if (tables.includes('rates')) parts.push(table(words.rates, [words.savings, words.loan].map((name) => [name, `${random.int(0, 9)}${money.decimal}${random.digits(2)} %`] as const)));
  return parts.join('');
}

function dailyBalances({ composition, figures, imprint }: Press, period: LedgerPeriod): [string, string][] {
  const last = byDay(period.transactions).map((rows) => rows.at(-1) as LedgerTransaction);
  return last.map((row) => [dayOf(row.date, composition), figures.balance(imprint.derived(period, `daily ${row.date}`, row.balance))]);
}
