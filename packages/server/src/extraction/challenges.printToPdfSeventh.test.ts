// Found with a seventh set of unseen designs that browsers and office programs print: balances in bars, beside sums of days and in sentences.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('balances of days', () => {
  const inBars = (second: string): string => `
Kantonsbank Muster
Kontoauszug
Konto CH9300762011623852957
Zeitraum 05.01.2026 - 30.01.2026

Datum        Text                    Belastung   Gutschrift      Saldo
             Anfangssaldo                                     1'000.00
05.01.2026                                                      900.00
             Vergütung Huber            100.00
07.01.2026                                                    ${second}
             Gutschrift Keller                       300.00
             Spesen                      50.00
09.01.2026                                                      939.99
             Miete                      210.01
12.01.2026                                                      889.99
             Vergütung Sander            50.00
             Umsatztotal                410.01       300.00
             Schlusssaldo                                       889.99`;

  it('in bars over the rows of each day are tested', () => {
    expect(readStatement(inBars("1'150.00"))).toMatchObject({ badges: [true] });
    expect(readStatement(inBars("1'510.00"))).toMatchObject({ badges: [false] });
  });

  const newestFirst = (second: string): string => `
Bank of Testing
Account 12345678
From 05/01/2026 to 12/01/2026
Closing balance 889.99   Opening balance 1,000.00

Date         Details                     Paid out    Paid in     Balance
12/01/2026                                                        889.99
             Transfer to Sander             50.00
09/01/2026                                                        939.99
             Rent                          210.01
07/01/2026                                                      ${second}
             Fees                           50.00
             Transfer from Keller                      300.00
05/01/2026                                                        900.00
             Transfer to Huber             100.00`;

  it('in bars over the rows of each day, newest first, are tested', () => {
    expect(readStatement(newestFirst('1,150.00'))).toMatchObject({ badges: [true] });
    expect(readStatement(newestFirst('1,510.00'))).toMatchObject({ badges: [false] });
  });

  const besideSums = (third: string): string => `
Delta Bank of Egypt
Account number 100044112201   Currency EGP
From 01/01/2026 to 31/01/2026

Date         Description             Debit     Credit     Balance
             Opening balance                             1,000.00
01/01/2026   Salary credit                     500.00
             Day total                0.00     500.00    1,500.00
03/01/2026   POS Maadi              120.00
03/01/2026   Instapay sent           80.00
             Day total              200.00       0.00    1,300.00
06/01/2026   Vodafone bill           55.55
             Day total               55.55       0.00    ${third}
08/01/2026   ATM withdrawal          44.45
             Day total               44.45       0.00    1,200.00
             Grand total            300.00     500.00    1,200.00`;

  it('behind the sums of both sides of the day are tested', () => {
    expect(readStatement(besideSums('1,244.45'))).toMatchObject({ badges: [true] });
    expect(readStatement(besideSums('1,544.45'))).toMatchObject({ badges: [false] });
  });
});

describe('balances behind days in words that nobody knows', () => {
  const inSentence = (oldest: string): string => `
Banco do Minho
Consulta de movimentos   Conta à ordem PT50003300004555555555505
De 01-01-2026 a 14-02-2026

Data mov.     Data valor    Descrição                    Montante     Saldo contabilístico
14-02-2026    14-02-2026    PAG SERV MEO                  -50,00 €        950,00 €
12-02-2026    12-02-2026    TRF ORDENADO                  634,19 €      1.000,00 €
20-01-2026    20-01-2026    LEV ATM BRAGA                 -40,00 €        365,81 €
05-01-2026    05-01-2026    COMPRA PINGO DOCE             -60,00 €        405,81 €
02-01-2026    02-01-2026    PAG SERV MEO               ${oldest} €        465,81 €


O saldo da conta em 31-12-2025 era de 1.749,08 € e em 14-02-2026 é de 950,00 €.`;

  it('the day before the rows: a sign that the first row has lost contradicts it', () => {
    expect(readStatement(inSentence('-1.283,27'))).toMatchObject({ badges: [true] });
    expect(readStatement(inSentence(' 1.283,27'))).toMatchObject({ badges: [false] });
  });

  const loan = (last: string): string => `
Harbour Personal Loans
Your loan statement
Agreement number LN-00441122
1 July 2025 to 31 December 2025

You owed on 1 July 2025                       £21,674.23
Interest and fees added                          £117.82
Payments received                               −£388.02
You owe on 31 December 2025                   £21,404.03

Date             Transaction                    Amount       Balance outstanding
1 Jul 2025       Direct Debit repayment       −£336.46            £21,337.77
15 Jul 2025      Extra payment received        −£51.56            £21,286.21
28 Jul 2025      Interest added                 £55.82            £21,342.03
15 Dec 2025      Late payment fee               £12.00            £21,354.03
${last}`;

  it('the last day of the period: a row that is missing at the end contradicts it', () => {
    expect(readStatement(loan('28 Dec 2025      Interest added                 £50.00            £21,404.03'))).toMatchObject({ badges: [true] });
    expect(readStatement(loan(''))).toMatchObject({ badges: [false] });
  });
});

describe('days of the week at the heads of rows', () => {
  it('are told by the calendar under months that show their sums, also those that look like months', () => {
    const { badges, rowLists } = readStatement(`
Banque Confluence
Compte de dépôt FR7616807004001311122445566
Opérations du 01/12/2025 au 31/01/2026
Solde au 30/11/2025   1.000,00 €
Solde au 31/01/2026   1.137,40 €

Janvier 2026                                  +187,40 €
dim. 25    TCL                                 -12,60 €
sam. 24    SAS Ortolan                        +300,00 €
mar. 20    Biocoop                             -55,00 €
mer. 14    Régie Saône                         -45,00 €
Décembre 2025                                  -50,00 €
lun. 22    Camille Petit                       -20,00 €
mar. 02    TCL                                 -30,00 €`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2026-01-25', '-12.60'], ['2026-01-24', '300.00'], ['2026-01-20', '-55.00'], ['2026-01-14', '-45.00'], ['2025-12-22', '-20.00'], ['2025-12-02', '-30.00']]]);
  });
});

describe('cards', () => {
  it('"Account Ending" and the end of the number name the account; in Korea what is still to be paid and what will be are the balances', () => {
    expect(readStatement(`
Sequoia Charge Card
Account Ending 1-10005
Closing Date 01/22/26
Previous Balance   $500.00
Payments/Credits  -$500.00
New Charges       +$153.50
New Balance        $153.50

Date         Description                    Amount
12/28/25     DELTA AIR LINES ATLANTA GA    $100.25
01/10/26     ONLINE PAYMENT - THANK YOU   -$500.00
01/19/26     WHOLE FOODS AUSTIN TX          $53.25`)).toMatchObject({ numbers: ['1-10005'], badges: [true] });
    expect(readStatement(`
한강카드 이용대금 명세서
카드번호 9410-33**-****-1122
이용기간 2025.12.01 ~ 2025.12.31
전월 미결제 잔액            250,233원
결제하실 금액                84,200원

이용일       이용가맹점        이용금액
25.12.03    이마트 성수점       52,100
25.12.14    자동이체 입금     -250,233
25.12.20    스타벅스 강남       32,100`)).toMatchObject({ badges: [true], periods: [{ startBalance: { value: -250233 } }] });
  });

  it('registered beside the day of the operation is that of booking, also where the rows are listed by the other one', () => {
    const { badges, rowLists } = readStatement(`
CartaViva
Estratto conto della carta di credito n. 4544110022
Periodo dal 01/01/2026 al 31/01/2026
Saldo precedente         702,86
Totale addebiti          297,83
Totale accrediti        -702,86
Saldo attuale            297,83

Data operazione   Data registrazione   Descrizione                Importo
01/01/2026        04/01/2026           AUTOGRILL SPA                 9,93
03/01/2026        03/01/2026           IKEA CORSICO                287,90
15/01/2026        18/01/2026           ADDEBITO SU C/C GRAZIE     -702,86`);
    expect(badges).toEqual([true]);
    expect(rowLists[0]!.map(([date]) => date)).toEqual(['2026-01-04', '2026-01-03', '2026-01-18']);
  });
});

it('a category called "Transport" between the payee and the amount carries no balance', () => {
  const { badges, rowLists } = readStatement(`
Magpie
Personal account 40718822
1 January 2026 - 31 January 2026
Opening balance £1,000.00   Closing balance £1,055.25

Date          Paid to            Category         Amount
02 Jan 2026   TfL Travel         Transport         37.63
05 Jan 2026   Acme Ltd           Income          +200.00
              Rail Tickets       Transport         80.11
09 Jan 2026   Sainsburys         Groceries         27.01`);
  expect(badges).toEqual([true]);
  expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-37.63', '200.00', '-80.11', '-27.01']);
});

describe('print-outs', () => {
  it('whose cells are filled with dots from the left', () => {
    const { badges, rowLists } = readStatement(`
BANQUE DE LA DURANCE
RELEVE DE COMPTE EN EUROS      IBAN FR7630004008280001234567643
PERIODE DU 02.01.2026 AU 30.01.2026

DATE    NATURE DES OPERATIONS                  VALEUR             DEBIT              CREDIT
        SOLDE AU 31.12.2025 CREDITEUR                                     ..........1.000,00
02.01   VIR SEPA RECU CLINIQUE                 02.01                      ............250,00
05.01   PRLV SEPA ORANGE                       05.01 .............39,99
09.01   CHEQUE 0044121                         09.01 ..........1.300,00
        TOTAL DES OPERATIONS                         ..........1.339,99   ............250,00
        SOLDE AU 30.01.2026 DEBITEUR                 .............89,99`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2026-01-02', '250.00'], ['2026-01-05', '-39.99'], ['2026-01-09', '-1300.00']]]);
  });

  it('of a sheet that is wider than the paper, whose days are spelt', () => {
    const { badges, rowLists } = readStatement(`
Liffey Bank
IBAN IE29AIBK93115212345678
1 December 2025 to 31 January 2026

Date           Details                 Paid out
1 Dec 2025     BALANCE FORWARD
2 Dec 2025     REVOLUT IN
3 Dec 2025     LIDL RATHMINES            25.56
4 Jan 2026     RENT                     228.90
31 Jan 2026    CLOSING BALANCE
\f




Paid in        Balance
               1,977.32
499.50         2,476.82
               2,451.26
               2,222.36
               2,222.36`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2025-12-02', '499.50'], ['2025-12-03', '-25.56'], ['2026-01-04', '-228.90']]]);
  });
});

it('the period of the document holds for each currency under one number', () => {
  const { badges, days } = readStatement(`
Nemunas Pay
Sąskaitos išrašas   LT601010012345678901
2026-01-01 – 2026-01-31

EUR sąskaita       Pradinis likutis 1 000,00 EUR      Galutinis likutis 1 040,00 EUR
Data               Paskirtis                         Suma             Likutis
2026-01-27         Wizz Air                    -10,00 EUR        1 040,00 EUR
2026-01-20         Gautas pervedimas           +50,00 EUR        1 050,00 EUR

USD sąskaita       Pradinis likutis 3 000,00 USD      Galutinis likutis 3 040,00 USD
Data               Paskirtis                         Suma             Likutis
2026-01-26         Maxima Vilnius              -10,00 USD        3 040,00 USD
2026-01-13         Gautas pervedimas           +50,00 USD        3 050,00 USD

PLN sąskaita       Pradinis likutis 2 000,00 PLN      Galutinis likutis 2 040,00 PLN
Data               Paskirtis                         Suma             Likutis
2026-01-22         Maxima Vilnius              -10,00 PLN        2 040,00 PLN
2026-01-12         Gautas pervedimas           +50,00 PLN        2 050,00 PLN`);
  expect(badges).toEqual([true, true, true]);
  expect(days).toEqual([['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31'], ['2026-01-01', '2026-01-31']]);
});

it('under days, a category called as a sum is none', () => {
  const { badges, rowLists } = readStatement(`
Banca Ebro
Cuenta nómina ES7921000813610123456789
Movimientos del 01/01/2026 al 31/01/2026
Saldo inicial 1.000,00 €     Saldo final 1.455,25 €

lunes, 19 de enero
Bizum de Marta        Ingresos       +541,86 €     1.455,25 €
Iberdrola             Hogar           -18,31 €       913,39 €
viernes, 16 de enero
Renfe                 Transporte      -39,53 €       931,70 €
Mercadona             Compras         -28,77 €       971,23 €`);
  expect(badges).toEqual([true]);
  expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['541.86', '-18.31', '-39.53', '-28.77']);
});

it('what a day comes to, beside the day over its rows, is tested', () => {
  const text = (third: string): string => `
Brabantbank
Betaalrekening NL91ABNA0417164300
Periode 1 januari 2026 t/m 31 januari 2026

za 31 jan                          - € 249,49
NS Reizigers                       - € 249,49
wo 28 jan                          + € 336,07
Tikkie Sanne                       + € 236,34
Salaris Gemeente Breda             + € 315,96
Huur woning                        - € 216,23
di 27 jan                          ${third}
Ziggo                              - € 88,60
Albert Heijn                       - € 11,40
ma 26 jan                          - € 425,69
Huur woning                        - € 278,34
Essent                             - € 147,35


Beginsaldo op 1 januari 2026 € 1.000,00
Eindsaldo op 31 januari 2026 € 560,89`;
  expect(readStatement(text('- € 100,00'))).toMatchObject({ badges: [true] });
  expect(readStatement(text('- € 700,00'))).toMatchObject({ badges: [false] });
  expect(readStatement(text('€ 100,00'))).toMatchObject({ badges: [false] });
});

it('the end of the number of a card, as Brazil names it', () => {
  expect(readStatement(`
Cartão Ipê
Fatura do cartão final 3399
Fatura anterior        R$ 500,00
Total desta fatura     R$ 153,50

Data         Estabelecimento             Valor
28/12/2025   IFOOD PADARIA               R$ 100,25
10/01/2026   PAGAMENTO EFETUADO         -R$ 500,00
19/01/2026   POSTO IPIRANGA              R$ 53,25`)).toMatchObject({ numbers: ['3399'], badges: [true] });
});

describe('a first row that looks like a period', () => {
  const statement = `
Fjordens Sparekasse   Kontonummer 6843-6666937
Periode 01.08.2022 - 31.08.2022

              Visa køb Tank Nord
02.08.2022    Den 31.07.2022            -1.035,72         44.566,66
02.08.2022    Kontanthævning Køge       -1.550,00         43.016,66
04.08.2022    Overførsel                -7.365,00         35.651,66
08.08.2022    Refusion                     559,65         36.211,31
08.08.2022    Indsætning                11.107,00         47.318,31`;

  it('is one, where the second day lies before the first', () => {
    const { badges, rowLists } = readStatement(statement);
    expect(badges).toEqual([true]);
    expect(rowLists[0]).toHaveLength(5);
  });
});
