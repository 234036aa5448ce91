// What the number of an account is, and what is none of it.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { squash } from '../tokens/plainText.js';
import { understandPage } from '../understand.js';
import { labelKind } from '../vocabulary/labels.js';

describe('numbers of accounts', () => {
  it('a sum of money in the next column is no part of an account number', () => {
    const { account } = readStatement(`
Statement period 01/01/2024 - 31/01/2024
Account type       Account number     Overdraft limit
Current account    1122334455         R0.00
Date          Description             Debits     Credits     Balance
02/01/2024    Grocer                  100.00                  900.00
03/01/2024    Salary                              400.00    1,300.00`);
    expect(account.number).toBe('1122334455');
  });

  it('an entry whose reference follows the word for a kind of account is no account', () => {
    const document = understandText(`
Business Account CAD     Account no. 87230-4874619      Period 05/01/2020 - 05/31/2020
Name                       Details        Trans. date      Amount        Balance
                           Opening balance                                500.00

DIRECT CREDIT              V817493743
TIDEWATER                                 05/05/2020        50.00         550.00

CARD 4619 RED KETTLE       H475667982
CAFE                                      05/05/2020        50.00         600.00

Mobile deposit ref         K825978936
BY PHONE                                  05/06/2020       100.00         700.00

CASH WITHDRAWAL            H105775276
TORONTO                                   05/07/2020       -20.00         680.00`);
    expect(document.accounts.map(({ number, periods }) => [number, periods[0]!.rows.length])).toEqual([['87230-4874619', 4]]);
  });

  it('the end of a number, in a sentence below the whole one, is no other name of the account', () => {
    expect(readStatement(`
Statement of account                 Account Number: 000000551827734
From June 12, 2026 to July 13, 2026
Beginning Balance                       $100.00
Ending Balance                           $90.00

Your account ending in 7734 is linked to Overdraft Protection.

Date        Description           Amount      Balance
06/14       COFFEE                 -5.00        95.00
06/20       TEA                    -5.00        90.00`).account.number).toBe('000000551827734');
  });

  it('the account\'s own number goes before the international one that repeats it', () => {
    expect(readStatement(`
Kontonummer 9077.58.44419
IBAN NO93 9077 5844 419
Saldo fra kontoutskrift 30.04.2024                           100,00
Forklaring             Ut av konto     Inn på konto     Bokført
Kaffe                         5,00                      04.05.2024
Lønn                                          50,00     05.05.2024
Saldo i Deres favør 31.05.2024               145,00`).account.number).toBe('9077.58.44419');
  });

  it('no year of a period line below is an account number, nor what stands in the next column a part of one', () => {
    expect(readStatement(`
Your personal account statement
From December 13, 2019 to January 20, 2020
Your account number:
06114-5964279
Date        Description           Amount      Balance
Dec 14      COFFEE                 -5.00        95.00
Jan 12      TEA                    -5.00        90.00`).account.number).toBe('06114-5964279');
    expect(readStatement(`
Account Holder       IBAN                        Swift
Marek                BE26 7067 9568 7078         TRWIXXB1
Date         Description           Amount      Balance
2024-03-04   COFFEE                 -5.00        95.00
2024-03-05   TEA                    -5.00        90.00`).account.number).toBe('BE26 7067 9568 7078');
  });

  it('what stands behind the number of an account at a space is no part of it', () => {
    expect(readPeriods('Account 4410-7782-11 January 1, 2026 - January 31, 2026\nOpening balance 10.00\n01/05/2026 Deposit 5.00\n01/07/2026 Fee -2.00\nClosing balance 13.00').accounts).toEqual(['4410-7782-11']);
    expect(readPeriods('LT12 1000 0111 0100 1000 2026-03-01 - 2026-03-31\nOpening balance 10.00\n2026-03-05 Deposit 5.00\n2026-03-07 Fee -2.00\nClosing balance 13.00').accounts).toEqual(['LT12 1000 0111 0100 1000']);
  });

  it('"rachunku nr" before a Polish number without the code of its country', () => {
    const text = `
Wyciąg z rachunku nr 61 1090 1014 0000 0712 1981 2874
za okres od 01.02.2026 do 28.02.2026
Saldo początkowe 100,00
02.02.2026   Zakup      -10,00    90,00
03.02.2026   Zakup      -10,00    80,00
Saldo końcowe 80,00
`;
    expect(readPeriods(text).accounts).toEqual(['61 1090 1014 0000 0712 1981 2874']);
  });

  it('a number behind "account no." goes on behind the letter within it', () => {
    const text = `
Account no. 77-41K2-9   Canadian dollars
January 1 - January 31, 2026
Opening balance                 100.00
Jan 2    Groceries     10.00-    90.00
Jan 3    Groceries     10.00-    80.00
`;
    expect(readPeriods(text).accounts).toEqual(['77-41K2-9']);
    expect(readPeriods(text.replace('77-41K2-9 ', '7741298EUR')).accounts).toEqual(['7741298']);
  });

  it('the end of a number and the beginning of a sum are no number of another account', () => {
    const text = `
1 February 2026 to 28 February 2026
Joint account 77120034                            £1,214.00
Holiday pot 77120034-1                            £2,008.00

Joint account   Account 77120034
Date           Description              Out          In      Balance
               Balance at start                              1,200.00
02/02/2026     From R Patel                        14.00     1,214.00
               Balance at end                                1,214.00

Holiday pot   Account 77120034-1
Date           Description              Out          In      Balance
               Balance at start                              2,000.00
02/02/2026     Interest                             8.00     2,008.00
               Balance at end                                2,008.00
`;
    expect(readPeriods(text).badges).toEqual([true, true]);
  });

  it('a sum of money behind "Etat de compte" is no number of an account, where the page after it names the account again (wrong badge)', () => {
    const head = (page: number): string => `
La Jaune Finance                                                      Page ${page}
Extrait de compte 01.03.2026 - 31.03.2026
Compte privé   IBAN CH74 0900 0000 1834 7036 3   Monnaie CHF
Date       Texte                        Crédit      Débit    Valeur          Solde`;
    const text = `${head(1)}
01.03.26   Etat de compte                                                4 809.06
02.03.26   ACHAT                                   100.00    02.03.26    4 709.06
05.03.26   VIREMENT                    1 000.00              05.03.26    5 709.06
\f${head(2)}
           Report                                                        5 709.06
09.03.26   ORDRE PERMANENT                         200.00    09.03.26    5 509.06
31.03.26   Etat de compte                                                5 509.06
`;
    expect(readPeriods(text).accounts).toEqual(['CH74 0900 0000 1834 7036 3']);
    expect(readPeriods(text).rows).toEqual([[['2026-03-02', -10_000], ['2026-03-05', 100_000], ['2026-03-09', -20_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('groups of a number before a currency are no sum of money', () => {
    const moneyOn = (text: string): string[] => understandPage(documentOfText(text).pages[0]!).flatMap(({ amounts }) => amounts.filter(({ isMoney }) => isMoney).map((token) => token.text));
    expect(moneyOn('Konto AT61 1904 3002 3457 3201 EUR   1.000,00')).toEqual(['1.000,00']);
    // Its check digits do not agree.
    expect(moneyOn('Konto AT62 1904 3002 3457 3201 EUR')).not.toEqual([]);
  });

  it('a card number beside a postcode is whole, and labels side by side tell a card', () => {
    const { document, rows } = readStatement(`
Baobab Bank
DURBAN                                  Account
4001                                    5414 7899 5597 4565
2020/08/01 - 2020/08/31
Previous balance          Your new balance          Credit limit          Minimum payment due          Payment due date
667.44                    966.53                    60 000.00             95.34                        31 August 2020
Date         Description                Amount     Balance
2020/08/03   PHARMACY                   178.29      845.73
2020/08/10   KETTLE CAFE                120.80      966.53`);
    expect(document.accounts).toMatchObject([{ number: '5414 7899 5597 4565', type: 'card' }]);
    expect(rows).toEqual([['2020-08-03', '-178.29'], ['2020-08-10', '-120.80']]);
  });

  it('an account number of three groups under its label is whole', () => {
    const { document } = readStatement(`
Period 01/01/2024 to 01/31/2024
ASHEVILLE                     Account no.
                              6684 2853 8362
Opening balance 100.00
Date         Details                 Amount    Balance
01/05/2024   GROCERS                 -20.00      80.00`);
    expect(document.accounts).toMatchObject([{ number: '6684 2853 8362' }]);
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

  it('syllables of Hangul are whole: the number of an account behind its label, and a charge that is no deposit', () => {
    const { document, rows } = readStatement(`
계좌번호 : 110-234-567890
조회기간 : 2025-11-01 ~ 2025-11-30
거래일자        내용            요금          출금          입금          잔액
2025-11-02     카드           12,000       5,000                    95,000
2025-11-03     급여            3,000                   20,000      115,000`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['110-234-567890']);
    expect(rows).toEqual([['2025-11-02', '-5000'], ['2025-11-03', '20000']]);
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

  it('numbers of accounts behind the code of their branch, and under their names in languages beside the larger ones', () => {
    const numberOf = (head: string): string | null | undefined => understandText(`
${head}
Date         Details         Amount   Balance
21/05/2025   Corner shop     -10.00     90.00
22/05/2025   Corner shop     -10.00     80.00
`).accounts[0]!.number;
    const labels = ['Дансны дугаар', 'Шот нөмірі', 'Hisob raqami', 'Հաշվեհամար', 'ანგარიშის ნომერი', 'खाता संख्या', 'হিসাব নম্বর', 'Nambari ya akaunti', 'Nombor akaun', 'Rekeningnommer', 'கணக்கு எண்', 'Numarul contului', 'Hesab nömrəsi', 'Sąskaitos numeris'];
    expect(labels.map((label) => numberOf(`${label}: 5012345678`))).toEqual(labels.map(() => '5012345678'));
    expect(numberOf('Offset Account   BSB 066-123   Account 10441122')).toBe('10441122');
  });

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

  it('numbers of wallets and Italian cards, currencies of accounts in words, debts of the day in the languages of the north', () => {
    const read = (head: string) => {
      const { number, currency, periods } = understandText(`${head}\n01/01/2026 - 31/01/2026\nDate         Details        Amount   Balance\n             Opening balance           100.00\n05/01/2026   Shop            -10.00     90.00`).accounts[0]!;
      return { number, currency, closing: periods[0]!.endBalance?.value };
    };
    expect(read('Statement for wallet 250788441122').number).toBe('250788441122');
    expect(read('Estratto conto della carta di credito n. 4544110022').number).toBe('4544110022');
    expect(read('ESTADO DE CUENTA CORRIENTE COLONES').currency).toBe('CRC');
    expect(read('Savings account in US dollars').currency).toBe('USD');
    expect(labelKind(squash('Aktuell skuld'))).toBe('closing');
  });

  it('the end of a number behind signs that hide the rest names the account where nothing else does', () => {
    const text = (head: string): string => `
${head}
Posted        Description          Debit      Credit    Balance
01/05/2026    Corner Shop          10.00                  90.00
01/17/2026    Corner Shop          10.00                  80.00
`;
    expect(readPeriods(text('Share Draft ••••8841')).accounts).toEqual(['8841']);
    expect(readPeriods(text('Share Draft ••••8841 and ••••8850')).accounts).toEqual([null]);
  });

  it('the code of a branch is no number of an account', () => {
    expect(readStatement(`
MR ROHAN GANDHI                                           OD Limit : 0.00 Currency : INR
FLAT 12 SEA VIEW                                          Account No : 50102305939581 OTHER
MUMBAI 400053                                             A/C Open Date : 12/03/2014
                                                          RTGS/NEFT IFSC : ABCD0000123 MICR : 400240012
Date       Narration                 Chq./Ref.No.       Value Dt   Withdrawal Amt.   Deposit Amt. Closing Balance
08/01/26   UPI-SWIGGY                0000459197203901   08/01/26           107.69                     1,83,130.82
09/01/26   UPI-FRIEND                0000011960646008   09/01/26                          101.89      1,83,232.71
`).account.number).toBe('50102305939581');
  });

  it('the number of the account, not the one for transfers below it', () => {
    const text = (label: string, code: string): string => `
Número de cuenta 2564901356
${label} ${code}
Fecha      Concepto                  Depósitos     Retiros       Saldo
           Saldo anterior                                       100.00
03/01/26   ABONO                         50.00                  150.00
05/01/26   PAGO                                      20.00      130.00
           Saldo final                                          130.00
`;
    expect(readStatement(text('CLABE', '345344873866605327')).account.number).toBe('2564901356');
    expect(readStatement(text('CBU:', '9143840094952802960044')).account.number).toBe('2564901356');
  });

  it('begins no account with the number of a client under the title of a page', () => {
    expect(readPeriods(`
ESTADO DE CUENTA AL 31 DE ENERO DE 2026
CLIENTE: 12345678
TALLERES DEL SUR SA DE CV

CUENTA DE CHEQUES MONEDA NACIONAL
CONTRATO / NUMERO DE CUENTA               7004 6089252

Resumen del 01/ENE/2026 al 31/ENE/2026
Saldo Anterior                               $1,000.00
( + ) 1 Depósitos                              $100.00
( - ) 3 Retiros                                $170.00
SALDO AL 31 DE ENERO DE 2026                   $930.00

DETALLE DE OPERACIONES
FECHA     CONCEPTO                                        RETIROS    DEPOSITOS       SALDO
01 ENE    SALDO ANTERIOR                                                           1,000.00
02 ENE    CHEQUE PAGADO 0180596                             40.00                    960.00
04 ENE    CHEQUE PAGADO 0852065                             60.00                    900.00
08 ENE    PAGO RECIBIDO                                                100.00      1,000.00
          REF. 00294090
\fESTADO DE CUENTA AL 31 DE ENERO DE 2026
CLIENTE: 12345678

FECHA     CONCEPTO                                        RETIROS    DEPOSITOS       SALDO
29 ENE    CHEQUE PAGADO 0796406                             50.00                    950.00
30 ENE    COBRO DE COMISION
          SUC 0123                                          20.00                    930.00
`)).toMatchObject({ accounts: ['7004 6089252'], badges: [true] });
  });

  it('the number of a merchant is that of the account where nothing else is, and the sixteen digits of a card in other groups are one', () => {
    const merchant = understandText(`
MERCHANT NUMBER  878822731549         STATEMENT PERIOD 01/01/26 - 01/31/26
DATE     REF NO             GROSS        R&C           NET
1/02     98000141449     3,889.16       0.00      3,889.16
1/05     00100101849       237.09       0.00        237.09
1/09     98000241205     6,376.09       0.00      6,376.09
`);
    expect(merchant.accounts[0]!.number).toBe('878822731549');
    const card = understandText(`
Customer Number  9301679619           Statement Date  JANUARY 28, 2026
GOLD REWARDS CARD       272653-8-01-7491097
Transaction Date   Post Date        Description                         Amount
                                    Previous Balance                  5,729.18
January 8          January 9        Payment -Thank You               -5,729.18
January 12         January 13       Grab Makati City                    358.71
                                    Ending Balance                      358.71
`);
    expect(card.accounts[0]!.number?.replaceAll('-', '')).toBe('2726538017491097');
    expect(card.accounts[0]!.periods[0]!.endDate?.value).toBe('2026-01-28');
  });

  it('the number of the account under the second of two headings, parted by spaces', () => {
    expect(readStatement(`
Account name                 Account number           Period
EMEKA SAMUEL OBI             813 456 7890             01 Apr 2025 - 30 Apr 2025

Date          Description            Debit      Credit     Balance
              Opening balance                               100.00
03 Apr 2025   Airtime                20.00                   80.00
04 Apr 2025   Transfer                          50.00       130.00
`).numbers).toEqual(['813 456 7890']);
  });

  it('"Conta corrente: 44718-2" and no number of a tax payer that stands below the title', () => {
    const { numbers } = readStatement(`
Extrato de conta corrente
Cliente: MARCELO A SOUZA    CPF 114.***.***-08
Agência: 0417-3    Conta corrente: 44718-2    Período do extrato: 01/09/2026 a 30/09/2026
Data         Histórico               Valor R$          Saldo
31/08/2026   Saldo Anterior                       1.249,41 C
02/09/2026   DEB AUT VIVO MOVEL      443,14 D       806,27 C`);
    expect(numbers).toEqual(['44718-2']);
  });

  it('the number of a card whose groups are parted by points', () => {
    const { numbers, type } = readStatement(`
Titular MARCELO A SOUZA
Cartão 5502.XXXX.XXXX.4471
Vencimento 10/10/2026
Data         Estabelecimento                  Valor em R$
04/09/2026   IFOOD *RESTAURANTE                    447,40
06/09/2026   UBER *TRIP                            571,16`);
    expect([numbers, type]).toEqual([['5502.XXXX.XXXX.4471'], 'card']);
  });

  it('a number under its label, a line of the other column of the header between them', () => {
    const { numbers } = readStatement(`
                                             Account Number
One Account of ANNA LEE
                                             4471-8820
1185 Harbor Drive
                                             Statement Period
                                             October 1-31, 2026
Date         Description                     Amount      Balance
10/03/2026   Opening balance                              100.00
10/04/2026   Transfer                          5.00       105.00`);
    expect(numbers).toEqual(['4471-8820']);
  });

  it('"N° 4471882-0 041-7" over the number for transfers, the address left of it', () => {
    const { numbers } = readStatement(`
                                Caja de Ahorro en Pesos
FERNANDEZ MARTINA               N° 4471882-0 041-7
AV CABILDO 2230                 CBU 0070041730004471882071
Fecha        Descripción             Crédito        Débito          Saldo
01/09/2026   Saldo inicial                                       1.000,00
02/09/2026   COMISION                               -57,10         942,90`);
    expect(numbers).toEqual(['4471882-0 041-7']);
  });

  it('the card that a pending entry names as the rows do is no account', () => {
    const { accounts } = readStatement(`
AOIFE MURPHY                      IBAN IE76REVI99036044718820
Pending from 1 Oct 2026 to 31 Oct 2026
Start date    Description                     Money out     Money in
31 Oct 2026   Circle K                           €41.20
              Card: 516760******4471
Account transactions from 1 October 2026 to 31 October 2026
Date          Description                     Money out     Money in     Balance
              Opening balance                                            €214.63
5 Oct 2026    Circle K                           €17.50                  €197.13
              Card: 516760******4471
10 Oct 2026   Spotify                            €51.03                  €146.10
              Card: 516760******4471
21 Oct 2026   Payment from Oisin Kelly                       €514.90     €661.00`);
    expect(accounts.map(({ number, type }) => [number, type])).toEqual([['IE76REVI99036044718820', 'bank']]);
  });

  it('a letter may stand behind the last group of a number', () => {
    const { accounts } = readStatement(`
Everyday Account 12-3456-7890123-00S      1 June 2023 to 30 June 2023
Date        Details                        Amount      Balance
            Opening balance                           1,000.00
01/06/2023  GROCERS                        -20.00       980.00
            Closing balance                             980.00`);
    expect(accounts.map(({ number }) => number)).toEqual(['12-3456-7890123-00S']);
  });

  it('the account that a card is paid from is not the card, wherever it stands', () => {
    const accountsBelow = (head: string) => readStatement(`
${head}
Datum       Umsatzort                      Betrag in EUR
            Saldo letzte Abrechnung              100,00-
24.04.2026  REWE SAGT DANKE                   20,00-
28.04.2026  LASTSCHRIFT                      100,00+
            Neuer Saldo                           20,00-`).accounts;
    const heads = ['Kartennummer  4871 22XX XXXX 5519          Abrechnungsdatum  20.05.2026\nVerfügungsrahmen  5.000,00 EUR             Referenzkonto  DE** **** **** **** 8810 22', 'Kartennummer 4871 22XX XXXX 5519  Abrechnungskonto DE12 3705 0198 0001 2345 67\nAbrechnungsdatum  20.05.2026'];
    for (const head of heads) expect(accountsBelow(head).map(({ number, type }) => [number, type])).toEqual([['4871 22XX XXXX 5519', 'card']]);
  });
});
