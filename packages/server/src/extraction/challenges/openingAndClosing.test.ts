// Which balances a period begins and ends with.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('opening and closing balances', () => {
  it('a balance in a box over the rows is that of the last of them, unless they begin with it', () => {
    const page = (balance: string): string => `
Conta 1234567-8       Periodo: 01/03/2024 a 31/03/2024
Saldo total                Saldo disponivel      Saldo bloqueado
${balance}                   1.239,00              0,00
Data          Descricao            Valor        Saldo
04/03/2024    Salario              400,00       1.400,00
05/03/2024    Mercado             -100,00       1.300,00
06/03/2024    Cafe                 -61,00       1.239,00`;
    expect(readStatement(page('1.239,00')).period.proof.terms[0]).toMatchObject({ amountMinor: 100_000, source: { means: 'inferred' } });
    expect(readStatement(page('1.239,00')).verdict).toBe('reconciled');
    expect(readStatement(page('1.237,00')).verdict).toBe('notReconciled');
  });

  it('the balances of the first and the last day in a summary above the rows', () => {
    const { document, verdicts } = readStatement(`
Account statement
1 May 2026 - 31 May 2026
Balance on 1 May        €520.00
Money in              +€300.00
Money out              -€20.00
Balance on 31 May       €800.00
26 May 2026
Salary                +€300.00
23 May 2026
Coffee                 -€12.00
22 May 2026
Tea                     -€8.00`);
    const { startBalance, endBalance } = document.accounts[0]!.periods[0]!;
    expect([startBalance?.value, endBalance?.value, verdicts]).toEqual([52000, 80000, ['reconciled']]);
  });

  describe('soundness', () => {
    it('never calls a statement without balances proved', () => {
      expect(readStatement(`
Date         Description       Amount
2026-04-02   Salary          +2000.00
2026-04-10   Rent            -1200.00`).verdicts).toEqual(['unknown']);
    });
  });

  describe('which balance closes a period', () => {
    const card = (label: string, due = '1.877,24'): string => `
Carte de crédit 5341 3750 8453 8787        1 avril 2022 au 30 avril 2022
Limite de crédit 5.000,00      Paiement minimum 46,93
Solde précédent                867,21
Paiements reçus              2.800,08
Achats                       3.810,11
${label.padEnd(27)} ${due}

Date          Libellé                    Montant
04/04/2022    PAIEMENT RECU            -2.800,08
20/04/2022    LIBRAIRIE                 3.010,11
21/04/2022    BOULANGERIE                 800,00`;

    it('a further balance of a summary, where the equation holds with it', () => {
      expect(readStatement(card('Solde dû')).period.endBalance?.value).toBe(-187724);
      expect(readStatement(card('Solde dû')).period.proof.status).toBe('reconciled');
      expect(readStatement(card('Solde dû', '1.878,24')).period.proof.status).not.toBe('reconciled');
    });

    it('or a figure of the summary whose label says nothing', () => {
      expect(readStatement(card('Qwfp xyzzy')).period.endBalance?.value).toBe(-187724);
      expect(readStatement(card('Qwfp xyzzy', '1.878,24')).period.proof.status).not.toBe('reconciled');
    });

    it('what a page carries forward does not, where rows with balances go on below', () => {
      const { period } = readStatement(`
Account 12345678     1 March 2025 to 31 March 2025
Date          Description               Amount     Balance
01/03/2025    Opening balance                       100.00
03/03/2025    BAKERY                    -10.00       90.00
05/03/2025    BAKERY                    -10.00       80.00
              Carried forward                        80.00
\f
Date          Description               Amount     Balance
              Brought forward                        80.00
06/03/2025    BAKERY                    -10.00       70.00
20/03/2025    CHEMIST                   -30.00       40.00`);
      expect([period.endBalance?.value, period.proof.status]).toEqual([4000, 'reconciled']);
    });
  });

  it('an opening balance misprinted in a summary below its rows begins no other account over a list of fees (wrong badge)', () => {
    const SUMMED_BELOW = `
Estratto conto EUR     Numero conto 7531/79375497     Periodo 01/02/2022 - 28/02/2022

Data         Descrizione                         Importo        Saldo
28/02/2022   Saldo finale                                    1.112,27
28/02/2022   PAGAMENTO CARTA 5497                -171,29     1.112,27
25/02/2022   STIPENDIO OFFICINE TREBBIA          882,58      1.283,56
16/02/2022   CANONE MENSILE                       -22,89       400,98
08/02/2022   COMPETENZE E SPESE                   -23,37       423,87
01/02/2022   Saldo iniziale                                    447,24

Riepilogo
Saldo iniziale                    447,24
Saldo finale                    1.112,27

Spese
08/02/2022 COMPETENZE E SPESE     23,37
16/02/2022 CANONE MENSILE         22,89
Spese                             46,26`;
    expect(readStatement(SUMMED_BELOW).badges).toEqual([true]);
    expect(readStatement(SUMMED_BELOW.replace('Saldo iniziale                    447,24', 'Saldo iniziale                    497,24')).badges).toEqual([false]);
  });

  it('balances of a day that its words name are no rows, and the years of both ends date the rows between', () => {
    const { rows, period } = readStatement(`
Kontoauszug 1
Datum    Erläuterung                              Betrag
30.12.   Kontostand am 29.12.2025, Auszug Nr. 12  500,00 +
30.12.   KARTENZAHLUNG                             20,00 -
02.01.   GUTSCHRIFT                                50,00 +
30.01.   Kontostand am 30.01.2026                 530,00 +
`);
    expect(rows).toEqual([['2025-12-30', '-20.00'], ['2026-01-02', '50.00']]);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([50000, 53000]);
  });

  it('one label twice in a summary, over two days, opens with that of the first day and closes with that of the last', () => {
    const SUMMARY = `
Your balance on 12 December 2025      1,507.42
Money in                                375.35
Money out                               185.90
Your balance on 11 January 2026       1,696.87
Account number 33018822
12 Dec 2025 - 11 Jan 2026

Date      Description           Money out     Money in
12 Dec    OVO ENERGY               185.90
13 Dec    HALDEN LTD                             375.35`;
    const { period } = readStatement(SUMMARY);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([150742, 169687, true]);
    expect(readStatement(SUMMARY.replace('1,507.42', '1,509.42')).period.isReconciled).toBe(false);
  });

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

  it('both balances at a glance, each behind a word of its own and its day, are no list of days', () => {
    const text = (last: string): string => `
Kontoauszug Nr. 1/2026
IHR KONTOSTAND AUF EINEN BLICK
alt (31.12.2025)             1.734,21+
neu (31.01.2026)             ${last}
DATUM   BUCHUNGSVORGANG                                SOLL          HABEN
        ALTER KONTOSTAND VOM 31.12.2025 IN EUR                   1.734,21+
05.01.  Lastschrift                                   90,64-
08.01.  Gutschrift                                                  200,00+
        GESAMTUMSATZ                                                109,36+
        NEUER KONTOSTAND VOM 31.01.2026 IN EUR                   1.843,57+
`;
    expect(readPeriods(text('1.843,57+')).badges).toEqual([true]);
    expect(readPeriods(text('1.847,57+')).badges).toEqual([false]);
  });

  it('"Balance" over the rows, and where they began and ended in a summary below them', () => {
    const text = (head: string, start = '2.160,15 €'): string => `
IBAN: DE17499243443522888865
Kontoauszug 01/2026                                                            Kontostand                 ${head}
01.01.2026 - 31.01.2026                                                        Eingeräumter Dispokredit       0,00 €
Buchung     Valuta     Transaktionsinformation                                                                Betrag
04.01.      04.01.     Lastschrift                                                                         - 81,91 €
                       Stadtwerke
07.01.      07.01.     Kartenzahlung                                                                       - 32,83 €
                       REWE Markt
17.01.      17.01.     Überweisung                                                                        + 359,57 €
                       ACME GmbH
Zusammenfassung
Startsaldo                                                                                                ${start}
Kontobelastungen                                                                                          - 114,74 €
Kontogutschriften                                                                                         + 359,57 €
Endsaldo                                                                                                  2.404,98 €
`;
    expect(readPeriods(text('2.404,98 €'))).toMatchObject({ rows: [[['2026-01-04', -8191], ['2026-01-07', -3283], ['2026-01-17', 35_957]]], badges: [true], bounds: [[216_015, 240_498]] });
    expect(readPeriods(text('2.404,98 €', '2.190,15 €')).badges).toEqual([false]);
    expect(readPeriods(text('2.464,98 €')).badges).not.toContain(true);
  });

  it('a new balance under titles of its own, over its currency, after the last row', () => {
    const { period, document } = readStatement(`
Kontoauszug vom 01.01.2026 bis 31.01.2026                        IBAN DE44200700240512233400
Auszug      Seite     Alter Saldo
1           1         EUR                         + 100,00
Buchung     Vorgang                     Soll         Haben
02.01.26    MIETE                      -10,00
03.01.26    LOHN                                    +50,00
04.01.26    STROM                      -25,00
Filialnummer   Kontonummer      Neuer Saldo
200            5122334 00       EUR                +115,00`);
    expect(document.accounts).toHaveLength(1);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 11500 }, isReconciled: true });
  });

  it('the balance of the last day is that of the period, and thousands of an amount are no account', () => {
    const { period, document } = readStatement(`
agência 0441 conta 12233-4
período: 01/01/2026 até 31/01/2026
saldo em conta              limite da conta
R$ 9.115,52                 R$ 2.500,00
data          lançamentos             valor (R$)    saldo (R$)
31/12/2025    SALDO ANTERIOR                            9.100,52
02/01/2026    ALUGUEL                    -10,00
02/01/2026    SALDO DO DIA                              9.090,52
03/01/2026    SALARIO                     50,00
04/01/2026    LUZ                        -25,00
04/01/2026    SALDO DO DIA                              9.115,52`);
    expect(document.accounts[0]!.number).toBe('12233-4');
    expect(period).toMatchObject({ endBalance: { value: 911552 }, isReconciled: true });
  });

  it('"balance" over rows of which the newest comes first is where they end', () => {
    const { period } = readStatement(`
Tarih Aralığı  01.01.2026 - 31.01.2026
Bakiye         115,00 TL
Tarih          Açıklama          Tutar         Bakiye
04.01.2026     FATURA         -25,00 TL     115,00 TL
03.01.2026     MAAŞ            50,00 TL     140,00 TL
02.01.2026     KİRA           -10,00 TL      90,00 TL`);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 11500 }, isReconciled: true });
  });

  it('a label broken over two lines under the heading of balances is no row', () => {
    const { rows, period } = readStatement(`
Period 01/03/2026 - 31/03/2026
Date       Descriptions       Withdrawal / Deposit  Outstanding Balance  Details
01-03-26   Beginning                                            450.00
           Balance
02-03-26   Payment                     50.00                    400.00   SHOP
13-03-26   Transfer                    70.00                    470.00   X
14-03-26   Payment                     20.00                    450.00   SHOP`);
    expect(rows).toEqual([['2026-03-02', '-50.00'], ['2026-03-13', '70.00'], ['2026-03-14', '-20.00']]);
    expect(period.startBalance!.value).toBe(45000);
    expect(period.isReconciled).toBe(true);
  });

  it('an opening balance may be printed twice, with words of its own between', () => {
    const { period } = readStatement(`
Periodo DEL 11/02/2026 AL 10/03/2026
Saldo de Liquidación Inicial                      2,379.60
Saldo de Operación Inicial                        2,379.60
Depósitos / Abonos (+)                              500.00
Retiros / Cargos (-)                                100.00
Saldo Final (+)                                   2,779.60
FECHA    DESCRIPCION           CARGOS     ABONOS
11/FEB   OXXO                   60.00
16/FEB   SPEI RECIBIDO                    500.00
21/FEB   CFE                    40.00`);
    expect(period.startBalance!.value).toBe(237960);
    expect(period.isReconciled).toBe(true);
  });

  it('what was there before, printed as amount and as balance, and what is there at the end are no rows', () => {
    const { rows, period } = readStatement(`
Date         Branch   Lot     Text                    Document    Amount        Balance
31/12/2025   0000     00000   000 Saldo Anterior                  500,00 C      500,00 C
02/01/2026   0000     14397   Boleto                  941550       50,00 D
02/01/2026   0000     14397   Tarifa                  941551       10,00 D      440,00 C
05/01/2026   0000     14397   Pix Recebido            941552      100,00 C      540,00 C
30/01/2026   0000     00000   999 S A L D O                       540,00 C`);
    expect(rows).toEqual([['2026-01-02', '-50.00'], ['2026-01-02', '-10.00'], ['2026-01-05', '100.00']]);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([50000, 54000]);
  });

  it.each(['Balance brought forward', '03 May   Balance brought forward'])('"%s" above the first row, under the summary that the rows agree with', (label) => {
    const page = (brought: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance    1,250.00
Closing balance    4,264.30
Total withdrawals    185.70
Total deposits     3,200.00

Date     Transaction details            Withdrawals    Deposits      Balance
${label.padEnd(68)}${brought}
03 May   COFFEE HOUSE                          5.50                 1,244.50
04 May   SALARY                                         3,200.00    4,444.50
05 May   POWER                               180.20                 4,264.30`;
    expect(readStatement(page('1,250.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('1,256.00')).verdicts).toEqual(['notReconciled']);
    expect(readStatement(page('1,259.70')).verdicts).toEqual(['notReconciled']);
  });

  it('the opening balance below rows of which the newest comes first, under the summary that they agree with', () => {
    const page = (opening: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance    1,250.00
Total paid in      3,200.00
Total paid out       185.70
Closing balance    4,264.30

Date     Transaction details            Withdrawals    Deposits      Balance
         Closing balance                                            4,264.30
28 May   POWER                               180.20                 4,264.30
14 May   SALARY                                         3,200.00    4,444.50
03 May   COFFEE HOUSE                          5.50                 1,244.50
         Opening balance                                            ${opening}`;
    expect(readStatement(page('1,250.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('1,256.00')).verdicts).toEqual(['notReconciled']);
    expect(readStatement(page('1,759.00')).verdicts).toEqual(['notReconciled']);
  });

  it('an account without any row, whose opening balance is printed again below the closing one', () => {
    const page = (opening: string): string => `
Account 12345678    Statement of May
Date     Transaction details            Money out      Money in      Balance
01 May   Start balance                                                488.12
31 May   Balance carried forward                                      488.12
         Total payments and receipts         0.00          0.00

At a glance
01 May 2026 - 31 May 2026
Start balance             £${opening}
Money in                    £0.00
Money out                   £0.00
End balance               £488.12
Your arranged overdraft limit is £500.`;
    expect(readStatement(page('488.12')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('988.12')).verdicts).toEqual(['notReconciled']);
  });

  it('the balance of a pot below rows of which the newest comes first is not where they end', () => {
    const page = (pot: string): string => `
Account number: 71204418    Sort code: 04-00-07
01/10/2026 - 31/10/2026
Date          Description                     (GBP) Amount     (GBP) Balance
30/10/2026    SPOTIFY P2A3B4                        -63.73            334.39
29/10/2026    TESCO STORES 3217                     -71.14            398.12
28/10/2026    S ALI (Faster Payments)               100.00            469.26
27/10/2026    WAITROSE 652                          -57.74            369.26

Pot statement
Savings Pot    Type: Regular Pot    Balance on 31/10/2026:  £${pot}`;
    const { verdicts, bounds } = readStatement(page('1,240.00'));
    expect([verdicts, bounds]).toEqual([['reconciled'], [[42700, 33439]]]);
    expect(readStatement(page('384.39')).verdicts).toEqual(['notReconciled']);
  });

  it('the same words above and below the rows, whose days tell which balance is the first', () => {
    const page = (text: string) => `
Fjordbanken   Kontoutskrift nr. 12  for perioden 01.12.2025 - 31.12.2025
Kontonummer 1503.44.22881    IBAN NO93 1503 4422 881    Brukskonto
Forklaring                          Rentedato     Ut av konto    Inn på konto   Bokført
${text} 30.11.2025                                      41.200,55
Avtalegiro Lyse Energi As           01.12            1.083,92                   01.12
Vipps*Kari Nordmann                 02.12              100,00                   02.12
Lønn                                03.12                           10.000,00   03.12
${text} 31.12.2025                                      50.016,63`;
    expect(readStatement(page('Saldo i Deres favør'))).toMatchObject({ bounds: [[4_120_055, 5_001_663]], verdict: 'reconciled' });
  });

  it('the same words above and below the rows of the second of two accounts, where no period is printed', () => {
    const page = (above: string, below: string): string => `
Extraits au 30 juin 2025   Mme Claire Weber
Compte courant LU280019400644750000
Ancien solde : 5.631,18 EUR
Date               Libellé                     Débit       Crédit
5 avril 2025       Loyer                        16,95
10 avril 2025      Salaire                                 100,00
Nouveau solde : 5.714,23 EUR

Current account LU280019400644758840
Your balance on ${above} USD
Date               Details                     Debit       Credit
31 May 2025        Rent                        141.90
2 June 2025        Wages                                    20.00
Your balance on ${below} USD`;
    expect(readStatement(page('1 April 2025: 2,204.55', '30 June 2025: 2,082.65')).bounds[1]).toEqual([220_455, 208_265]);
    expect(readStatement(page('1 April 2025: 2,204.55', '30 June 2025: 2,082.65')).badges).toEqual([true, true]);
    expect(readStatement(page('1 April 2025: 2,204.55', '30 June 2025: 2,083.65')).badges).toEqual([true, false]);
  });

  it('both ends close behind the period, on the line of the account', () => {
    const page = (opening: string): string => `
Southern Bank
Freedom account 12-3044-0441209-00 1 June 2025 to 31 August 2025 Opening balance ${opening} Closing balance 1,300.00
Date     Transaction                 Amount       Balance
14 Jun   Wages                       200.00      1,404.55
09 Jul   Rent                       -100.00
         Coffee                       -4.55      1,300.00`;
    expect(readStatement(page('1,204.55'))).toMatchObject({ bounds: [[120_455, 130_000]], badges: [true] });
    expect(readStatement(page('1,214.55')).badges).toEqual([false]);
  });

  it('the same words and figure with two days and no row between, below the rows of another account: nothing happened on it', () => {
    const page = (end: string): string => `
COMPTE CHEQUES n° 30004012340001441209331
Date     Valeur      Libellé                           Débit      Crédit
                     SOLDE CREDITEUR AU 31.12.2024                 100,00
06.01    06.01.25    LOYER                             42,24
                     SOLDE CREDITEUR AU 31.01.2025                  57,76
LIVRET A n° 30004012340009881133017
Date     Valeur      Libellé                           Débit      Crédit
                     SOLDE CREDITEUR AU 31.12.2024               5 000,00
                     SOLDE CREDITEUR AU 31.01.2025               ${end}`;
    expect(readStatement(page('5 000,00'))).toMatchObject({ bounds: [[10_000, 5_776], [500_000, 500_000]], badges: [true, true] });
    expect(readStatement(page('5 010,00')).badges).not.toEqual([true, true]);
  });

  it('a balance below a thousand in a summary of whole money has no mark', () => {
    const page = (opening: string): string => `
CARTOLA CUENTA CORRIENTE N° 00-044-12093-3   Desde 30/06/2025 Hasta 31/07/2025
Saldo inicial    Depósitos y abonos    Cheques y otros cargos    Saldo final
${opening}              2.429.086             1.370.341                 1.059.735
Fecha   Descripción              Cargos         Abonos      Saldo diario
01/07   Compra                   155.798
01/07   Reverso                               1.214.543
01/07   Reverso                               1.214.543
01/07   Reverso                1.214.543                       1.059.735`;
    expect(readStatement(page('990'))).toMatchObject({ bounds: [[990, 1_059_735]], badges: [true] });
    expect(readStatement(page('980')).badges).toEqual([false]);
  });

  it('a closing balance in a column left of its words, behind which the sums of both sides stand', () => {
    const page = (debits: string): string => `
Account 1930028471650100   Currency AMD   01/03/2026-31/03/2026
   Balance     Description             Date           Credit         Debit
 1 000,00      Opening balance
 1 200,00      Salary                  02/03/2026     200,00
 1 150,00      Groceries               03/03/2026                    50,00
   250,00      Rent                    05/03/2026                   900,00
   265,00      Refund                  09/03/2026      15,00
   265,00      Closing balance                        215,00        ${debits}`;
    expect(readStatement(page('950,00')).period.endBalance?.value).toBe(26_500);
    expect(readStatement(page('950,00')).verdict).toBe('reconciled');
    expect(readStatement(page('960,00')).verdict).toBe('notReconciled');
  });

  it('what the pages of a statement pass on to each other, in words of their own, divides no period', () => {
    const headings = '   CARGOS   DÍA       DESCRIPCIÓN                  SUC.     ABONOS';
    const page = (from: string, to: string): string => `
CUENTA CORRIENTE N° 00-220-11934-7
Período: 01 de enero al 31 de enero de 2026. Moneda: pesos
${headings}
                      SALDO ANTERIOR                     2.344.120
   10.000   02 ENE    COMPRA LIDER                 201
    4.120   03 ENE    COMPRA LIDER                 201
            05 ENE    TRANSFERENCIA DE TERCEROS    201      20.000
   14.120             TOTALES DE LA HOJA                    20.000
                      SALDO A LA HOJA SIGUIENTE          ${to}
${headings}
                      SALDO DE LA HOJA ANTERIOR          ${from}
   50.000   12 ENE    COMPRA LIDER                 201
            15 ENE    TRANSFERENCIA DE TERCEROS    201      10.000
   50.000             TOTALES DE LA HOJA                    10.000
                      SALDO FINAL                        2.310.000`;
    const { rowLists, badges } = readStatement(page('2.350.000', '2.350.000'));
    expect(rowLists.map((rows) => rows.length)).toEqual([5]);
    expect(badges).toEqual([true]);
    expect(readStatement(page('2.350.000', '2.360.000')).badges).toEqual([false]);
    expect(readStatement(page('2.360.000', '2.350.000')).badges).not.toContain(true);
  });

  it('what may be drawn on the first and on the last day, each said in two languages, is no period of one day', () => {
    const { period } = readStatement(`
ВЫПИСКА за период с 01.09.25 по 30.09.25
Номер счета: KZ86125KZT5004100100
Доступно на 01.09.25 / 01.09.25 қолжетімді          120 441,00
Пополнение / Толықтыру                               50 437,59
Платеж / Төлем                                     - 22 239,94
Доступно на 30.09.25 / 30.09.25 қолжетімді          148 638,65
Дата                   Сумма      Операция
27.09.25           - 7 484,62     Платеж / Төлем
24.09.25          - 14 755,32     Платеж / Төлем
12.09.25          + 50 437,59     Пополнение / Толықтыру`);
    expect([period.startDate?.value, period.endDate?.value]).toEqual(['2025-09-01', '2025-09-30']);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([12044100, 14863865, true]);
  });
});
