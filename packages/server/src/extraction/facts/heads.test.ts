import { describe, expect, it } from 'vitest';
import { documentOfText, understandText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const ROWS = `
Date         Details      Amount      Balance
03/14/2026   COFFEE        -5.00        95.00
03/18/2026   TEA           -4.00        91.00`;

function accountOf(head: string, foot = '') {
  return understandText(`${head}\n${ROWS}\n\n${foot}`).accounts[0]!;
}

function largeBank(brand: string, foot: string): string | null {
  const model = documentOfText(`${brand}\nAccount number 12345678\n${ROWS}\n\n${foot}`);
  for (const word of model.pages[0]!.words) if (word.baseline === model.pages[0]!.words[0]!.baseline) word.fontSize *= 2;
  return understand(model).accounts[0]!.institution;
}

describe('the bank in the small print', () => {
  it.each([
    ['that says what the law asks', 'Account number 12345678', 'Larkhall Bank UK PLC. Authorised by the Prudential Regulation Authority.', 'Larkhall Bank UK PLC'],
    ['as the owner of a trading name', 'Account number 12345678', 'Aire Valley Cards is a trading name of Aire Valley Bank plc, registered in England.', 'Aire Valley Bank plc'],
    ['by the domain of its pages', 'Web site: Harborfirst.com\nAccount number 12345678', 'Harborfirst Bank, N.A. Member FDIC', 'Harborfirst Bank, N.A.'],
    ['none where only a tradesman is named', 'Account number 12345678', 'Apple Pay is a trademark of Apple Inc.', null],
    ['that keeps securities, and not a trust of its customers', 'SEQUOIA RIDGE SECURITIES LLC\nThe Delgado Family Trust\nAccount number 12345678', '', 'SEQUOIA RIDGE SECURITIES LLC'],
    ['that issues cards in Japan', '白浜カード株式会社\nAccount number 12345678', '', '白浜カード株式会社'],
    ['in two languages on one line', 'Ngân hàng TMCP Sông Hàn / Song Han Commercial Joint Stock Bank\nAccount number 12345678', '', 'Ngân hàng TMCP Sông Hàn'],
    ['no limit of a card', 'Account number 12345678', 'TOTAL CREDIT LIMIT', null],
  ])('%s', (_, head, foot, bank) => {
    expect(accountOf(head, foot).institution).toBe(bank);
  });

  it('a brand in large type has its whole name there', () => {
    expect(largeBank('swiftly', 'Swiftly Europe SA is authorised by the central bank.')).toBe('Swiftly Europe SA');
    expect(largeBank('Summit Blue Cash Card', 'Summit National Bank. Customer Care: 1-800-555-0177.')).toBe('Summit National Bank');
    expect(largeBank('Credito Bergamino', 'Credito Bergamino S.p.A. - Sede legale: Bergamo')).toBe('Credito Bergamino');
  });

  it('a kind of bank behind its brand is a part of the name, the title of the document and a town are none', () => {
    expect(accountOf('KEELSON   Commercial Bank\nAccount number 12345678').institution).toBe('KEELSON Commercial Bank');
    expect(accountOf('Hangang Savings Transaction History\nAccount number 12345678').institution).toBe('Hangang Savings');
    expect(accountOf('Velebitska banka d.d. Zagreb\nAccount number 12345678').institution).toBe('Velebitska banka d.d.');
    expect(accountOf('Thistledown Bank plc · Platinum Mastercard\nAccount number 12345678').institution).toBe('Thistledown Bank plc');
  });

  it('a name between quotes ends where they do, and savings banks are called by what they are of', () => {
    expect(accountOf('АО «Волжский Банк», г. Самара, БИК 043601607, ИНН 6317012345\nAccount number 12345678').institution).toBe('АО «Волжский Банк»');
    expect(accountOf('Kantonsparkasse Reuss\nCaisse cantonale de la Reuss\nAccount number 12345678').institution).toBe('Kantonsparkasse Reuss');
  });
});

describe('the holder', () => {
  it.each([
    ['two people with their titles', 'MR JOHN ELLERY & MRS PAULA ELLERY\n14 ORCHARD CLOSE', 'MR JOHN ELLERY & MRS PAULA ELLERY'],
    ['under a courtesy of two words', 'Herrn und Frau\nPeter und Sabine Lindner\nOsterstr. 12\n31785 Hameln', 'Peter und Sabine Lindner'],
    ['without the case of a letter', 'Herrn Jan Becker\nLindenweg 14\n99084 Erfurt', 'Jan Becker'],
    ['and not the branch', 'VOTRE AGENCE              M. PAUL GIRARDIN\nLYON CROIX ROUSSE         8 RUE DES TABLES\n12 GRANDE RUE             69001 LYON\n69004 LYON', 'M. PAUL GIRARDIN'],
    ['between quotes', 'Клиент: ООО «Северный Лес»', 'ООО «Северный Лес»'],
    ['behind a label of two words, before the address', 'Majitel účtu: Ing. Petr Novotný, Na Pankráci 1062/58, 140 00 Praha 4', 'Ing. Petr Novotný'],
    ['a company, and not whom the letter is for', 'Weber Haustechnik GmbH\nFrau S. Weber\nDätwylerstrasse 15\n6460 Altdorf UR', 'Weber Haustechnik GmbH'],
    ['with a number of taxes behind', 'JESUS CORDERO CUIT 20-60105414-3\nAccount number 12345678', 'JESUS CORDERO'],
    ['before the end of the card', 'DANIEL R SORENSEN #3731: Transactions', 'DANIEL R SORENSEN'],
    ['before the account in a line of dashes', 'A N Example - Account 00-00-00 12345678 - Sheet 1 of 2', 'A N Example'],
    ['a company alone under the bank', 'DHOW INTERNATIONAL BANK\nFALCON EYE TRADING LLC\n\n\n\nAccount number 12345678', 'FALCON EYE TRADING LLC'],
    ['behind a label in two languages', 'Name / Chue MISS PIMCHANOK S.\nAccount number 12345678', 'MISS PIMCHANOK S.'],
    ['behind the name of an account in short', 'A/C NAME : M/S GANESH TRADING CO\nA/C NO   : 50200041877310', 'M/S GANESH TRADING CO'],
    ['behind the word for an owner, before a number of taxes', 'Владелец: ООО «Северный мост», ИНН 5902887412', 'ООО «Северный мост»'],
    ['before the courtesy of Japan', '160-0022 東京都新宿区新宿3-1-8\n高橋 美咲 様\nカード番号 4980-1200-3317', '高橋 美咲'],
    ['before a label that nobody knows', 'Titular: JUAN PEREZ SOLER Divisa: EUR', 'JUAN PEREZ SOLER'],
    ['above a street with the mark of a house', 'AYŞE YILMAZ\nBAĞDAT CAD. NO:118/4\n34710 KADIKÖY/İSTANBUL', 'AYŞE YILMAZ'],
    ['behind a label in two languages without white between', 'SAO KÊ TÀI KHOẢN\nTên khách hàng/Customer name: LE MINH QUAN\nAccount number 12345678', 'LE MINH QUAN'],
    ['no number of a customer', 'Customer VAT Registration Number : Not Provided\nAccount number 12345678', null],
  ])('%s', (_, head, holder) => {
    expect(accountOf(head).holder).toBe(holder);
  });

  it('lines of the address may stand beside lines of another column, a little higher or lower', () => {
    const model = documentOfText(`LUIS CANO RIOS\nAV REFORMA 120\n62000 CUERNAVACA\nNo. de Cuenta 0458812093\n${ROWS}`);
    const beside = documentOfText('\n                              Periodo\n                              Corte').pages[0]!.words.map((word) => ({ ...word, baseline: word.baseline - 6, box: [word.box[0], word.box[1] - 6, word.box[2], word.box[3] - 6] as typeof word.box }));
    model.pages[0]!.words.push(...beside);
    expect(understand(model).accounts[0]!.holder).toBe('LUIS CANO RIOS');
  });
});

describe('number and currency', () => {
  it('a number for transfers that a narrow cell breaks', () => {
    expect(accountOf('IBAN     AT61 1904 3002\n         3457 3201').number).toBe('AT61 1904 3002 3457 3201');
  });

  it('the code of a branch that could be a day', () => {
    expect(accountOf('Current Account\nAccount\n20-12-21 23554627').number).toBe('20-12-21 23554627');
    expect(accountOf('Account number 20-12-21 23554627').number).toBe('20-12-21 23554627');
  });

  it('no number of taxes in groups like those of a card', () => {
    expect(accountOf('IBAN AE07 0331 2345 6789 0123 456\nTRN   1002 3344 5500 003')).toMatchObject({ number: 'AE07 0331 2345 6789 0123 456', type: 'bank' });
  });

  it('the day that begins a period close behind it is no further part', () => {
    for (const day of ['01-02-2026', '01.02.2026', '2026-02-01']) expect(accountOf(`IBAN PT50000201231234567890154 ${day} a 28-02-2026`).number).toBe('PT50000201231234567890154');
  });

  it('letters before the part that is hidden', () => {
    expect(accountOf('Account Number: MB-****-4421').number).toBe('MB-****-4421');
  });

  it('dollars with the month before the day are those of the United States', () => {
    expect(understandText(`Account number 12345678\nOpening balance   $100.00\n${ROWS}`).accounts[0]!.currency).toBe('USD');
    expect(understandText(`Account number 12345678\nOpening balance   $100.00\n${ROWS.replace('03/14', '04/03').replace('03/18', '05/03')}`).accounts[0]!.currency).toBeNull();
  });

  it('each account has the currency of the title above its number', () => {
    const document = understandText(`Privatkonto CHF\nIBAN CH93 0076 2011 6238 5295 7\n${ROWS}\nSparkonto EUR\nIBAN CH56 0483 5012 3456 7800 9\n${ROWS.replaceAll('95.00', '45.00').replaceAll('91.00', '41.00')}`);
    expect(document.accounts.map(({ currency }) => currency)).toEqual(['CHF', 'EUR']);
  });
});

describe('days of a period that is not printed as two', () => {
  const daysOf = (head: string) => {
    const { startDate, endDate } = accountOf(head).periods[0]!;
    return [startDate?.value, endDate?.value];
  };

  it('a month in the title', () => {
    expect(daysOf('EXTRACTO DE MARZO 2026')).toEqual(['2026-03-01', '2026-03-31']);
    expect(daysOf('EXTRACTO DE ABRIL 2026')).toEqual(['2026-03-14', '2026-03-18']);
  });

  it('the day of the opening balance, or the one behind the end of a month', () => {
    expect(daysOf('Opening balance on 03/01/2026   100.00')[0]).toBe('2026-03-01');
    expect(daysOf('Opening balance on 02/28/2026   100.00')[0]).toBe('2026-03-01');
  });
});

describe('a list of balances', () => {
  it('figures at the ends of lines close together are no sentence', () => {
    const [period] = understandText(`
Account number: 2290 1187 6643

Beginning balance on March 2, 2026  $100.00
Deposits and other additions        0.00
Withdrawals and other subtractions  -9.00
Ending balance on March 31, 2026    $91.00
${ROWS.replace('      Balance', '').replace('        95.00', '').replace('        91.00', '')}`).accounts[0]!.periods;
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 9100 }, isReconciled: true });
  });
});
