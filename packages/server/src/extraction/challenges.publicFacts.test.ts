// What statements of many countries print of themselves around their rows, in forms met in public samples.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('numbers, names and currencies around the rows', () => {
  it('an address that begins with two letters; cities tell the pesos', () => {
    expect(readStatement(`
CARLOS RUIZ                                                 DESDE: 2025/12/31 HASTA: 2026/01/31
CL 10 # 4-20                                                CUENTA DE AHORROS
MEDELLIN ANTIOQUIA                                          NÚMERO 95568791216
RESUMEN
SALDO ANTERIOR           $ 521,511.18
FECHA   DESCRIPCIÓN                                              VALOR            SALDO
3/01    PAGO DE NOMI EMPRESA                                182,469.29       703,980.47
5/01    PAGO PSE CLARO                                      -41,974.23       662,006.24
`).account).toMatchObject({ holder: 'CARLOS RUIZ', currency: 'COP' });
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

  it('a name behind a label of full width, days without white between them, and a bank in the title of its list', () => {
    const account = readStatement(`
海湾银行交易流水
户名：王小明         账号：6214727278249231
记账日期      货币      交易金额      联机余额    交易摘要
2026-01-02    CNY         -48.37      7,766.93    银联消费
2026-01-03    CNY         -54.97      7,711.96    快捷支付
2026-01-05    CNY         109.73      7,821.69    汇入汇款
`).account;
    expect(account).toMatchObject({ institution: '海湾银行', holder: '王小明', currency: 'CNY' });
    expect(readStatement(`
银行账户活期交易明细清单
户名：李小红     账户：6228470230300484715     币种：人民币
交易日期       交易摘要      交易金额       本次余额
20260105       转存         +1,236.75      4,458.45
20260103       转支            -84.06      3,221.70
`).account).toMatchObject({ institution: null, holder: '李小红' });
  });

  it('the currency beside the balances only', () => {
    expect(readStatement(`
RELEVE DE COMPTE 30450831588
SOLDE PRECEDENT AU 01/01/2026 XAF : 12 958,00
Date opération   Libellé                   Débit         Crédit        Solde
04/01/2026       TVA                      426,00                    12 532,00
06/01/2026       VIREMENT RECU                         1 000,00     13 532,00
`).account.currency).toBe('XAF');
  });

  it('"BHD" in a name is a form of companies; a title is nobody; a client has a name in Montenegro, too', () => {
    const text = (head: string): string => `
${head}
Account Number 3427166427
DATE       TRANSACTION                    DEBIT      CREDIT     BALANCE
           Opening balance                                       100.00
27/01/26   TRSF DR                        10.00                   90.00
28/01/26   DEP-ECP                                    50.00      140.00
`;
    expect(readStatement(text('KEDAI RUNCIT MAJU SDN BHD\nNO 5 JALAN BESAR\n50000 KUALA LUMPUR\n')).account.holder).toBe('KEDAI RUNCIT MAJU SDN BHD');
    expect(readStatement(text('HISTÓRICO DE MOVIMENTAÇÃO')).account.holder).toBeNull();
    expect(readStatement(text('Klijent: PETROVIĆ MARKO')).account.holder).toBe('PETROVIĆ MARKO');
  });

  it('"Booking text" is one heading', () => {
    const document = understandText(`
Account 3427166427
Date          Booking text                    Debit CHF    Credit CHF    Value date    Balance CHF
01.01.2026    Balance brought forward                                                    4'912.39
03.01.2026    Withdrawal ATM                     112.41                  03.01.2026      4'799.98
              8001 Zurich
04.01.2026    Credit originator: FIRMA AG                     819.41     04.01.2026      5'619.39
`);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Withdrawal ATM\n8001 Zurich');
  });

  it('"Pořadové č. výpisu" numbers the statement', () => {
    expect(readStatement(`
Pořadové č. výpisu: 7
Číslo účtu: 4367958080/5511 CZK
Datum          Popis                     Částka       Zůstatek
               Počáteční zůstatek                       100,00
2. 1. 2026     Platba                    -20,00          80,00
5. 1. 2026     Vklad                      50,00         130,00
`).account.periods[0]!.facts.statementNumber?.value).toBe('7');
  });

  it('the days of a period under their labels, and behind labels in two languages', () => {
    const periodOf = (head: string) => {
      const { startDate, endDate } = readStatement(`
Account Number 00000000000000
${head}
Opening Balance 737.01
Date            Description             Amount     Balance
08 Jan 2026     Received              42,500.00    43,237.01
09 Jan 2026     Charges                  -43.00    43,194.01
`).account.periods[0]!;
      return [startDate?.value, endDate?.value];
    };
    expect(periodOf('Currency         From Date         To Date\nPakistan Rupee   01 Jan 2026       31 Jan 2026')).toEqual(['2026-01-01', '2026-01-31']);
    expect(periodOf('Từ ngày/From date: 01/01/2026 Đến ngày/To date: 31/01/2026')).toEqual(['2026-01-01', '2026-01-31']);
  });

  it('accounts in currencies that are named in words', () => {
    const table = (code: string, name: string): string => `
Cuenta IBAN: CR05015202001026284${code}   Moneda: ${name}
NO. REFERENCIA   FECHA     CONCEPTO            DÉBITOS     CRÉDITOS
                           SALDO ANTERIOR                    100.00
093006688        ENE/05    COMPASS               20.00
406495639        ENE/09    TEF DE                             50.00
                           SALDO FINAL                       130.00
`;
    const { accounts } = understandText(`Fecha de corte: 31/ENE/26${table('066', 'COLONES')}${table('117', 'DOLARES')}`);
    expect(accounts.map(({ currency }) => currency)).toEqual(['CRC', 'USD']);
  });

  it('labels of a name and a savings account in Indonesian, of a client in Serbian; crowns of a Swedish bill', () => {
    const text = (head: string): string => `
${head}
Tanggal         Keterangan                 Nominal        Saldo
01 Jan 2026     Saldo Awal                               100,00
02 Jan 2026     Transfer                    -20,00        80,00
05 Jan 2026     Transfer                     50,00       130,00
`;
    expect(readStatement(text('Nama/Name        : SITI AMINAH       Periode/Period   : 01 Jan 2026 - 31 Jan 2026\nTabungan         8628343488595')).account).toMatchObject({ holder: 'SITI AMINAH', number: '8628343488595' });
    expect(readStatement(text('Korisnik: PETROVIC JELENA\nBroj računa: 265-0715244331132-50')).account.holder).toBe('PETROVIC JELENA');
    expect(readStatement(text('Kontoutdrag kreditkort     Förfallodatum 2026-01-31')).account.currency).toBe('SEK');
  });
});
