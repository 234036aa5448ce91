// What wordings and arrangements of European banks brought up when read for the first time: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('days', () => {
  it('a row that prints its value date only was booked on the day of the row above', () => {
    const { rows, period } = readStatement(`
Kontoauszug 01.04.2026 - 30.04.2026
Datum       Text                  Gutschrift   Lastschrift   Valuta      Saldo
31.03.26    Kontostand                                                 1 000.00
02.04.26    GIRO POST                            200.00      02.04.26
            GUTSCHRIFT               300.00                  01.04.26  1 100.00
04.04.26    GIRO POST                             50.00      04.04.26
            BARGELDBEZUG                          25.00      31.03.26  1 025.00
30.04.26    Kontostand                                                 1 025.00`);
    expect(rows).toEqual([['2026-04-02', '-200.00'], ['2026-04-02', '300.00'], ['2026-04-04', '-50.00'], ['2026-04-04', '-25.00']]);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('days of four digits are of their column on every page, however many balances of days stand between', () => {
    const { rows, period } = readStatement(`
Kausi 01.10.2026 - 31.10.2026
Kirjaus-  Arvo-   Selitys                Määrä
päivä     päivä
                  SALDO 30.09.2026   1.000,00+
0110      3009    PALVELUMAKSU          10,00-
0210      0110    PALVELUMAKSU          20,00-
0210      0210    PALKKA               300,00+
0310      0310    PALVELUMAKSU          40,00-
\fKirjaus-  Arvo-   Selitys                Määrä
päivä     päivä
1410      1410    PALVELUMAKSU          50,00-
                  SALDO 14.10.2026   1.180,00+
1510      1510    PALVELUMAKSU          60,00-
                  SALDO 15.10.2026   1.120,00+
                  PANOT KPL 1          300,00+
                  OTOT KPL 5           180,00-
                  SALDO 31.10.2026   1.120,00+`);
    expect(rows.map(([date]) => date)).toEqual(['2026-10-01', '2026-10-02', '2026-10-02', '2026-10-03', '2026-10-14', '2026-10-15']);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('a day below a day is no time, where amounts are whole', () => {
    const { rows } = readStatement(`
IDŐSZAK: 2026.09.01 - 2026.09.30
KÖNYVELÉS   ÉRTÉKNAP   MEGNEVEZÉS              ÖSSZEG
                       NYITÓ EGYENLEG         301.544
26.09.02    26.09.02   VÁSÁRLÁS                -1.305
26.09.03    26.09.02   KÉSZPÉNZ                   240
26.09.04    26.09.04   VÁSÁRLÁS                -1.015
26.09.05    26.09.05   DÍJ                       -420
26.09.06    26.09.06   VÁSÁRLÁS                -2.015
26.09.07    26.09.07   DÍJ                        -95
26.09.08    26.09.08   VÁSÁRLÁS                -1.100
                       ZÁRÓ EGYENLEG          295.834`);
    expect(rows.map(([date]) => date)).toEqual(['2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05', '2026-09-06', '2026-09-07', '2026-09-08']);
  });

  it('where no row of a page has a day of its own and all others have one, the days are in question', () => {
    const { period } = readStatement(`
Statement 01.10.2026 - 31.10.2026
Date         Details                Amount
             Opening balance      1,000.00
01.10.2026   CHARGE                 -10.00
02.10.2026   CHARGE                 -20.00
02.10.2026   SALARY                 300.00
03.10.2026   CHARGE                 -40.00
05.10.2026   CHARGE                 -40.00
\fDate         Details                Amount
06/X         CHARGE                 -50.00
07/X         CHARGE                 -60.00
08/X         CHARGE                 -30.00
             Closing balance      1,050.00`);
    expect(period.proof.status).not.toBe('reconciled');
    expect(period.proof.explanation).toContain('No row of page 2 has a day of its own');
  });

  it('a second day under the first and a third in its text are all of one row', () => {
    const { rows } = readStatement(`
Buchung      Buchung / Verwendungszweck                    Betrag (EUR)
Valuta
01.03.2026   Kartenzahlung MARKT                                 -89,58
28.02.2026   2026-03-01 16:47 Debitk.0
02.03.2026   Überweisung Kern                                    -13,49
02.03.2026   SVWZ RG
03.03.2026   Gutschrift Paul                                   1.272,21
03.03.2026   Danke
             Neuer Saldo                                       2.169,14`);
    expect(rows).toEqual([['2026-03-01', '-89.58'], ['2026-03-02', '-13.49'], ['2026-03-03', '1272.21']]);
  });
});

describe('accounts', () => {
  it('two numbers that always stand together are of one account on every page', () => {
    const page = (rows: string) => `
IBAN CH11 0900 0000 1102 2222 0 CHF
Kontonummer  11-22222-0
Datum       Text                  Gutschrift   Lastschrift     Saldo
${rows}`;
    const { accounts, periods, period } = readStatement([page(`31.03.26    Kontostand                                     1 000.00
01.04.26    GUTSCHRIFT               100.00                1 100.00
02.04.26    GIRO POST                            300.00      800.00`), page(`04.04.26    GIRO POST                             50.00      750.00
30.04.26    Kontostand                                       750.00`)].join('\f'));
    expect([accounts.length, periods.length, period.rows.length]).toEqual([1, 1, 3]);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('a table titled as an account of the overview is of its number', () => {
    const table = (name: string, rows: string) => `
${name}
Datum        Vorgang                               Betrag
${rows}`;
    const { accounts } = readStatement(`
Ihre aktuellen Salden     IBAN                              Saldo in EUR
Girokonto                 DE18 2004 1133 0456 7711 00          +450,00
Tagesgeldkonto            DE91 2004 1133 0456 7711 05        +1.100,00
${table('Girokonto', `03.09.2026   Alter Saldo                         +500,00
04.09.2026   Lastschrift                          -50,00
01.10.2026   Neuer Saldo                         +450,00`)}
${table('Tagesgeldkonto', `03.09.2026   Alter Saldo                       +1.000,00
05.09.2026   Gutschrift                          +100,00
01.10.2026   Neuer Saldo                       +1.100,00`)}`);
    expect(accounts.map((account) => [account.number?.replace(/ /g, ''), account.periods[0]!.rows.length, account.periods[0]!.isReconciled])).toEqual([['DE18200411330456771100', 1, true], ['DE91200411330456771105', 1, true]]);
  });

  it('a number below its title may have a space in it, and is the end of the IBAN on the pages before', () => {
    const { accounts, period } = readStatement(`
Kontoauszug vom 31.10.2026 bis 30.11.2026
Auszug   Seite   IBAN                          BIC (SWIFT)       Alter Saldo per 30.10.2026
11       1/4     DE11 8707 0024 0123 4567 05   ABCDDEFFXXX   EUR                 + 4.444,44
Buchung   Valuta   Vorgang                       Soll                Haben
03.11.    03.11.   SEPA Kartenzahlung an     - 101,70
04.11.    03.11.   SEPA Kartenzahlung an      - 81,13
\f06.11.    05.11.   Gutschrift                                     + 591,80
Filialnummer   Kontonummer                                             Neuer Saldo
710            1234567 05                                EUR            + 4.853,41`);
    expect(accounts).toHaveLength(1);
    expect(period).toMatchObject({ startBalance: { value: 444444 }, endBalance: { value: 485341 }, isReconciled: true });
  });

  it('the balance behind a number is no part of it', () => {
    const { accounts } = readStatement(`
Synthèse de vos comptes
Compte Chèque n° 72017213831                    15 045,55
Date     Libellé des opérations                  Débit         Crédit
         Ancien solde créditeur au 01.09.2026               15 000,55
02.09.26 VIREMENT RECU                                          45,00
         Nouveau solde créditeur au 01.10.2026              15 045,55`);
    expect(accounts.map(({ number }) => number)).toEqual(['72017213831']);
  });
});

describe('signs', () => {
  const prepaid = `
Kreditkartenabrechnung    Visa-Karte 4930 00XX XXXX 1711     Verfügungsrahmen 600 EUR
Datum        Vorgang                               Betrag
03.09.2026   Alter Saldo                         +120,33
04.09.2026   Guthabenübertrag                    +300,00
05.09.2026   Gutschrift                           +50,00
06.09.2026   Gutschrift                           +20,00
07.09.2026   Visa-Umsatz                           -2,18
01.10.2026   Neuer Saldo                         +488,15`;

  it('what a card prints with a plus is not owed', () => {
    const { rows, period } = readStatement(prepaid);
    expect(rows.map(([, amount]) => amount)).toEqual(['300.00', '50.00', '20.00', '-2.18']);
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([12033, 48815]);
  });

  it('headings for both sides, one under the other, leave the sides to the signs', () => {
    const { rows } = readStatement(prepaid.replace('Datum        Vorgang                               Betrag', `Buchungstag  Vorgang                              Ausgang
Valuta       Referenz                             Eingang`));
    expect(rows.map(([, amount]) => amount)).toEqual(['300.00', '50.00', '20.00', '-2.18']);
  });

  it('a side in a narrow column behind a balance under its label', () => {
    const { period } = readStatement(`
Creditcard 4930 00XX XXXX 1711
Vorig openstaand saldo    Totaal ontvangen betalingen    Totaal nieuwe uitgaven    Nieuw openstaand saldo
€ 312,77   Af             € 312,77   Bij                 € 90,00   Af              € 90,00   Af
Datum        Datum        Omschrijving                          Bedrag in
transactie   boeking                                            euro's
16-12-2025   17-12-2025   BOEKHANDEL                            100,00  Af
20-12-2025   21-12-2025   RETOUR BOEKHANDEL                      10,00  Bij
27-12-2025   27-12-2025   GEINCASSEERD VORIG SALDO              312,77  Bij`);
    expect([period.startBalance?.value, period.endBalance?.value, period.rows.length, period.proof.status]).toEqual([-31277, -9000, 3, 'reconciled']);
  });
});

describe('figures that are no rows', () => {
  it('sums of both sides with a day of their own', () => {
    const { rows, period } = readStatement(`
Kontoauszug 01.01.2026 - 31.03.2026
Datum       Informationen         Belastungen   Gutschriften   Valuta      Saldo
01.01.26    Anfangssaldo                                                   500.00
02.01.26    GIRO POST                  200.00                  02.01.26    300.00
05.01.26    SALÄR                                     900.00   05.01.26  1'200.00
31.03.26    Umsatztotal                200.00         900.00
31.03.26    Schlusssaldo                                                 1'200.00`);
    expect(rows).toHaveLength(2);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('sums of each day, with the balance they led to', () => {
    const { rows, period } = readStatement(`
EXTRAS CONT 01/03/2026 - 31/03/2026
Data          Descriere                        Debit       Credit
              SOLD ANTERIOR                                 500.00
02/03/2026    Plata la POS                     20.00
              Comision                          1.00
02/03/2026    RULAJ ZI                         21.00         0.00
              SOLD FINAL ZI                                 479.00
03/03/2026    Incasare                                      100.00
03/03/2026    RULAJ ZI                          0.00       100.00
              SOLD FINAL ZI                                 579.00
              RULAJ TOTAL CONT                 21.00       100.00
              SOLD FINAL CONT                               579.00
              TOTAL DISPONIBIL                              579.00`);
    expect(rows).toEqual([['2026-03-02', '-20.00'], ['2026-03-02', '-1.00'], ['2026-03-03', '100.00']]);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('rows that fill both columns and are called otherwise stay rows', () => {
    const { rows } = readStatement(`
Data          Descriere                        Debit       Credit       Sold
02/03/2026    TOTAL ENERGIE                    21.00         0.00     479.00
03/03/2026    Incasare                          0.00       100.00     579.00
04/03/2026    Plata                             9.00         0.00     570.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-21.00', '100.00', '-9.00']);
  });

  it('sums of both sides carried over the page where no column holds balances', () => {
    const head = 'DATE     LIBELLE                          VALEUR       DEBIT      CREDIT';
    const { rows, period } = readStatement(`
RELEVE DE COMPTE du 31.08.2025 au 30.09.2025
${head}
         ANCIEN SOLDE                                           641,20
02.09    CARTE LIBRAIRIE                  02.09.25       20,00
03.09    VIREMENT RECU                    03.09.25                  100,00
         SOUS TOTAL A REPORTER                           20,00      100,00
\f
${head}
         REPORT                                          20,00      100,00
04.09    PRLV EAUX                        04.09.25       30,00
         TOTAUX                                          50,00      100,00
         SOLDE EN EUROS                                             691,20`);
    expect(rows).toHaveLength(3);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('balances whose names stand right of their figures', () => {
    const { rows, period } = readStatement(`
Periodo dal 01/04/2026 al 30/06/2026
DATA         DATA           ADDEBITI    ACCREDITI    DESCRIZIONE OPERAZIONI
CONTABILE    VALUTA
31/03/26                                 1.000,00    SALDO INIZIALE
02/04/26     02/04/26          50,00                 PAGAMENTO POS
03/04/26     03/04/26                      200,00    STIPENDIO
04/04/26     04/04/26          25,00                 PAGAMENTO POS
                               75,00                 TOTALE USCITE
                                           200,00    TOTALE ENTRATE
30/06/26                                 1.125,00    SALDO FINALE

RIASSUNTO SCALARE
VALUTA            SALDI PER VALUTA    GIORNI
02/04/26                    950,00         3
03/04/26                  1.150,00         1`);
    expect(rows).toEqual([['2026-04-02', '-50.00'], ['2026-04-03', '200.00'], ['2026-04-04', '-25.00']]);
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([100000, 112500, 'reconciled']);
  });

  it('what lies in pots is not the balance of the account', () => {
    const { period } = readStatement(`
01/05/2026 - 31/05/2026
£150.00
Personal Account balance
(Excluding all Pots)
Balance in Pots     £0.00
Date          Description          (GBP) Amount   (GBP) Balance
31/05/2026    Bakers Yard                -50.00          150.00
20/05/2026    Salary                     120.00          200.00
02/05/2026    Corner Grocer              -20.00           80.00`);
    expect(period).toMatchObject({ startBalance: { value: 10000 }, endBalance: { value: 15000 } });
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('of a balance in two currencies the first', () => {
    const { period } = readStatement(`
Период: 01.10.2025 - 31.10.2025
Начално салдо: 4,120.55 EUR / 8,059.10 BGN
Дата         Вальор       Описание                 Дебит       Кредит
02.10.2025   02.10.2025   Превод                   20.55
03.10.2025   03.10.2025   Получен превод                       100.00
Крайно салдо: 4,200.00 EUR / 8,214.49 BGN`);
    expect([period.startBalance?.value, period.endBalance?.value, period.proof.status]).toEqual([412055, 420000, 'reconciled']);
  });

  it('what a balance leaves of a round limit is not the balance with a digit misprinted', () => {
    const { period } = readStatement(`
Alter Saldo:          EUR      821,96 -
Neuer Saldo:          EUR    2.465,39 +
Kreditrahmen:         EUR    4.000,00
Noch frei:            EUR    6.465,39
Datum        Beschreibung                   Betrag (EUR)
12.12.2025   Gutschrift                        3.387,35+
14.12.2025   MARKT                               100,00-
             Gesamtumsatz                      3.287,35+`);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('an annex that works out the last row is not the balance of the account', () => {
    const { period } = readStatement(`
Bu-Tag   Wert     Vorgang
                  alter Kontostand vom 31.07.2026      1.000,00 H
05.08.   05.08.   Überweisung                            100,00 S
30.08.   31.08.   Abschluss lt. Anlage 1                  32,16 H
                  neuer Kontostand vom 30.08.2026        932,16 H

Anlage 1
Habenzinsen           32,16 H
Abschlusssaldo        32,16 H`);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('a balance with its currency between name and figure closes the first of two accounts', () => {
    const { accounts } = readStatement(`
CONTA Nº 0003.62277496020          PERÍODO DE 2026-05-30 A 2026-06-30
Detalhe de Movimentos da Conta à Ordem
Mov     Valor   Descritivo do Movimento          Moeda       Valor       Saldo
                Saldo Inicial                    EUR                    499,12
01-06   01-06   TRF.IMED. DE RUI                             50,00      549,12
02-06   02-06   COMPRA MERCADO                              -20,00      529,12
                Saldo Contabilístico Final       EUR                    529,12
                Saldo Disponível Final           EUR                    489,12

Detalhe da Conta Rendimento
Mov     Valor   Descritivo do Movimento          Moeda       Valor       Saldo
                Saldo Inicial                    EUR                  3.000,00
05-06   05-06   JUROS                                        10,00    3.010,00
06-06   06-06   REFORCO                                      90,00    3.100,00
                Saldo Final                      EUR                  3.100,00`);
    expect(accounts.map((account) => account.periods.map((period) => [period.rows.length, period.isReconciled]))).toEqual([[[2, true]], [[2, true]]]);
  });

  it('a balance brought in under a name of its own', () => {
    const { period } = readStatement(`
Kontoauszug zum 31.03.2026
Datum    Wert     Text               Soll/Haben
                  Vortragssaldo vom 31.12.25      5.040,00
04.01.   04.01.   Gutschrift                        100,00
05.01.   05.01.   Lastschrift                        40,00-
                  Endsaldo vom 31.03.26           5.100,00`);
    expect([period.startBalance?.value, period.proof.status]).toEqual([504000, 'reconciled']);
  });

  it('a day of two numbers under its heading, where the account has one row', () => {
    const { period } = readStatement(`
Běžný účet 567984-6712070964/6363   Období 01.02.2025 - 28.02.2025
Počáteční zůstatek  3 003,73      Konečný stav  2 563,73
Zaúčtováno    Popis transakce                VS              Výdaje    Připsáno   Zůstatek
17. 2.        Výběr z bankomatu Plzeň        P480295757      440,00               2 563,73`);
    expect(period.rows.map(({ date, amount }) => [date?.value, amount.value])).toEqual([['2025-02-17', -44000]]);
    expect(period.isReconciled).toBe(true);
  });
});
