// What the account selector shows.
import type { StatementAccount } from '../extraction/model.js';

export function accountTitle({ number, name, institution, type }: Pick<StatementAccount, 'number' | 'name' | 'institution' | 'type'>): string {
  const label = name ?? institution;
  if (label && number) return `${label} ${number}`;
  return label ?? number ?? (type === 'card' ? 'Card' : 'Account');
}

/** Equal titles are numbered from the second on. `taken` are titles that stand already. */
export function uniqueTitles(titles: readonly string[], taken: ReadonlySet<string> = new Set()): string[] {
  const used = new Set(taken);
  return titles.map((title) => {
    let unique = title;
    for (let count = 2; used.has(unique); count += 1) unique = `${title} (${count})`;
    used.add(unique);
    return unique;
  });
}
