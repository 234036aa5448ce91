import { buildFormField } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { joinFields, readRecords, shortName } from './formRecords.js';

const fields = [buildFormField({ name: 'top[0].Page1[0].f1_01[0]' }), buildFormField({ name: 'city', label: 'Town' })];

describe('lines of a file', () => {
  it.each([
    ['f1_01,Town\nAda,"London, UK"\n', [{ 'top[0].Page1[0].f1_01[0]': 'Ada', city: 'London, UK' }]],
    ['\uFEFFcity;f1_01\r\nOslo;\r\n;;\r\n', [{ city: 'Oslo' }]],
    ['city\ttop[0].Page1[0].f1_01[0]\nOslo\t"two\nlines"', [{ city: 'Oslo', 'top[0].Page1[0].f1_01[0]': 'two\nlines' }]],
  ])('are records: %j', (text, records) => {
    expect(readRecords(text, fields)).toEqual({ records });
  });

  it('whose headings are no fields are not taken', () => {
    expect(readRecords('city,colour\nOslo,red', fields)).toEqual({ unknown: ['colour'] });
  });
});

describe('fields', () => {
  it('have a short name that people can read', () => {
    expect(['top[0].Page1[0].f1_01[0]', 'choice[0].c1_1[2]', 'name'].map(shortName)).toEqual(['f1_01', 'c1_1[2]', 'name']);
  });

  it('of several forms are listed once, in the order of the first, without those that cannot be filled in', () => {
    const stamp = buildFormField({ name: 'stamp', isReadOnly: true });
    expect(joinFields([fields, [fields[1]!, stamp, buildFormField({ name: 'zip' })]]).map(({ name }) => name)).toEqual(['top[0].Page1[0].f1_01[0]', 'city', 'zip']);
  });
});
