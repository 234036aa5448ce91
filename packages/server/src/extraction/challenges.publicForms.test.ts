// Forms of real statements, met in what importers and parsers of many countries expect, in their smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('days and accounts of rows', () => {
  it('the number of the page before each row is no day where the row prints its own', () => {
    const { rows, badges } = readPeriods(`
Statement from 20260101 to 20260131
Page   Details                    Service Fee      Debit      Credit  Date         Balance
10     BALANCE BROUGHT FORWARD                                        20260101    1,000.00
10     ELECTRONIC PAYMENT TO             0.00     -50.00        0.00  20260103      950.00
10     CREDIT TRANSFER                   0.00       0.00      200.00  20260105    1,150.00
11     FIXED MONTHLY FEE                 0.00     -15.00        0.00  20260117    1,135.00
11     ELECTRONIC PAYMENT TO             0.00     -35.00        0.00  20260121    1,100.00
12     CREDIT TRANSFER                   0.00       0.00      100.00  20260128    1,200.00
`);
    expect(rows).toEqual([[['2026-01-03', -5_000], ['2026-01-05', 20_000], ['2026-01-17', -1_500], ['2026-01-21', -3_500], ['2026-01-28', 10_000]]]);
    expect(badges).toEqual([true]);
  });

  const neo = (total: string): string => `
Relevé de compte N° 01/2026
01.01.2026 jusqu'au 31.01.2026
Description                                   Date de réservation          Montant
DECATHLON                                              02.01.2026          -28,00€
Mastercard
LIDL 3876                                              03.01.2026          -12,00€
Mastercard
BURGER KING                                            05.01.2026          -20,00€
Mastercard
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
\fRelevé de compte N° 01/2026
01.01.2026 jusqu'au 31.01.2026
Description                                   Date de réservation          Montant
Julien Meda                                            27.01.2026         +400,00€
Revenus
LE VOMB                                                28.01.2026          -40,00€
Mastercard
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
\fAperçu
01.01.2026 jusqu'au 31.01.2026
Votre ancien solde                                                        +700,00€
Transactions sortantes                                                    ${total}
Transactions entrantes                                                    +400,00€
Votre nouveau solde                                                     +1.000,00€
HECTOR MALONDA                                                             Émis le
IBAN: DE37100110012629573312                                             N° 01/2026
`;

  it('a statement numbered within its year is one account over all pages, with the sums on its last', () => {
    const { rows, badges, bounds } = readPeriods(neo('-100,00€'));
    expect(understandText(neo('-100,00€')).accounts.map(({ number }) => number)).toEqual(['DE37100110012629573312']);
    expect(rows).toEqual([[['2026-01-02', -2_800], ['2026-01-03', -1_200], ['2026-01-05', -2_000], ['2026-01-27', 40_000], ['2026-01-28', -4_000]]]);
    expect(bounds).toEqual([[70_000, 100_000]]);
    expect(badges).toEqual([true]);
    expect(readPeriods(neo('-108,00€')).badges).toEqual([false]);
  });

  it('sums of both sides behind the balance that all rows began with, in words nobody knows', () => {
    const veiled = neo('-100,00€').replace('Transactions sortantes', 'Zransactions fortantu').replace('Transactions entrantes', 'Zransactions gntrantu');
    const { rows, badges } = readPeriods(veiled);
    expect(rows[0]).toHaveLength(5);
    expect(badges).toEqual([true]);
  });

  it('the word behind a balance says which it is, in the column of whichever side it stands', () => {
    const text = (word: string, last: string): string => `
CODE     DATE    LIBELLE                             VALEUR           DEBIT        CREDIT
                 SOLDE DEPART AU 31 12 2025                       3 000,00   ${word}
0016BK   02 01   VIR.EMIS WEB VERS ATELIER           02 01 2026     500,00
0016CW   05 01   VERSEMENT ESPECE                    05 01 2026                    200,00
0016BK   07 01   PRELEVEMENT                         08 01 2026     100,00
                 TOTAL MOUVEMENTS                                   600,00         200,00
                 SOLDE FINAL AU 31 01 2026                        ${last}   ${word}
`;
    expect(readPeriods(text('CREDITEUR', '2 600,00'))).toMatchObject({ bounds: [[300_000, 260_000]], badges: [true] });
    expect(readPeriods(text('DEBITEUR', '3 400,00'))).toMatchObject({ bounds: [[-300_000, -340_000]], badges: [true] });
  });

  it('balances and amounts in two currencies, that of the account first, and letters of the side behind a stroke', () => {
    const { rows, bounds, badges } = readPeriods(`
разплащателна сметка в EUR
IBAN: BG11UNCR70001520361576
50.00 / 97.79     Начално салдо (EUR)/(BGN)
Дата         Референция    Сума EUR    Сума BGN    Описание                      Дт/Кт
02.01.2026   31DD8F25         20.00       39.12    Такса за пакет                /ДТ
05.01.2026   137216C5        100.00      195.58    Получен превод                /КТ
09.01.2026   4981E1C6         30.00       58.67    Операция с карта              /ДТ
100.00 / 195.58   Крайно салдо (EUR)/(BGN)
`);
    expect(bounds).toEqual([[5_000, 10_000]]);
    expect(rows).toEqual([[['2026-01-02', -2_000], ['2026-01-05', 10_000], ['2026-01-09', -3_000]]]);
    expect(badges).toEqual([true]);
  });

  it('a period of days of one month in words, and no notice', () => {
    const daysOf = (head: string) => readPeriods(`
${head}
Fecha        Descripción             Valor      Saldo
02-01-2026   Transferencia          -10,00      90,00
05-01-2026   Pago                    30,00     120,00
`).days;
    expect(daysOf('Periodo: Del 1 al 31 de enero de 2026')).toEqual([['2026-01-01', '2026-01-31']]);
    expect(daysOf('Relevé du 1er au 31 janvier 2026')).toEqual([['2026-01-01', '2026-01-31']]);
    expect(daysOf('Cerramos los días del 24 al 26 de diciembre de 2025')).toEqual([['2026-01-02', '2026-01-05']]);
  });

  it('texts that begin under the wide heading of their day are whole', () => {
    const rows = readRows(understandText(`
Date    Date de la Valeur     Opération                  Débit      Crédit
20/01   20/01/2026   VIR INST M MARTIN DUPONT                        50,00
                     CH3W26201M000000
21/01   21/01/2026   CARTE MONOPRIX                      20,00
22/01   22/01/2026   MONOPRIX                            20,00
`));
    expect(rows[0]!.map(({ description }) => description)).toEqual(['VIR INST M MARTIN DUPONT / CH3W26201M000000', 'CARTE MONOPRIX', 'MONOPRIX']);
  });
});

describe('sums and summaries between rows', () => {
  it('a line without a day over each group says what its rows come to, in any language', () => {
    const text = (sum: string): string => `
Date    Détail des opérations en euros                Débit        Crédit
        SOLDE PRECEDENT AU 31/12/25                                500,00
        Virements reçus                                            300,00
06/01   VIR SEPA BRICOMARCHE                                       100,00
07/01   VIR SEPA BRICO                                             200,00
        Prélèvements                                  ${sum}
05/01   PRLV FREE                                     30,00
06/01   PRLV EDF                                      30,00
06/01   PRLV SFR                                      20,00
        NOUVEAU SOLDE AU 31/01/26                                  720,00
`;
    const { rows, badges } = readPeriods(text('80,00'));
    expect(rows).toEqual([[['2026-01-06', 10_000], ['2026-01-07', 20_000], ['2026-01-05', -3_000], ['2026-01-06', -3_000], ['2026-01-06', -2_000]]]);
    expect(badges).toEqual([true]);
    expect(readPeriods(text('86,00')).badges).not.toContain(true);
  });

  it('the summary of each account above its rows, with its number beside the one for transfers and its currency behind a label', () => {
    const part = (n: string, sign: string, kind: string): string => `
Tipo      Caja de ahorro                 Saldo Inicial          ${sign} 100,00
Moneda    ${kind}                   Créditos                ${sign} 50,00
CUIT      20577963558                    Débitos                 ${sign} 20,00
Número    741033301257${n}
CBU       211808543455011945029${n}
                                         Saldo Final            ${sign} 130,00
Movimientos
Fecha      Ref          Descripción                   Débito      Crédito        Saldo
03-01-26   4599941514   Proveedor UNO                      -   ${sign} 50,00   ${sign} 150,00
12-01-26   5154234385   Pago de servicios         ${sign} 20,00            -   ${sign} 130,00
`;
    const { accounts } = understandText(`${part('4', '  $', 'Pesos (ARS)')}\f${part('7', 'U$S', 'Dólar (USD)')}`);
    expect(accounts.map(({ number, currency }) => [number, currency])).toEqual([['7410333012574', 'ARS'], ['7410333012577', 'USD']]);
    expect(accounts.map(({ periods }) => periods.map(({ rows }) => rows.map(({ amount }) => amount.value)))).toEqual([[[5_000, -2_000]], [[5_000, -2_000]]]);
  });

  it('balances of several accounts beside each other under their numbers', () => {
    const table = (number: string, rows: string): string => `
Транзакции по счету: ${number}
Дата         Детали операции               Приход       Расход
${rows}`;
    const text = `
Номер счета:                       KZ28998PB35684489069   KZ48998PB67973117600
Входящий остаток на 01.01.2026                   600.00                 800.00
Исходящий остаток на 31.01.2026                  650.00                 790.00
${table('KZ28998PB35684489069', `17.01.2026   Покупка                         0.00        50.00
14.01.2026   Перевод                       100.00         0.00`)}
${table('KZ48998PB67973117600', `22.01.2026   Перевод                        20.00         0.00
21.01.2026   Покупка                         0.00        30.00`)}
`;
    expect(readPeriods(text)).toMatchObject({ bounds: [[60_000, 65_000], [80_000, 79_000]], badges: [true, true] });
    expect(readPeriods(text.replace('650.00', '658.00')).badges).toEqual([false, true]);
  });
});

describe('what is printed of the account', () => {
  const rows = `
Date         Description            Amount      Balance
03/01/2026   Shop                   -10.00        90.00
05/01/2026   Pay                     30.00       120.00
`;
  const accountOf = (head: string) => understandText(`${head}${rows}`).accounts[0]!;

  it('holders behind labels of further languages', () => {
    expect(accountOf('Titulaire du compte : KOUASSI YAO').holder).toBe('KOUASSI YAO');
    expect(accountOf('Názov účtu: JANA NOVÁKOVÁ').holder).toBe('JANA NOVÁKOVÁ');
    expect(accountOf('ФИО: СЕРГЕЕВ СЕРГЕЙ СЕРГЕЕВИЧ').holder).toBe('СЕРГЕЕВ СЕРГЕЙ СЕРГЕЕВИЧ');
    expect(accountOf('Account Holder: ნინო ბერიძე').holder).toBe('ნინო ბერიძე');
  });

  it('a currency in Hebrew words', () => {
    // Letters from left to right, as they stand on the page.
    expect(accountOf('שדח לקש :עבטמ').currency).toBe('ILS');
  });

  it('both days of the period behind labels of different length that begin at one edge', () => {
    expect(readPeriods(`
12 HIGH STREET              From Date: 01/01/2026
LONDON                      To Date: 31/01/2026
${rows}`).days).toEqual([['2026-01-01', '2026-01-31']]);
  });
});
