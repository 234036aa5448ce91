import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { headingsOfTwoDays } from './twoDays.js';

const rolesOf = (text: string): string[] => headingsOfTwoDays(wordsOfLine(text, 100)).map(({ role }) => role);

it('a stroke parts the headings of two days', () => {
  expect(rolesOf('POST DATE / VALUE DATE')).toEqual(['postingDate', 'otherDate']);
});

it('headings of days before one with a stroke, each apart from the next, are not those of two days', () => {
  expect(rolesOf('POST DATE  VALUE DATE  TO / FROM')).toEqual([]);
});
