// Forms that statements drawn at random were misread in, fifth part.
import { expect, it } from 'vitest';
import { documentOfText, understandText, wordsOfLine } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

it('fees listed again in a column of their own are no rows, although only one of the lists prints the hour', () => {
  const { rows, period } = readStatement(`
Kreditkort DKK    Konto 5510 7389 7982 3690    Periode 01.06.2022 til 30.06.2022
Saldo fra sidste opgørelse                             500,00
Skyldig saldo                                          606,00
01.06 06:46            Tank Nord Køge                                                40,00
01.06 19:34            Kontogebyr                                                    10,00
03.06 12:00            Boghandel Ørsted                                              35,00
04.06 09:12            Kortgebyr                                                      9,00
07.06 10:00            Bageriet Kringlen                                             12,00
GEBYRER
01.06 Kontogebyr                                        10,00
04.06 Kortgebyr                                          9,00
Gebyrer                                                 19,00`);
  expect(rows).toHaveLength(5);
  expect(period.proof.status).toBe('reconciled');
});

it('known words in the text of a row head no columns where a reference stands among them', () => {
  const row = (at: number, day: string, text: string, amount: string, side: string, balance: string) => `${at}      ${day}    ${text.padEnd(68)}${amount.padStart(10)}    ${side}            ${balance.padStart(10)}`;
  const { rows } = readStatement(`
Business Checking USD   Account number 387874086445   Statement period 08-01-2025 - 08-31-2025
NO.    DATE          TRANSACTION DETAILS                                                     AMOUNT    D/C              BALANCE
${row(1, '08-30-2025', 'Online payment VANTA MARINE', '419.00', 'Dr', '11,812.29')}
${row(2, '08-30-2025', 'Cheque 455', '165.81', 'Dr', '12,231.29')}
                     Incoming wire PIPER ROOFING · Ref WG17678658 · Original amount EUR
${row(3, '08-27-2025', '', '960.95', 'Cr', '12,397.10')}
                     106.10 · Value 08/27
${row(4, '08-27-2025', 'CARD 6445 STREAMBOX', '95.55', 'Dr', '11,436.15')}
${row(5, '08-26-2025', 'BGC TIDEWATER', '1,679.47', 'Cr', '11,531.70')}`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-419.00', '-165.81', '960.95', '-95.55', '1679.47']);
});

/** The rows of each day in the other order than the days. */
const TURNED = (balance: string): string => `03 Oct 2019   GROCERS             -10.00          990.00
08 Oct 2019   TAXI                -20.00          940.00
08 Oct 2019   FURNITURE           -30.00          960.00
09 Oct 2019   CREDIT               40.00          925.00
09 Oct 2019   CHEQUE              -50.00          ${balance}
09 Oct 2019   BAKERY               -5.00          935.00
15 Oct 2019   RETURN                5.00          925.00
15 Oct 2019   POS                  -5.00          920.00
22 Oct 2019   FEE                  -5.00          920.00`;

it('days run on, and the rows of each day stand the other way', () => {
  const text = (balance: string) => `
Current Account INR    Account 14475039100505    Statement period 01-10-2019 - 31-10-2019
Opening balance   1,000.00
Closing balance     920.00
Date          Particulars          Amount     Account balance
${TURNED(balance)}`;
  expect(readStatement(text('885.00')).period.proof.status).toBe('reconciled');
  expect(readStatement(text('835.00')).period.proof.status).toBe('notReconciled');
});

it('a first row whose day was not read is a row without a day, and no opening balance', () => {
  const { rows, period } = readStatement(`
Current Account EUR    Account 89597307    Statement period 01 Apr 2022 - 30 Apr 2022
Details                                  Paid out     Paid in     Balance
1st of the month of fools
Cash withdrawal                             20.00                   80.00
4 April 2022
Hargreaves invoice                                      50.00      130.00
5 April 2022
Council rates                               40.00                   90.00
Bakery                                       5.00                   85.00`);
  expect(rows).toEqual([[null, '-20.00'], ['2022-04-04', '50.00'], ['2022-04-05', '-40.00'], ['2022-04-05', '-5.00']]);
  expect(period.isReconciled).toBe(false);
});

it('the letters of balances stand in the column of those of the rows', () => {
  const text = (side: string) => `
Bonus Saver INR    Account number 19446297318469    Statement period 01 Jun 2020 through 30 Jun 2020
Date           Description                      Type             Amount
               Opening balance                  Cr               200.00
02 Jun 2020    Direct debit Fabric              Dr               150.00
03 Jun 2020    Credit P Nguyen                  Cr                50.00
05 Jun 2020    Cash withdrawal                  Dr               300.00
               Closing balance                  ${side}               200.00`;
  expect([readStatement(text('Dr')), readStatement(text('Cr'))].map(({ period }) => [period.endBalance?.value, period.isReconciled])).toEqual([[-20_000, true], [20_000, false]]);
});

it('a sum under the heading of a side that no row is of', () => {
  const isReconciled = (paidIn: string): boolean => readStatement(`
Business Current Account GBP    Account number 78502413    Statement period 01 Oct 2023 - 31 Oct 2023
Opening balance 1,000.00
Closing balance 700.00
Trans. date     Description                Paid in     Payments     Account balance
16 Oct 2023     MOSS & VINE                               100.00                900.00
20 Oct 2023     RENT                                      150.00                750.00
24 Oct 2023     CASH WITHDRAWAL                            50.00                700.00
                Totals for the period              ${paidIn}   300.00
Pending transactions
31 Oct 2023 MOSS & VINE         101.49
31 Oct 2023 RENT                 69.05
31 Oct 2023 CASH WITHDRAWAL      70.00`).period.isReconciled;
  expect([isReconciled('0.00'), isReconciled('0.09')]).toEqual([true, false]);
});

it('the sum over one group of rows is misprinted, those over the others are not', () => {
  const isReconciled = (sum: string): boolean => readStatement(`
Relevé de carte EUR   Carte 4970 5512 3321 7788   Période du 01/02/2026 au 28/02/2026
Solde précédent dû                                           546,57 €
Règlements reçus                                             546,57 €
Total des achats                                             300,00 €
Nouveau solde dû                                             300,00 €
Paiements
     12/02/2026        Votre règlement                     - 546,57
Vos achats par commerçant
CARREFOUR MARKET                                              90,00
     03/02/2026                                               30,00
     23/02/2026                                               60,00
SNCF CONNECT                                                 180,00
     07/02/2026                                              100,00
     09/02/2026                                               80,00
LA REDOUTE                                                   ${sum}
     08/02/2026                                               10,00
     17/02/2026                                               20,00`).period.isReconciled;
  expect([isReconciled(' 30,00'), isReconciled(' 36,00')]).toEqual([true, false]);
});

it('days of rows are no table beside them, although days and times of day stand in their texts', () => {
  const { rows } = readStatement(`
Kreditkarte EUR   Konto 5466 1544 8938 3326   Umsätze vom 1. Oktober 2025 bis 31. Oktober 2025
Saldo letzte Abrechnung 500,00
Rechnungsbetrag 380,00
\f
Buchungstag      Buchungstext                             Umsatz in EUR      Kontostand
28.10            girocard Café Ziegel                             10,00         -380,00
                 Lübeck Karte 3326
27.10            Kartenzahlung                                    20,00         -370,00
                 Bäckerei Ahrens Kassel
                 27.10.2025 12.44 Uhr
27.10            Zahlung erhalten, vielen Dank                  -200,00         -350,00
24.10            Kartenzahlung                                    30,00         -550,00
                 Bäckerei Ahrens Münster
                 24.10.2025 12.44 Uhr
24.10            Rückbuchung                                     -40,00         -520,00
                 Apotheke am Tor
                 vom 23.10.2025
23.10            Kartenzahlung                                    50,00         -560,00
                 Café Ziegel
                 22.10.2025 12.44 Uhr
22.10            girocard Apotheke am Tor                         10,00         -510,00`);
  expect(rows.map(([day]) => day?.slice(8))).toEqual(['28', '27', '27', '24', '24', '23', '22']);
});

it('lines with both days of a row each are no pairs of an amount and its balance', () => {
  const { rows } = readStatement(`
Sparkonto CHF    Konto CH33 6586 8332 6453 7971 5    Umsätze vom 01.08.2021 bis 31.08.2021
Saldovortrag 100.00     Schlusssaldo 260.00
Valuta       Buchungsdatum       Buchungstext                      Kundenreferenz    Betrag CHF
08.08.       10.08.              Verkehrsbetriebe Lindau           W254434342            -60.00
08.08.       10.08.              Lohn Lichtwerk AG                 R625486416           +200.00
                                 Lohn Maschinenbau Hallig
10.08.       11.08.              GmbH                              Q546532076            +50.00
09.08.       12.08.              Gutschrift Klara                  J277891165            +10.00
                                 girocard Kornblume
16.08.       16.08.              Kassel Karte 9715                 L110195801            -30.00
17.08.       20.08.              Lastschrift Haftpflicht           Q924402070            -10.00`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-60.00', '200.00', '50.00', '10.00', '-30.00', '-10.00']);
});

it('one day has several rows, and these stand the other way', () => {
  const { period } = readStatement(`
Current Account INR    Account 14475039100505    Statement period 01-10-2019 - 31-10-2019
Opening balance   1,000.00
Closing balance     915.00
Date          Particulars          Amount     Account balance
03 Oct 2019   GROCERS             -10.00          990.00
08 Oct 2019   TAXI                -20.00          940.00
08 Oct 2019   FURNITURE           -30.00          960.00
15 Oct 2019   POS                 -20.00          920.00
22 Oct 2019   FEE                  -5.00          915.00`);
  expect(period.proof.status).toBe('reconciled');
});

it('only the last day has several rows, and these stand the other way', () => {
  const { period } = readStatement(`
Zakelijke rekening NL73DUIN0936844171 EUR    Afschriftperiode 01-12-2025 t/m 31-12-2025
Vorig saldo 100,00     Nieuw saldo 80,00
Boekingsdatum     Omschrijving                Bedrag     Saldo na mutatie
03-12-2025        Bijschrijving              +40,00              140,00
16-12-2025        Incasso Telecom             10,00-             130,00
29-12-2025        Huur                        30,00-              80,00
29-12-2025        Geldopname                  20,00-             110,00`);
  expect(period.proof.status).toBe('reconciled');
});

it('balances of a column that was left aside are tested where they go on from each other', () => {
  const isReconciled = (balance: string): boolean => understandText(`
Savings account INR    Account 19263157279416    Statement period 01-10-2019 - 31-10-2019

On 01 Oct 2019 your balance was 1,000.00. On 31 Oct 2019 your balance was 920.00.
${TURNED(balance)}
23 Oct 2019   WATER               -15.00          940.00
23 Oct 2019   REFUND               35.00          955.00
24 Oct 2019   FUEL                -20.00          920.00`).accounts[0]!.periods[0]!.isReconciled;
  expect([isReconciled('885.00'), isReconciled('835.00')]).toEqual([true, false]);
});

it('"(2)" before the currency of a sum counts its rows', () => {
  const { period } = readStatement(`
Conta corrente BRL   Número de conta 1609396   Período 01/02/2020 a 30/04/2020
Saldo inicial R$ 100,00   Total de entradas (2) R$ 70,00    Total débitos (1) R$ 30,00     Saldo final R$ 140,00
Data          Histórico              Débito (R$)    Crédito (R$)      Saldo (R$)
04/02/2020    Compra Padaria            R$ 30,00                        R$ 70,00
10/02/2020    Depósito                                  R$ 20,00        R$ 90,00
24/02/2020    Estorno                                   R$ 50,00       R$ 140,00`);
  expect(period.proof.status).toBe('reconciled');
});

it('a star behind the letter of a side leads to a note', () => {
  const { rows } = readStatement(`
Ticari hesap 3025-30650319 TRY     Dönem 01.01.2024 - 31.01.2024
Önceki bakiye   1,000.00
Kapanış bakiyesi  930.00
Tarih          Açıklama                          Tutar
02.01.2024     BAKKAL ÇINAR                     100.00 B
08.01.2024     FIRIN BUĞDAY                      20.00 B*
08.01.2024     KİTABEVİ GÜNEŞ                    30.00 B
08.01.2024     MAAŞ                             180.00
11.01.2024     FATURA ÖDEME                     100.00 B*`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-20.00', '-30.00', '180.00', '-100.00']);
});

it('days that begin texts are no second column of days where other rows begin there with words', () => {
  const { rows } = readStatement(`
Geschäftskonto EUR    Konto DE71793320499819523198    Umsätze vom 16.12.2023 bis 31.12.2023
16.12.2023    Kontostand am Anfang                          1.000,00
18.12.2023    Überweisung                        -10,00       990,00
              Kartenzahlung Buchhandlung
              16.12.2023 12.44 Uhr               -20,00       970,00
              Habenzinsen                          5,00       975,00
              Tankstelle                         -15,00       960,00
19.12.2023    17.12.2023 12.44 Uhr Bäckerei      -60,00       900,00
              Lastschrift                        -50,00       850,00
20.12.2023    Gehalt                             100,00       950,00
              Kartenzahlung Apotheke
              18.12.2023 12.44 Uhr               -50,00       900,00
31.12.2023    Schlusssaldo                                    900,00`);
  expect(rows.map(([day]) => day!.slice(8))).toEqual(['18', '18', '18', '18', '19', '19', '20', '20']);
});

it('days with points behind the numbers of rows are days where amounts have points, too', () => {
  const row = (at: number, day: string, amount: string) => `  ${String(at).padEnd(8)}${day}       BAKKAL ESKİŞEHİR      ${amount.padStart(10)}`;
  const { rows, period } = readStatement(`
Kredi kartı TRY     Kart no 5410 9075 6071 8087     Dönem 1 Temmuz 2024 - 31 Temmuz 2024
Önceki dönem borcu 1,000.00    Dönem borcu 1,150.00
  SIRA    TARİH       İŞLEM AÇIKLAMASI          TUTAR
${row(1, '01.07', '100.00')}
${row(2, '01.07', '60.00')}
${row(3, '04.07', '-40.00')}
${row(4, '09.07', '20.00')}
${row(5, '11.07', '10.00')}`);
  expect(rows).toEqual([['2024-07-01', '-100.00'], ['2024-07-01', '-60.00'], ['2024-07-04', '40.00'], ['2024-07-09', '-20.00'], ['2024-07-11', '-10.00']]);
  expect(period.proof.status).toBe('reconciled');
});

it('the second line of a label above its figure is no title of the rows below', () => {
  const { rows, period } = readStatement(`
Rewards Card USD     Card number 5577 6913 8133 3776     Period 06/01/2025 to 06/30/2025
Previous balance     Payments & other     New transactions     New balance     Minimum amount due
                     credits
$222.38              $.00                 $130.00              $352.38         $13.57
Posting date      Details                                Transaction amount
06/04/2025        CORNER MILL BAKERY                                $100.00
06/10/2025        STREAMBOX                                          $30.00
                  New transactions                                  $130.00`);
  expect(rows).toEqual([['2025-06-04', '-100.00'], ['2025-06-10', '-30.00']]);
  expect(period.proof.status).toBe('reconciled');
});

it('boxes whose labels take one to three lines, each with its figure right below', () => {
  const model = documentOfText(`
Kredi kartı TRY    Hesap no 5874 2634 3013 5336    Dönem 01/01/2019 - 31/01/2019








        Tarih            İşlem açıklaması             Tutar
        03/01/2019       CORNER BAKERY                 40.00
        14/01/2019       BOOKS                         20.00
        22/01/2019       ÖDEME                         30.00 CR`);
  const boxes = [
    ['ÖNCEKI         ÖDEMELER      DÖNEM IÇI     DÖNEM         ASGARI', 84],
    ['DÖNEM                        HARCAMALAR    BORCU         ÖDEME', 94],
    ['               30.00                       ', 98],
    ['BORCU                                                    TUTARI', 104],
    ['                             60.00         130.00', 108],
    ['100.00                                                   15.00', 118],
  ] as const;
  model.pages[0]!.words.push(...boxes.flatMap(([text, baseline]) => wordsOfLine(text, baseline)));
  const [period] = understand(model).accounts[0]!.periods;
  expect(period!.proof.status).toBe('reconciled');
  expect([period!.startBalance?.value, period!.endBalance?.value]).toEqual([-10_000, -13_000]);
  expect(period!.facts).toMatchObject({ payments: { value: 3_000 }, purchases: { value: 6_000 }, minimumPayment: { value: 1_500 } });
});

it('without headings a list of pending rows ends where opening and closing balance of another statement stand', () => {
  const text = (white: string): string => `
Cuenta nómina ES14 7216 6818 23 7273317562 EUR
Período 01/08/2024 a 31/08/2024
Saldo anterior   1.000,00 €      Nuevo saldo   900,00 €
02/08   Compra Panadería              60,00 €-      940,00 €
09/08   Recibo Telefonía              50,00 €-      890,00 €
31/08   Intereses                     10,00 €       900,00 €
Movimientos pendientes
31/08   Compra Panadería             104,92 €
31/08   Ingreso en efectivo          192,63 €
\f
Cuenta nómina ES14 7216 6818 23 7273317562 EUR
Período 01/09/2024 a 30/09/2024
Saldo anterior     900,00 €${white}Nuevo saldo   970,00 €
02/09   Compra Librería               20,00 €-      880,00 €
05/09   Transferencia                150,00 €     1.030,00 €
07/09   Recibo Agua                   60,00 €-      970,00 €`;
  const periodsOf = (white: string) => understandText(text(white)).accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status]);
  expect(periodsOf('      ')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
  expect(periodsOf('\n')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
});

it('and where an opening balance goes on from the last closing one, or stands between its period and a row (rows of a whole statement were lost)', () => {
  const periodsOf = (opening: string) => understandText(`
Current Account 20-78-14 57156177 GBP
Statement period 01/11/2019 - 31/01/2020
Previous statement balance                              900.00
01/11/2019   Contactless RED KETTLE CAFE                 47.00 DR
11/11/2019   Bill payment TIDEWATER SYSTEMS             619.00 DR
10/01/2020   BGC PIPER ROOFING                          610.00
Closing balance                                         844.00

Pending transactions
31/01/2020 DD COUNCIL RATES REF JL67078669              185.53
31/01/2020 BGC PIPER ROOFING                             40.42

Current Account 20-78-14 57156177 GBP
Statement period 01/02/2020 - 29/02/2020
Previous statement balance                              ${opening}
03/02/2020   POS PURCHASE BLUE FERN GROCERS              16.00 DR
05/02/2020   ATM 635495 BRISTOL                          50.00 DR
17/02/2020   Direct Credit BRAMBLE                      100.00
Closing balance                                         878.00`).accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status]);
  expect(periodsOf('844.00')).toEqual([[3, 'reconciled'], [3, 'reconciled']]);
  expect(periodsOf('848.00')).toEqual([[3, 'reconciled'], [3, 'notReconciled']]);
});

it('and below a sentence that says both of its balances', () => {
  const { accounts } = understandText(`
Cuenta de ahorros 950-606283-69 COP
Periodo 01/08/2024 a 31/08/2024
Su saldo el 1 de agosto de 2024 era de 2.951.028,91 y el 31 de agosto de 2024 de 1.994.412,91.
12/08/2024   SPEI ENVIADO                       -956.616,00     1.994.412,91

Movimientos pendientes
31/08/2024 SPEI ENVIADO                          112.626,00

Cuenta de ahorros 950-606283-69 COP
Periodo 01/09/2024 a 30/09/2024
Su saldo el 1 de septiembre de 2024 era de 1.994.412,91 y el 30 de septiembre de 2024 de 2.017.384,28.
04/09/2024   PAGO CON TARJETA                    -15.076,41     1.979.336,50
17/09/2024   Abono compra Panadería               38.047,78     2.017.384,28`);
  expect(accounts[0]!.periods.map(({ rows, proof }) => [rows.length, proof.status])).toEqual([[1, 'reconciled'], [2, 'reconciled']]);
});

it('an unknown letter behind both balances may say that they are owed, and the equation tells', () => {
  const text = `
İhtiyaç kredisi TRY     Hesap no 9712-81719697     Tarih aralığı 1 Ocak 2020 - 31 Ocak 2020


Bakiyeniz 1 Ocak 2020 tarihinde 410.476,08 TL B, 31 Ocak 2020 tarihinde 400.476,08 TL B idi.
TARİH        İŞLEM AÇIKLAMASI              BORÇ TUTARI          ALACAK TUTARI
01.01.2020   GELEN HAVALE                                         9.000,00 TL
03.01.2020   GİDEN EFT                       1.500,00 TL
06.01.2020   PARA YATIRMA                                         2.500,00 TL`;
  const { period, rows } = readStatement(text);
  expect(rows.map(([, amount]) => amount)).toEqual(['9000.00', '-1500.00', '2500.00']);
  expect([period.startBalance?.value, period.proof.status]).toEqual([-41_047_608, 'reconciled']);
  expect(readStatement(text.replace('400.476,08', '400.467,08')).period.proof.status).toBe('notReconciled');
});

it('rows that begin with their numbers are rows beside lists that begin with days', () => {
  const rows = Array.from({ length: 8 }, (_, at) => `${String(at + 1).padEnd(8)}2024-04-${String(10 + at)}      Deposit to account            10.00`).join('\n');
  const { period } = readStatement(`
Bonus Saver CAD     Account number 91587-4632336     Period covered 2024-04-01 - 2024-04-30
Starting balance   100.00      Ending balance   180.00
No.     Date            Description                  Amount
${rows}
Pending transactions
${Array.from({ length: 12 }, () => '2024-04-30 TRANSFER FROM R. de Souza                9.43').join('\n')}`);
  expect(period.rows).toHaveLength(8);
  expect(period.proof.status).toBe('reconciled');
});

it('boxes of uneven labels where the closing balance is called no more than a balance', () => {
  const { period } = readStatement(`
Cartão de crédito BRL    Cartão 5690 4812 1547 7824    Período 15/12/2021 - 16/01/2022
Total da fatura      Pagamentos        Lançamentos       Saldo total       Pagamento
anterior             recebidos         atuais            R$ 150,00         mínimo
R$ 100,00            R$ 30,00          R$ 80,00                            R$ 15,00
Pagamentos recebidos
Data           Lançamento                      Valor
17/12/2021     Pagamento recebido            R$ 30,00
Lançamentos atuais
Data           Lançamento                      Valor
20/12/2021     Compra Mercearia              R$ 60,00
22/12/2021     Compra Livraria               R$ 20,00`);
  expect([period.endBalance?.value, period.proof.status]).toEqual([-15_000, 'reconciled']);
});

it('the kind of account stands between the word for an account and its short number', () => {
  const { accounts } = understandText(`
Cooperativa Serra Azul      Período 01/06/2024 a 30/06/2024

Conta corrente 46865-8 BRL
Saldo anterior   16.359,88     Saldo final   16.359,88

Poupança 70711-5 BRL
Saldo anterior   11.979,89     Saldo final   11.979,89`);
  expect(accounts.map(({ number }) => number)).toEqual(['46865-8', '70711-5']);
});

const LOAN = (side: string) => `
Privatlån SEK    Kontonummer 4773-4 613 944 689    Avser perioden 1 juli 2024 - 31 juli 2024

Datum         Specifikation                  Belopp (SEK)      saldo (SEK)    ${side ? 'D/K' : ''}
2024-07-02    Insättning                           200,00           800,00     ${side}
2024-07-04    Kortavgift                           -25,00           825,00     ${side}
2024-07-05    Swish från Örjan Ek                  100,00           725,00     ${side}
2024-07-08    Månadsavgift                         -15,00           740,00     ${side}`;

it('a minus that would be money in beside balances with one unknown letter: the balances are owed', () => {
  const { rows, period } = readStatement(LOAN('D'));
  expect(rows.map(([, amount]) => amount)).toEqual(['200.00', '-25.00', '100.00', '-15.00']);
  expect(period.endBalance?.value).toBe(-74_000);
});

it('a minus that would be money in on what is no card waits for a proof', () => {
  expect(readStatement(LOAN('').replace('Privatlån', 'Konto')).period.proof.status).not.toBe('reconciled');
});
