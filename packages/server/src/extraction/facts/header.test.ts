import { describe, expect, it } from 'vitest';
import { documentOfText, understandText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

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

  it('the number of a tax and a code behind it are no number of an account: those of the country are longer', () => {
    const document = understandText(`IBAN DE02 1001 0010 9307 1186 03\n${ROWS}\n\nRosenweg 50   NIF-IVA DE307510626 10119 Berlin\n\n${ROWS.replaceAll('/05/', '/06/')}`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['DE02 1001 0010 9307 1186 03']);
  });

  it('a number behind a kind of account, on a line that begins with a day, is of an entry', () => {
    const document = understandText(`Account number 293840245463\n${ROWS}\n28/05/2026   DEPOSIT 833163365\n\n${ROWS.replaceAll('/05/', '/06/')}`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['293840245463']);
  });

  it('a name stands beside the number of the account, behind it or before what it is called', () => {
    expect(accountOf('Account 462-591671-76-672 KIM SORA').holder).toBe('KIM SORA');
    expect(accountOf('FATIMA AL SABTI IBAN KW24 PRLC 7966 6382 3993 2706 9538 53').holder).toBe('FATIMA AL SABTI');
    expect(accountOf('Savings account 3917-5711-38 ROSARIO D. ABAD page 1').holder).toBe('ROSARIO D. ABAD');
    expect(accountOf('Account number 3917-5711-38 EUR').holder).toBeNull();
    expect(accountOf('Account 462-591671-76-672 EVERYDAY SAVER').holder).toBeNull();
  });

  it('headings of a table of accounts name nobody', () => {
    expect(accountOf('Account         Name                 CCY     Opening Balance     Closing Balance')).toMatchObject({ name: null, holder: null });
  });

  it('labels with accents, and numbers with a bank code behind them', () => {
    expect(accountOf('Číslo účtu: 369520-3748949339/0099 Měna: CZK Majitel: Jana Dvořáková').number).toBe('369520-3748949339/0099');
    expect(accountOf('Výpis z účtu 2301234567/2010 za období 01.01.2026 - 31.01.2026').number).toBe('2301234567/2010');
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

  it('the bank in large type, by its full name at the foot of the page', () => {
    const bank = (foot: string) => {
      const model = documentOfText(`kingfisher\nAccount number 12345678\n${ROWS}\n\n${foot}`);
      for (const word of model.pages[0]!.words) if (word.text === 'kingfisher') word.fontSize *= 2;
      return understand(model).accounts[0]!.institution;
    };
    expect(bank('Kingfisher Mutual Bank Ltd is a member of the scheme.')).toBe('Kingfisher Mutual Bank');
    expect(bank('Kingfisher cards work at any bank.')).toBe('kingfisher');
  });

  it.each([
    ['before the title of the document', 'ACME Bank Statement', 'ACME Bank'],
    ['with letters of other words in it', 'BANCO ALIBANO S.A.', 'BANCO ALIBANO S.A.'],
    ['none where it is a number', 'Banco: 85', null],
    ['one word before it', 'MARIBANK ACCOUNT ACTIVITY STATEMENT', 'MARIBANK'],
    ['none where the title alone says bank', 'Your Bank Statement', null],
    ['none in a sentence that goes on', 'from an ATM using your credit card', null],
    ['in the name of its card', 'Deccan Bank Regal Credit Card', 'Deccan Bank'],
    ['before its address on the line of the sender', 'MOSEL BANK GMBH ULMENALLEE 32 10435 BERLIN', 'MOSEL BANK'],
    ['none in a limit of credit', 'Kreditlimite in CHF', null],
    ['none in the name of an account', 'Money Market Savings', null],
    ['none in the word for a card of credit', 'Kreditní karta', null],
    ['none where a label speaks of banks', 'Bank Identifier Code', null],
  ])('the bank: %s', (_, head, bank) => {
    expect(understandText(`${head}\nAccount number 12345678\n${ROWS}`).accounts[0]!.institution).toBe(bank);
  });

  it('references of rows under "Account balance" are no accounts (wrong badge: one account in two)', () => {
    const heading = 'Date         Details                Ref      Amount Account balance';
    const document = understandText(`Account number 12345678
Opening balance 100.00
${heading}
03/05/2026   COFFEE                 P551238982   -5.00           95.00
\f${heading}
14/05/2026   TEA                    C114926424   -4.00           91.00`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['12345678']);
  });

  it.each([
    ['under its label', 'Account Holder          IBAN                   Swift/BIC\nMarek Dvořáček          BE49 7784 8188 7262    TRWIXXB1', 'Marek Dvořáček'],
    ['behind words within a line', 'Betaalrekening NL28 PLDR 7373 3779 35 op naam van Mw J. van der Meer', 'Mw J. van der Meer'],
    ['first of an address at the right', 'Extrait de compte              KLARA BERG\n                               SVEAVÄGEN 12\n                               11157 STOCKHOLM', 'KLARA BERG'],
    ['before the rest of an address on one line', 'DE SMET JAN, 3200 Aarschot\nAccount number 12345678', 'DE SMET JAN'],
    ['two lines above the house', 'Exma. Sra.\nINES FALCAO\nRUA DO FAROL 22 2 ESQ\n4450-001 MATOSINHOS', 'INES FALCAO'],
    ['alone beside the account', 'Account number 12345678\nLena Sjöberg', 'Lena Sjöberg'],
    ['none of two that stand alone', 'Account number 12345678\nLena Sjöberg\nRefund Protection', null],
    ['no address of an office', 'Customer Services\n12 High Street\nAccount number 12345678', null],
    ['no name made unreadable', 'Account holder   XXXX XXXX XXXX\nAccount number 12345678', null],
    ['no sentence', 'Refer a friend and\nget 50 back\nAccount number 12345678', null],
  ])('the holder: %s', (_, head, holder) => {
    expect(accountOf(head).holder).toBe(holder);
  });

  it.each([
    ['beside the day of the statement, over an address', 'Relevé édité le 14 février 2025    MME CLAIRE AUBERT\n                                   3 RUE DU LAVOIR\n                                   37000 TOURS', 'MME CLAIRE AUBERT'],
    ['behind a label of two words', 'Müşteri Adı: KEREM YILMAZ', 'KEREM YILMAZ'],
    ['behind a label in Greek', 'Δικαιούχος: ΕΛΕΝΗ ΠΑΠΠΑ', 'ΕΛΕΝΗ ΠΑΠΠΑ'],
    ['none in the title of a list', 'Account number 12345678\nDETALLE DE OPERACIONES', null],
    ['none in a title in Turkish', 'Account number 12345678\nHESAP HAREKETLERİ', null],
    ['none in a salutation', 'Account number 12345678\nGentile Cliente', null],
  ])('a holder %s', (_, head, holder) => {
    expect(accountOf(head).holder).toBe(holder);
  });

  it.each([
    ['of two groups', 'Account number', '064-991 99694499'],
    ['of many groups', 'Account number', '51 545 494 9'],
    ['with a check digit set apart', 'Conta', '2434971 - 1'],
    ['under words that say number in their own way', 'Číslo účtu', '789432-4011844720/6363'],
    ['under words of another language', 'Hesap numarası', '3088-53113093'],
  ])('a number under its label, beside an address: %s', (_, label, number) => {
    expect(accountOf(`9 SAXON CLOSE 20841            ${label}\nHEREFORD HR4 0AA              ${number}`).number).toBe(number);
  });

  it.each([
    ['the last digits of a card', 'Account ending in 4402', '4402'],
    ['a number before a dot that parts the facts', 'Kontonummer 7788 1200 45 · Muster GmbH', '7788 1200 45'],
    ["the member's number, where no account is named", 'Member number 0044-778120', '0044-778120'],
    ["the account's number rather than the member's", 'Account number 12345678\nMember number 0044-778120', '12345678'],
    ['long groups of digits below the label', '8600 SILKEBORG         Account number\n                       2067 6772574670', '2067 6772574670'],
    ['groups that look like a sum of money below the label', 'DURBAN                 Account number\n4001                   65 707 743 3', '65 707 743 3'],
    ['a label whose last word is one, too', 'CAMPINAS SP            Número de conta\n                       75264-3', '75264-3'],
    ['a bank code before the number below the label', 'HEREFORD               Account number\n                       20-46-33 22035002', '20-46-33 22035002'],
  ])('%s', (_, head, number) => {
    expect(accountOf(head).number).toBe(number);
  });
});
