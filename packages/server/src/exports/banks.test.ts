import { describe, expect, it } from 'vitest';
import { offeredBanks, readBankDirectory, wellKnownBanks } from './banks.js';

const directory = `\ufeffbid,name,web_connect,express_web_connect,direct_connect
09000,zzz Old Bank,B,,
02430,Chase Web Download,BC,,
00527,Direct Only,,,BA
16735,"Huntington, Card",C,,
13818,Alpha,BCA,,
`;

describe("Intuit's directory", () => {
  it('gives only institutions enabled for Web Connect, retired ones last', () => {
    expect(readBankDirectory(directory).map(({ name }) => name)).toEqual(['Alpha', 'Chase Web Download', 'Huntington, Card', 'zzz Old Bank']);
  });

  it('says so when the file is something else', () => {
    expect(() => readBankDirectory('a,b\n1,2\n')).toThrow('its first line must name the columns bid, name and web_connect');
    expect(() => readBankDirectory('bid,name,web_connect\n,Nameless,B\n')).toThrow('Line 2');
  });
});

describe('the picker', () => {
  it('offers for each kind of account only banks that accept it, the default first', () => {
    const banks = readBankDirectory(directory);
    expect(offeredBanks(banks, 'bank').map(({ bid }) => bid)).toEqual(['02430', '13818', '09000']);
    expect(offeredBanks(banks, 'card').map(({ bid }) => bid)).toEqual(['02430', '13818', '16735']);
  });

  it('has a list of its own without doubles that begins with Chase Web Download', () => {
    expect(offeredBanks(wellKnownBanks, 'card')[0]).toMatchObject({ bid: '02430', bankName: 'Chase Web Download' });
    expect(new Set(wellKnownBanks.map(({ bid }) => bid)).size).toBe(wellKnownBanks.length);
    expect(offeredBanks(wellKnownBanks, 'bank').some(({ name }) => name === 'American Express')).toBe(false);
  });
});
