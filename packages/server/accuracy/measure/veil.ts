// Statements in words that nobody knows: what their figures, days and places leave open no vocabulary may hide.
import { currencyNamed } from '../../src/extraction/tokens/currencies.js';
import { monthNumber } from '../../src/extraction/tokens/monthNames.js';
import { foldText } from '../../src/extraction/tokens/plainText.js';
import type { DocumentModel } from '../../src/extraction/model.js';
import { Random } from '../generator/random.js';
import type { Expectation } from './expectation.js';

export interface Veil {
  /** Of the distinct words of a document, those that are replaced. */
  share: number;
  /** Words of one and two letters, too, of which many mark sides ("CR", "S"). */
  marks: boolean;
}

/** A run of letters with nothing but punctuation around it: "IBAN" and "(CR)", but neither "DE12" nor "5th". */
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu;
const LONGEST_MARK = 2;
/** Letters that follow each other as in a word, for each script; the first list of each begins. Others stay as they are. */
const ALPHABETS: readonly (readonly [script: RegExp, ...letters: readonly string[]])[] = [
  [/^\p{Script=Latin}+$/u, 'bdfgklmnprstvz', 'aeiou'],
  [/^\p{Script=Cyrillic}+$/u, 'бвгдзклмнпрст', 'аеиоу'],
  [/^\p{Script=Greek}+$/u, 'βγδζκλμνπρτφ', 'αεηιου'],
  [/^\p{Script=Hebrew}+$/u, 'בגדזטכלמנסעפצקרשת'],
  [/^\p{Script=Arabic}+$/u, 'بتثجحدرسشصطعفقكلمنهي'],
  [/^\p{Script=Georgian}+$/u, 'ბგდვზკლმნპრსტ', 'აეიოუ'],
  [/^\p{Script=Hangul}+$/u, '가나다라마바사자차카타파하'],
  [/^\p{Script=Han}+$/u, '山川田雨花林石竹梅松柏桃'],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u, 'カサタナハマヤラワ'],
  [/^\p{Script=Thai}+$/u, 'กขคงจชดตทนบปพมยรลวสห'],
];
/** Year, month and day behind their figures. */
const DATE_PARTS = new Set([...'年月日년월일']);

const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'tr', 'ro', 'el', 'uk', 'ru', 'id'];
const WEEKDAYS = new Set(LOCALES.flatMap((locale) => (['long', 'short'] as const).flatMap((weekday) => daysOfWeek(new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })))));

function daysOfWeek(format: Intl.DateTimeFormat): string[] {
  return Array.from({ length: 7 }, (_, day) => wordOf(format.format(Date.UTC(2024, 0, 1 + day))));
}

function wordOf(text: string): string {
  return foldText(text).replace(/\.$/, '');
}

/** Each word that is no figure, day, currency or text of a row becomes another of the same length, always the same one. */
export function veiled(model: DocumentModel, { share, marks }: Veil, expectation: Expectation, seed: string): DocumentModel {
  const kept = wordsOfRows(expectation);
  const replaced = (word: string): string => {
    const folded = wordOf(word);
    if ((!marks && word.length <= LONGEST_MARK) || kept.has(folded) || isOfDayOrMoney(folded)) return word;
    const random = new Random(`${seed} ${folded}`);
    return random.chance(share) ? pseudoWord(word, random) : word;
  };
  return { ...model, pages: model.pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, text: word.text.replace(WORD, replaced) })) })) };
}

function isOfDayOrMoney(folded: string): boolean {
  return monthNumber(folded) !== null || WEEKDAYS.has(folded) || currencyNamed(folded) !== undefined || [...folded].every((letter) => DATE_PARTS.has(letter));
}

function wordsOfRows(expectation: Expectation): Set<string> {
  const rows = expectation.kind === 'whole' ? expectation.accounts.flatMap(({ periods }) => periods.flatMap((period) => period.rows)) : [];
  const texts = rows.flatMap(({ description, alternativeDescription }) => [description, alternativeDescription ?? '']);
  // Readers give Hebrew and Arabic from left to right.
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []).map(wordOf).flatMap((word) => [word, [...word].reverse().join('')]));
}

function pseudoWord(word: string, random: Random): string {
  const [, ...letters] = ALPHABETS.find(([script]) => script.test(word)) ?? [];
  if (letters.length === 0) return word;
  const start = random.int(0, letters.length - 1);
  return [...word].map((old, at) => withCaseOf(old, random.pick([...letters[(start + at) % letters.length]!]))).join('');
}

function withCaseOf(old: string, letter: string): string {
  return old === old.toLowerCase() ? letter : letter.toUpperCase();
}
