import { describe, expect, it } from 'vitest';
import { squash } from '../tokens/plainText.js';
import { headingRole } from './headings.js';

describe('headings of days', () => {
  it.each(['gramatots', 'iegramatots', 'proknjizeno'])('%s heads the day of booking', (squashed) => expect(headingRole(squashed)).toBe('postingDate'));
});

describe('headings of the two sides', () => {
  it.each(['Expenses', 'Uttak', 'Dalje', 'Egresos', 'Išlaidos', 'Opnamen', 'Ieșiri', 'Αναλήψεις', 'Tiền ra'])('%s: what went out', (printed) => expect(headingRole(squash(printed))).toBe('debit'));
  it.each(['Income', 'Innskudd', 'Hyrje', 'Pajamos', 'Stortingen', 'Intrări', 'Καταθέσεις', 'Tiền vào'])('%s: what came in', (printed) => expect(headingRole(squash(printed))).toBe('credit'));
  it.each(['Amount BGN', 'Montant MAD', 'Сума BGN'])('%s: with the code of any currency', (printed) => expect(headingRole(squash(printed))).toBe('amount'));
});

it.each(['SALDO CONTABLE', 'Saldo disponible', 'Saldo contabile'])('%s heads balances', (printed) => expect(headingRole(squash(printed))).toBe('balance'));
