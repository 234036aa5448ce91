import { describe, expect, it, vi } from 'vitest';
import { formPdf } from '../../testing/formPdf.js';
import { fillForm, formFieldsOf } from './fillForm.js';
import { problemOf } from './formEntries.js';

const values = async (bytes: Uint8Array) => Object.fromEntries((await formFieldsOf(bytes)).map(({ name, value }) => [name, value]));

describe('the fields of a PDF form', () => {
  it('are read, each once, with what can be chosen and where they lie', async () => {
    const fields = await formFieldsOf(formPdf());
    expect(fields.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['name', 'text', 'Ada Lovelace'], ['notes', 'text', ''], ['agree', 'checkbox', 'Off'], ['size', 'radio', 'small'], ['country', 'choice', 'Sweden'], ['languages', 'choice', ''], ['stamp', 'text', 'received'],
    ]);
    const [name, notes, agree, size, country, languages, stamp] = fields;
    expect(name).toMatchObject({ label: 'Your name', page: 1, box: [100, 72, 300, 92], isMultiline: false });
    expect(notes?.isMultiline).toBe(true);
    expect([agree, size, country].map((field) => field?.options.map(({ label }) => label))).toEqual([['Yes'], ['small', 'large'], ['Norway', 'Sweden']]);
    expect([languages?.isMultiple, stamp?.isReadOnly]).toEqual([true, true]);
  });

  it('are filled in, and what is not named stays', async () => {
    const filled = await fillForm(formPdf(), { notes: 'one\ntwo é', agree: 'yes', size: 'large', country: 'Norway', languages: 'French, German' });
    expect(await values(filled)).toEqual({
      name: 'Ada Lovelace', notes: 'one\ntwo é', agree: 'Yes', size: 'large', country: 'Norway', languages: 'French, German', stamp: 'received',
    });
    expect(await values(await fillForm(filled, { agree: 'Off', name: '' }))).toMatchObject({ name: '', agree: 'Off', size: 'large', country: 'Norway' });
  });

  it('give the same file for the same entries within a second, which pdf.js makes part of the file\'s ID', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2024, 4, 1) });
    try {
      expect(Buffer.from(await fillForm(formPdf(), { name: 'B' })).equals(Buffer.from(await fillForm(formPdf(), { name: 'B' })))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['name', 'anything', null],
    ['agree', 'x', null],
    ['agree', 'Off', null],
    ['size', 'Off', 'The field “size” can be changed, not emptied. It can be “small”, “large”.'],
    ['agree', 'maybe', 'The field “agree” cannot be “maybe”. It can be “Yes”, “Off”.'],
    ['surname', 'x', 'The form has no field “surname”.'],
    ['size', 'huge', 'The field “size” cannot be “huge”. It can be “small”, “large”.'],
    ['country', 'Denmark', 'The field “country” cannot be “Denmark”. It can be “Norway”, “Sweden”.'],
    ['languages', 'French, Latin', 'The field “languages” cannot be “Latin”. It can be “English”, “French”, “German”.'],
    ['stamp', 'x', 'The field “stamp” cannot be filled in: the form says so.'],
  ])('take %s: %s, or say why not', async (name, value, expected) => {
    expect(problemOf((await formFieldsOf(formPdf())).find((field) => field.name === name), name, value)).toBe(expected);
  });
});
