// Layouts that nobody wrote: each is drawn from the axes by a seed and a number, so no rule can have been made for it.
import { addDays, endOfMonth } from '../generator/calendar.js';
import type { Layout } from '../generator/layout.js';
import { quarter, randomMonth, type AccountPlan } from '../generator/ledger.js';
import { Random } from '../generator/random.js';
import { PAPER } from '../generator/sheet.js';
import * as axes from './axes.js';
import { axisValues, drawComposition, type Composition } from './composition.js';
import { drawStatement } from './statement.js';

const NAME = /^composed-(\d+)-(\d+)$/;

/** The layout called composed-SEED-NUMBER, or null when the name is none of those. */
export function composedNamed(name: string): Layout | null {
  const match = NAME.exec(name);
  return match === null ? null : composedLayout(Number(match[1]), Number(match[2]));
}

export function composedLayout(seed: number, number: number): Layout {
  const name = `composed-${seed}-${number}`;
  const composition = drawComposition(new Random(name));
  const { locale, font, fontSize, runs, isShuffled, paper } = composition;
  return {
    name,
    bank: locale.banks[0] as string,
    country: locale.country,
    features: axisValues(composition),
    paper: { size: PAPER[paper], font, fontSize, runs, shuffled: isShuffled, producer: 'Composer 1.0' },
    plan: (random) => plansOf(composition, random),
    draw: (press) => {
      if (composition.type === 'loan') press.accounts.forEach((account) => owe(account, press.random));
      drawStatement(press, composition);
    },
  };
}

export function plansOf(composition: Composition, random: Random): AccountPlan[] {
  const { locale, type, length, accounts, lines, isOverdrawn, words } = composition;
  const plan: AccountPlan = {
    number: type === 'card' ? random.number('5### #### #### ####') : random.number(random.pick(locale.accounts)),
    name: words[type],
    type: type === 'card' ? 'card' : 'bank',
    currency: locale.currency,
    decimals: locale.decimals,
    holder: locale.holder[0] as string,
    vocabulary: locale.vocabulary,
    money: composition.money,
    ...periodOf(composition, random),
    periods: accounts === 'periods' ? 2 : 1,
    count: axes.COUNTS[length],
    lines: axes.LINE_COUNTS[lines],
    scale: locale.scale,
    overdraft: isOverdrawn,
    ...(type === 'loan' ? { weights: { card: 0, atm: 0, cheque: 0, payroll: 0, rent: 0, refund: 0, interest: 0, deposit: 6, fee: 3, transferOut: 3, transferIn: 5 } } : {}),
  };
  const needsText = composition.extras.includes('party') || composition.extras.includes('details');
  if (needsText && plan.lines?.[1] === 1) plan.lines = [1, 2];
  if (accounts !== 'two') return [plan];
  return [plan, { ...plan, number: random.number(random.pick(locale.accounts)), name: type === 'savings' ? words.current : words.savings }];
}

function periodOf({ period }: Composition, random: Random): { start: string; end: string } {
  if (period === 'month') return randomMonth(random);
  if (period === 'quarter') return quarter(random);
  // The days stand beyond the twelfth: they tell the day from the month.
  const year = random.int(2019, 2025);
  const start = `${year}-12-${random.int(13, 20)}`;
  return { start, end: addDays(endOfMonth(start), random.int(13, 20)) };
}

/** A loan begins far below nought. */
export function owe(account: Parameters<Layout['draw']>[0]['accounts'][number], random: Random): void {
  const highest = Math.max(...account.periods.flatMap((period) => [period.opening, ...period.transactions.map((row) => row.balance)]));
  const shift = -(highest + random.int(2, 9) * 1_000_000);
  // Printed once before.
  if (highest < 0) return;
  for (const period of account.periods) {
    period.opening += shift;
    period.closing += shift;
    for (const row of period.transactions) row.balance += shift;
  }
}
