// Puts other readings in the place of words. The given model stays as it is.
import type { Box, DocumentModel, PageModel, Word } from '../model.js';

export interface Correction {
  page: number;
  /** The word as it stands in the model that was read first. */
  word: Word;
  /** Empty takes the word out. */
  text: string;
  confidence: number;
  /** Where the new text stands, when it takes the place of several words, */
  box?: Box;
  /** and what those said together. */
  from?: string;
}

export function applyReadings(model: DocumentModel, corrections: readonly Correction[], added: readonly { page: number; words: Word[] }[] = []): DocumentModel {
  if (corrections.length === 0 && added.length === 0) return model;
  const byWord = new Map(corrections.map((correction) => [correction.word, correction]));
  return { ...model, pages: model.pages.map((page) => applyToPage(page, byWord, added)) };
}

function applyToPage(page: PageModel, byWord: ReadonlyMap<Word, Correction>, added: readonly { page: number; words: Word[] }[]): PageModel {
  const words = page.words.flatMap((word) => {
    const correction = byWord.get(word);
    if (correction?.text === '') return [];
    return correction ? { ...word, text: correction.text, box: correction.box ?? word.box, confidence: correction.confidence, charX: undefined, alternatives: undefined } : word;
  });
  const more = added.filter((item) => item.page === page.number).flatMap((item) => item.words);
  if (more.length === 0) return words.every((word, index) => word === page.words[index]) ? page : { ...page, words };
  return { ...page, words: [...words, ...more].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]) };
}
