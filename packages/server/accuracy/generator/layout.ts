import type { Imprint } from './imprint.js';
import type { AccountPlan, LedgerAccount } from './ledger.js';
import type { Random } from './random.js';
import type { Sheet, SheetOptions } from './sheet.js';

/** What a layout draws with. */
export interface Press {
  sheet: Sheet;
  /** Every money figure that belongs to the ledger goes through this. */
  imprint: Imprint;
  accounts: LedgerAccount[];
  random: Random;
}

/** The look of one invented bank's statement. The comment above it tells what is special about its structure. */
export interface Layout {
  /** kebab-case, as given to --layout. */
  name: string;
  bank: string;
  /** ISO 3166 two letters. */
  country: string;
  /** Names from the challenge catalogue and of our own. */
  features: readonly string[];
  paper: SheetOptions;
  plan(random: Random, size: StatementSize): AccountPlan[];
  draw(press: Press): void;
}

interface StatementSize {
  /** Multiplies the number of transactions; 1 is the layout's own idea. */
  factor: number;
}
