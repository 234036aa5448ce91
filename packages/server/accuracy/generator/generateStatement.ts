import { Imprint, type Misprint } from './imprint.js';
import { createAccount, type LedgerAccount } from './ledger.js';
import type { Layout } from './layout.js';
import { chooseMisprint } from './misprint.js';
import { Random } from './random.js';
import { slipRows, withSlip, type RowSlip } from './slip.js';
import { Sheet, type PlacedText } from './sheet.js';
import { truthOfStatement } from './statementTruth.js';
import type { Truth } from './truth.js';

export interface GenerateOptions {
  layout: Layout;
  seed: number;
  /** Multiplies the number of transactions of each period, for long documents. */
  factor?: number;
  /** Prints one figure of the statement with one wrong digit. */
  misprint?: boolean;
  /** Prints one row wrong as a whole instead, where the printed figures tell. */
  slip?: RowSlip;
  password?: string;
  /** Off gives files that are byte-equal whatever version of zlib is at work. */
  compress?: boolean;
}

export interface GeneratedStatement {
  name: string;
  pdf: Uint8Array;
  truth: Truth;
  /** Texts that lie over each other: mistakes of the layout. */
  collisions: string[];
  /** What is visible, and where. */
  texts: readonly PlacedText[];
}

/** Invents the business, prints it through the layout and returns both; equal options give equal bytes. */
export async function generateStatement(options: GenerateOptions): Promise<GeneratedStatement> {
  const accounts = inventAccounts(options);
  if (options.misprint !== true) return print(options, accounts, null);
  const clean = await printOnce(options, accounts, null);
  const slipped = options.slip === undefined ? null : slipRows(options.slip, accounts, clean.imprint.figures, slipRandom(options));
  if (slipped !== null) {
    const wrong = await print(options, accounts, null);
    return { ...wrong, truth: withSlip(wrong.truth, accounts, options.slip as RowSlip, slipped) };
  }
  const misprint = misprintOf(clean.imprint, accounts, options);
  return print(options, accounts, misprint);
}

/** The figure of a statement that its misprinted copy prints wrong. */
export function misprintOf(imprint: Imprint, accounts: readonly LedgerAccount[], { layout, seed }: { layout: Pick<Layout, 'name'>; seed: number }): Misprint {
  return chooseMisprint(imprint.figures, accounts, new Random(`${layout.name} ${seed} misprint`));
}

export function slipRandom({ layout, seed }: { layout: Pick<Layout, 'name'>; seed: number }): Random {
  return new Random(`${layout.name} ${seed} slip`);
}

export function inventAccounts({ layout, seed, factor }: { layout: Pick<Layout, 'name' | 'plan'>; seed: number; factor?: number }): LedgerAccount[] {
  const random = new Random(`${layout.name} ${seed} ledger`);
  const size = factor ?? 1;
  return layout.plan(random, { factor: size }).map((plan, index) => {
    const count: [number, number] = [Math.round(plan.count[0] * size), Math.round(plan.count[1] * size)];
    return createAccount(String(index), { ...plan, count }, random.fork(`account ${index}`));
  });
}

async function printOnce(options: GenerateOptions, accounts: LedgerAccount[], misprint: Misprint | null) {
  const { layout, seed } = options;
  const random = new Random(`${layout.name} ${seed} print`);
  const sheet = new Sheet(
    { ...layout.paper, password: options.password ?? layout.paper.password, compress: options.compress ?? layout.paper.compress },
    random.fork('sheet'),
  );
  const imprint = new Imprint(() => sheet.page, misprint);
  layout.draw({ sheet, imprint, accounts, random: random.fork('draw') });
  return { pdf: await sheet.finish(), imprint, pages: sheet.pageCount, sheet };
}

async function print(options: GenerateOptions, accounts: LedgerAccount[], misprint: Misprint | null): Promise<GeneratedStatement> {
  const { pdf, imprint, pages, sheet } = await printOnce(options, accounts, misprint);
  const name = `${options.layout.name}-${options.seed}`;
  const printed = { name, layout: options.layout, seed: options.seed, accounts, imprint, misprint, pages, password: options.password ?? null, prints: (text: string) => sheet.prints(text) };
  return { name, pdf, collisions: sheet.collisions(), texts: sheet.placed, truth: truthOfStatement(printed) };
}
