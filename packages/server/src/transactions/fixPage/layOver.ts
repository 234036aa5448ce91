// Lays a new reading of a page over the rows that are stored: which values change, which rows are new, which are no longer seen. Pure.
import type { Box, Source } from '../../reconciliation/proof.js';
import type { ReadRow } from './readRows.js';

export interface StoredRow {
  id: string;
  rowNumber: number;
  date: string | null;
  description: string;
  amountMinor: number | null;
  balanceMinor: number | null;
  box: Box | null;
  provenance: Partial<Record<'date' | 'description' | 'amount' | 'balance', Source | null>>;
}

export interface CellChange {
  id: string;
  columns: { date?: string | null; description?: string; amountMinor?: number; balanceMinor?: number | null };
  sources: Partial<Record<'date' | 'description' | 'amount' | 'balance', Source | null>>;
}

export interface Overlay {
  changes: CellChange[];
  /** In the order of the page, each with the stored row it follows on the page; null: before all of them. */
  added: { row: ReadRow; after: string | null }[];
  /** Stored rows that this reading does not see. */
  gone: string[];
  /** Rows of this reading that a person deleted: they stay deleted. */
  numLeftOut: number;
}

/** Two lines are the same when they share this much of the lower one's height. */
const SAME_LINE = 0.4;

/** @param deleted rows of the page that a person deleted */
export function layOver(stored: readonly StoredRow[], read: readonly ReadRow[], deleted: readonly StoredRow[] = []): Overlay {
  const free = new Set(stored.map(({ id }) => id));
  const unwanted = new Set(deleted);
  const overlay: Overlay = { changes: [], added: [], gone: [], numLeftOut: 0 };
  let after: string | null = null;
  for (const row of read) {
    const match = bestMatch(stored.filter(({ id }) => free.has(id)), row);
    const refused = match ? null : bestMatch([...unwanted], row);
    if (refused) {
      unwanted.delete(refused);
      overlay.numLeftOut += 1;
      continue;
    }
    if (!match) {
      overlay.added.push({ row, after });
      continue;
    }
    free.delete(match.id);
    after = match.id;
    const change = changeOf(match, row);
    if (Object.keys(change.columns).length > 0) overlay.changes.push(change);
  }
  // What a person entered is not taken away because a machine does not see it.
  overlay.gone = stored.filter((row) => free.has(row.id) && !isManual(row.provenance.amount)).map(({ id }) => id);
  return overlay;
}

function bestMatch(stored: readonly StoredRow[], row: ReadRow): StoredRow | null {
  const scored = stored.map((candidate) => ({ candidate, score: likeness(candidate, row) })).filter(({ score }) => score > 0);
  return scored.sort((a, b) => b.score - a.score)[0]?.candidate ?? null;
}

/** By place where both have one; else by what they say. */
function likeness({ box, amountMinor, date, description }: StoredRow, row: ReadRow): number {
  if (box && row.box) {
    const shared = Math.min(box[3], row.box[3]) - Math.max(box[1], row.box[1]);
    const part = shared / Math.max(1, Math.min(box[3] - box[1], row.box[3] - row.box[1]));
    return part >= SAME_LINE ? 1 + part : 0;
  }
  const isSameAmount = amountMinor !== null && Math.abs(amountMinor) === Math.abs(row.amountMinor);
  const isSameText = words(description).join(' ') === words(row.description).join(' ');
  if (isSameText && (isSameAmount || date === row.date)) return 1;
  return isSameAmount && (date === row.date || date === null || row.date === null) ? 0.5 : 0;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isManual = (source: Source | null | undefined): boolean => source?.means === 'manual';

/** Only what arithmetic can judge is replaced; a description or a date only where there is none. */
function changeOf(stored: StoredRow, read: ReadRow): CellChange {
  const change: CellChange = { id: stored.id, columns: {}, sources: {} };
  if (read.amountMinor !== stored.amountMinor && !isManual(stored.provenance.amount)) {
    change.columns.amountMinor = read.amountMinor;
    change.sources.amount = read.sources.amount;
  }
  if (read.balanceMinor !== null && read.balanceMinor !== stored.balanceMinor && !isManual(stored.provenance.balance)) {
    change.columns.balanceMinor = read.balanceMinor;
    change.sources.balance = read.sources.balance;
  }
  if (stored.date === null && read.date !== null) {
    change.columns.date = read.date;
    change.sources.date = read.sources.date;
  }
  if (stored.description === '' && read.description !== '') {
    change.columns.description = read.description;
    change.sources.description = read.sources.description;
  }
  return change;
}

/** Ways to take a reading, from the least to the most. */
export function variantsOf(overlay: Overlay): Overlay[] {
  const { changes, added, gone, numLeftOut } = overlay;
  const nothing: Overlay = { changes: [], added: [], gone: [], numLeftOut };
  const variants: Overlay[] = [{ ...nothing, changes }, { ...nothing, added }, { ...nothing, changes, added }, { ...nothing, gone }, overlay];
  const seen = new Set<string>();
  return variants.filter((variant) => {
    const key = [variant.changes.length, variant.added.length, variant.gone.length].join();
    if (key === '0,0,0' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
