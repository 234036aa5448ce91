// The text of an imported row: what was written, and who was paid where that does not say it.
import { cleanPayee } from '../extraction/payee/cleanPayee.js';

/** OFX cuts a name at 32 characters, so the last word of a long one may be a beginning. */
const LONG_NAME = 30;

/**
 * The party's name stands before the text unless the text says it already. Every list, search and file shows the description; a column for
 * the payee has only some. A text that says the name stays as it is, so nothing grows when a file of ours is read again.
 */
export function withPayee(payee: string | null | undefined, text: string): string {
  if (!payee || says(text, payee)) return text;
  return says(payee, text) ? payee : `${payee} ${text}`;
}

/** The same, letter for letter: a name in other capitals is not said yet. */
export function withSpelledPayee(payee: string, text: string): string {
  const says = payee === '' || holds(spelledWords(text), spelledWords(payee), false);
  return says ? text : [payee, text].filter(Boolean).join(' ');
}

/** Whether all words of the name stand in the text, in their order, as they are or cleaned as we clean payees. */
function says(text: string, name: string): boolean {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return text.includes(name.trim());
  const mayBeCut = name.length >= LONG_NAME;
  return holds(wordsOf(text), wanted, mayBeCut) || holds(wordsOf(cleanPayee(text) ?? ''), wanted, mayBeCut);
}

function holds(words: readonly string[], wanted: readonly string[], mayBeCut: boolean): boolean {
  let found = 0;
  for (const word of words) {
    const next = wanted[found];
    if (word === next || (mayBeCut && found === wanted.length - 1 && word.startsWith(next!))) found += 1;
    if (found === wanted.length) return true;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return spelledWords(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

function spelledWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
