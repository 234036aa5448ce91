// OFX, QFX and QBO opened by libofx and ofxparse, and checked against the OFX DTD.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatMinor } from '@tieout/sdk/contract';
import { expect, it } from 'vitest';
import { cut, oneLine, toAscii } from '../text.js';
import { accounts, closing, rowsOf, run, save, saveEach, withProgram } from './outsidePrograms.js';

const asIs = (text: string) => text;
const memo = (text: string, characters: (text: string) => string) => cut(characters(oneLine(text)), 255);

withProgram('ofxdump', ['--version'], 'ofx', () => {
  it.each([['qbo', {}, toAscii], ['qfx', {}, toAscii], ['ofx', {}, asIs], ['ofx', { version: '2.1.1' }, asIs]])('reads every row of %s %j: days, amounts, texts and the closing balance', async (format, options, characters) => {
    // libofx prints two decimals, so the accounts of two decimals are compared.
    const usual = accounts.filter(({ decimals }) => decimals === 2);
    for (const [account, path] of await saveEach(format, options, usual)) {
      const found = run('ofxdump', [path]);
      const all = (pattern: RegExp): string[] => [...found.matchAll(pattern)].map((match) => match[1]!.trim());
      expect(all(/Total money amount: (.*)/g)).toEqual(rowsOf(account).map(({ amountMinor }) => (amountMinor / 100).toFixed(2)));
      expect(all(/Date posted: (.*)/g).map((date) => new Date(`${date.replace(/ E[SD]T/, '')} UTC`).toISOString().slice(0, 10))).toEqual(rowsOf(account).map(({ date }) => date));
      expect(all(/Ledger balance: (.*)/g)).toEqual([(closing(account) / 100).toFixed(2)]);
      expect(new Set(all(/Financial institution's ID for this transaction: (.*)/g)).size).toBe(rowsOf(account).length);
      const texts = all(/(?:\(memo\)|transaction description): (.*)/g);
      for (const { description } of rowsOf(account)) expect(texts).toContainEqual(memo(description, characters).trim());
    }
  });
});

const readOfx = `
import sys, json
from ofxparse import OfxParser
def read(path):
    with open(path, 'rb') as file: ofx = OfxParser.parse(file)
    return [{'number': a.account_id, 'isCard': a.account_type == '', 'currency': a.statement.currency.upper(), 'balance': str(a.statement.balance),
      'start': a.statement.start_date.date().isoformat(), 'end': a.statement.end_date.date().isoformat(),
      'rows': [[t.date.date().isoformat(), str(t.amount), t.memo or t.payee, t.id, t.checknum] for t in a.statement.transactions]} for a in ofx.accounts]
print(json.dumps([account for path in sys.argv[1:] for account in read(path)]))
`;
interface ReadAccount { number: string; isCard: boolean; currency: string; balance: string; start: string; end: string; rows: [string, string, string, string, string][] }

// Version 2.1.1 is left to libofx: ofxparse takes the encoding from the lines of a 1.0.2 header only and reads XML as ASCII.
withProgram('/usr/bin/python3', ['-c', 'import ofxparse'], 'python3-ofxparse', () => {
  it.each([
    ['qbo', {}, toAscii], ['qfx', {}, toAscii], ['ofx', {}, asIs], ['ofx', { separateFilesForAccounts: false }, asIs],
  ])('ofxparse reads %s %j exactly, in currencies of no and of three decimals, cards and banks', async (format, options, characters) => {
    const found = JSON.parse(run('/usr/bin/python3', ['-c', readOfx, ...(await save(format, options))])) as ReadAccount[];
    // One file holds the message set of banks before that of cards.
    const wanted = 'separateFilesForAccounts' in options ? [...accounts].sort((a, b) => Number(a.type === 'card') - Number(b.type === 'card')) : accounts;
    expect(found.map(({ isCard, currency }) => [isCard, currency])).toEqual(wanted.map(({ type, currency }) => [type === 'card', currency]));
    for (const [index, account] of wanted.entries()) {
      const { rows, balance, start, end } = found[index]!;
      expect([balance, start, end]).toEqual([formatMinor(closing(account), account.decimals), '2024-01-01', '2024-02-29']);
      expect(rows.map(([date, amount, text]) => [date, amount, text])).toEqual(
        rowsOf(account).map((row) => [row.date, formatMinor(row.amountMinor, account.decimals), memo(row.description, characters)]),
      );
      expect(new Set(rows.map((row) => row[3])).size).toBe(rows.length);
      expect(rows.map((row) => row[4])).toEqual(rowsOf(account).map((row) => (row.checkNumber ?? '')));
    }
  });
});

const libofxDtd = '/usr/share/libofx7/libofx/dtd';

withProgram('onsgmls', ['--help'], 'opensp libofx7', () => {
  it.each(['ofx', 'qbo', 'qfx'])('%s follows the OFX 1.6 DTD: every element in its place', async (format) => {
    for (const [, path] of await saveEach(format)) {
      const [, body = ''] = readFileSync(path, 'utf8').split('\r\n\r\n');
      // INTU.* are private to Intuit. The declaration that comes with the DTD knows ASCII only; here the elements are checked, the texts above.
      const elements = body.replace(/<INTU\..*\r\n/g, '').replace(/[^\x00-\x7e]/g, 'x');
      expect(elements).not.toBe('');
      writeFileSync(`${path}.sgml`, elements);
      expect(() => run('onsgmls', ['-s', `${libofxDtd}/opensp.dcl`, `${libofxDtd}/ofx160.dtd`, `${path}.sgml`])).not.toThrow();
      writeFileSync(`${path}.sgml`, elements.replace(/<DTPOSTED>.*\r\n/, ''));
      expect(() => run('onsgmls', ['-s', `${libofxDtd}/opensp.dcl`, `${libofxDtd}/ofx160.dtd`, `${path}.sgml`])).toThrow('DTPOSTED');
    }
  });
});

withProgram('xmllint', ['--version'], 'libxml2-utils', () => {
  it('finds OFX 2.1.1 well-formed', async () => {
    for (const [, path] of await saveEach('ofx', { version: '2.1.1' })) expect(() => run('xmllint', ['--noout', path])).not.toThrow();
  });
});
