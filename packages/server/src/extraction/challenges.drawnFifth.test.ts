// Forms that statements drawn at random were misread in, fifth part.
import { expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';

function read(text: string) {
  const [period] = understandText(text).accounts[0]!.periods;
  return { period: period!, rows: period!.rows.map(({ date, amount }) => [date?.value, amount.value] as const) };
}

it('fees listed again in a column of their own are no rows, although only one of the lists prints the hour', () => {
  const { rows, period } = read(`
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
  const { rows } = read(`
Business Checking USD   Account number 387874086445   Statement period 08-01-2025 - 08-31-2025
NO.    DATE          TRANSACTION DETAILS                                                     AMOUNT    D/C              BALANCE
${row(1, '08-30-2025', 'Online payment VANTA MARINE', '419.00', 'Dr', '11,812.29')}
${row(2, '08-30-2025', 'Cheque 455', '165.81', 'Dr', '12,231.29')}
                     Incoming wire PIPER ROOFING · Ref WG17678658 · Original amount EUR
${row(3, '08-27-2025', '', '960.95', 'Cr', '12,397.10')}
                     106.10 · Value 08/27
${row(4, '08-27-2025', 'CARD 6445 STREAMBOX', '95.55', 'Dr', '11,436.15')}
${row(5, '08-26-2025', 'BGC TIDEWATER', '1,679.47', 'Cr', '11,531.70')}`);
  expect(rows.map(([, amount]) => amount)).toEqual([-41_900, -16_581, 96_095, -9_555, 167_947]);
});

it('days run on, and the rows of each day stand the other way', () => {
  const text = (balance: string) => `
Current Account INR    Account 14475039100505    Statement period 01-10-2019 - 31-10-2019
Opening balance   1,000.00
Closing balance     920.00
Date          Particulars          Amount     Account balance
03 Oct 2019   GROCERS             -10.00          990.00
08 Oct 2019   TAXI                -20.00          940.00
08 Oct 2019   FURNITURE           -30.00          960.00
09 Oct 2019   CREDIT               40.00          925.00
09 Oct 2019   CHEQUE              -50.00          ${balance}
09 Oct 2019   BAKERY               -5.00          935.00
15 Oct 2019   RETURN                5.00          925.00
15 Oct 2019   POS                  -5.00          920.00
22 Oct 2019   FEE                  -5.00          920.00`;
  expect(read(text('885.00')).period.proof.status).toBe('reconciled');
  expect(read(text('835.00')).period.proof.status).toBe('notReconciled');
});

it('"(2)" before the currency of a sum counts its rows', () => {
  const { period } = read(`
Conta corrente BRL   Número de conta 1609396   Período 01/02/2020 a 30/04/2020
Saldo inicial R$ 100,00   Total de entradas (2) R$ 70,00    Total débitos (1) R$ 30,00     Saldo final R$ 140,00
Data          Histórico              Débito (R$)    Crédito (R$)      Saldo (R$)
04/02/2020    Compra Padaria            R$ 30,00                        R$ 70,00
10/02/2020    Depósito                                  R$ 20,00        R$ 90,00
24/02/2020    Estorno                                   R$ 50,00       R$ 140,00`);
  expect(period.proof.status).toBe('reconciled');
});

it('a star behind the letter of a side leads to a note', () => {
  const { rows } = read(`
Ticari hesap 3025-30650319 TRY     Dönem 01.01.2024 - 31.01.2024
Önceki bakiye   1,000.00
Kapanış bakiyesi  930.00
Tarih          Açıklama                          Tutar
02.01.2024     BAKKAL ÇINAR                     100.00 B
08.01.2024     FIRIN BUĞDAY                      20.00 B*
08.01.2024     KİTABEVİ GÜNEŞ                    30.00 B
08.01.2024     MAAŞ                             180.00
11.01.2024     FATURA ÖDEME                     100.00 B*`);
  expect(rows.map(([, amount]) => amount)).toEqual([-10_000, -2_000, -3_000, 18_000, -10_000]);
});
