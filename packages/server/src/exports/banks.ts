// Institutions for the bank picker of QBO files: a short list of our own, and the reader of Intuit's directory when the operator names it.
import { parse } from 'csv-parse/sync';
import { exportFormDefaults } from '@tieout/sdk/contract';
import type { WebConnectService } from '@tieout/sdk/contract';
import { ExportError } from './exportError.js';


/** An institution that QuickBooks accepts files of, and for which kinds of account. */
export interface BankOption {
  bid: string;
  name: string;
  bankName: string;
  services: readonly WebConnectService[];
}

const bank = (bid: string, name: string, letters: 'B' | 'C' | 'BC'): BankOption => ({
  bid, name, bankName: name, services: servicesOf(letters),
});

/** Well-known institutions enabled for Web Connect. The default comes first. */
export const wellKnownBanks: readonly BankOption[] = [
  bank(exportFormDefaults.bid, exportFormDefaults.bankName, 'BC'),
  bank('04543', 'Alliant Credit Union', 'BC'),
  bank('09365', 'America First Credit Union', 'B'),
  bank('03101', 'American Express', 'C'),
  bank('18940', 'Apple Card WC', 'C'),
  bank('08019', 'Arvest Bank', 'B'),
  bank('02440', 'Associated Bank', 'B'),
  bank('70781', 'Axos Bank WC', 'B'),
  bank('11162', 'Bank of America - QB WebConnect', 'BC'),
  bank('04351', 'Barclays Bank Delaware', 'C'),
  bank('68141', 'BECU Online Business', 'B'),
  bank('09931', 'BMO U.S. - Retail, SB', 'B'),
  bank('10907', 'BOK Financial', 'B'),
  bank('07028', 'Capital One - Credit Cards', 'BC'),
  bank('02102', 'Citibank', 'BC'),
  bank('16276', 'Citi Cards QuickBooks', 'C'),
  bank('00118', 'Citizens', 'BC'),
  bank('05984', 'City National Bank - WC', 'B'),
  bank('11128', 'Comerica Bank - Web Connect', 'B'),
  bank('00430', 'Commerce Bank - MO, KS, IL Web', 'BC'),
  bank('11460', 'East West Bank - QB WC', 'B'),
  bank('10308', 'Elan Financial Services', 'C'),
  bank('18523', 'Fifth Third Bank Commercial', 'B'),
  bank('67650', 'First Citizens Comm Advantage', 'BC'),
  bank('12106', 'Frost - WC', 'B'),
  bank('16861', 'Hancock Whitney Bank Web', 'BC'),
  bank('01270', 'HSBC Bank USA', 'BC'),
  bank('11050', 'Huntington Web Connect', 'BC'),
  bank('12913', 'KeyBank Online Banking', 'BC'),
  bank('69845', 'Live Oak Business Plus', 'B'),
  bank('70860', 'Navy Federal Credit Union QBDT', 'B'),
  bank('69454', 'Novo QBDT', 'B'),
  bank('15586', 'Old National - WCQB', 'B'),
  bank('07138', 'PNC Bank - Web Connect', 'BC'),
  bank('05702', 'Regions Bank - Web Connect', 'BC'),
  bank('13159', 'Santander Bank', 'B'),
  bank('04537', 'Synchrony Bank Credit Cards', 'C'),
  bank('12103', 'TD Bank Web Connect', 'BC'),
  bank('15562', 'Truist Online Banking - WC', 'BC'),
  bank('02153', 'U.S. Bank bus.E banking', 'B'),
  bank('70055', 'USAA Federal Savings Bank - New', 'B'),
  bank('03000', 'Wells Fargo', 'BC'),
  bank('11765', 'Zions Bank - WEB', 'BC'),
];

function servicesOf(letters: string): WebConnectService[] {
  return [...(letters.includes('B') ? ['bank' as const] : []), ...(letters.includes('C') ? ['card' as const] : [])];
}

/**
 * Intuit's directory as CSV with the columns bid, name and web_connect (service letters: B bank, C card). Institutions that
 * are not enabled for Web Connect are left out, since QuickBooks refuses their files; names of retired entries sort last.
 */
export function readBankDirectory(text: string): BankOption[] {
  const records = parseDirectory(text);
  const banks = records.flatMap((record, index) => {
    const { bid, name, web_connect: letters } = record;
    if (!bid || !name || letters === undefined) {
      throw new ExportError('invalidOptions', `Line ${index + 2} of the bank directory has no bid, name or web_connect. Check the file.`);
    }
    const services = servicesOf(letters);
    return services.length > 0 ? [{ bid, name, bankName: name, services }] : [];
  });
  return banks.sort((a, b) => Number(isRetired(a)) - Number(isRetired(b)) || a.name.localeCompare(b.name, 'en'));
}

function parseDirectory(text: string): Record<string, string>[] {
  const records = parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true }) as Record<string, string>[];
  if (records.length > 0 && records[0]!['web_connect'] !== undefined) return records;
  throw new ExportError('invalidOptions', 'This is not a bank directory: its first line must name the columns bid, name and web_connect.');
}

function isRetired({ name }: BankOption): boolean {
  return name.toLowerCase().startsWith('zzz');
}

/** What the picker offers for kinds of account: the default bank first, then the list in its order. */
export function offeredBanks(banks: readonly BankOption[], ...services: WebConnectService[]): BankOption[] {
  const offered = banks.filter((option) => services.some((service) => option.services.includes(service)));
  const first = offered.filter(({ bid }) => bid === exportFormDefaults.bid);
  return [...first, ...offered.filter(({ bid }) => bid !== exportFormDefaults.bid)];
}
