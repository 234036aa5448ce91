import { Imprint, type Misprint } from './imprint.js';
import { createAccount, type LedgerAccount } from './ledger.js';
import type { Layout } from './layout.js';
import { chooseMisprint, describeMisprint } from './misprint.js';
import { Random } from './random.js';
import { Sheet, type PlacedText } from './sheet.js';
import type { Truth } from './truth.js';

export interface GenerateOptions {
  layout: Layout;
  seed: number;
  /** Multiplies the number of transactions of each period, for long documents. */
  factor?: number;
  /** Prints one figure of the statement with one wrong digit. */
  misprint?: boolean;
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
  const misprint = chooseMisprint(clean.imprint.figures, accounts, new Random(`${options.layout.name} ${options.seed} misprint`));
  return print(options, accounts, misprint);
}

function inventAccounts({ layout, seed, factor }: Pick<GenerateOptions, 'layout' | 'seed' | 'factor'>): LedgerAccount[] {
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
  const truthAccounts = accounts.map((account) => {
    const isCurrencyPrinted = sheet.prints(account.currency) || sheet.prints(SYMBOLS[account.currency] ?? account.currency);
    return { ...imprint.truthOf(account), currency: isCurrencyPrinted ? account.currency : null };
  });
  const currencies = new Set(truthAccounts.map((account) => account.currency));
  const provable = truthAccounts.flatMap((account) => account.periods).every((period) => hasBalances(period));
  return {
    name,
    pdf,
    collisions: sheet.collisions(),
    texts: sheet.placed,
    truth: {
      document: `${name}.pdf`,
      pages,
      currency: currencies.size === 1 ? (truthAccounts[0]?.currency ?? null) : null,
      accounts: truthAccounts,
      flags: {
        layout: options.layout.name,
        seed: options.seed,
        country: options.layout.country,
        features: [...options.layout.features],
        consistent: misprint === null,
        hasBalances: provable,
        scanned: false,
        password: options.password ?? null,
        misprint: misprint === null ? null : describeMisprint(misprint, imprint.figures, accounts),
      },
    },
  };
}

/** Signs that one currency only is printed with. A bare $ says nothing: twenty countries print it. */
const SYMBOLS: Record<string, string> = { GBP: '£', EUR: '€', BRL: 'R$', ILS: '₪' };

function hasBalances(period: Truth['accounts'][number]['periods'][number]): boolean {
  if (period.startBalance !== null && period.endBalance !== null) return true;
  return period.transactions.length > 0 && period.transactions.every((row) => row.balance !== null);
}
