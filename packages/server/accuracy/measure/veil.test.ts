import { describe, expect, it } from 'vitest';
import type { DocumentModel, Word } from '../../src/extraction/model.js';
import type { Expectation } from './expectation.js';
import { veiled, type Veil } from './veil.js';

const ROWS: Expectation = {
  kind: 'whole',
  accounts: [{ number: null, type: 'bank', currency: null, periods: [{ startDate: null, endDate: null, startBalance: null, endBalance: null, isReconciled: true, rows: [{ date: '2024-03-05', description: 'Maple Bakery', amount: '-4.20', balance: null }] }] }],
};

function modelOf(text: string): DocumentModel {
  const words = text.split(' ').map((part, at): Word => ({ text: part, box: [at * 50, 0, at * 50 + 40, 9], fontSize: 9, angle: 0, baseline: 8 }));
  return { pages: [{ number: 1, width: 600, height: 800, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false };
}

function textOf(text: string, veil: Veil = { share: 1, marks: false }): string {
  return veiled(modelOf(text), veil, ROWS, 'seed').pages[0]!.words.map((word) => word.text).join(' ');
}

describe('words that nobody knows', () => {
  it('leaves figures, days, currencies, texts of rows and short marks as they are', () => {
    const kept = 'Tuesday 5 March 2024 Maple BAKERY 1,204.20 CR EUR kr. DE44 5005 3月5日';
    expect(textOf(kept)).toBe(kept);
  });

  it('puts others of the same length and case in their place, the same one for the same word', () => {
    const [opening, again, label, greek] = textOf('Opening OPENING (Balance): Υπόλοιπο').split(' ') as [string, string, string, string];
    expect(opening).toMatch(/^[A-Z][a-z]{6}$/);
    expect(opening).not.toBe('Opening');
    expect(again).toBe(opening.toUpperCase());
    expect(label).toMatch(/^\([A-Z][a-z]{6}\):$/);
    expect(label).not.toBe('(Balance):');
    expect(greek).toMatch(/^\p{Script=Greek}{8}$/u);
  });

  it('veils marks of sides when asked, and with a smaller share only some words', () => {
    expect(textOf('CR', { share: 1, marks: true })).toMatch(/^[A-Z]{2}$/);
    expect(textOf('CR', { share: 1, marks: true })).not.toBe('CR');
    const words = Array.from({ length: 60 }, (_, at) => `Label${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`);
    const changed = textOf(words.join(' '), { share: 0.5, marks: false }).split(' ').filter((word, at) => word !== words[at]);
    expect(changed.length).toBeGreaterThan(15);
    expect(changed.length).toBeLessThan(45);
  });
});
