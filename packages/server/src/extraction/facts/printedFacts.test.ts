import { expect, it } from 'vitest';
import type { PrintedFacts } from '../model.js';
import { understandText } from '../testing/documentOfText.js';

type Values = { [name in keyof PrintedFacts]: string | number };

function factsOf(text: string): Values[] {
  return understandText(text).accounts.flatMap(({ periods }) => periods.map(({ facts }) => Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]))));
}

const ROWS = `
Date          Details                             Amount
02/03/2026    PAYMENT RECEIVED                   120.00 CR
05/03/2026    BAKERY                              35.10
12/03/2026    RAILWAY                             64.90`;

it('labels left of their values', () => {
  expect(factsOf(`
Credit card statement      Statement number: 2026-03
Statement period 01/03/2026 - 31/03/2026
Previous balance                                 120.00
Payments and credits                             120.00
Purchases                                        100.00
Fees charged                                       0.00
Interest charged                                   0.00
New balance                                      100.00
Minimum payment due .......................       25.00
Payment due date                             20/04/2026
${ROWS}`)).toEqual([{ statementNumber: '2026-03', payments: 12_000, purchases: 10_000, fees: 0, interest: 0, minimumPayment: 2_500, dueDate: '2026-04-20' }]);
});

it('labels above their values, in another language, the day without a year', () => {
  expect(factsOf(`
Kreditkartenabrechnung     Abrechnungsnummer 7
Zeitraum 01.12.2025 - 31.12.2025
Saldovortrag      Zahlungen      Neue Umsätze      Neuer Saldo      Mindestbetrag      Zahlbar bis
120,00            120,00         100,00            100,00           25,00              20.01.

Datum         Text                                Betrag EUR
02.12.2025    Zahlung, danke                      120,00-
05.12.2025    Bäckerei                             35,10
12.12.2025    Bahnhof                              64,90`)).toEqual([{ statementNumber: '7', payments: 12_000, purchases: 10_000, minimumPayment: 2_500, dueDate: '2026-01-20' }]);
});

it.each([
  ['Saldo anterior', 'Pagamentos e créditos', 'Lançamentos atuais', 'Saldo total', 'Pagamento mínimo', 'Vencimento'],
  ['Alter Saldo', 'Zahlungseingänge', 'Kartenumsätze', 'Rechnungsbetrag', 'Mindestbetrag', 'Zahlbar bis'],
  ['Saldo precedente', 'Pagamenti ricevuti', 'Acquisti e addebiti', 'Saldo da pagare', 'Rata minima', 'Data di scadenza'],
  ['Forrige saldo', 'Innbetalinger', 'Nye kjøp', 'Ny saldo', 'Minimumsbeløp', 'Forfallsdato'],
  ['Vorig openstaand saldo', 'Ontvangen betalingen', 'Totaal nieuwe bestedingen', 'Nieuw openstaand saldo', 'Minimaal te betalen', 'Vervaldatum'],
  ['Föregående saldo', 'Inbetalningar', 'Nya köp', 'Ny skuld', 'Lägsta belopp att betala', 'Oss tillhanda'],
  ['Předchozí zůstatek', 'Přijaté splátky', 'Nákupy a poplatky', 'Nový zůstatek', 'Minimální splátka', 'Datum splatnosti'],
  ['Solde précédent', 'Paiements reçus', 'Achats et débits', 'Solde dû', 'Paiement minimum', 'À payer avant le'],
  ['Skuld enligt föregående faktura', 'Inbetalningar', 'Köp denna period', 'Att betala', 'Minsta att betala', 'Att betala senast'],
  ['Iepriekšējais atlikums', 'Iemaksas', 'Pirkumi un izmaksas', 'Jaunais atlikums', 'Minimālais maksājums', 'Samaksāt līdz'],
  ['Saldo anterior', 'Pagos y abonos', 'Consumos y cargos', 'Saldo actual', 'Pago mínimo', 'Último día de pago'],
  ['Fatura anterior', 'Pagamento recebido', 'Total de compras de todos os cartões, 01 MAR a 31 MAR', 'Total a pagar', 'Pagamento mínimo', 'Data de vencimento'],
])('%s, %s, %s, %s, %s, %s', (before, payments, purchases, after, least, due) => {
  const line = (label: string, value: string): string => `${label.padEnd(60)}${value}`;
  const [facts] = factsOf([
    'Visa 4921 **** **** 1234   01/03/2026 - 31/03/2026', line(before, '120.00'), line(payments, '120.00'), line(purchases, '100.00'), line(after, '100.00'), line(least, '25.00'), line(due, '20/04/2026'), ROWS,
  ].join('\n'));
  expect(facts).toEqual({ payments: 12_000, purchases: 10_000, minimumPayment: 2_500, dueDate: '2026-04-20' });
});

it('whole units of a currency without decimals', () => {
  expect(factsOf(`
Hitelkártya számlakivonat
Időszak 2026. 03. 01. - 2026. 03. 31.
Előző egyenleg          12.000      Új egyenleg              10.000
Minimum fizetendő          737      Fizetési határidő        2026. április 20.

Dátum           Közlemény                        Összeg Ft
2026. 03. 02.   Befizetés                        12.000
2026. 03. 05.   Pékség                           -3.510
2026. 03. 12.   Vasút                            -6.490`)).toEqual([{ minimumPayment: 737, dueDate: '2026-04-20' }]);
});

const BANK = (title: string) => `
${title}
Konto DE12 5001 0517 0648 4898 90     Zeitraum 01.03.2026 - 31.03.2026
Alter Saldo                                       100,00
Datum         Text                                Betrag EUR
05.03.2026    Zinsen                               -35,10
12.03.2026    Gutschrift                            64,90
Neuer Saldo                                       129,80`;

it('the number behind a title, under its label, and none where the title is followed by a day', () => {
  expect(factsOf(BANK('Kontoauszug 5/2026      Blatt 1'))).toEqual([{ statementNumber: '5/2026' }]);
  expect(factsOf(BANK('Auszug-Nr.    Blatt\n12            1'))).toEqual([{ statementNumber: '12' }]);
  expect(factsOf(BANK('Kontoauszug 31.03.2026'))).toEqual([{}]);
});

it('each period of a file has its own', () => {
  const part = (number: number, month: string, opening: string, closing: string) => `
Statement no. ${number}     Account 12345678     Period 01/${month}/2026 - 28/${month}/2026
Opening balance                                  ${opening}
Date          Details                             Amount
05/${month}/2026    Bakery                              -10.00
12/${month}/2026    Salary                               30.00
Closing balance                                  ${closing}`;
  expect(factsOf(`${part(1, '01', '100.00', '120.00')}\f${part(2, '02', '120.00', '140.00')}`)).toEqual([{ statementNumber: '1' }, { statementNumber: '2' }]);
});

it('rows are no parts of a bill', () => {
  expect(factsOf(`
Credit card statement
Statement period 01/03/2026 - 31/03/2026
Previous balance                                 120.00
New balance                                      135.10
Date          Details                             Amount
05/03/2026    BAKERY                              10.10
12/03/2026    Interest charged                     5.00`)).toEqual([{}]);
});

it('letters behind the figure before are no label', () => {
  const [facts] = factsOf(`
Carte Visa 4921 **** **** 1234   01/03/2026 - 31/03/2026
Solde précédent     Paiements reçus     Achats       Solde dû
120,00              120,00 CR           100,00       100,00

Date          Libellé                             Montant
02/03/2026    PAIEMENT REÇU                      120,00 CR
05/03/2026    BOULANGERIE                         35,10
12/03/2026    SNCF                                64,90`);
  expect(facts).toEqual({ payments: 12_000, purchases: 10_000 });
});

it('the day by which to pay, on the line above the first row, is no text of that row', () => {
  const [period] = understandText(`
Mastercard Gold EUR   Konto 5495 8938 8654 6105   Zeitraum 01.06.24 - 30.06.24
Saldo letzte Abrechnung                                                       120,00
Neuer Saldo                                                                   154,20
Fällig am                                                              30. Juni 2024
03.06.24               girocard Bäckerei Ahrens                                19,20
                       Erfurt Karte 6105
04.06.24               Café Ziegel Münster                                     10,00
                       Karte 6105
17.06.24               Verkehrsbetriebe Lindau                                  5,00`).accounts[0]!.periods;
  expect(period!.facts.dueDate?.value).toBe('2024-06-30');
  expect(period!.rows[0]!.description.value).toBe('girocard Bäckerei Ahrens\nErfurt Karte 6105');
});

it('points that expire say nothing of when a bill is due', () => {
  expect(factsOf(`
Visa 4921 **** **** 1234   01/03/2026 - 31/03/2026
Previous balance                                 120.00
New balance                                      100.00
Minimum payment due                               25.00
${ROWS}

Bonuspoäng denna period: 1 204. Totalt 18 441 poäng, varav 2 000 förfaller 2026-12-31.`)[0]).toEqual({ minimumPayment: 2_500 });
});

it('the least that is due stands behind the day on the same line, in both currencies', () => {
  const bills = factsOf(`
Tarjeta 4410 22XX XXXX 8812
Estado de cuenta del 06/10/2025 al 05/11/2025
Vencimiento 17/11/2025 Pago mínimo $ 2.500,00 U$S 20,00

Fecha       Detalle                     Importe $     Importe U$S
            SALDO DEL ESTADO ANTERIOR   22.044,10           44,10
06/10/25    NETFLIX.COM                  4.000,00
12/10/25    SEGURO DE VIDA               8.000,00
13/10/25    HOTEL MIAMI                                      6,00
24/10/25    TIENDA INGLESA                                  55,00
            SALDO CONTADO               34.044,10          105,10`);
  expect(bills).toEqual([{ minimumPayment: 250_000, dueDate: '2025-11-17' }, { minimumPayment: 2_000, dueDate: '2025-11-17' }]);
});

it('each currency has its own column of the summary', () => {
  const bills = factsOf(`
Estado de cuenta tarjeta de crédito 4441 02** **** 8812
Período de facturación: del 13/02/2025 al 12/03/2025
Último día de pago: 02/04/2025
Resumen              Soles (S/)    Dólares (US$)
Saldo anterior         1,204.55           220.41
Consumos y cargos        350.00           100.00
Pagos y abonos        -1,204.55          -220.41
Saldo actual             350.00           100.00
Pago mínimo               25.50            42.33

Fecha    Descripción           Soles (S/)    Dólares (US$)
14FEB    COMISION MEMBRESIA        150.00
19FEB    TOTTUS LIMA               200.00
20FEB    HOTEL MIAMI                              60.00
21FEB    NETFLIX                                  40.00
22FEB    PAGO                   -1,204.55
22FEB    PAGO                                   -220.41`);
  expect(bills).toEqual([
    { payments: 120_455, purchases: 35_000, minimumPayment: 2_550, dueDate: '2025-04-02' },
    { payments: 22_041, purchases: 10_000, minimumPayment: 4_233, dueDate: '2025-04-02' },
  ]);
});
