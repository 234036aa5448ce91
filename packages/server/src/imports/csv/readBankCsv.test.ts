import { describe, expect, it } from 'vitest';
import { decodeText } from '../decodeText.js';
import { readBankCsv } from './readBankCsv.js';
import type { BankCsv, BankCsvOptions } from './readBankCsv.js';

const rowsOf = ({ document }: BankCsv): string[] =>
  document.accounts.flatMap(({ periods }) => periods.flatMap(({ rows }) => rows)).map((row) => `${row.date?.value} ${row.amount.value} ${row.description.value}`);
const read = (text: string, options?: BankCsvOptions) => readBankCsv(text, options);

describe('files as banks write them, read without asking', () => {
  it('US checking: headings, trailing commas, running balance newest first', () => {
    const csv = read(
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,01/16/2024,"COFFEE, INC",-4.50,DEBIT_CARD,995.50,,\nCHECK,01/15/2024,CHECK 101,-100.00,CHECK_PAID,1000.00,101,\nCREDIT,01/02/2024,PAYROLL,600.00,ACH_CREDIT,1100.00,,\n',
    );
    expect(rowsOf(csv)).toEqual(['2024-01-16 -450 COFFEE, INC', '2024-01-15 -10000 CHECK 101', '2024-01-02 60000 PAYROLL']);
    expect(csv.doubts).toEqual([]);
    const period = csv.document.accounts[0]!.periods[0]!;
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([50000, 99550, true]);
    expect(period.rows[1]!.checkNumber).toBe('101');
  });

  it('US checking of another bank: the running balance is called "Running Bal."', () => {
    const { mapping } = read('Date,Description,Amount,Running Bal.\n01/15/2024,PAY,100.00,200.00\n01/16/2024,SHOP,-50.00,150.00\n');
    expect(mapping.columns.balance).toBe(3);
  });

  it('German with one column for who pays and one for who is paid: the other party of each row', () => {
    const csv = read('"Girokonto";"DE89370400440532013000"\n"Kontostand vom 31.01.2024:";"1.214,60 €"\n"Buchungsdatum";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"\n"31.01.24";"Max";"REWE";"Einkauf";"-35,40"\n"15.01.24";"Firma AG";"Max";"Lohn";"1.250,00"\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -3540 REWE Einkauf', '2024-01-15 125000 Firma AG Lohn']);
    const account = csv.document.accounts[0]!;
    expect([account.number, account.periods[0]!.endBalance?.value]).toEqual(['DE89370400440532013000', 121460]);
  });

  it('Swiss and Spanish: every column that says what was paid for', () => {
    expect(rowsOf(read('Buchungsdatum;Währung;Belastung;Gutschrift;Saldo;Beschreibung1;Beschreibung2\n2024-01-31;CHF;-45.50;;954.50;"Migros";"Debitkarten-Zahlung"\n2024-01-25;CHF;;100.00;1000.00;"AG";"Gutschrift"\n'))[0]).toBe('2024-01-31 -4550 Migros Debitkarten-Zahlung');
    expect(rowsOf(read('F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa\n31/01/2024;31/01/2024;Pago con tarjeta;Mercadona;-34,20;EUR\n'))[0]).toBe('2024-01-31 -3420 Pago con tarjeta Mercadona');
  });

  it('Polish in Windows-1250, with letters that Unicode keeps whole', () => {
    const text = Buffer.from('#Saldo pocz\xb9tkowe;1 000,00;\n#Data operacji;#Opis operacji;#Tytu\xb3;#Kwota;#Saldo po operacji;\n2024-01-05;ZAKUP;"\xafABKA";-250,00;750,00;\n2024-01-25;PRZELEW;"P\xb3aca";3 000,00;3 750,00;\n', 'latin1');
    const csv = read(decodeText(text));
    expect(rowsOf(csv)).toEqual(['2024-01-05 -25000 ZAKUP ŻABKA', '2024-01-25 300000 PRZELEW Płaca']);
    expect(csv.document.accounts[0]!.periods[0]!.startBalance?.value).toBe(100000);
  });

  it('Japanese in Shift-JIS, without asking', () => {
    const heading = Buffer.from('93fa95742c93e097652c82a888f88f6f82b52c82a8976193fc82ea2c8e638d82', 'hex');
    const csv = read(decodeText(Buffer.concat([heading, Buffer.from('\n2024/01/05,A,10000,,90000\n2024/01/25,B,,250000,340000\n2024/01/31,C,8000,,332000\n')])));
    expect(csv.headings).toEqual(['日付', '内容', 'お引出し', 'お預入れ', '残高']);
    expect([rowsOf(csv), csv.doubts]).toEqual([['2024-01-05 -1000000 A', '2024-01-25 25000000 B', '2024-01-31 -800000 C'], []]);
  });

  it('Swedish: "Valuta" over codes of currencies is the currency', () => {
    expect(read('Bokföringsdag;Belopp;Rubrik;Saldo;Valuta\n2024/01/31;-250,00;Swish;4 750,00;SEK\n2024/01/25;5 000,00;Lön;5 000,00;SEK\n').document.accounts[0]!.currency).toBe('SEK');
  });

  it('fees in a column of their own, which the balances count', () => {
    const head = 'Started Date,Completed Date,Description,Amount,Fee,Currency,Balance\n';
    const csv = read(`${head}2024-01-03,2024-01-04,Tesco,-10.00,0.00,GBP,90.00\n2024-01-05,2024-01-05,To EUR,-20.00,0.50,GBP,69.50\n2024-01-31,2024-01-31,Pay,100.00,0.00,GBP,169.50\n`);
    expect(rowsOf(csv)).toEqual(['2024-01-04 -1000 Tesco', '2024-01-05 -2050 To EUR', '2024-01-31 10000 Pay']);
    expect(csv.document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
    expect(rowsOf(read(`${head}2024-01-03,2024-01-04,A,-10.00,0.50,GBP,90.00\n2024-01-05,2024-01-05,B,-20.00,0.50,GBP,70.00\n`))).toEqual(['2024-01-04 -1000 A', '2024-01-05 -2000 B']);
  });

  it('German: preamble, semicolons, decimal comma, Windows-1252, balances at the foot', () => {
    const text =
      '"Umsätze Girokonto";"Zeitraum: 30 Tage"\n"Konto";"DE89370400440532013000"\n"Währung";"EUR"\n\n"Buchungstag";"Valuta";"Auftraggeber/Empfänger";"Verwendungszweck";"Betrag (EUR)"\n"31.01.2024";"31.01.2024";"Bäckerei Groß";"Brötchen\nund Kaffee";"-12,30"\n"15.01.2024";"16.01.2024";"Arbeitgeber";"Gehalt";"2.500,00"\n"Anfangssaldo";"";"";"";"1.000,00"\n"Endsaldo";"";"";"";"3.487,70"\n';
    const csv = read(decodeText(Buffer.from(text, 'latin1')));
    expect(rowsOf(csv)).toEqual(['2024-01-31 -1230 Bäckerei Groß Brötchen und Kaffee', '2024-01-15 250000 Arbeitgeber Gehalt']);
    const account = csv.document.accounts[0]!;
    expect([account.number, account.currency]).toEqual(['DE89370400440532013000', 'EUR']);
    expect(account.periods[0]!.rows.map((row) => [row.payee, row.date2?.value])).toEqual([['Bäckerei Groß', '2024-01-31'], ['Arbeitgeber', '2024-01-16']]);
    expect(account.periods[0]!.isReconciled).toBe(true);
    expect(csv.doubts).toEqual([]);
  });

  it('UK: paid out and paid in, both columns filled with 0.00', () => {
    const csv = read('Date,Details,Paid out,Paid in,Balance\n15 Jan 2024,TESCO,£12.00,£0.00,£88.00\n16 Jan 2024,WAGES,£0.00,"£1,000.00","£1,088.00"\n17 Jan 2024,RENT,£500.00,,£588.00\n');
    expect(rowsOf(csv)).toEqual(['2024-01-15 -1200 TESCO', '2024-01-16 100000 WAGES', '2024-01-17 -50000 RENT']);
    expect(csv.document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('Dutch: a word beside the unsigned amount, dates without separators', () => {
    const csv = read('"Datum";"Naam / Omschrijving";"Rekening";"Af Bij";"Bedrag (EUR)";"Mededelingen"\n"20240131";"Albert Heijn";"NL20INGB0001234567";"Af";"12,34";"Pasvolgnr: 001"\n"20240125";"Werkgever";"NL20INGB0001234567";"Bij";"2000,00";"Salaris"\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -1234 Albert Heijn Pasvolgnr: 001', '2024-01-25 200000 Werkgever Salaris']);
    expect(csv.document.accounts[0]!.number).toBe('NL20INGB0001234567');
  });

  it('a card file whose purchases are positive, proved by its balances', () => {
    const csv = read('Date,Description,Amount,Balance\n2024-01-02,SHOP,10.00,-110.00\n2024-01-03,PAYMENT THANK YOU,-50.00,-60.00\n2024-01-04,FUEL,20.00,-80.00\n');
    expect(rowsOf(csv)).toEqual(['2024-01-02 -1000 SHOP', '2024-01-03 5000 PAYMENT THANK YOU', '2024-01-04 -2000 FUEL']);
    expect([csv.mapping.isInverted, csv.doubts.length]).toEqual([true, 0]);
  });

  it('unsigned amounts whose direction only the balances tell', () => {
    const csv = read('Date;Text;Amount;Balance\n2024-01-02;A;10,00;90,00\n2024-01-03;B;30,00;120,00\n2024-01-04;C;20,00;100,00\n');
    expect(rowsOf(csv).slice(1)).toEqual(['2024-01-03 3000 B', '2024-01-04 -2000 C']);
  });

  it.each([
    ['trailing minus', '12.34-', -1234], ['parentheses', '(1,234.50)', -123450], ['DR', '12.34 DR', -1234], ['CR', '12.34CR', 1234],
    ['apostrophes', "-1'234.50", -123450], ['lakhs', '-12,34,567.89', -123456789], ['minus sign of typography', '\u221212.34', -1234], ['spaces', '1 234,50', 123450],
  ])('amounts with %s', (_name, amount, minor) => {
    const csv = read(`Date,Description,Amount\n2024-01-31,X,"${amount}"\n2024-02-01,Y,-1.00\n2024-02-02,Z,2.00\n`);
    expect(csv.document.accounts[0]!.periods[0]!.rows[0]!.amount.value).toBe(minor);
  });

  it('serial dates of a spreadsheet, tabs and UTF-16', () => {
    const text = '\ufeffDate\tDescription\tAmount\r\n45322\tX\t-1.00\r\n45323\tY\t2.00\r\n';
    expect(rowsOf(read(decodeText(Buffer.from(text, 'utf16le'))))).toEqual(['2024-01-31 -100 X', '2024-02-01 200 Y']);
  });

  it('cells that a spreadsheet is kept from changing', () => {
    const csv = read('Date,Description,Amount,Reference\n="14-01-2024",TESCO,-10.00,="000123"\n="15-01-2024",PAY,20.00,="000124"\n');
    expect(rowsOf(csv)).toEqual(['2024-01-14 -1000 TESCO', '2024-01-15 2000 PAY']);
    expect(csv.document.accounts[0]!.periods[0]!.rows[0]!.refNumber).toBe('000123');
  });

  it('totals are no rows: they test the rows instead', () => {
    const csv = read('Date,Description,Debit,Credit\n2024-01-02,A,10.00,\n2024-01-03,B,,5.00\n,Total debits,10.00,\n,Total credits,,6.00\n');
    expect(rowsOf(csv)).toEqual(['2024-01-02 -1000 A', '2024-01-03 500 B']);
    expect(csv.document.accounts[0]!.periods[0]!.proof.checks.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('several currencies are several accounts, each with its own decimals', () => {
    const csv = read('Date,Description,Amount,Currency\n2024-01-31,A,-10.50,USD\n2024-01-30,B,-1050,JPY\n');
    expect(csv.document.accounts.map(({ currency, periods }) => [currency, periods[0]!.rows[0]!.amount.value])).toEqual([['USD', -1050], ['JPY', -1050]]);
  });
});

describe('money whose columns or signs mislead', () => {
  const account = (text: string, number = 0) => read(text).document.accounts[number]!;

  it('credits written negative in a column of their own are money in', () => {
    const csv = read('Status,Date,Description,Debit,Credit\nCleared,01/30/2024,SHOP,25.00,\nCleared,01/14/2024,PAYMENT,,-500.00\n');
    expect(rowsOf(csv)).toEqual(['2024-01-30 -2500 SHOP', '2024-01-14 50000 PAYMENT']);
  });

  it('headings with the currency behind the word, which is the currency of the rows', () => {
    const csv = read('Compte;Chèques;\nDate;Libellé;Débit euros;Crédit euros;\n31/01/2024;CARTE CAFÉ;12,50;;\n30/01/2024;VIR SALAIRE;;1 234,56;\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -1250 CARTE CAFÉ', '2024-01-30 123456 VIR SALAIRE']);
    expect(csv.document.accounts.map(({ currency }) => currency)).toEqual(['EUR']);
    expect(account('Date,Description,Amount\n2024-01-31,A,-£5.00\n').currency).toBe('GBP');
    expect(account('Date,Description,Amount\n2024-01-31,A,-$5.00\n').currency).toBeNull();
  });

  it('a currency without decimals, named above the heading', () => {
    const csv = read('Currency: JPY\nDate,Description,Amount\n2024-01-03,A,-1000\n2024-01-04,B,500\n');
    expect(rowsOf(csv)).toEqual(['2024-01-03 -1000 A', '2024-01-04 500 B']);
    expect(csv.document.accounts[0]!.decimals).toBe(0);
  });

  it('without a heading the balances tell which column is the amount, or that two are', () => {
    const before = read('123456789\tEUR\t20240130\t1000,00\t990,00\t20240130\t-10,00\tSHOP 1\n123456789\tEUR\t20240131\t990,00\t1490,00\t20240131\t500,00\tSALARY\n');
    expect(rowsOf(before)).toEqual(['2024-01-30 -1000 SHOP 1', '2024-01-31 50000 SALARY']);
    const pair = read('01/15/2024,PAYROLL,,1000.00,1000.00\n01/31/2024,COFFEE,10.00,,990.00\n02/02/2024,HYDRO,90.00,,900.00\n');
    expect(rowsOf(pair)).toEqual(['2024-01-15 100000 PAYROLL', '2024-01-31 -1000 COFFEE', '2024-02-02 -9000 HYDRO']);
    expect(pair.document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('of gross and net the one that leads to the balance', () => {
    const csv = read('"Date","Name","Gross","Fee","Net","Balance"\n"31/01/2024","Shop","-10,00","0,00","-10,00","90,00"\n"01/02/2024","Client","100,00","-3,00","97,00","187,00"\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -1000 Shop', '2024-02-01 9700 Client']);
  });

  it('a card file with as many payments as purchases, in words that only cards use', () => {
    const csv = read('Date,Description,Card Member,Account #,Amount,Reference\n01/31/2024,UBER TRIP,J DOE,-12345,25.00,\'32024\'\n01/15/2024,AUTOPAY PAYMENT - THANK YOU,J DOE,-12345,-500.00,\'32025\'\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -2500 UBER TRIP', '2024-01-15 50000 AUTOPAY PAYMENT - THANK YOU']);
    const { type, number, periods } = csv.document.accounts[0]!;
    expect([type, number, periods[0]!.rows[0]!.refNumber, csv.doubts.map(({ code }) => code)]).toEqual(['card', '12345', '32024', ['sign']]);
  });

  it('a comma in a text without quotes moves nothing', () => {
    expect(rowsOf(read('Date,Description,Amount\n2024-01-03,TESCO, LONDON,-10.00\n2024-01-04,PAY,20.00\n'))).toEqual(['2024-01-03 -1000 TESCO, LONDON', '2024-01-04 2000 PAY']);
  });

  it('a row with nothing but a balance before the first payment is the opening balance', () => {
    const period = account('Date,Description,Debit,Credit,Balance\n13/04/2025,Opening,,,1000.00\n14/04/2025,Salary,,2500.00,3500.00\n15/04/2025,Rent,1200.00,,2300.00\n').periods[0]!;
    expect([period.startBalance?.value, period.rows.length, period.isReconciled]).toEqual([100000, 2, true]);
  });

  it('what is not booked yet has no day, and is named', () => {
    const csv = read('Type,Started Date,Completed Date,Description,Amount,Currency,State,Balance\nCARD,2024-01-03 10:00:00,2024-01-04 11:00:00,Tesco,-10.00,GBP,COMPLETED,90.00\nCARD,2024-01-06 10:00:00,,Shop,-5.00,GBP,PENDING,\n');
    expect(rowsOf(csv)).toEqual(['2024-01-04 -1000 Tesco']);
    expect(csv.document.findings.map(({ message }) => message)).toEqual([expect.stringContaining('Line 3 has no date')]);
  });
});

describe('accounts', () => {
  it('a number behind the name of the other party is not the account of the statement', () => {
    const csv = read('"Girokonto";"DE89370400440532013000"\n""\n"Buchungsdatum";"Zahlungsempfänger*in";"Verwendungszweck";"IBAN";"Betrag (€)"\n"31.01.24";"Rewe";"Einkauf";"DE12";"-10,00"\n"15.01.24";"Max";"Gehalt";"DE13";"1.000"\n');
    expect(csv.document.accounts.map(({ currency, periods }) => [currency, periods[0]!.rows.length])).toEqual([['EUR', 2]]);
  });

  it('one below the other, each under its own number and heading', () => {
    const text = (number: string, first: number) => `Account: ${number}\nDate,Description,Amount,Balance\n03/01/2024,A,-10.00,${first}.00\n14/01/2024,B,20.00,${first + 20}.00\n15/01/2024,C,20.00,${first + 40}.00\n`;
    const { document } = read(`${text('1111', 90)}\n${text('2222', 40)}`);
    expect(document.accounts.map(({ number, periods }) => [number, periods[0]!.rows.length, periods[0]!.isReconciled])).toEqual([['1111', 3, true], ['2222', 3, true]]);
  });

  it('by name where they have no number', () => {
    const csv = read('Date,Description,Amount,Account\n2024-01-03,A,-10.00,Savings\n2024-01-04,B,5.00,Checking\n');
    expect(csv.document.accounts.map(({ name, number }) => [name, number])).toEqual([['Savings', null], ['Checking', null]]);
  });
});

describe('the order of day and month', () => {
  const dates = (...list: string[]) => `Date,Description,Amount\n${list.map((date, index) => `${date},row ${index},-1.00\n`).join('')}`;
  const days = (text: string, options?: BankCsvOptions) => rowsOf(read(text, options)).map((row) => row.slice(0, 10));

  it('is decided by one date that allows no other, for the whole column', () => {
    expect(days(dates('01/02/2024', '25/02/2024'))).toEqual(['2024-02-01', '2024-02-25']);
    expect(days(dates('02/01/2024', '02/25/2024'))).toEqual(['2024-02-01', '2024-02-25']);
  });

  it('is decided by the direction in which dates run', () => {
    expect(days(dates('03/01/2024', '10/01/2024', '02/02/2024'))).toEqual(['2024-01-03', '2024-01-10', '2024-02-02']);
  });

  it('is asked where nothing tells, and the answer wins', () => {
    const text = dates('01/02/2024', '02/02/2024');
    expect(read(text).doubts.map(({ code }) => code)).toEqual(['dateOrder']);
    expect(days(text, { mapping: { dateOrder: 'MDY' } })).toEqual(['2024-01-02', '2024-02-02']);
    expect(read(text, { mapping: { dateOrder: 'MDY' } }).doubts).toEqual([]);
  });
});

describe('doubt', () => {
  it('is raised over a file without headings, whose columns are told by their content', () => {
    const csv = read('"01/31/2024","-12.34","*","","COFFEE SHOP"\n"02/01/2024","100.00","*","","DEPOSIT"\n');
    expect(rowsOf(csv)).toEqual(['2024-01-31 -1234 COFFEE SHOP', '2024-02-01 10000 DEPOSIT']);
    expect(csv.doubts.map(({ code }) => code)).toEqual(['columns']);
  });

  it('is raised over unsigned amounts without balances', () => {
    const csv = read('Date,Description,Amount\n2024-01-30,A,1.00\n2024-01-31,B,2.00\n');
    expect(csv.doubts.map(({ code }) => code)).toEqual(['sign']);
  });

  it('ends with a remembered mapping, found again by the heading', () => {
    const text = 'Date,Description,Amount\n2024-01-30,A,1.00\n2024-01-31,B,2.00\n';
    const first = read(text);
    const second = read(text, { mapping: { ...first.mapping, isInverted: true } });
    expect(second.headerKey).toBe(first.headerKey);
    expect([rowsOf(second), second.doubts]).toEqual([['2024-01-30 -100 A', '2024-01-31 -200 B'], []]);
  });

  it('becomes an error that says what is missing when there is no amount or date', () => {
    expect(() => read('Name,City\nAnna,Rome\nBert,Oslo\n')).toThrow('no column that can be told to be the date');
    expect(() => read('')).toThrow('holds no row');
    expect(() => read('Date,Description,Amount\n')).toThrow('a heading but no row');
  });
});
