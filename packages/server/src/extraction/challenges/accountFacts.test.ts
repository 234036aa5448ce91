// Holders, institutions and numbers of statements, as they are printed around the rows.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('facts about accounts', () => {
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

  it.each(['Conta à ordem', 'Conta de depósitos à ordem', 'Conta corrente'])('the number of a Portuguese account behind its kind, in a line of other words: %s', (kind) => {
    expect(readStatement(`
EXTRATO COMBINADO 2.º trimestre 2025   ${kind} 0033-44120933-05 EUR   RUI MELO
Data mov.   Data valor  Descrição                      Débito     Crédito      Saldo
                        SALDO INICIAL                                           90,00
01-04       01-04       COMPRA PINGO DOCE               10,00                   80,00
30-04       29-04       LEVANTAMENTO                    20,00                   60,00
                        SALDO FINAL                     30,00       0,00        60,00`).account.number).toBe('0033-44120933-05');
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
    // A name with that of the father is one wherever it stands in the head, beside what else might be.
    expect(readStatement(text('Справка о движении средств\nМосква Тверская площадь\nСоколова Анна Игоревна\nДепартамент розничных услуг\n')).account.holder).toBe('Соколова Анна Игоревна');
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

  it('holders behind labels of further languages', () => {
    const rows = `
Date         Description            Amount      Balance
03/01/2026   Shop                   -10.00        90.00
05/01/2026   Pay                     30.00       120.00
`;
    const accountOf = (head: string) => understandText(`${head}${rows}`).accounts[0]!;
    expect(accountOf('Titulaire du compte : KOUASSI YAO').holder).toBe('KOUASSI YAO');
    expect(accountOf('Názov účtu: JANA NOVÁKOVÁ').holder).toBe('JANA NOVÁKOVÁ');
    expect(accountOf('ФИО: СЕРГЕЕВ СЕРГЕЙ СЕРГЕЕВИЧ').holder).toBe('СЕРГЕЕВ СЕРГЕЙ СЕРГЕЕВИЧ');
    expect(accountOf('Account Holder: ნინო ბერიძე').holder).toBe('ნინო ბერიძე');
  });

  it('whose account it is, and the number of the statement', () => {
    const account = (head: string) => understandText(`${head}
Data mov.     Data valor    Descrição              Movimento         Saldo
15-01-2026    15-01-2026    PAGAMENTO TSU            -608,13      41.393,66
14-01-2026    14-01-2026    TFI Wise                4.324,06      42.001,79
`).accounts[0]!;
    expect(account(`RECHNUNG
Wenn unzustellbar zurück an          Deutsche Postanschrift      Geschäftssitz
Jonas Keller                         Postfach 4108               14, rue Lippmann
LINDENSTR. 29                        D-54231 Trier               L-5365 Munsbach
18021 Rostock                        Kontakt`).holder).toBe('Jonas Keller');
    expect(account('Konto 3409 0012345678   Udskrift nr. 7').periods[0]!.facts?.statementNumber?.value).toBe('7');
  });

  describe('holders', () => {
    const rows = `
Date         Description            Amount      Balance
05/01/2026   Maple Bakery           -20.00       980.00
17/01/2026   Salary                 100.00     1,080.00
18/01/2026   Kiosk                  -30.00     1,050.00
`;

    it.each([
      ['a greeting', 'Dear Ingrid Solberg,\nExported date range: January 1, 2026 - January 31, 2026', 'Ingrid Solberg'],
      ['over an address of electronic mail', 'MARIA SOLIS VARGAS\nsolis@example.com\n', 'MARIA SOLIS VARGAS'],
      ['before the number of a tax', 'Cliente: INVERSIONES LOS AROMOS SPA RUT: 76.123.456-K', 'INVERSIONES LOS AROMOS SPA'],
      ['behind a star, with a part in brackets', '*PROSPER TRADING (PTY) LTD\nPO BOX 12\nSANDTON\n2196', 'PROSPER TRADING (PTY) LTD'],
      ['behind the number of the account', 'Conta: 87.252-3 / PADARIA SOL NASCENTE', 'PADARIA SOL NASCENTE'],
    ])('%s', (_, head, holder) => {
      expect(understandText(`${head}\n${rows}`).accounts[0]!.holder).toBe(holder);
    });

    it('a greeting of customers names nobody', () => {
      expect(understandText(`Dear Valued Customer,\n${rows}`).accounts[0]!.holder).toBe(null);
    });
  });

  it('a name with that of the father, by itself between the title and the address', () => {
    const { account } = readStatement(`
АО «ТВ Банк»
Справка о движении средств
Соколова Анна Игоревна
Адрес места жительства: 101000, г. Москва, ул. Речная, д. 4
Номер лицевого счёта: 40817810400044712233
Движение средств за период с 01.03.2024 по 31.03.2024
Дата          Описание            Сумма         Остаток
02.03.2024    Оплата в METRO     -450,00       1 550,00
05.03.2024    Пополнение          500,00       2 050,00`);
    expect(account.holder).toBe('Соколова Анна Игоревна');
    expect(readStatement(`
Виписка по рахунку UA213220010000026201234567890
Клієнт: Коваленко Ірина Петрівна
Дата          Деталі              Сума          Залишок
02.03.2024    Кав'ярня           -450,00       1 550,00
05.03.2024    Зарплата            500,00       2 050,00`).account.holder).toBe('Коваленко Ірина Петрівна');
  });

  it('the number of a house below a holder that is called an account is none', () => {
    expect(readStatement(`
PRAIRIE STATE BANK & TRUST                                       Business Analyzed Checking
                                                         Account number: 4400918827
                                          January 1, 2026 - January 31, 2026

HARTLEY MACHINE WORKS INC
OPERATING ACCOUNT
1901 N GRAND AVE E
SPRINGFIELD IL 62702-4315

Date     Description                   Amount     Balance
         Beginning balance                         100.00
01/05    Deposit                        50.00      150.00
01/06    Check                         -20.00      130.00`).numbers).toEqual(['4400918827']);
  });
});

describe('an account that another one is linked to', () => {
  it('is not the one of the statement', () => {
    const { numbers, badges } = readStatement(`
Variable Home Loan
BSB 033-412   Account number 88 4417
Statement period 1 January 2025 to 31 January 2025
Opening balance at 1 Jan 2025                  $1,000.00 DR
Closing balance at 31 Jan 2025                   $905.00 DR
Linked offset account 033-412 441290             $448.10

Date        Description            Debit     Credit       Balance
01 Jan 25   OPENING BALANCE                            1,000.00 DR
15 Jan 25   REPAYMENT                        100.00      900.00 DR
31 Jan 25   INTEREST CHARGED        5.00                 905.00 DR`);
    expect(numbers).toEqual(['88 4417']);
    expect(badges).toEqual([true]);
  });
});
