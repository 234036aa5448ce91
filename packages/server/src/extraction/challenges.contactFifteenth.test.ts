// What a fifteenth first contact, with statements as the designers of banks draw them, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('fifteenth first contact', () => {
  it('a loan in the overview above the first table is no title of it', () => {
    const { rowLists, bounds } = readStatement(`
Your accounts 14 February 2026 to 13 March 2026    NZD
Account             Number                      Balance at 13 March
Everyday Account    06-0441-0123456-00                      $868.86
Home Loan           06-0441-0123456-90                $1,100.00 OD
Term deposits       1 deposit                             $2,000.00
Everyday Account  06-0441-0123456-00
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                         1,000.00
15 Feb      Loan payment                    64.67                     935.33
16 Feb      Groceries                      149.04                     786.29
18 Feb      Salary                                    183.35          969.64
21 Feb      Loan payment                   100.78                     868.86
13 Mar      Closing balance                314.49     183.35          868.86
Home Loan  06-0441-0123456-90
Date        Details                   Withdrawals    Deposits        Balance
14 Feb      Opening balance                                      1,200.00 OD
15 Feb      Loan payment                               64.67     1,135.33 OD
20 Feb      Loan interest                   65.45                1,200.78 OD
21 Feb      Loan payment                              100.78     1,100.00 OD
13 Mar      Closing balance                 65.45     165.45     1,100.00 OD`);
    expect(bounds.map(([start]) => start)).toEqual([100000, -120000]);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['-64.67', '-149.04', '183.35', '-100.78']);
  });

  it('balances and sums at the ends of a table under words nobody knows are tested, also where they are left out of the rows', () => {
    const amounts = [-454537, -98836, 315760, 289605, -81956, -12000, 44512, -71144, -90020, 110077, -33344, -20901, 61230, -7715];
    const money = (value: number): string => `${Math.floor(Math.abs(value) / 1000_00)}.${String(Math.floor(Math.abs(value) / 100) % 1000).padStart(3, '0')},${String(Math.abs(value) % 100).padStart(2, '0')}`.replace(/^0\.0*(?=\d+,)/, '');
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    const column = (text: string): string => text.padStart(14);
    const text = (before: number, repaid: number): string => {
      const rows = amounts.map((value, at) => {
        const drawn = 3684447 - sum(amounts.slice(0, at + 1));
        return `${String(at + 3).padStart(2, '0')}/01/2026  ${(value < 0 ? 'PROVEEDORES' : 'COBRO CLIENTES').padEnd(22)}${column(value < 0 ? money(value) : '')}${column(value > 0 ? money(value) : '')}${column(money(drawn))}${column(money(15000000 - drawn))}`;
      });
      const end = 3684447 - sum(amounts);
      return `
EXTRACTO DE CREDITO ES7020381234567000112233     01/01/2026 - 31/01/2026  EUR
Fecha       Concepto               Disposiciones    Reintegros     Dispuesto    Disponible
            ${'Dispuesto anterior'.padEnd(22)}${column('')}${column('')}${column(money(before))}${column(money(15000000 - before))}
${rows.join('\n')}
            ${'Dispuesto a 31/01/2026'.padEnd(22)}${column(money(sum(amounts.filter((value) => value < 0))))}${column(money(repaid))}${column(money(end))}${column(money(15000000 - end))}`;
    };
    const repaid = sum(amounts.filter((value) => value > 0));
    expect(readStatement(text(3684447, repaid)).badges).toEqual([true]);
    // The first row is missing.
    expect([readStatement(text(3684447 + 382703, repaid)).badges, readStatement(text(3684447, repaid + 382703)).badges, readStatement(text(3684447 + 382703, repaid + 382703)).badges]).toEqual([[false], [false], [false]]);
  });

  it('a letter in a column behind the balance is of the balance where debits and credits have columns of their own', () => {
    const { badges, periods } = readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Date        Libellé                   Débit     Crédit     Montant   Sens
            ANCIEN SOLDE                                    900,04    C
03/01/26    COMMISSION                75,28                 824,76    C
05/01/26    REMISE CHEQUE                       636,70    1 461,46    C
07/01/26    RETRAIT                2 461,46               1 000,00    D
08/01/26    RETRAIT                   20,00               1 020,00    D
10/01/26    VERSEMENT                         1 500,00      480,00    C
            NOUVEAU SOLDE                                   480,00    C`);
    expect([badges, periods.map(({ rows }) => rows.map(({ balance }) => balance?.value))]).toEqual([[true], [[82476, 146146, -100000, -102000, 48000]]]);
  });

  it('what was taken back with a minus in its own column makes the sum of that column less', () => {
    const text = (debits: string): string => `
IZVOD PO RAČUNU 505-0000000114477-21   09.03.2026 - 13.03.2026   EUR
Prethodno stanje    Dugovni promet    Potražni promet     Novo stanje
1.000,00                    ${debits}             650,00        1.470,00
Datum         Opis                        Duguje      Potražuje
09.03.2026    UPLATA KUPCA                               650,00
10.03.2026    DOBAVLJAČ ZETA              120,00
11.03.2026    PROVIZIJA                    80,00
11.03.2026    STORNO PROVIZIJA            -80,00
12.03.2026    POREZI                       60,00
              UKUPNO                      ${debits}         650,00`;
    expect([readStatement(text('180,00')).badges, readStatement(text('190,00')).badges]).toEqual([[true], [false]]);
  });

  it('"operation" before "value" over days, with the texts under a heading of their own, heads the days of booking', () => {
    const { badges, rowLists } = readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
07/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
10/01/26    10/01/26    VERSEMENT                         1 500,00    1 500,46
                        NOUVEAU SOLDE                                 1 500,46`);
    expect([badges, rowLists[0]!.map(([date]) => date)]).toEqual([[true], ['2026-01-03', '2026-01-07', '2026-01-07', '2026-01-10']]);
    expect(readStatement(`
RELEVE DE COMPTE 00400123456789012345   DZD  du 01/01/2026 au 31/01/2026
Opération   Valeur      Libellé                   Débit     Crédit       Solde
                        ANCIEN SOLDE                                    900,04
03/01/26    05/01/26    COMMISSION                75,28                 824,76
05/01/26    06/01/26    REMISE CHEQUE                       636,70    1 461,46
07/01/26    09/01/26    RETRAIT                1 461,00                   0,46
                        NOUVEAU SOLDE                                     0,46`).badges).toEqual([true]);
  });

  it('the same in another currency below each figure is of no row', () => {
    const { badges, rowLists } = readStatement(`
Выписка по счёту BY20 OLMP 3012 0001 1144 7000 0978   валюта EUR
за период с 02.03.2026 по 06.03.2026
Входящий остаток                                       1 000,00
                         BYN экв.                      3 412,70
Дата         Назначение                 Дебет            Кредит
02.03.2026   Оплата                    100,10
             по контракту              341,61
03.03.2026   Комиссия                   20,00
             банка                      68,25
04.03.2026   Поступление                                 300,25
             от клиента                                1 024,66
05.03.2026   Оплата                     50,15
             налога                    171,15
Итого обороты                          170,25            300,25
             в эквиваленте             581,01          1 024,66
Исходящий остаток                                      1 130,00
                         BYN экв.                      3 856,35`);
    expect([badges, rowLists[0]!.map(([, amount]) => amount)]).toEqual([[true], ['-100.10', '-20.00', '300.25', '-50.15']]);
  });

  it('balances side by side under one word are a list, and so are instalments of later months', () => {
    expect(readStatement(`
Extrato de Poupança   Conta 1520.013.00044718-9   01/02/2026 a 28/02/2026
Data          Histórico              Valor (R$)    Saldo (R$)
31/01/2026    SALDO ANTERIOR                           600,00
05/02/2026    CRED JUROS                  12,36        612,36
12/02/2026    SAQUE ATM                 -100,00        512,36
26/02/2026    PIX RECEBIDO                97,64        610,00
Saldo por dia-base em 28/02/2026
Dia-base   Saldo (R$)              Dia-base   Saldo (R$)               Dia-base   Saldo (R$)
01             150,00              05             250,00               09             210,00
13               0,00              17               0,00               21               0,00`).badges).toEqual([true]);
    expect(readStatement(`
Statement of Account   Loan No. 0044718225   01-Apr-2025 to 30-Jun-2025   INR
Txn Date      Particulars                 Debit       Credit   Principal Outstanding
01-Apr-2025   Opening Balance                                          40,000.00 Dr
01-Apr-2025   Interest debit             300.00                        40,300.00 Dr
05-Apr-2025   EMI received                          2,000.00           38,300.00 Dr
01-May-2025   Interest debit             290.00                        38,590.00 Dr
05-May-2025   EMI received                          2,000.00           36,590.00 Dr
01-Jun-2025   Interest debit             280.00                        36,870.00 Dr
05-Jun-2025   EMI received                          2,000.00           34,870.00 Dr
              Total                      870.00     6,000.00           34,870.00 Dr

Repayment schedule (next 2 instalments)
Due Date                     EMI      Principal     Interest             Outstanding
05-Jul-2025             2,000.00       1,730.00       270.00             33,140.00
05-Aug-2025             2,000.00       1,740.00       260.00             31,400.00`).badges).toEqual([true]);
  });

  it('pots below the account, each with its balances behind its rows', () => {
    const text = (paid: string, old: string): string => `
Kontoauszug   IBAN: DE33 1001 1001 2620 7788 12   01.03.2026 bis 31.03.2026
Hauptkonto
Beschreibung               Verbuchungsdatum      Betrag
REWE Markt                 03.03.2026           -45,39€
An Space Urlaub            04.03.2026          -${paid}€
Lohn                       27.03.2026          +100,00€
Zusammenfassung
Dein alter Kontostand           +1.000,00€
Ausgehende Transaktionen           -75,39€
Eingehende Transaktionen          +100,00€
Dein neuer Kontostand           +1.024,61€

Space Urlaub
Beschreibung               Verbuchungsdatum      Betrag
Von Hauptkonto             04.03.2026          +${paid}€
Zusammenfassung
Dein alter Kontostand             ${old}€
Ausgehende Transaktionen            +0,00€
Eingehende Transaktionen           +30,00€
Dein neuer Kontostand             +130,00€`;
    expect(readStatement(text('30,00', '+100,00'))).toMatchObject({ badges: [true, true], periods: [{ startBalance: { value: 100000 } }, { startBalance: { value: 10000 } }], rowLists: [[['2026-03-03', '-45.39'], ['2026-03-04', '-30.00'], ['2026-03-27', '100.00']], [['2026-03-04', '30.00']]] });
    expect(readStatement(text('30,00', '+110,00')).badges).not.toContain(true);
  });

  it('currencies mixed in one table without running balances, where a list says what each began and ended with', () => {
    const text = (ended: string, fees: string): string => `
Account statement   01/02/2026 - 28/02/2026   Merchant account LM4KQ7Z2
Balance summary
Currency    Beginning    Payments received    Payments sent      Fees      Ending
EUR            360.66               370.50          -376.64    ${fees}    ${ended}
USD          1,760.40               142.38          -183.96     -4.48    1,714.34
Transaction history
Date          Description         Currency      Gross       Fee         Net
01/02/2026    Website payment     EUR          270.50     -8.19      262.31
02/02/2026    Mass payment        EUR         -240.52      0.00     -240.52
03/02/2026    General payment     USD         -183.96      0.00     -183.96
05/02/2026    Mass payment        EUR         -136.12      0.00     -136.12
08/02/2026    Website payment     USD          142.38     -4.48      137.90
09/02/2026    Website payment     EUR          100.00     -3.25       96.75`;
    const { badges, rowLists, bounds } = readStatement(text('343.08', '-11.44'));
    expect([badges, bounds.map(([start]) => start), rowLists.map((own) => own.map(([, amount]) => amount))]).toEqual([[true, true], [36066, 176040], [['262.31', '-240.52', '-136.12', '96.75'], ['-183.96', '137.90']]]);
    expect([readStatement(text('343.08', '-11.74')).badges[0], readStatement(text('353.08', '-11.44')).badges[0]]).toEqual([false, false]);
  });

  it('the currency beside what was paid abroad is not that of the card', () => {
    expect(readStatement(`
ESTRATTO CONTO AL 25/03/2026   Carta N. 5255 XXXX XXXX 7704
Totale spese del mese                        € 320,43
Data operaz.   Data registr.   Descrizione            Importo in valuta   Divisa   Cambio   Importo in euro
26/02/26       27/02/26        AUTOGRILL A1                                                          164,87
28/02/26       28/02/26        ESSELUNGA                                                              12,70
01/03/26       02/03/26        AIRBNB                            120,75   USD      1,0900            110,78
03/03/26       04/03/26        OPENAI                             34,97   USD      1,0900             32,08`).currencies).toEqual(['EUR']);
  });

  it('statements of one account whose pages print their number among other words', () => {
    const page = (no: number, date: string, days: readonly string[], forward: string, end: string): string => `
Drumlin Bank   IBAN IE29 DRUM 9311 5212 0044 71
Account of J Byrne   Page Number 1 of 1 Date of Statement ${date}
Statement No. ${no}
Date           Details               Debit €     Credit €     Balance €
${days[0]}     BALANCE FORWARD                                   ${forward}
${days[1]}     Groceries               50.00
               Fuel                    20.00
${days[2]}     Salary                                100.00      ${end}
               CLOSING BALANCE                                   ${end}`;
    const document = understandText([page(44, '6 Feb 2026', ['8 Jan 2026', '9 Jan 2026', '2 Feb 2026'], '600.00', '630.00'), page(45, '6 Mar 2026', ['7 Feb 2026', '9 Feb 2026', '2 Mar 2026'], '630.00', '660.00')].join('\f'));
    expect(document.accounts.map(({ periods }) => periods.map(({ startBalance, endBalance, isReconciled }) => [startBalance?.value, endBalance?.value, isReconciled]))).toEqual([[[60000, 63000, true], [63000, 66000, true]]]);
  });

  it('a total of fees beside rows that each say "fee"', () => {
    const text = (fees: string): string => `
Card ending in 4471   Statement March 1, 2026 - March 31, 2026
Starting balance   $500.00          Fees           This month    Year to date
Money in            $50.00          Total fees          ${fees}          $34.00
Money out          -$65.00
Ending balance     $485.00
Trans. date   Description               Amount    Balance
03/20/26      Cash load                 $50.00    $485.00
03/11/26      ATM withdrawal fee        -$2.50    $435.00
03/11/26      ATM withdrawal           -$20.00    $437.50
03/05/26      ATM withdrawal fee        -$2.50    $457.50
03/05/26      ATM withdrawal           -$40.00    $460.00`;
    expect([readStatement(text('$5.00')).badges, readStatement(text('$7.50')).badges]).toEqual([[true], [false]]);
  });

  it('Korean sums of both sides at the head', () => {
    const text = (spent: string): string => `
계좌번호 1104482219   조회기간 2026.03.01 ~ 2026.03.31
입금합계      1,500,000
출금합계        ${spent}
거래일시      적요                  거래금액      거래후잔액
2026.03.02    급여                 1,000,000     1,400,000
2026.03.05    체크카드               -82,500     1,317,500
2026.03.09    이체입금               500,000     1,817,500
2026.03.20    출금이체              -300,000     1,517,500
2026.03.25    체크카드               -20,000     1,497,500`;
    expect([readStatement(text('402,500')).badges, readStatement(text('845,750')).badges]).toEqual([[true], [false]]);
  });
});
