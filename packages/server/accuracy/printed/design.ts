// Draws one value of each axis of a statement that a browser prints: those of the composed ones, and its own.
import { among, weighted } from '../composed/axes.js';
import { axisValues, drawComposition, type Composition } from '../composed/composition.js';
import { plansOf } from '../composed/composedLayout.js';
import type { AccountPlan } from '../generator/ledger.js';
import { Random } from '../generator/random.js';
import * as axes from './axes.js';

type Axis<T> = keyof T & string;

export interface Design {
  /** printed-SEED-NUMBER */
  name: string;
  country: string;
  features: readonly string[];
  composition: Composition;
  shape: Axis<typeof axes.SHAPES>;
  subtext: Axis<typeof axes.SUBTEXTS>;
  cellEdge: Axis<typeof axes.CELL_EDGES>;
  typeface: Axis<typeof axes.TYPEFACES>;
  size: number;
  padding: number;
  decoration: Axis<typeof axes.DECORATIONS>;
  width: Axis<typeof axes.WIDTHS>;
  box: Axis<typeof axes.BOXES>;
  footer: Axis<typeof axes.FOOTERS>;
  breaks: Axis<typeof axes.BREAKS>;
  time: Axis<typeof axes.TIMES>;
  dayCell: Axis<typeof axes.DAY_CELLS>;
  titles: Axis<typeof axes.TITLES>;
  letters: Axis<typeof axes.LETTERS>;
  balancePlace: Axis<typeof axes.BALANCE_PLACES>;
  plan(random: Random): AccountPlan[];
}

/** The axes of the composed layouts that say something about a page of HTML, too. */
const SHARED = [
  'language', 'type', 'length', 'signs', 'balance', 'ends', 'totals', 'dates', 'period', 'lines', 'headings', 'order', 'accounts', 'symbols', 'front', 'date form', 'year',
  'paper', 'negative', 'heading form', 'heading edge', 'overdrawn', 'tables', 'columns', 'rowNumbers', 'notices', 'referencePlace', 'balanceMarkPlace', 'summaryPlace', 'remarks', 'dayOrder', 'lists',
];
const LISTED_SIGNS: readonly Composition['signs'][] = ['signed', 'suffix', 'debts positive'];
const LISTED_DATES: readonly Composition['dates'][] = ['each row', 'heading lines', 'right'];

const NAME = /^printed-(\d+)-(\d+)/;

/** The design called printed-SEED-NUMBER, also by the name of one of its documents, or null when the name is none of those. */
export function designNamed(name: string): Design | null {
  const match = NAME.exec(name);
  return match === null ? null : designOf(Number(match[1]), Number(match[2]));
}

export function designOf(seed: number, number: number): Design {
  const name = `printed-${seed}-${number}`;
  const random = new Random(name);
  const drawn = drawReadable(random);
  const shape = mayBeList(drawn) ? weighted(random, { table: 45, list: 55 }) : 'table';
  // A list has no columns but the day, the words and the figures, and nothing over them.
  const composition: Composition = { ...drawn, carry: 'none', daySums: 'none', file: 'one statement', ...(shape === 'list' ? { headings: 'none', extras: [], currencies: 'none', rowNumbers: 'none', balanceMarkPlace: 'behind it', totals: drawn.totals === 'foot' ? 'none' : drawn.totals } : {}) };
  const look = drawLook(random, composition);
  if (look.balancePlace !== 'own column') composition.balanceMarkPlace = 'behind it';
  const { locale } = composition;
  const own = Object.entries({ shape, ...look }).map(([axis, value]) => `${axis}: ${value}`);
  return {
    name, country: locale.country, composition, shape, ...look,
    features: [...axisValues(composition).filter((value) => SHARED.includes(value.split(':')[0] as string)), ...own],
    plan: (plans) => plansOf(composition, plans),
  };
}

/** No browser is sure to have letters for every language; Thai is the one that usual machines lack. */
function drawReadable(random: Random): Composition {
  const drawn = drawComposition(random.fork('composition'));
  return drawn.locale.language === 'th' ? drawReadable(random) : drawn;
}

function mayBeList({ signs, dates, balance }: Composition): boolean {
  return LISTED_SIGNS.includes(signs) && LISTED_DATES.includes(dates) && balance !== "day's end";
}

function drawLook(random: Random, { dates, signs, balance }: Composition) {
  const isSigned = ['signed', 'suffix', 'debts positive'].includes(signs);
  const dayCell = weighted(random, axes.DAY_CELLS);
  const edges = dates !== 'once a day' || dayCell === 'empty' ? ['top', 'middle', 'bottom', 'baseline'] as const : dayCell === 'one over all rows' ? ['top'] as const : ['top', 'middle'] as const;
  return {
    subtext: weighted(random, axes.SUBTEXTS),
    // Cells at the foot of rows whose day stands at their head, or in their middle, would be beside the day of others.
    cellEdge: weighted(random, among(axes.CELL_EDGES, ...edges)),
    typeface: weighted(random, axes.TYPEFACES),
    size: Number(weighted(random, axes.SIZES)),
    padding: Number(weighted(random, axes.PADDINGS)),
    decoration: weighted(random, axes.DECORATIONS),
    width: weighted(random, axes.WIDTHS),
    box: weighted(random, axes.BOXES),
    footer: weighted(random, axes.FOOTERS),
    breaks: weighted(random, axes.BREAKS),
    time: weighted(random, dates === 'each row' ? axes.TIMES : among(axes.TIMES, 'none')),
    dayCell,
    titles: weighted(random, axes.TITLES),
    letters: weighted(random, axes.LETTERS),
    balancePlace: isSigned && balance === 'each row' ? weighted(random, axes.BALANCE_PLACES) : 'own column',
  };
}
