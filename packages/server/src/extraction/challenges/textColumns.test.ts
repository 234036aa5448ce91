// Which columns beside a row are part of its description.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, readRows, understandText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('columns of texts', () => {
  it('two headings over one column, in type whose letters and spaces are all of one width: words are not torn where the second begins', () => {
    const { document } = readStatement(`
Account number 306000523   Statement of 31.07.2025
Date         Payee Details                          Amount
Opening balance                                     100,00
02.07.2025   Bokhandeln Ugglan                      -10,00
             Vasteras kort 6046
03.07.2025   Payee Linnea                           -20,00
             Umea kort 6046
Closing balance                                      70,00`);
    expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['Bokhandeln Ugglan / Vasteras kort 6046', 'Payee Linnea / Umea kort 6046']);
  });

  it('a reference in a column without a heading stands behind the whole of a text that goes on in the line below', () => {
    const { document } = readStatement(`
Account 306000523   Statement period 01/07/2025 to 31/07/2025
Opening balance  100.00     Closing balance  60.00
02/07/2025   POS PURCHASE FERRYMAN      H557327413        -10.00
             TAXI DURBAN
03/07/2025   Contactless BLUE FERN      R327815204        -20.00
             GROCERS PAARL
04/07/2025   CASH WITHDRAWAL            W804631818        -10.00`);
    expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['POS PURCHASE FERRYMAN / TAXI DURBAN / H557327413', 'Contactless BLUE FERN / GROCERS PAARL / R327815204', 'CASH WITHDRAWAL W804631818']);
  });

  it('so does it where the rows are numbered', () => {
    const { document } = readStatement(`
Account 306000523   Statement period 01/07/2025 to 31/07/2025
Opening balance  100.00     Closing balance  50.00
1    02/07/2025   POS PURCHASE FERRYMAN      H557327413        -10.00
                  TAXI DURBAN
2    03/07/2025   Contactless BLUE FERN      R327815204        -20.00
                  GROCERS PAARL
3    04/07/2025   CASH WITHDRAWAL            W804631818        -10.00
4    05/07/2025   CASH WITHDRAWAL            W804631819        -10.00`);
    expect(readRows(document)[0]!.map(({ description }) => description).slice(0, 2)).toEqual(['POS PURCHASE FERRYMAN / TAXI DURBAN / H557327413', 'Contactless BLUE FERN / GROCERS PAARL / R327815204']);
  });

  it('texts whose long heading reaches over the widest debit behind them', () => {
    const { texts } = readStatement(`
Compte 73525510569 EUR   Période 1 septembre 2023 au 30 septembre 2023
Solde initial 5 000,00    Nouveau solde 3 268,02
Date    Opérations                 Informations complémentaires   Débit    Crédit
01.09   PAIEMENT CB CAFE DU PHARE  METZ CARTE 0569              12,98
02.09   PRLV SEPA TELECOM          MANDAT BR11123963         1 544,00
03.09   VIREMENT EMIS              POUR: MME C LEFEVRE         175,00`);
    expect(texts).toEqual(['PAIEMENT CB CAFE DU PHARE METZ CARTE 0569', 'PRLV SEPA TELECOM MANDAT BR11123963', 'VIREMENT EMIS POUR: MME C LEFEVRE']);
  });

  it('a code under a heading that nobody knows is no text of the row, whether words of the text stand beside it or not', () => {
    const model = documentOfText(`
Account number 306000523   Period 01.11.2022 - 30.11.2022   Opening balance 100.00
Date    Description                     Qvx          Amount    Balance
02.11.  Bakery                          H557327413   -10.00      90.00
03.11.  Ferry                           R327815204   -20.00      70.00`);
    const middle = [['        Collection WATERWORKS', 0], ['05.11.                                  L437428931   -10.00      60.00', 6], ['        Mandate 77 M', 12], ['        Collection POWER', 30], ['06.11.                                  A477610664   -10.00      50.00', 36], ['        Mandate 78 M', 42]] as const;
    const [page] = model.pages;
    const { texts } = readStatement({ ...model, pages: [{ ...page!, words: [...page!.words, ...middle.flatMap(([line, down]) => wordsOfLine(line, 125 + down))] }] });
    expect(texts).toEqual(['Bakery', 'Ferry', 'Collection WATERWORKS / Mandate 77 M', 'Collection POWER / Mandate 78 M']);
  });

  it('kinds of transaction in front of a text that goes on below it stay in front', () => {
    const { document } = readStatement(`
Account 306000523   Statement period 01/07/2025 to 31/07/2025
Opening balance  100.00     Closing balance  60.00
02/07/2025   DD    BRIGHTSPARK ENERGY        -10.00
                   Mandate MA13253550
03/07/2025   BP    HALCYON PRINT WORKS       -20.00
                   SE51045182
04/07/2025   ATM   CASH WITHDRAWAL           -10.00`);
    expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['DD BRIGHTSPARK ENERGY / Mandate MA13253550', 'BP HALCYON PRINT WORKS / SE51045182', 'ATM CASH WITHDRAWAL']);
  });

  it('notes in a column of their own are text of the rows', () => {
    const { document } = readStatement(`
Conto 306000523   Estratto conto del 31.07.2025
Data         Descrizione            Note                Importe
Saldo iniziale                                           100,00
02.07.2025   PAGAMENTO CARTA 4982   ALIMENTARI           -10,00
                                    CORBEZZOLO UDINE
03.07.2025   PRELIEVO PARMA         DEL 30.06.25         -20,00
Saldo finale                                              70,00`);
    expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['PAGAMENTO CARTA 4982 / ALIMENTARI / CORBEZZOLO UDINE', 'PRELIEVO PARMA DEL 30.06.25']);
  });

  it('the one heading that nobody knows is that of the text, which is not left out with it', () => {
    const { document, verdicts } = readStatement(`
Account number 306000523   Statement of 31.07.2025
Goings-on by your order        Value        Withdrawals     Deposits
Opening balance                                               6.803,90
02.07.2025 Online transfer     01.07.2025        205,31
03.07.2025 Cash machine        02.07.2025        290,00
04.07.2025 Salary Moewe        04.07.2025                     1.350,41
Closing balance                                               7.659,00`);
    expect(verdicts).toEqual(['reconciled']);
    expect(readRows(document)[0]!.map(({ description }) => description)).toEqual(['Online transfer', 'Cash machine', 'Salary Moewe']);
  });

  it('the currency in a column before the figures is no text of the rows', () => {
    const { accounts: [account] } = understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 830.00
01/09/2020    DIRECT DEBIT PHONE          GBP    150.00 DR
08/09/2020    TRANSFER GBP                GBP    200.00 DR
28/09/2020    PAYROLL                     GBP    180.00 CR`);
    expect(account!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['DIRECT DEBIT PHONE', 'TRANSFER GBP', 'PAYROLL']);
  });

  it('abbreviations beside the kind of a row head numbers, not its text', () => {
    const text = `
Číslo účtu: 2300456789/5500    Měna: CZK
Datum            Typ transakce          VS / KS / SS      Částka CZK
01.01.2026       Platba kartou          6019396670           -339,25
02.01.2026       Trvalý příkaz          4638335829           -160,22
03.01.2026       Odchozí úhrada         1610129221           -434,76
`;
    expect(understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Platba kartou 6019396670', 'Trvalý příkaz 4638335829', 'Odchozí úhrada 1610129221']);
  });

  describe('texts in two columns', () => {
    it('a counterparty is part of the description and goes on below itself', () => {
      expect(readStatement(`
Date          Counterparty          Details                Amount       Balance
              Opening balance                                            500.00
03 JUN 2026   Transfer to T.        R902171                 -20.00       480.00
              Farrow
04 JUN 2026   Oakfield Dental       Invoice 4               -30.00       450.00
05 JUN 2026   Salary                Piper Roofing           100.00       550.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
        ['2026-06-03', '-20.00', 'Transfer to T. / Farrow / R902171'],
        ['2026-06-04', '-30.00', 'Oakfield Dental Invoice 4'],
        ['2026-06-05', '100.00', 'Salary Piper Roofing'],
      ]);
    });

    it('the number of the account beside it is not', () => {
      expect(readStatement(`
Datum         Gegenkonto            Verwendungszweck       Betrag       Saldo
              Anfangssaldo                                               500,00
03.06.2026    0012345678            Miete                   -20,00       480,00
04.06.2026    0087654321            Zahnarzt                -30,00       450,00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
        ['2026-06-03', '-20.00', 'Miete'],
        ['2026-06-04', '-30.00', 'Zahnarzt'],
      ]);
    });
  });

  describe('columns beside the descriptions', () => {
    const ROWS = [['-5.00', 'POS', 'BAKERY', 'R539899091', '95.00'], ['-4.00', 'DD', 'POWER AND LIGHT', 'M802284673', '91.00'], ['9.00', 'CR', 'INTEREST PAID', 'E604858658', '100.00']] as const;

    const texts = (heading: readonly string[]): (string | null | undefined)[] => readStatement([
      'Statement period 1 May 2026 to 31 May 2026', ...heading,
      ...ROWS.map(([amount, type, text, reference, balance], at) => `0${at + 2} May 2026   ${type.padEnd(18)}${text.padEnd(20)}${reference.padEnd(13)}${amount.padStart(11)}${balance.padStart(10)}`),
    ].join('\n')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([, , description]) => description);

    it('the type of a transaction is no part of its text where the text has a column', () => {
      expect(texts(['Date          Transaction type  Details             Reference         Amount   Balance'])).toEqual(['BAKERY', 'POWER AND LIGHT', 'INTEREST PAID']);
    });

    it('"Transaction" above "amount" heads no texts, so that a reference between is none either', () => {
      expect(texts(['Date          Type              Transaction details Ref       Transaction      Balance', '                                                              amount', '                                Balance brought forward                          100.00'])).toEqual(['BAKERY', 'POWER AND LIGHT', 'INTEREST PAID']);
    });
  });

  it('of rows with a number of their own the numbers are no part of the descriptions', () => {
    const { lists } = readStatement(`
Opening balance 100.00
No   Date         Details        Amount      Balance
01   03/05/2026   COFFEE          -5.00        95.00
02   04/05/2026   TEA             -4.00        91.00
03   05/05/2026   BREAD           -3.00        88.00
04   06/05/2026   MILK            -2.00        86.00`);
    expect(lists[0]!.map((row) => row.description)).toEqual(['COFFEE', 'TEA', 'BREAD', 'MILK']);
  });

  it('a reference and a message under one heading are text of the row', () => {
    const { lists } = readStatement(`
Statement period 01.02.2026 - 28.02.2026
Date          Payee           Reference / Details        Amount
02.02.2026    GROCER          CARD 4417                  -10.00
03.02.2026    ANNA BERG       RENT FEBRUARY               50.00
04.02.2026    BAKERY          CARD 4417                   -3.00
`);
    expect(lists[0]!.map(({ description }) => description)).toEqual(['GROCER CARD 4417', 'ANNA BERG RENT FEBRUARY', 'BAKERY CARD 4417']);
  });

  it('days and texts under one heading', () => {
    const { lists } = readStatement(`
Statement period 01/01/2026 to 31/01/2026
Date / Description   More details        Amount    Balance
02/01/2026
Card payment         Grocer              -10.00
Transfer             Anna Berg           -20.00     70.00
03/01/2026
Card payment         Bakery               -5.00     65.00
`);
    expect(lists[0]!.map(({ description }) => description)).toEqual(['Card payment Grocer', 'Transfer Anna Berg', 'Card payment Bakery']);
  });

  it('the first words of a text stay with it where its heading begins further right, or stands beside one that nobody knows', () => {
    const texts = (heading: string): string[] => readRows(understandText(`
Account 12345678
${heading}
05/01/2026   Collective order     -10.00      90.00
17/01/2026   Corner shop          -10.00      80.00
18/01/2026   Corner shop          -10.00      70.00
`))[0]!.map(({ description }) => description);
    expect(texts('Date         Qwertz    Details     Amount    Balance')[0]).toBe('Collective order');
    expect(texts('Date               Description     Amount    Balance')[1]).toBe('Corner shop');
  });

  it('days and sums in a column of texts right of debit and credit begin no second column of rows', () => {
    const purpose = (line: string, text: string): string => `${line.padEnd(74)}${text}\n${''.padEnd(74)}03.01.2026, VAT included 114,20\n`;
    const text = `
Account 30120000111100
05.01.2026 - 30.01.2026
Opening balance: 1 000,00
${'Date         No.   Partner                          Debit      Credit'.padEnd(74)}Purpose of payment
${purpose('05.01.2026   226   Power Company                     10,00', 'For goods under contract 12 of')}${purpose('07.01.2026   197   Kovalev                           20,00', 'For goods under contract 14 of')}${purpose('11.01.2026   323   Furniture Ltd                               500,00', 'For goods under contract 15 of')}${purpose('12.01.2026   324   Power Company                     10,00', 'For goods under contract 16 of')}
Closing balance: 1 460,00
`;
    const { rows, badges } = readPeriods(text);
    expect([rows[0]!.map(([, amount]) => amount), badges]).toEqual([[-1000, -2000, 50000, -1000], [true]]);
    expect(readRows(understandText(text))[0]![0]!.description).toContain('under contract 12 of');
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

  it('texts right of the amounts under a heading that nobody knows', () => {
    const { accounts } = understandText(`
SZÁMLASZÁM: 62833610-91491883
IDŐSZAK: 2026.01.01 - 2026.01.31     DEVIZANEM: HUF
KÖNYVELÉS    ÉRTÉKNAP               ÖSSZEG     XYZABC
26.01.01                         2.892.291     NYITÓ EGYENLEG
26.01.05     26.01.05              -31.883     HAVI DÍJ
                                               SPAR BUDAPEST
26.01.07     26.01.07               21.731     JÓVÁÍRÁS IG2
26.01.31                         2.882.139     ZÁRÓ EGYENLEG
`);
    expect(accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['HAVI DÍJ\nSPAR BUDAPEST', 'JÓVÁÍRÁS IG2']);
  });

  it('knows the columns of those who were paid', () => {
    const texts = (text: string): string[] => understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);
    expect(texts(`
Conta 09354-0
Data         Lançamentos             Razão Social           CNPJ/CPF               Valor (R$)     Saldo (R$)
31/12/2025   SALDO ANTERIOR                                                                          272,58
03/01/2026   BOLETO PAGO             ENERGIA DO VALE        02.302.100/0001-06        -156,15        116,43
05/01/2026   PIX ENVIADO             JOAO PRADO             123.456.789-00             -16,00        100,43
`)).toEqual(['BOLETO PAGO ENERGIA DO VALE', 'PIX ENVIADO JOAO PRADO']);
  });

  it('whether a payment was completed is no part of its text', () => {
    const document = understandText(`
Statement Period: 01 Jan 2026 - 31 Jan 2026
Receipt No.  Completion Time        Details                 Transaction Status   Paid In   Withdrawn   Balance
TA9HJH6G9B   2026-01-30 10:22:10    Transfer to JAMES       Completed                      -50.00       100.00
T95LJ44G4J   2026-01-29 09:10:33    Airtime                 Completed                      -20.00       150.00
T7J35GFFAL   2026-01-28 19:30:18    Funds from MARY         Completed            120.00                 170.00
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Transfer to JAMES', 'Airtime', 'Funds from MARY']);
  });

  it('a heading of texts that nobody knows, on the second of two lines', () => {
    const { document } = readStatement(`
Kontoauszug vom 31.01.2024
                                           zu Ihren Lasten    zu Ihren Gunsten
Angaben zu den Umsätzen      Valuta
Buchungsdatum: 04.01.2024
Petra Lindau                 04.01                  30,00-
Miete Januar
Buchungsdatum: 10.01.2024
Werkzeug Lohmann KG          11.01                                      878,38
Gehalt
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Petra Lindau\nMiete Januar', 'Werkzeug Lohmann KG\nGehalt']);
  });

  it('the category of a merchant is not what was bought, and transfers of balances are no balance', () => {
    const { document, badges } = readStatement(`
Card ending in 4417                        Minimum payment due $35.00
Previous balance              $44.12
Payments and credits         -$44.12
Purchases                    +$61.71
Balance transfers             +$0.00
New balance                   $61.71

Trans. date   Payments and credits                                         Amount
01/30/2025    INTERNET PAYMENT                                            -$44.12

Trans. date   Purchases                         Merchant category          Amount
02/01/2025    TACO HOUSE AUSTIN                 Restaurants                $14.34
02/04/2025    CORNER MARKET                     Supermarkets               $47.37
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['INTERNET PAYMENT', 'TACO HOUSE AUSTIN', 'CORNER MARKET']);
    expect(badges).toEqual([true]);
  });

  it('texts right of the figures, under headings that nobody knows', () => {
    const { texts, isReconciled } = readStatement(`
Banco Guaduas     INFORME DEL MES: MARZO /2024
CUENTA DE AHORROS No. 0441 7000 4471
Saldo Anterior  $1,000.00
Nuevo Saldo     $1,250.00
Dneb          Snork      Blorp      Quuxa
02/03/2024    100.00-    3706       Transferencia A Llave
04/03/2024    500.00+    5908       Transferencia de Cuenta
08/03/2024     50.00-    7002       Compra Tiendas Ara
11/03/2024     60.00-    5908       Transferencia de Cuenta
14/03/2024     40.00-    7002       Compra Tiendas Ara`);
    expect(texts).toEqual(['A Llave', 'de Cuenta', 'Tiendas Ara', 'de Cuenta', 'Tiendas Ara'].map((end) => expect.stringContaining(end)));
    expect(isReconciled).toBe(true);
  });

  it('a column of branches under a heading in the middle of it is no part of the texts', () => {
    const { texts } = readStatement(`
Cuenta corriente 00-441-18820-07    Desde: 01/09/2026    Hasta: 30/09/2026
FECHA      DETALLE DE TRANSACCION           SUCURSAL        CARGOS      ABONOS       SALDO
31/08      SALDO INICIAL                                                           816.942
02/09      TRANSFERENCIA A TERCEROS       OFICINA MAIPU     89.045                 727.897
12/09      COMPRA NACIONAL LIDER MAIPU    INTERNET          72.232                 655.665
15/09      GIRO                           MAIPU CENTRO      70.136                 585.529`);
    expect(texts).toEqual(['TRANSFERENCIA A TERCEROS', 'COMPRA NACIONAL LIDER MAIPU', 'GIRO']);
  });

  it('a rate of cash back in a cell of its own is no word of the text', () => {
    const { texts, verdicts } = readStatement(`
Card Statement     Oct 1 - Oct 31, 2026
Previous Monthly Balance       $412.89      Credit Limit $9,000.00
Payments                      -$412.89      Minimum Payment Due $25.00
Purchases and other debits     $237.41
New Balance                    $237.41
Payments
Date         Description                                                Amount
10/30/2026   ACH Deposit Internet transfer                            -$412.89
Transactions
Date         Description                                Daily Cash       Amount
10/02/2026   WHOLEFDS Austin TX USA            3%            $2.88      $95.91
10/04/2026   UBER TRIP 1515 3rd St CA USA      3%            $4.25     $141.50
             Total Daily Cash this month                     $7.13`);
    expect(texts).toEqual(['ACH Deposit Internet transfer', 'WHOLEFDS Austin TX USA', 'UBER TRIP 1515 3rd St CA USA']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('kinds of two words under a short heading of their own: neither of them is part of the description', () => {
    const { document } = readStatement(`
Booking date   Type                 Description                     Amount      Balance
                                    Opening balance                              500.00
01.04.2024     Card payment         TESCO BRATISLAVA                -20.00       480.00
02.04.2024     Payment received     Wages                           100.00       580.00
03.04.2024     Payment sent         Rent                            -50.00       530.00`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['TESCO BRATISLAVA', 'Wages', 'Rent']);
  });
});

it('the counterparty under the type of the transaction, beside a column of notes', () => {
  const { document } = readStatement(`
Číslo účtu: 2600441288/0800   Období: 1. 11. 2024 - 30. 11. 2024
Počáteční zůstatek 100,00     Konečný zůstatek 150,00
Zaúčtováno     Typ transakce           Poznámka              Částka
Provedeno      Protistrana
06.11.2024     Příchozí úhrada         VS: 20241101          +80,00
05.11.2024     NOVÁK STAVBY
07.11.2024     Trvalý příkaz           VS: 4418              -20,00
07.11.2024     nájem byt
10.11.2024     Inkaso                  VS: 12                -10,00
09.11.2024     PRE ELEKTRINA`);
  expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.description.value.split(/\s+/).sort().join(' '))).toEqual([
    'NOVÁK Příchozí STAVBY VS: 20241101 úhrada', 'Trvalý VS: 4418 nájem příkaz byt', 'ELEKTRINA Inkaso PRE VS: 12',
  ].map((text) => text.split(' ').sort().join(' ')));
});

describe('texts on both sides of the figures', () => {
  const textsOf = (text: string) => understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);

  it('who was paid before them and what for behind them', () => {
    expect(textsOf(`
АО «Уралпромбанк», г. Пермь
Лицевой счет 40702810900000001234
Входящий остаток: 1 000,00

Дата         № док.   Счет контрагента       Контрагент      Дебет    Кредит   Назначение платежа
06.10.2025   083      40702810656061809596   ООО Вектор     100,00             Оплата по счету
07.10.2025   815      40702810101903439613   АО Трансстрой             50,00   Возврат средств

Исходящий остаток: 950,00`)).toEqual(['ООО Вектор Оплата по счету', 'АО Трансстрой Возврат средств']);
  });

  it('and neither time nor channel, which stand under headings of their own', () => {
    expect(textsOf(`
Andaman Commercial Bank
Account No. 482-1-77390-5

Date       Time    Descriptions        Channel    Amount       Balance    Details
01/10/25           Beginning Balance                          1,000.00
02/10/25   05:35   Transfer Deposit    ATM          50.00     1,050.00    From SCB X5303
03/10/25   06:19   Cash Withdrawal     K-PLUS       20.00     1,030.00    BKK0976
04/10/25   06:20   Bill Payment        Internet     30.00     1,000.00    MEA 991`)).toEqual(['Transfer Deposit From SCB X5303', 'Cash Withdrawal BKK0976', 'Bill Payment MEA 991']);
  });

  it('Uzbek headings of documents, codes of banks and accounts of the other side: what stands below them is no text', () => {
    const { texts, isReconciled } = readStatement(`
Hisob raqam: 20208000900441022001   Valyuta: UZS
Davr: 01.05.2025 - 31.05.2025
Boshlang'ich qoldiq: 9 000.00
Yakuniy qoldiq: 8 700.00
Sana          Hujjat №   MFO     Korrespondent hisob raqami      Debet     Kredit   To'lov maqsadi
07.05.2025    272        00398   20208002723982723981           500.00       0.00   To'lov shartnoma № 44
08.05.2025    414        00559   20208004145594145591             0.00     200.00   Tushum oldindan`);
    expect([texts, isReconciled]).toEqual([["To'lov shartnoma № 44", 'Tushum oldindan'], true]);
  });

  it('the end of the number of a card, in a cell before the texts, is none of them', () => {
    const { texts, isReconciled } = readStatement(`
Credit card statement 1 March 2026 to 31 March 2026
Previous balance                                      0.00
03 Mar 2026   •••• 4418     UBER TRIP                 10.00
07 Mar 2026   •••• 4418     BOOKS AND MORE            20.00
12 Mar 2026   •••• 4418     PAID WITH •••• 2207       30.00
New balance                                           60.00`);
    expect(texts).toEqual(['UBER TRIP', 'BOOKS AND MORE', 'PAID WITH •••• 2207']);
    expect(isReconciled).toBe(true);
  });

  it('what is told of all transactions beside their texts, under a heading of two lines of which only this one has two', () => {
    expect(readStatement(`
Account 448120
Period 1 Jun 2025 - 30 Jun 2025
Opening balance 100.00
Completion Time   Details                      Transaction      Paid In    Withdrawn     Balance
                                               Status
2025-06-03        Airtime Purchase             Completed                       20.00       80.00
2025-06-09        Funds from 2547 - M Wanjiru  Completed          50.00                   130.00
2025-06-14        Pay Bill Charge              Completed                       30.00      100.00`).texts).toEqual(['Airtime Purchase', 'Funds from 2547 - M Wanjiru', 'Pay Bill Charge']);
  });
});
