// Which rows of a card are purchases and which are payments.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('signs of cards', () => {
  it('one payment, printed with a minus, of a card whose balances are what is owed', () => {
    expect(readStatement(`
Credit Card 5873 1448 7805 8940
Statement period 16/12/2025 - 17/01/2026
Previous balance         Your new balance   Credit limit
111.15                   -366.01            5,000.00
Date               Details                                 Amount
15/01/2026         PAYMENT RECEIVED - THANK YOU           -477.16`)).toMatchObject({ type: 'card', amounts: ['477.16'], period: { endBalance: { value: 36601 } } });
  });

  it('one purchase that looks the same', () => {
    expect(readStatement(`
Credit Card 5873 1448 7805 8940
Statement period 16/12/2025 - 17/01/2026
Previous balance         Your new balance   Credit limit
111.15                   588.31             5,000.00
Date               Details                                 Amount
15/01/2026         TALLOW PHARMACY                         477.16`)).toMatchObject({ type: 'card', amounts: ['-477.16'], period: { endBalance: { value: -58831 } } });
  });

  it('payments only, printed without a sign, as their sum is called', () => {
    expect(readStatement(`
Tarjeta de crédito 5555 1039 9096 7908 Período 01/09/2019 al 30/11/2019
Saldo anterior                                         -1.178,92
Pagos y abonos                                          1.842,47
Compras del periodo                                         0,00
Saldo al corte                                            663,55
Fecha           Movimiento                               Importe
18/11/2019      Abono A                                   286,32
15/11/2019      Abono B                                 1.556,15`)).toMatchObject({ type: 'card', amounts: ['286.32', '1556.15'], period: { endBalance: { value: 66355 } } });
  });

  it('purchases only, fees and interest of nothing: those noughts are no sums of the other side', () => {
    expect(readStatement(`
Credit Card 5873 1448 7805 8940
Statement period 16/12/2025 - 17/01/2026
Previous balance                     $952.96
Payments and credits                   $0.00
Purchases                            +$93.82
Cash advances                         +$0.00
Fees charged                          +$0.00
Interest charged                      +$0.00
New balance                        $1,046.78
Date               Details                Amount
21/12/2025         TALLOW PHARMACY        $57.22
15/01/2026         KITE BOOKS             $36.60`)).toMatchObject({ type: 'card', amounts: ['-57.22', '-36.60'], badges: [true] });
  });

  it('a sum that names one side does not agree with rows of the other side only', () => {
    const { accounts } = understandText(`
Statement 01/09/2019 to 30/09/2019
Opening balance                                       1,000.00
Total withdrawals                                       300.00
Total deposits                                            0.00
Closing balance                                       1,300.00
Date            Details                                Amount
18/09/2019      A                                      100.00
15/09/2019      B                                      200.00`);
    expect(accounts[0]!.periods[0]!.isReconciled).toBe(false);
  });

  it('letters behind the amounts of which one is unknown: the other may mean either side, so the badge waits', () => {
    const text = (letters: [string, string]) => `
Tarjeta de crédito 5873 6759 7663 1176 Periodo 1 de enero de 2021 - 28 de enero de 2021
Deuda anterior                                  500.00
Saldo al corte                                  480.00
Fecha        Concepto                           Monto
18 ENE       Librería Ñandú                      60.00 ${letters[0]}
19 ENE       Panadería Oliva                     20.00 ${letters[0]}
22 ENE       Traspaso                           100.00 ${letters[1]}`;
    const badge = (letters: [string, string]) => understandText(text(letters)).accounts[0]!.periods[0]!.isReconciled;
    expect([badge(['C', 'A']), badge(['DR', 'CR'])]).toEqual([false, true]);
  });

  describe('a card in sections', () => {
    const statement = (credit: (figure: string) => string, tail = ''): string => `
Quill & Anchor Rewards
Billing cycle 01/01/2025 - 01/31/2025
Previous Balance        $1,200.55
Payments                ${credit('515.21')}
Purchases                 $214.95
Fees Charged               $29.00
New Balance               $929.29
PAYMENTS AND OTHER CREDITS
01/08    ONLINE PAYMENT            ${credit('217.61')}
01/15    MOBILE PAYMENT            ${credit('297.60')}
         TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD     ${credit('515.21')}
PURCHASES
01/03    OPTICS                      $171.85
01/09    BLUE FINCH CAFE              $43.10
         TOTAL PURCHASES FOR THIS PERIOD     $214.95
FEES
01/30    LATE FEE                     $29.00
${tail}`;

    const AMOUNTS = ['217.61', '297.60', '-171.85', '-43.10', '-29.00'];

    it.each([
      ['brackets', (figure: string) => `($${figure})`],
      ['a minus before', (figure: string) => `-$${figure}`],
      ['a minus behind', (figure: string) => `$${figure}-`],
      ['letters', (figure: string) => `$${figure} CR`],
      ['nothing', (figure: string) => `$${figure}`],
    ])('credits shown by %s', (_, credit) => {
      expect(readStatement(statement(credit))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: AMOUNTS });
    });

    it('sums of the whole year are none of the period', () => {
      const year = `
                   2025 Totals Year-to-Date
         Total fees charged in 2025           $112.00
         Total interest charged in 2025         $7.31`;
      expect(readStatement(statement((figure) => `-$${figure}`, year)).verdict).toBe('reconciled');
    });

    it('a misprinted sum is still found', () => {
      expect(readStatement(statement((figure) => `-$${figure}`).replace('FOR THIS PERIOD     $214.95', 'FOR THIS PERIOD     $217.95'))).toMatchObject({ type: 'card', verdict: 'notReconciled', amounts: AMOUNTS });
    });
  });

  describe('a list of card purchases without signs', () => {
    it.each([
      ['RELEVÉ DE VOTRE CARTE À DÉBIT DIFFÉRÉ', 'Commerce', 'Montant en euros', 'TOTAL'],
      ['Extracto de tarjeta', 'Comercio', 'Importe', 'TOTAL'],
      ['Estratto conto carta', 'Esercente', 'Importo', 'TOTALE'],
      ['Kartenabrechnung März', 'Händler', 'Betrag', 'Summe'],
    ])('is told by its title: %s', (title, shop, amount, total) => {
      const { type, amounts } = readStatement(`
${title}
Date          ${shop.padEnd(40)}${amount}
03/03/2024    QUINCAILLERIE DU LAC                      12,50
09/03/2024    GARE CENTRALE                             44,10
         ${total}                                      56,60`);
      expect([type, amounts]).toEqual(['card', ['-12.50', '-44.10']]);
    });

    it('goes from what was carried over from the bill before to what is owed', () => {
      expect(readStatement(`
Faktura Mastercard
Kortnummer 5413 33** **** 1122
Dato        Spesifikasjon                               Beløp NOK
            Overført fra forrige faktura                   640,00
01.03.24    HJØRNEBUTIKKEN                                 114,49
02.03.24    Innbetaling                                   -640,00
09.03.24    FERGELEIET                                      59,94
            Skyldig beløp                                  174,43`)).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-114.49', '640.00', '-59.94'] });
    });

    it('says in plain words what is owed', () => {
      const bill = (owed: string): string => `
Your March 2024 statement            Card ending 4411
What you owed last month         £50.10
What you've paid               - £50.10
What you've spent                £82.05
What you owe now                 £${owed}
Minimum payment                   £5.00
Date          Description                     Amount
6 March       CORNER GROCER                   £61.51
7 March       FUEL STOP                       £20.54
14 March      Thank you                     - £50.10`;
      expect(readStatement(bill('82.05'))).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-61.51', '-20.54', '50.10'] });
      expect(readStatement(bill('28.05')).verdict).toBe('notReconciled');
    });

    it.each([
      ['信用卡電子帳單', '上期應繳總額', '本期新增款項', '本期應繳總額', '本期最低應繳金額'],
      ['信用卡账单', '上期账单金额', '本期消费金额', '本期账单金额', '最低还款额'],
    ])('is read by the words of Chinese bills: %s', (title, before, purchases, owed, least) => {
      const row = (day: string, text: string, amount: string): string => `2024/03/${day}    2024/03/${day}    ${text.padEnd(20)}${amount.padStart(12)}`;
      expect(readStatement(`
${title}
${before.padEnd(20)}${'12,500'.padStart(12)}
${purchases.padEnd(20)}${'1,774'.padStart(12)}
${owed.padEnd(20)}${'1,774'.padStart(12)}
${least.padEnd(20)}${'1,000'.padStart(12)}

消費日        入帳日        交易說明                    臺幣金額
${row('03', '書店', '774')}
${row('06', '感謝您的繳款', '-12,500')}
${row('09', '餐廳', '1,000')}
                            ${owed.padEnd(20)}${'1,774'.padStart(12)}`)).toMatchObject({ type: 'card', verdict: 'reconciled', amounts: ['-774', '12500', '-1000'] });
    });
  });

  it('inverted card signs: purchases positive, payments negative, money owed', () => {
    const { document, rows, verdicts } = readStatement(`
Credit Card Statement    Minimum Payment Due 35.00    Credit Limit 5,000.00
Previous Balance                         $187.54
New Balance                              $240.40
Trans Date   Post Date    Description                       Amount
05/17/2026   05/18/2026   RESTAURANT                         85.06
05/19/2026   05/20/2026   GROCERIES                         155.34
05/22/2026   05/24/2026   PAYMENT THANK YOU                -187.54`);
    expect(rows).toEqual([['2026-05-18', '-85.06'], ['2026-05-20', '-155.34'], ['2026-05-24', '187.54']]);
    expect(document.accounts[0]).toMatchObject({ type: 'card' });
    expect(document.accounts[0]!.periods[0]!.startBalance!.value).toBe(-18754);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the only row of a card, with a minus and words that nobody knows, may be spent or taken back', () => {
    const card = (before: string, after: string) => readStatement(`
Creditcard 5872 4888 9456 3754
1 oktober 2024 t/m 31 oktober 2024
Vorig openstaand saldo          ${before}
Nieuw openstaand saldo          ${after}
Minimaal te betalen                53,46
Boekdatum     Mededelingen                  Bedrag
29 okt        Zzyzx Fietspunt Oost          -18,95`).period;
    expect(card('2.157,33', '2.138,38').rows).toHaveLength(1);
    expect(card('2.157,33', '2.138,38').isReconciled).toBe(false);
    // Balances with a minus say what one means.
    expect(card('-2.157,33', '-2.176,28').isReconciled).toBe(true);
  });

  it('a minus on a card without rows says nothing', () => {
    const { period } = readStatement(`
Carta di credito
Numero 5706 6052 6078 5221
Periodo 01/03/2022 - 31/03/2022
Saldo precedente        2.004,91-
Nuovo saldo             2.004,91-
Limite di utilizzo      5.000,00
Rata minima                50,12`);
    expect(period.proof.status).not.toBe('reconciled');
  });

  it('charges of a card without signs, all of them on the side that its balances say', () => {
    const { period } = readStatement(`
Tarjeta de crédito: COP     Número de cuenta: 5725 3741 9962 6388
Periodo del: 01 jun 2025 - 30 jun 2025
Deuda anterior                                  $1,000.00
Saldo nuevo                                     $1,080.00

Fecha      Detalle                              Monto
27 jun     Ferretería Yunque                    50.00
23 jun     Panadería Oliva                      30.00`);
    expect(period.rows.map(({ amount }) => amount.value)).toEqual([-5000, -3000]);
    expect(period.isReconciled).toBe(true);
  });

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

  it('amounts without any sign, and no balance that would tell, are charges', () => {
    const { allRows, account, period } = readStatement(`
Credit Card Statement
Card Number XXXX-XXXX-XXXX-9876
Billing Cycle 01 Sep 2025 - 30 Sep 2025
Date           Description               Amount
06-Sep-2025    Bookshop                  385.83
07-Sep-2025    Payment received         2095.80
09-Sep-2025    Restaurant                354.58`);
    expect(account.type).toBe('card');
    expect(allRows).toEqual([['2025-09-06', '-385.83'], ['2025-09-07', '2095.80'], ['2025-09-09', '-354.58']]);
    expect(period.isReconciled).toBe(false);
  });

  it('charges with a plus behind them on a card; a subtotal of few cents below the rows of its list, under a title nobody knows, is of these, and a summary may say it once more', () => {
    const { allRows, period } = readStatement(`
Estado de cuenta tarjeta de crédito    4000 1234 5678 9010    01/04/2025 - 29/04/2025
Saldo anterior                        200.00
Subtotal notas debito (+)               9.50
Total a pagar                         159.50
Fecha          Descripcion                Valor
Pagos y creditos
01/04/2025     Saldo anterior             200.00 +
18/04/2025     Su pago - muchas gracias   100.00 -
Consumos periodo
02/04/2025     Gasolinera                  20.00 +
05/04/2025     Farmacia                    30.00 +
               Subtotal consumos periodo   50.00
Notas debito
12/04/2025     Seguro                       4.50 +
29/04/2025     Contribucion                 5.00 +
               Subtotal notas debito        9.50`);
    expect(allRows).toEqual([['2025-04-18', '100.00'], ['2025-04-02', '-20.00'], ['2025-04-05', '-30.00'], ['2025-04-12', '-4.50'], ['2025-04-29', '-5.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('the operations of a card that is debited once a month are money out', () => {
    const { document, rowLists } = readStatement(`
Relevé des opérations carte à débit différé          Date de débit : 04/03/2025

Date          Commerce                          Montant en EUR
28/01/2025    SUPERMARCHE PARIS                          62,40
02/02/2025    TRAINS                                     19,00
`);
    expect(document.accounts.map(({ type }) => type)).toEqual(['card']);
    expect(rowLists).toEqual([[['2025-01-28', '-62.40'], ['2025-02-02', '-19.00']]]);
  });

  it('sides without headings are not those of a card because one row in many speaks of a refund', () => {
    const { verdicts } = readStatement(`
Laurentide Trust
4519 XXXX XXXX 6788         1 April 2022 to 30 April 2022
Date        Bemilimolez                       Bekelab      Ukorer      Balance
            Uvumoza balance                                           1,000.00
1 Apr       Grocer                              20.00                   980.00
4 Apr       Transfer, refund of deposit         30.00                   950.00
5 Apr       Fuel                                50.00                   900.00
6 Apr       Salary                                          100.00    1,000.00
7 Apr       Books                               40.00                   960.00
8 Apr       Power                               60.00                   900.00
            Vamopas balance                                             900.00`);
    expect(verdicts).toEqual(['unknown']);
  });

  it.each([
    ['a value with its currency heads the amounts', 'Valor EUR', [['2025-04-25', '-363.35'], ['2025-05-04', '-39.46'], ['2025-05-21', '68.66']], 'reconciled'],
    ['headings that nobody knows leave those of the account above, which say nothing of a card (wrong badge)', 'Blumo EUR', null, 'unknown'],
  ])('a card below an account whose credits stand in the same column: %s', (_, heading, rows, verdict) => {
    const { rowLists, verdicts } = readStatement(`
Conta 0045 4123 40256789012
Período de 01.04.2025 a 30.04.2025
Data Mov.  Data Valor  Descrição                   Débito    Crédito        Saldo
                       Saldo inicial                                      100,00
02.04      02.04       COMPRA                       10,00                  90,00
14.04      14.04       ORDENADO                                20,00      110,00
                       Saldo final                                        110,00

CARTÃO DE CRÉDITO 4532 **** **** 7719
Período de 22.04.2025 a 21.05.2025
Data                   Descritivo                       ${heading}
                       Saldo do extrato anterior              812,95
25.04                  FNAC COLOMBO                           363,35
04.05                  BOOKING.COM                             39,46
21.05                  PAGAMENTO EXTRATO                      -68,66
                       Saldo em dívida                      1 147,10`);
    if (rows) expect(rowLists[1]).toEqual(rows);
    expect(verdicts).toEqual(['reconciled', verdict]);
  });

  it('a title that says card over rows in words that nobody knows: rather are they purchases than money in (wrong badge)', () => {
    const page = (title: string): string => `
Credit Valley   ${title}

Account 92674799
Period 01 Nov 2020 - 31 Dec 2020

Date          Varp                              Amount     Balance
01 Nov 2020   Opening balance                             6,125.70
07 Nov 2020   Hotel Sun                       2,064.32    8,190.02
17 Nov 2020   Ferry                           1,985.73   10,175.75
28 Nov 2020   Grocer Hill                       303.28   10,479.03
10 Dec 2020   Gym Arena                         563.60   11,042.63
31 Dec 2020   Closing balance                            11,042.63`;
    for (const title of ['Credit card', 'Visa Gold', 'Kreditkarte']) expect(readStatement(page(title)).isReconciled).toBe(false);
    expect(readStatement(page('Savings')).isReconciled).toBe(true);
    expect(readStatement(page('Apply for our credit card before the year ends')).isReconciled).toBe(true);
  });

  it('a bill that does not add up: dollars beside a few of many purchases are no column of money out', () => {
    const purchases = Array.from({ length: 36 }, (_, at) => `${String(12 + (at >> 1)).padStart(2, '0')}/03    MERCADO CONDOR ${100 + at}`.padEnd(76) + `${10 + at},50`);
    const { rows, isReconciled } = readStatement(`
Fatura do cartão Platinum Mastercard
Cartão 5529 XXXX XXXX 7714
Período: 12/03/2025 a 11/04/2025
Total da fatura anterior        R$ 318,44
Total desta fatura              R$ 599,02
Pagamentos
Data     Estabelecimento                      Valor em R$
20/03    PAGAMENTO EFETUADO                       -318,44
Compras nacionais
Data     Estabelecimento                                              Valor em R$
${purchases.join('\n')}
Compras internacionais
Data     Estabelecimento                         US$      Cotação     Valor em R$
17/03    AMAZON.COM SEATTLE                    12,00         5,71           68,52
29/03    OPENAI *CHATGPT                       20,00         5,71          114,20
`);
    expect(isReconciled).toBe(false);
    expect(rows.map(([, amount]) => amount)).toEqual(['318.44', ...purchases.map((_, at) => `-${10 + at}.50`), '-68.52', '-114.20']);
  });
});
