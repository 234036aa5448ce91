import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const ROWS = `
Date         Details      Amount      Balance
03/05/2026   COFFEE        -5.00        95.00
14/05/2026   TEA           -4.00        91.00`;

function accountOf(head: string) {
  const { number, name, holder } = understandText(`${head}\n${ROWS}`).accounts[0]!;
  return { number, name, holder };
}

describe('names and numbers', () => {
  it('several facts on one line end where the next label begins', () => {
    expect(accountOf('Account name MS ELEANOR FAIRBAIRN  Sort code 60-00-17 Account number 22760392 Sheet 61')).toEqual({ number: '22760392', name: null, holder: 'MS ELEANOR FAIRBAIRN' });
  });

  it('the account name is the holder, the product its name', () => {
    expect(accountOf('Account name      Mr. RAGHAV NAMBIAR\nAccount type      Individual Current\nAccount number    86128020441')).toEqual({ number: '86128020441', name: 'Individual Current', holder: 'Mr. RAGHAV NAMBIAR' });
  });

  it('headings of a table of accounts name nobody', () => {
    expect(accountOf('Account         Name                 CCY     Opening Balance     Closing Balance')).toMatchObject({ name: null, holder: null });
  });

  it('labels with accents, and numbers with a bank code behind them', () => {
    expect(accountOf('Číslo účtu: 369520-3748949339/0099 Měna: CZK Majitel: Jana Dvořáková').number).toBe('369520-3748949339/0099');
  });

  it('a national number of twenty-six digits is no card', () => {
    const document = understandText(`rachunek w PLN\n37 4177 3791 3499 2859 6817 5676\n${ROWS}`);
    expect(document.accounts[0]).toMatchObject({ number: '37 4177 3791 3499 2859 6817 5676', type: 'bank' });
  });

  it('sums of money behind the word account are no number', () => {
    expect(accountOf('Account number 333 008755555\nAccount value      123,084.85 100.00').number).toBe('333 008755555');
    expect(accountOf('Account number 333 008755555\nAccount total      1.084,85 100,00').number).toBe('333 008755555');
  });

  it('one member with several accounts: the suffix belongs to the number', () => {
    expect(accountOf('SHARE DRAFT CHECKING ACCOUNT 9972328-S8').number).toBe('9972328-S8');
  });

  it.each([
    ['the last digits of a card', 'Account ending in 4402', '4402'],
    ['a number before a dot that parts the facts', 'Kontonummer 7788 1200 45 · Muster GmbH', '7788 1200 45'],
    ["the member's number, where no account is named", 'Member number 0044-778120', '0044-778120'],
    ["the account's number rather than the member's", 'Account number 12345678\nMember number 0044-778120', '12345678'],
  ])('%s', (_, head, number) => {
    expect(accountOf(head).number).toBe(number);
  });
});
