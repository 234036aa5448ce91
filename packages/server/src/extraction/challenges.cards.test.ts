// Card statements in sections, whose title says nothing of a card: what is owed is told by the printed sums, whatever shows a credit.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

const statement = (credit: (figure: string) => string, tail = ''): string => `
Quill & Anchor Rewards
Billing cycle 01/01/2025 - 01/31/2025
Previous Balance        $1,200.55
Payments                ${credit('515.21')}
Purchases                 $214.95
Fees Charged               $29.00
New Balance               $929.29
PAYMENTS AND OTHER CREDITS
01/08    ONLINE PAYMENT            ${credit('217.61')}
01/15    MOBILE PAYMENT            ${credit('297.60')}
         TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD     ${credit('515.21')}
PURCHASES
01/03    OPTICS                      $171.85
01/09    BLUE FINCH CAFE              $43.10
         TOTAL PURCHASES FOR THIS PERIOD     $214.95
FEES
01/30    LATE FEE                     $29.00
${tail}`;

const AMOUNTS = ['217.61', '297.60', '-171.85', '-43.10', '-29.00'];

describe('a card in sections', () => {
  it.each([
    ['brackets', (figure: string) => `($${figure})`],
    ['a minus before', (figure: string) => `-$${figure}`],
    ['a minus behind', (figure: string) => `$${figure}-`],
    ['letters', (figure: string) => `$${figure} CR`],
    ['nothing', (figure: string) => `$${figure}`],
  ])('credits shown by %s', (_, credit) => {
    expect(readStatement(statement(credit))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: AMOUNTS });
  });

  it('sums of the whole year are none of the period', () => {
    const year = `
                   2025 Totals Year-to-Date
         Total fees charged in 2025           $112.00
         Total interest charged in 2025         $7.31`;
    expect(readStatement(statement((figure) => `-$${figure}`, year)).verdict).toBe('reconciled');
  });

  it('a misprinted sum is still found', () => {
    expect(readStatement(statement((figure) => `-$${figure}`).replace('FOR THIS PERIOD     $214.95', 'FOR THIS PERIOD     $217.95'))).toMatchObject({ type: 'card', verdict: 'notReconciled', amounts: AMOUNTS });
  });
});

describe('a card in one table', () => {
  const together = (interest: string): string => `
Gate Card Services
Card number ending 4417           8 February 2026
                    Previous balance           £552.10
                    Payments and credits       £552.10 CR
                    Purchases                  £171.05
                    Interest and charges        £${interest}
                    New balance                £184.00
Transaction date   Posted    Details                            Amount (£)
9 Jan              10 Jan    CORNER SHOP                            141.39
10 Jan             11 Jan    BUS                                     29.66
19 Jan             20 Jan    PAYMENT RECEIVED - THANK YOU            552.10 CR
7 Feb              8 Feb     INTEREST CHARGED ON PURCHASES           12.95`;

  it('whose purchases, and charges that no word puts on a side, are printed apart', () => {
    expect(readStatement(together('12.95'))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-141.39', '-29.66', '552.10', '-12.95'] });
  });

  it('and are tested all the same', () => {
    expect(readStatement(together('19.95')).verdict).not.toBe('reconciled');
  });
});

describe('a list of card purchases without signs', () => {
  it.each([
    ['RELEVÉ DE VOTRE CARTE À DÉBIT DIFFÉRÉ', 'Commerce', 'Montant en euros', 'TOTAL'],
    ['Extracto de tarjeta', 'Comercio', 'Importe', 'TOTAL'],
    ['Estratto conto carta', 'Esercente', 'Importo', 'TOTALE'],
    ['Kartenabrechnung März', 'Händler', 'Betrag', 'Summe'],
  ])('is told by its title: %s', (title, shop, amount, total) => {
    const { type, amounts } = readStatement(`
${title}
Date          ${shop.padEnd(40)}${amount}
03/03/2024    QUINCAILLERIE DU LAC                      12,50
09/03/2024    GARE CENTRALE                             44,10
         ${total}                                      56,60`);
    expect([type, amounts]).toEqual(['card', ['-12.50', '-44.10']]);
  });

  it('goes from what was carried over from the bill before to what is owed', () => {
    expect(readStatement(`
Faktura Mastercard
Kortnummer 5413 33** **** 1122
Dato        Spesifikasjon                               Beløp NOK
            Overført fra forrige faktura                   640,00
01.03.24    HJØRNEBUTIKKEN                                 114,49
02.03.24    Innbetaling                                   -640,00
09.03.24    FERGELEIET                                      59,94
            Skyldig beløp                                  174,43`)).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-114.49', '640.00', '-59.94'] });
  });

  it('says in plain words what is owed', () => {
    const bill = (owed: string): string => `
Your March 2024 statement            Card ending 4411
What you owed last month         £50.10
What you've paid               - £50.10
What you've spent                £82.05
What you owe now                 £${owed}
Minimum payment                   £5.00
Date          Description                     Amount
6 March       CORNER GROCER                   £61.51
7 March       FUEL STOP                       £20.54
14 March      Thank you                     - £50.10`;
    expect(readStatement(bill('82.05'))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-61.51', '-20.54', '50.10'] });
    expect(readStatement(bill('28.05')).verdict).toBe('notReconciled');
  });

  it.each([
    ['信用卡電子帳單', '上期應繳總額', '本期新增款項', '本期應繳總額', '本期最低應繳金額'],
    ['信用卡账单', '上期账单金额', '本期消费金额', '本期账单金额', '最低还款额'],
  ])('is read by the words of Chinese bills: %s', (title, before, purchases, owed, least) => {
    const row = (day: string, text: string, amount: string): string => `2024/03/${day}    2024/03/${day}    ${text.padEnd(20)}${amount.padStart(12)}`;
    expect(readStatement(`
${title}
${before.padEnd(20)}${'12,500'.padStart(12)}
${purchases.padEnd(20)}${'1,774'.padStart(12)}
${owed.padEnd(20)}${'1,774'.padStart(12)}
${least.padEnd(20)}${'1,000'.padStart(12)}

消費日        入帳日        交易說明                    臺幣金額
${row('03', '書店', '774')}
${row('06', '感謝您的繳款', '-12,500')}
${row('09', '餐廳', '1,000')}
                            ${owed.padEnd(20)}${'1,774'.padStart(12)}`)).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-774', '12500', '-1000'] });
  });
});
