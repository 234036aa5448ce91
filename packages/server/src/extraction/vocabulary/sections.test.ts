import { describe, expect, it } from 'vitest';
import { sectionKind } from './sections.js';

describe('titles with a sign for "and"', () => {
  it.each([
    ['Deposits & Additions', 'depositsadditions', 'in'],
    ['Credits & Refunds', 'creditsrefunds', 'in'],
    ['Withdrawals & Purchases', 'withdrawalspurchases', 'out'],
  ])('%s', (_, squashed, kind) => {
    expect(sectionKind(squashed)).toBe(kind);
  });
});

it('fees that are listed once more and balances of days are no rows', () => {
  expect(['recapitulatifdesfrais', 'feesummary', 'dennizustatky'].map(sectionKind)).toEqual(['aside', 'aside', 'aside']);
});

it('what a card holds back in Greece is not booked', () => {
  expect(['δεσμευμεναποσα', 'δεσμευμεναποσαεκκρεμεισσυναλλαγεσ', 'εκκρεμεισσυναλλαγεσ'].map(sectionKind)).toEqual(['aside', 'aside', 'aside']);
});
