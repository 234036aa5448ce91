// What first contact with web portals' statements, printed by browsers, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from './testing/documentOfText.js';

describe('pages printed by browsers, fifth contact', () => {
  it('one label over two figures beside each other, over the first and the last day of the period', () => {
    const tiles = (opening: string, closing: string) => readPeriods(`
IBAN FR76 1695 8000 0188 4412 0045 317
Du 01/12/2025 au 31/01/2026

Solde au ${opening}          Entrées                Sorties                 Solde au ${closing}
17 462,37 €                  + 828,91 €             - 530,18 €             17 761,10 €

Date         Opération                 Débit               Crédit
31/01        OVH SAS                - 8,03 €
22/01        Mairie de Sète                             + 828,91 €
18/01        OVH SAS              - 344,08 €
18/01        Cabinet Roux         - 178,07 €
`);
    expect(tiles('01/12/2025', '31/01/2026').badges).toEqual([true]);
    expect(tiles('1 décembre 2025', '31 janvier 2026').badges).toEqual([true]);
  });

  it('deposits laid by until a day to come, in an overview above the statement', () => {
    const read = (deposits: string) => understandText(`
Relationship summary as on 31-Jan-2026
Product            Account No.            Balance (INR)     Maturity amount     Maturity date
Savings account    500412233001             3,20,375.13
${deposits}

Statement of account 500412233001  Savings   From 01-Jan-2026 To 31-Jan-2026

Txn date        Narration                       Withdrawal         Deposit          Balance
                Opening balance                                                  3,06,195.74
01-Jan-2026     NEFT KAVERI AGRO                                 22,195.05       3,28,390.79
02-Jan-2026     UPI BIG BAZAAR                    7,957.83                       3,20,432.96
04-Jan-2026     UPI BIG BAZAAR                       57.83                       3,20,375.13
                Closing balance                                                  3,20,375.13
`);
    const [account, ...others] = read('Fixed deposit      500498877001             2,00,000.00         2,16,180.00     15-Aug-2026').accounts;
    expect(others).toEqual([]);
    expect(account!.periods.map(({ rows, isReconciled }) => [rows.length, isReconciled])).toEqual([[3, true]]);
  });

  it('a table of nothing but instalments due is the statement itself', () => {
    expect(readRows(understandText(`
Relevé du prêt 4411223344  01/01/2026 - 31/03/2026
Date d’échéance      Libellé          Montant
05/01/2026           Mensualité        -512,40
05/02/2026           Mensualité        -512,40
05/03/2026           Mensualité        -512,40
`)).flat().length).toBe(3);
  });

  it('the year of a month beneath a word for account is not its number', () => {
    const numberOf = (head: string): string | null | undefined => understandText(`
${head}
Periodo del 01/02/2026 al 28/02/2026
Fecha              Concepto        Depósitos       Retiros         Saldo
                   Saldo inicial                                4,414.04
02 FEB 2026        Compra                           382.61      4,031.43
`).accounts[0]!.number;
    const heads = ['febrero 2026', 'de febrero de 2026'].map((month) => `Nube Cuenta\nEstado de cuenta ${month}     CLABE 646180110400000123`);
    expect(heads.map(numberOf)).toEqual(['646180110400000123', '646180110400000123']);
    expect(numberOf('みなと信用金庫 本店   普通預金 1144220')).toBe('1144220');
  });

  it('weekdays before the days of rows, in languages nobody knows, told by the calendar', () => {
    const read = (names: readonly string[]) => readRows(understandText(`
Account 4411223344   01.01.2026 - 31.01.2026
Date              Details                   Amount    Balance
                  Opening balance                      500,00
${names[0]} 05.01.2026    Corner shop               -10,00     490,00
${names[1]} 06.01.2026    Petrol station            -20,00     470,00
${names[1]} 06.01.2026    Corner shop               -10,00     460,00
${names[2]} 07.01.2026    Wages                     100,00     560,00
${names[4]} 09.01.2026    Corner shop               -10,00     550,00
${names[0]} 12.01.2026    Corner shop               -10,00     540,00
${names[1]} 13.01.2026    Petrol station            -20,00     520,00
                  Closing balance                      520,00
`)).flat().map(({ date, description }) => `${date} ${description}`);
    const expected = ['2026-01-05 Corner shop', '2026-01-06 Petrol station', '2026-01-06 Corner shop', '2026-01-07 Wages', '2026-01-09 Corner shop', '2026-01-12 Corner shop', '2026-01-13 Petrol station'];
    expect(read(['man', 'tir', 'ons', 'tor', 'fre'])).toEqual(expected);
    expect(read(['Jtt', 'J', 'Jtn', 'Alh', 'Iju'])).toEqual(expected);
  });

  it('times of day with their zone', () => {
    const [row] = readRows(understandText(`
Account 4411223344   January 1, 2026 - January 31, 2026
Created                    Type        Net     Balance
2026-01-04 14:22 UTC       Charge    10.00      110.00
2026-01-05 09:02 UTC       Payout   -30.00       80.00
`)).flat();
    expect(row!.description).toBe('Charge');
  });

  it('the day of an entry and that of its balance are no period', () => {
    const { badges } = readPeriods(`
Livret A no 40017700311 en euros
Date       Opération                       Débit      Crédit
01.01.25   SOLDE AU 31.12.24                         100,00
09.01.25   RETRAIT                         10,00
20.06.25   VERSEMENT                                  50,00
           TOTAUX                          10,00      50,00
31.12.25   SOLDE AU 31.12.25                         140,00
`);
    expect(badges).toEqual([true]);
  });

  it('a period whose days stand in a second calendar, too', () => {
    const [account] = understandText(`
A/C No: 0411010001234567
From 2025-12-16 (2082-09-01 BS) To 2026-01-14 (2082-09-30 BS)
Date         Particulars            Debit      Credit      Balance
             Balance B/F                                    500.00
2025-12-18   Corner shop            10.00                   490.00
`).accounts;
    expect([account!.periods[0]!.startDate?.value, account!.periods[0]!.endDate?.value]).toEqual(['2025-12-16', '2026-01-14']);
  });

  it('two columns of balances: the one that begins and ends where the account does', () => {
    const { badges } = readPeriods(`
ESTADO DE CUENTA No. 2200441122   DESDE 01/01/26 HASTA 31/01/26
SALDO ANTERIOR: 200.00
FECHA      CONCEPTO      D/C      VALOR      SALDO CONTABLE      SALDO DISPONIBLE
02/01/26   RETIRO         D       20.00              180.00                150.00
05/01/26   DEPOSITO       C       50.50              230.50                200.50
06/01/26   RETIRO         D       30.00              200.50                170.50
TOTAL NOTAS DE DEBITO      50.00
TOTAL NOTAS DE CREDITO     50.50
SALDO ACTUAL              200.50
`);
    expect(badges).toEqual([true]);
  });

  it('payments to come in a table of their own above the rows, whatever its title is', () => {
    const { badges } = readPeriods(`
Lønkonto 7030 0004411223
Posteringer 01.01.2026 - 31.01.2026
Saldo 3.492,14     Disponibelt beløb 13.492,14

Følgende er lagt ind
Dato              Tekst                                   Beløb
02.02.2026        BS Betaling Norlys                    -812,00

Poster
Dato              Tekst                            Beløb      Saldo
19.01.2026        Overførsel opsparing           -495,48   3.492,14
12.01.2026        BS Betaling Boligforening      -155,73   3.987,62
12.01.2026        Dankort-køb Netto Vejle        -223,63   4.143,35
12.01.2026        Lønoverførsel                   422,86   4.366,98

Primosaldo 01.01.2026: 3.944,12
`);
    expect(badges).toEqual([true]);
  });

  it('deposits until a day behind the period, below the rows under headings nobody knows', () => {
    const page = `
Everyday account 220441-101
Statement January 1, 2026 to January 31, 2026
Date           Description              Withdrawals   Deposits    Balance
Jan 01, 2026   Balance forward                                     100.00
Jan 05, 2026   Thrifty Foods                  10.00                 90.00
Jan 12, 2026   Payroll                                    50.00    140.00
Jan 20, 2026   ATM Duncan                     20.00                120.00
Jan 22, 2026   ATM Duncan                     20.00                100.00
Jan 23, 2026   ATM Duncan                     20.00                 80.00
               Totals                         70.00       50.00

Foobar and some more words of a sentence
Quux           Rate                                   Principal  At end
Sep 30, 2026   24 months                              10,000.00  10,629.61
`;
    expect(readPeriods(page).badges).toEqual([true]);
    expect(readRows(understandText(page)).map((rows) => rows.length)).toEqual([5]);
  });

  it('a bill of a card in Dutch, whose labels stand over their figures', () => {
    const [account] = understandText(`
Rekeningoverzicht   Klantnummer 71220448811
Datum 12 januari 2026

Vorig openstaand saldo        Totaal ontvangen betalingen     Totaal nieuwe uitgaven      Nieuw openstaand saldo
€ 787,79 Af                   € 787,79 Bij                    € 207,63 Af                 € 207,63 Af
Bestedingslimiet              Minimaal te betalen bedrag
€ 2.500                       € 207,63

Datum transactie   Datum boeking    Omschrijving              Bedrag in euro's
29 dec             30 dec           GEINCASSEERD VORIG SALDO            787,79 Bij
04 jan             05 jan           ALBERT HEIJN 1142                   107,63 Af
05 jan             06 jan           SHELL 2210                          100,00 Af
`).accounts;
    expect([account!.type, account!.periods[0]!.isReconciled]).toEqual(['card', true]);
  });

  it('one label over the balances at the ends of three months, each with its day', () => {
    const page = (january: string): string => `
Kontoutskrift for konto 1234.56.78903   Periode 01.12.2025 - 28.02.2026
Forklaring                             Rentedato    Ut av konto   Inn på konto   Bokført
Saldo fra kontoutskrift 30.11.2025                                      887,43
Gebyr                                  01.12             55,06                   01.12.2025
Lønn Fjordverft AS                     25.12                          1 146,84   25.12.2025
Saldo i Deres favør 31.12.2025                                        1 979,21
Gebyr                                  01.01            639,13                   01.01.2026
Saldo i Deres favør 31.01.2026                                        ${january}
Minibank                               02.02            100,00                   02.02.2026
Lønn Fjordverft AS                     25.02                            146,84   25.02.2026
Saldo i Deres favør 28.02.2026                                        1 386,92
`;
    expect(['1 340,08', '1 840,08'].map((january) => readPeriods(page(january)).badges)).toEqual([[true], [false]]);
  });

  it('the letter of the Vietnamese dong at once behind its figures', () => {
    const [account] = understandText(`
Số tài khoản: 0912345678
Từ ngày 01/02/2026 đến ngày 28/02/2026
Số dư đầu kỳ: 6.140.724đ
Số dư cuối kỳ: 5.508.850đ
Ngày          Nội dung                     Số tiền        Số dư
19/02/2026    Thanh toán Grab            -737.354đ   5.403.370đ
20/02/2026    Nạp tiền                   +105.480đ   5.508.850đ
`).accounts;
    expect([account!.currency, account!.periods[0]!.isReconciled, account!.periods[0]!.rows.length]).toEqual(['VND', true, 2]);
  });

  it('contracts for savings, each with its number, over the balances at both ends of a year', () => {
    const { accounts } = understandText(`
Jahreskontoauszug vom 01.01.2025 bis 31.12.2025
Bausparvertrag Nr. 4411223301
Datum        Vorgang                      Soll EUR     Haben EUR
01.01.2025   Guthaben am Jahresanfang                   5.722,70
02.01.2025   Sparbeitrag                                   75,00
31.12.2025   Kontogebühr                     12,00
31.12.2025   Guthaben am Jahresende                     5.785,70
Bausparvertrag Nr. 4411223302
Datum        Vorgang                      Soll EUR     Haben EUR
01.01.2025   Guthaben am Jahresanfang                   7.211,16
02.02.2025   Sparbeitrag                                   50,00
31.12.2025   Kontogebühr                     12,00
31.12.2025   Guthaben am Jahresende                     7.249,16
`);
    expect(accounts.map(({ number, periods }) => [number, ...periods.map(({ rows, isReconciled }) => `${rows.length} ${isReconciled}`)])).toEqual([['4411223301', '2 true'], ['4411223302', '2 true']]);
  });

  it('sums of both sides beside the names of months, under words that head columns elsewhere: one that does not agree contradicts the rows (wrong badge)', () => {
    const page = (income: string): string => `
IBAN DE02 1001 1001 2620 4025 25   01.12.2025 bis 31.01.2026
Kontostand am 01.12.2025: 1.000,00 €
Kontostand am 31.01.2026: 1.480,00 €

Januar 2026                          Eingang ${income} €   Ausgang 120,00 €
31.01.2026   Max Krüger                                          +200,00 €
30.01.2026   Gehalt                                              +500,00 €
28.01.2026   REWE                                                -120,00 €
Dezember 2025                        Eingang 0,00 €   Ausgang 100,00 €
12.12.2025   Vattenfall                                           -60,00 €
10.12.2025   REWE                                                 -40,00 €
`;
    expect(['700,00', '900,00'].map((income) => readPeriods(page(income)).badges)).toEqual([[true], [false]]);
  });

  it('balances before and after each row, newest first, over a line of sums: that before the oldest is tested, too (wrong badge)', () => {
    const page = (before: string): string => `
Данс 5012345678   2026/01/01 - 2026/01/31
Огноо        Эхний        Орлого     Зарлага      Эцсийн    Утга
2026/01/13    12.24         39.42         0.00        51.66    ЦАЛИН
2026/01/12    18.42          0.00         6.18        12.24    МОБИКОМ
2026/01/11    45.13          0.00        26.71        18.42    МОБИКОМ
2026/01/10    13.43         31.70         0.00        45.13    ЦАЛИН
2026/01/09    48.73          0.00        35.30        13.43    МОБИКОМ
2026/01/08    88.19          0.00        39.46        48.73    МОБИКОМ
2026/01/07    54.91         33.28         0.00        88.19    ЦАЛИН
2026/01/06    92.48          0.00        37.57        54.91    МОБИКОМ
2026/01/05   112.16          0.00        19.68        92.48    МОБИКОМ
2026/01/04    76.78         35.38         0.00       112.16    ЦАЛИН
2026/01/03    92.24          0.00        15.46        76.78    МОБИКОМ
2026/01/02   ${before}          0.00        30.51        92.24    МОБИКОМ
Нийт дүн                   139.78       210.87
`;
    expect(['122.75', '127.25'].map((before) => readPeriods(page(before)).badges)).toEqual([[true], [false]]);
  });

  it('figures of an overview beside the number of an account: where some agree, a misprinted one contradicts the rows (wrong badge)', () => {
    const page = (sums: string, closing: string): string => `
Statement 1 January 2026 - 31 January 2026
Account             Number        Opening balance    Money in    Money out    Closing balance
Everyday account    11442208             £100.00      £50.00       ${sums}            £120.00
Savings account     11442216             £300.00      £20.00       £30.00            ${closing}

Everyday account 11442208
Date             Description          Amount     Balance
01 Jan 2026      Opening balance                 £100.00
05 Jan 2026      Thrifty Foods       -£10.00      £90.00
12 Jan 2026      Payroll             +£50.00     £140.00
20 Jan 2026      ATM                 -£20.00     £120.00
31 Jan 2026      Closing balance                 £120.00

Savings account 11442216
Date             Description          Amount     Balance
01 Jan 2026      Opening balance                 £300.00
15 Jan 2026      Transfer out        -£30.00     £270.00
16 Jan 2026      Transfer in         +£20.00     £290.00
31 Jan 2026      Closing balance                 £290.00
`;
    expect(readPeriods(page('£30.00', '£290.00')).badges).toEqual([true, true]);
    expect(readPeriods(page('£38.00', '£290.00')).badges).toEqual([false, true]);
    expect(readPeriods(page('£30.00', '£209.00')).badges).toEqual([true, false]);
  });

  it('what is owed on a Spanish card, where the payment was as much as before and the purchases are all that is owed now', () => {
    expect(readPeriods(`
Extracto mensual de tarjeta de crédito nº 6000331144220
Del 01/01/2026 al 31/01/2026
Deuda anterior                          570,29 €
Total pagos y devoluciones              570,29 €
Total compras e intereses               285,49 €
Deuda actual                            285,49 €
Fecha    Concepto                       Importe €
01-01    GASOLINERA                        187,75
02-01    HOGAR TEXTIL                       97,74
05-01    PAGO RECIBO ANTERIOR             -570,29
`).badges).toEqual([true]);
  });
});
