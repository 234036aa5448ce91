import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts.js';
import { decodeText } from './decodeText.js';
import { detectImportFormat, readImport } from './readImport.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (text: string, fileName = 'file') =>
  readImport(bytes(text), fileName).document.accounts.flatMap(({ periods }) => periods.flatMap(({ rows }) => rows));

describe('the format is told by the content', () => {
  it.each([
    ['ofx', 'OFXHEADER:100\r\n\r\n<OFX>'], ['camt053', '<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">'],
    ['qif', '!Type:Bank\nD1/2/2024\n^\n'], ['mt940', 'ABNANL2A\n940\n:20:X\n:25:1\n:60F:C240101EUR0,\n'], ['csv', 'Date;Amount\n2024-01-01;1,00\n'],
  ])('%s', (format, text) => {
    expect(detectImportFormat(bytes(text))).toBe(format);
  });

  it('and a PDF, a zip or prose is none of them', () => {
    for (const text of ['%PDF-1.7\n1,2\n3,4\n', 'PK\u0003\u0004 a,b\nc,d', 'Dear Sir\nno table here']) expect(detectImportFormat(bytes(text))).toBeNull();
    expect(() => readImport(bytes('Dear Sir'), 'letter.txt')).toThrow('letter.txt is not an exchange file that can be read');
    expect(() => readImport(new Uint8Array(0), 'x.ofx')).toThrow('x.ofx is empty (0 bytes)');
  });
});

describe('OFX', () => {
  const ofx = (body: string) =>
    `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>77<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

  it('with unclosed, closed and empty leaves, and a decimal comma', () => {
    const rows = rowsOf(
      ofx('<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240105000000[-5:EST]<TRNAMT>-12,34<FITID><NAME>A &amp; B<MEMO></STMTTRN><STMTTRN><DTPOSTED>20240106</DTPOSTED><TRNAMT>+1,112.34</TRNAMT><NAME></NAME><MEMO>X &lt;Y&gt;</MEMO></STMTTRN>'),
    );
    expect(rows.map((row) => [row.date?.value, row.amount.value, row.description.value])).toEqual([['2024-01-05', -1234, 'A & B'], ['2024-01-06', 111234, 'X <Y>']]);
  });

  it('says which transaction could not be read and keeps the others', () => {
    const { document } = readImport(bytes(ofx('<STMTTRN><DTPOSTED>20240105<TRNAMT>abc<NAME>BAD</STMTTRN><STMTTRN><DTPOSTED>20240105<TRNAMT>1<NAME>GOOD</STMTTRN>')), 'a.ofx');
    expect(document.accounts[0]!.periods[0]!.rows).toHaveLength(1);
    expect(document.findings[0]!.message).toContain('"BAD"');
  });

  it('refuses a cut-off file and one nested without end', () => {
    expect(() => readImport(bytes('OFXHEADER:100\nDATA:OFXSGML\n'), 'a.ofx')).toThrow('cut off');
    expect(() => readImport(bytes(`<OFX>${'<A>'.repeat(100_000)}`), 'a.ofx')).toThrow('100 deep');
    const cut = readImport(bytes(ofx('<STMTTRN><DTPOSTED>20240105<TRNAMT>1<NAME>A</STMTTRN>').slice(0, -40)), 'a.ofx').document;
    expect(cut.findings.map(({ code }) => code)).toEqual(['import.cutOff']);
    expect(() => readImport(bytes('<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Signon invalid</STATUS></SONRS></SIGNONMSGSRSV1></OFX>'), 'a.ofx')).toThrow('Signon invalid');
  });
});

describe('QIF', () => {
  it('in every writing of dates, split memos apart, lists passed over, and a last record without its end', () => {
    const rows = rowsOf("!Type:Cat\nNFood\n^\n!Type:Bank\nD1/ 5'24\nT-1,234.50\nPShop\nSFood\n$-1,000.00\nEpart\n^\nD12/31'23\nT10.00\nPLast\n");
    expect(rows.map((row) => [row.date?.value, row.amount.value, row.description.value])).toEqual([['2024-01-05', -123450, 'Shop'], ['2023-12-31', 1000, 'Last']]);
  });

  it('takes the opening balance record as the opening balance', () => {
    const { document } = readImport(bytes('!Account\nNMy bank\nTBank\n^\n!Type:Bank\nD31/12/2023\nT100.00\nPOpening Balance\nL[My bank]\n^\nD05/01/2024\nT-1.00\nPA\n^\n'), 'a.qif');
    const account = document.accounts[0]!;
    expect([account.name, account.periods[0]!.startBalance?.value, account.periods[0]!.rows.length]).toEqual(['My bank', 10000, 1]);
  });
});

describe('MT940', () => {
  it('joins the pages of one statement, reads reversals and German subfields', () => {
    const text =
      ':20:A\r\n:25:DE1\r\n:28C:1/1\r\n:60F:C231230EUR100,\r\n:61:2312311231D10,NMSCNONREF\r\n:86:166?00SEPA?20SVWZ+RENT FOR THE FLAT JANU?21ARY?22AND HEATING?32LAND?33LORD\r\n:62M:C231231EUR90,\r\n-\r\n:20:A\r\n:25:DE1\r\n:28C:1/2\r\n:60M:C231231EUR90,\r\n:61:2401020101RD5,50NTRFREF1//B\r\nEXTRA\r\n:62F:C240102EUR95,50\r\n:86:closing words\r\n-\r\n';
    const { document } = readImport(bytes(text), 'a.sta');
    const period = document.accounts[0]!.periods[0]!;
    expect(document.accounts[0]!.periods).toHaveLength(1);
    expect(period.rows.map((row) => [row.date?.value, row.date2?.value, row.amount.value, row.description.value, row.payee, row.refNumber])).toEqual([
      ['2023-12-31', undefined, -1000, 'LANDLORD RENT FOR THE FLAT JANUARY AND HEATING', 'LANDLORD', null],
      ['2024-01-01', '2024-01-02', 550, 'EXTRA', null, 'REF1'],
    ]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('MT940 as banks write it', () => {
  const first = (entries: string, account = ':25:1') => {
    const text = `:20:A\n${account}\n:28C:1\n:60F:C240101EUR100,00\n${entries}\n:62F:C240131EUR90,00\n-\n`.replaceAll('\n', '\r\n');
    const found = readImport(bytes(text), 'a.sta').document.accounts[0]!;
    return { number: found.number, ...found.periods[0]!.rows[0]! };
  };

  it('SEPA codes: the purpose, and the reference of the sender', () => {
    const row = first(':61:2401030103DR10,00NMSCNONREF//POS 1\n:86:166?00GIRO CARD?109310\n?20EREF+INV 77\n?21SVWZ+SHOP SAYS THANKS 44 12\n?223 TOWN\n?32SHOP GMBH?33 TOWN?34011');
    expect([row.description.value, row.payee, row.refNumber]).toEqual(['SHOP GMBH TOWN SHOP SAYS THANKS 44 123 TOWN', 'SHOP GMBH TOWN', 'INV 77']);
  });

  it.each([
    ['slashes', '/EREF/EV123//CNTP/NL32RABO0195446440/RABONL2U/J JANSEN///REMI/USTD//Invoice 123/', 'J JANSEN Invoice 123', 'J JANSEN', 'EV123'],
    ['slashes with a name', '/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/NAME/A HEIJN/REMI/GROCERIES/EREF/NOTPROVIDED', 'A HEIJN GROCERIES', 'A HEIJN', null],
    ['tildes, the code twice', '020\n:86:020~00VE02\n~20CARD PAYMENT\n~21SHOP 123\n~32JAN NOWAK', 'JAN NOWAK CARD PAYMENT SHOP 123', 'JAN NOWAK', null],
    ['words', 'GIRO 80532\nORDER OF JANE', 'GIRO 80532 ORDER OF JANE', null, null],
  ])('information in %s', (_name, text, description, payee, reference) => {
    const row = first(`:61:2401030103D10,00NTRFEREF//2401\n:86:${text}`);
    expect([row.description.value, row.payee, row.refNumber]).toEqual([description, payee, reference]);
  });

  it('the account with a slash, the currency or another tag', () => {
    for (const account of [':25:/NL20INGB0001234567', ':25:NL20INGB0001234567EUR', ':25P:NL20INGB0001234567\nINGBNL2A']) {
      expect(first(':61:2401030103D10,00NTRFNONREF', account).number, account).toBe('NL20INGB0001234567');
    }
  });
});

describe('camt.053', () => {
  it('leaves pending entries out and says so', () => {
    const entry = (status: string, amount: string) => `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2024-01-05</Dt></BookgDt><AddtlNtryInf>E${amount}</AddtlNtryInf></Ntry>`;
    const { document } = readImport(bytes(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CH1</IBAN></Id></Acct>${entry('BOOK', '1.50')}${entry('PDNG', '2.00')}</Stmt></BkToCstmrStmt></Document>`), 'a.xml');
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual([-150]);
    expect(document.findings[0]!.message).toContain('"E2.00" is not booked (PDNG)');
  });

  it('takes the structured reference of the creditor where the payer gave none', () => {
    const rows = rowsOf('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="CHF">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2024-01-05</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Strd><CdtrRefInf><Ref>210000000003139471430009017</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>', 'a.xml');
    expect(rows.map(({ refNumber }) => refNumber)).toEqual(['210000000003139471430009017']);
  });
});

describe('small parts', () => {
  it('decodes UTF-16 without a mark and Windows-1252', () => {
    expect(decodeText(Buffer.from('Date,Amount,Description of it\n', 'utf16le'))).toBe('Date,Amount,Description of it\n');
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x80]))).toBe('Café€');
  });

  it('reads no amount from text, dates or too many decimals', () => {
    for (const text of ['', 'abc', '12/31/2024', '1.2345', '--1', '1-2']) expect(readAmount(text, 2, '.'), text).toBeNull();
    expect(readAmount('1,234', 2)).toEqual({ minor: 123400, isSigned: false });
    expect(readAmount('1,234', 3)).toEqual({ minor: 1234, isSigned: false });
  });
});
