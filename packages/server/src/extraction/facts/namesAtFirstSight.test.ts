// Banks and holders on heads as they are printed in many countries.
import { describe, expect, it } from 'vitest';
import { documentOfText, understandText } from '../testing/documentOfText.js';
import { understand } from '../understand.js';

const ROWS = `
Date         Details      Amount      Balance
03/14/2026   COFFEE        -5.00        95.00
03/18/2026   TEA           -4.00        91.00`;

function accountOf(head: string, rows = ROWS) {
  return understandText(`${head}\n${rows}`).accounts[0]!;
}

describe('the bank is not called', () => {
  it.each([
    ['by the brand of its card', 'Mount Hood Bank Visa Signature\nAccount number 12345678', 'Mount Hood Bank'],
    ['by the card in Turkish', 'Boğaziçi Bankası Kart\nAccount number 12345678', 'Boğaziçi Bankası'],
    ['what the document is, in Chinese', '東山銀行 信用卡帳單\nAccount number 12345678', '東山銀行'],
    ['what the document is, in Korean', '한강은행 거래내역조회\nAccount number 12345678', '한강은행'],
    ['like the bank whose shares are held', 'Holdings\nEQUINOR     220    278.90    61,358.00   -0.89\nDNB BANK    140    276.10    38,654.00   19.47\nAccount number 12345678', null],
    ['like the label of a sum', 'Tatranská sporiteľňa, a.s.\nKredit spolu   759.34 EUR\nAccount number 12345678', 'Tatranská sporiteľňa, a.s.'],
    ['like an account before its number', '360 Performance Savings - 36044718899\nAccount number 12345678', null],
    ['by its address', 'Mälarkort Finans AB, Box 441, 101 30 Stockholm\nAccount number 12345678', 'Mälarkort Finans AB'],
    ['by what stands behind its legal form', 'Alpska banka d.d. Izpisek št. 6 Stran 1 / 2\nAccount number 12345678', 'Alpska banka d.d.'],
    ['otherwise in Georgian', 'კავკასიის ბანკი\nAccount number 12345678', 'კავკასიის ბანკი'],
    ['otherwise in Tagalog', 'BANGKO NG BAYAN, INC.\nAccount number 12345678', 'BANGKO NG BAYAN, INC.'],
    ['with the kind of account', 'Deccan Gramin Bank Cash credit account 0441 0220 8812 INR', 'Deccan Gramin Bank'],
    ['with its card, behind a dash', 'Ceylon Harbour Bank PLC — Credit Card Statement\nAccount number 12345678', 'Ceylon Harbour Bank PLC'],
    ['with its card and what the document is', 'Sahyadri Bank Credit Card Statement\nAccount number 12345678', 'Sahyadri Bank'],
    ['otherwise in Catalan', 'Crèdit Pirineu\nAccount number 12345678', 'Crèdit Pirineu'],
    ['otherwise than a broker', 'Säntis Brokerage AG\nAccount number 12345678', 'Säntis Brokerage AG'],
  ])('%s', (_, head, bank) => {
    expect(accountOf(head).institution).toBe(bank);
  });

  it('like the title of a bill in large type', () => {
    const model = documentOfText(`RECHNUNG\nAccount number 12345678\n${ROWS}`);
    for (const word of model.pages[0]!.words) if (word.text === 'RECHNUNG') word.fontSize *= 2;
    expect(understand(model).accounts[0]!.institution).toBeNull();
  });
});

describe('the holder', () => {
  it.each([
    ['behind a label in capitals of Greek', 'ΔΙΚΑΙΟΥΧΟΣ: ΝΙΚΟΛΑΟΥ ΕΛΕΝΗ\nAccount number 12345678', 'ΝΙΚΟΛΑΟΥ ΕΛΕΝΗ'],
    ['in Korean, before labels on the same line', '예금주 : 이서연 계좌번호 : 110-448-120733', '이서연'],
    ['within a line of Korean', '계좌번호 441-022-881204 예금주 박지영 대출한도 5,000,000원', '박지영'],
    ['behind the number, in Afrikaans', 'Tjekrekening 62 0441 2209 Staat nommer 88 Mnr J van Wyk', 'Mnr J van Wyk'],
    ['within a line of Vietnamese', 'Số tài khoản/Account No: 0441000220733\nTừ ngày/From 01/03/2026 đến ngày/To 31/03/2026 Chủ tài khoản: LÊ MINH ANH', 'LÊ MINH ANH'],
    ['behind the number of a member', 'Mwanachama / Member: 0441 NEEMA MUSHI\nAccount number 12345678', 'NEEMA MUSHI'],
    ['who sells, before the number of the contract', 'Merchant Tartu Keraamika OÜ Merchant ID M-4481207', 'Tartu Keraamika OÜ'],
    ['without the courtesy of Turkish', 'Sayın AYŞE DEMİR\nAccount number 12345678', 'AYŞE DEMİR'],
    ['below a courtesy of two words', 'GENTILE SIGNORA\nBELLINI ALESSANDRA\nVIA MURRI 118\n40137 BOLOGNA BO\nAccount number 12345678', 'BELLINI ALESSANDRA'],
    ['called like a currency', 'TITULAIRE(S) : M BOB LEROUX   IBAN : FR76 1027 8072 2800 0204 4718 820', 'M BOB LEROUX'],
    ['beside the number of a customer', 'MARINA COSTA RUIZ                 CLIENTE: 44718812\n\n\n\nCONTRATO 70100447188', 'MARINA COSTA RUIZ'],
    ['beside a number of taxes', 'MARINA COSTA LTDA | CNPJ: 044.718.812/0001-20\n\n\n\nAccount number 12345678', 'MARINA COSTA LTDA'],
    ['is no label of days', 'Opening/Closing Date   13/06/2026\nAccount number 12345678', null],
    ['is no merchant that is paid', 'Pending at 30 June\nDate          Merchant            Amount\n29 Jun 2025   DELIVEROO LONDON    £22.40\n30 Jun 2025   TFL TRAVEL CHARGE   £6.80\nAccount number 12345678', null],
    ['is no share that is held', 'Alpenchemie AG   120   88.12   10,574.40\nAccount number 12345678', null],
    ['under its label, beside three numbers', 'Account Name             Sortcode     Account Number   Sheet Number\nMrs Priscilla Nkemelu    40-20-97     79239357         41', 'Mrs Priscilla Nkemelu'],
    ['beside its label, over the days of the period', 'Số tài khoản / Account No     2261538280498\nChủ tài khoản / Name          NGUYỄN THU HÀ\nTừ ngày - đến ngày / Period   01/03/2026 - 31/03/2026', 'NGUYỄN THU HÀ'],
    ['whose first name is greeted', 'LIA MENDES\nFATURA 13 DEZ 2025\n\nOlá, Lia.\n\n\nAccount number 12345678', 'LIA MENDES'],
    ['is no title in Malay', 'BANK NUSANTARA BERHAD\nPENYATA AKAUN SIMPANAN\nAccount number 12345678', null],
    ['is no product', 'Willamette Investor Services\nCash Management Account 7733-1207', null],
    ['is no form of a company', 'linde bank\nGmbH & Co KG\nPostfach 1242\n85312 Freising\nAccount number 12345678', null],
  ])('%s', (_, head, holder) => {
    expect(accountOf(head).holder).toBe(holder);
  });

  it('is no heading of columns', () => {
    const rows = `
FECHA   CONCEPTO        COMPROBANTE ORIGEN   CANAL   DEBITOS    CREDITOS   SALDOS
        SALDO ANTERIOR                                                      100,00
01-07   DEP EFECTIVO    94913094      0501   INET                  40,00    140,00
02-07   COMISION        72259930      0501   FOND        5,00                135,00`;
    expect(accountOf('PERIODO 01-07-2026 AL 31-07-2026\nCUENTA CORRIENTE N° 0501/02139705/87', rows).holder).toBeNull();
  });
});

describe('the name of the account', () => {
  it('is no half of one in brackets', () => {
    expect(accountOf('Account number 12345678\nProduct                     Opening balance   Closing balance\nAccount (Current Account)   100.00            91.00').name).toBeNull();
  });

  it('is no label beside its label', () => {
    const head = `
Bankleitzahl - Kontonummer   Gesamtbelastungen   Vorheriger Saldo
50324040 - 5000510765        9,00                100,00
Kontoart                     Gesamtgutschriften  Neuer Saldo
Tagesgeldkonto               0,00                91,00`;
    expect(accountOf(head).name).toBe('Tagesgeldkonto');
  });

  it('is no heading of a column', () => {
    const rows = `
Datum        Produkt       ISIN           Amount      Balance
03/14/2026   ALPINE FUND   LU0360863863    -5.00        95.00
03/18/2026   ALPINE FUND   LU0360863863    -4.00        91.00`;
    expect(accountOf('Account number 12345678', rows).name).toBeNull();
  });
});

describe('the number of the account', () => {
  it('is none of the address under the limit of an account', () => {
    expect(accountOf('Numer rachunku   12 1090 2398 0000 0001 4418 8207\nLimit w rachunku   5,000.00\nJOANNA KOT, UL. LEGNICKA 55/14, 54-203 WROCŁAW').number).toBe('12 1090 2398 0000 0001 4418 8207');
  });

  it('stands behind the kind of account in Afrikaans', () => {
    expect(accountOf('Tjekrekening 62 0441 2209 Staat nommer 88 Mnr J van Wyk').number).toBe('62 0441 2209');
  });

  it('stands under its own label, and not under the one of the branch beside it', () => {
    expect(accountOf('Agência | Conta      Total (R$)\n01447 | 0447188-1    91.00').number).toBe('0447188-1');
  });
});

describe('the currency', () => {
  it('is none that a holder is called like', () => {
    expect(accountOf('M BOB LEROUX\nIBAN : FR76 1027 8072 2800 0204 4718 820').currency).toBe('EUR');
  });

  it('may be called like an English word behind its label', () => {
    const account = (number: string, code: string) => `IBAN: ${number} Monedha: ${code}${ROWS}`;
    const document = understandText(`${account('AL47212110090000000235698741', 'ALL')}\n${account('AL12212110090000000235698742', 'EUR')}`);
    expect(document.accounts.map(({ currency }) => currency)).toEqual(['ALL', 'EUR']);
  });

  it('is that of the country whose words most rows hold, where the head says nothing', () => {
    const rows = `
Date         Details                       Amount      Balance
03/05/2026   WOOLWORTHS LEICHHARDT NSW 2040   $-5.00       $95.00
14/05/2026   AMPOL ANNANDALE NSW 2038         $-4.00       $91.00
15/05/2026   COLES NEWTOWN NSW 2042           $-1.00       $90.00`;
    expect(accountOf('Account number 06 2204 10447188', rows).currency).toBe('AUD');
    expect(accountOf('Account number 06 2204 10447188', rows.replaceAll(/NSW \d+/g, '')).currency).toBeNull();
  });
});

it('a currency that is left out is not the one of the account', () => {
  expect(accountOf('Kontowährung EUR\nIBAN DE03760300800820011111 (Alle Währungen außer USD)').currency).toBe('EUR');
});
