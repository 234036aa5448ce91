import { describe, expect, it } from 'vitest';
import { writeExport } from '../exports/writeExport.js';
import { collectBytes } from '../exports/chunks.js';
import { exportAccount, exportPeriod, exportRow, exportStatement } from '../exports/statement.factory.js';
import { readImport } from './readImport.js';
import { withPayee } from './withPayee.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const rowsOf = (bytes: Uint8Array, name: string) => readImport(bytes, name).document.accounts.flatMap(({ periods }) => periods.flatMap(({ rows }) => rows));
const textsOf = (bytes: Uint8Array, name: string) => rowsOf(bytes, name).map(({ description, payee }) => [description.value, payee]);

describe('the text of a row and its payee', () => {
  it.each([
    ['Rent March', 'ACME Homes', 'ACME Homes Rent March'],
    ['RENT ACME HOMES LTD', 'Acme Homes', 'RENT ACME HOMES LTD'],
    ['Zürich, Café Zoë', 'Cafe Zoe', 'Zürich, Café Zoë'],
    ['SQ *BLUE BOTTLE 0123456 SF CA 01/05', 'SQ BLUE BOTTLE SF', 'SQ *BLUE BOTTLE 0123456 SF CA 01/05'],
    ['PAYROLL', 'ACME PAYROLL', 'ACME PAYROLL'],
    ['Rental', 'Al', 'Al Rental'],
    ['', 'ACME', 'ACME'],
    ['AMAZON MKTPLACE PMTS AMZN.COM/BILLWA', 'AMAZON MKTPLACE PMTS AMZN.COM/BI', 'AMAZON MKTPLACE PMTS AMZN.COM/BILLWA'],
    ['Brot', '日本', '日本 Brot'],
    ['Brot', null, 'Brot'],
  ])('%s and %s', (text, payee, expected) => {
    expect(withPayee(payee, text)).toBe(expected);
    expect(withPayee(payee, expected), 'a second time').toBe(expected);
  });
});

describe('who was paid is read', () => {
  it.each([
    ['a.ofx', '<OFX><STMTRS><STMTTRN><DTPOSTED>20240105<TRNAMT>-9.00<FITID>1<NAME>ACME Homes<MEMO>Rent</STMTTRN></STMTRS></OFX>'],
    ['a.qif', '!Type:Bank\nD01/31/2024\nT-9.00\nPACME Homes\nMRent\n^\n'],
    ['a.xml', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="CHF">9.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2024-01-05</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>ACME Homes</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Rent</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>'],
    ['a.sta', ':20:A\r\n:25:1\r\n:28C:1\r\n:60F:C240101EUR100,00\r\n:61:2401030103D9,00NTRFNONREF\r\n:86:166?00SEPA?20SVWZ+Rent?32ACME Homes\r\n:62F:C240131EUR91,00\r\n'],
    ['a.csv', 'Date;Payee;Description;Amount\n2024-01-05;ACME Homes;Rent;-9,00\n2024-01-31;;Pay;5,00\n'],
  ])('%s', (name, text) => {
    expect(textsOf(bytesOf(text), name)[0]).toEqual(['ACME Homes Rent', 'ACME Homes']);
  });

  it('and a name that the bank cut out of its memo is none', () => {
    const ofx = (name: string, memo: string) => bytesOf(`<OFX><STMTRS><STMTTRN><DTPOSTED>20240105<TRNAMT>-9.00<FITID>1<NAME>${name}<MEMO>${memo}</STMTTRN></STMTRS></OFX>`);
    expect(textsOf(ofx('CHECKCARD 0105 STARB', 'CHECKCARD 0105 STARBUCKS SEATTLE'), 'a.ofx')).toEqual([['CHECKCARD 0105 STARBUCKS SEATTLE', null]]);
    expect(textsOf(ofx('STARBUCKS', 'STARBUCKS SEATTLE'), 'a.ofx')).toEqual([['STARBUCKS SEATTLE', 'STARBUCKS']]);
  });
});

describe('round after round nothing grows', () => {
  const statement = (rows: [string, string | null][]) =>
    exportStatement({ accounts: [exportAccount({ periods: [exportPeriod({ rows: rows.map(([description, payee]) => exportRow({ description, payee })) })] })] });
  const rows: [string, string | null][] = [['ACME Homes Rent', 'ACME Homes'], ['TRANSFER 4711 TO SAVINGS', 'Mum'], ['SHOP', null], ['SHOP', 'SHOP, 24 h'], ['SHOP', null]];
  const written = async (format: string, texts: [string, string | null][]) => collectBytes((await writeExport(statement(texts), { format })).chunks);

  it.each(['ofx', 'qbo', 'camt053-v2', 'camt053-v8', 'csv'])('%s: texts, payees and ids are those of the first file', async (format) => {
    const first = await written(format, rows);
    const read = textsOf(first, 'a.csv') as [string, string | null][];
    expect(read).toEqual(rows);
    expect(Buffer.from(await written(format, read)).toString()).toBe(Buffer.from(first).toString());
  });

  it.each(['qif', 'mt940', 'xero-csv'])('%s, which cannot tell that it is ours: the same texts from the second file on', async (format) => {
    const read = textsOf(await written(format, rows), 'a.csv') as [string, string | null][];
    expect(read[0]![0]).toBe('ACME Homes Rent');
    expect(read[1]![0]).toBe('Mum TRANSFER 4711 TO SAVINGS');
    expect(textsOf(await written(format, read), 'a.csv').map(([text]) => text)).toEqual(read.map(([text]) => text));
  });
});
