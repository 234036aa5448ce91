// Statements for the tests of writers and readers, valid by default.
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from './statement.js';

export function exportRow(overrides: Partial<ExportRow> = {}): ExportRow {
  return {
    date: '2024-01-05', date2: null, description: 'CARD PAYMENT', payee: null, amountMinor: -1234, balanceMinor: null,
    checkNumber: null, refNumber: null, category: null, page: 1, box: [10, 20, 300, 30], status: 'reconciled', fileName: 'january.pdf',
    ...overrides,
  };
}

export function exportPeriod(overrides: Partial<ExportPeriod> = {}): ExportPeriod {
  return {
    startDate: '2024-01-01', endDate: '2024-01-31', startBalanceMinor: null, endBalanceMinor: null, isReconciled: true, proof: null,
    rows: [exportRow()], ...overrides,
  };
}

export function exportAccount(overrides: Partial<ExportAccount> = {}): ExportAccount {
  return {
    number: '123456789', name: 'Checking', type: 'bank', currency: 'USD', decimals: 2, institution: null, periods: [exportPeriod()],
    ...overrides,
  };
}

export function exportStatement(overrides: Partial<ExportStatement> = {}): ExportStatement {
  return { documentName: 'january.pdf', pages: 1, currency: 'USD', accounts: [exportAccount()], ...overrides };
}

/** The bank account of fixtures/reference: 1000.00 + 5 rows = 3243.20. */
export function referenceBankAccount(number = '123456789'): ExportAccount {
  const row = (date: string, payee: string, description: string, amountMinor: number, balanceMinor: number, rest: Partial<ExportRow> = {}) =>
    exportRow({ date, payee, description, amountMinor, balanceMinor, ...rest });
  return exportAccount({
    number,
    periods: [
      exportPeriod({
        startBalanceMinor: 100000,
        endBalanceMinor: 324320,
        rows: [
          row('2024-01-05', 'AT&T Wireless', 'AT&T WIRELESS PMT <AUTOPAY>', -1234, 98766, { category: 'Telephone' }),
          row('2024-01-06', 'Check 1001', 'CHECK 1001', -10000, 88766, { checkNumber: '1001' }),
          row('2024-01-06', 'Check 1002', 'CHECK 1002', -10000, 78766, { checkNumber: '1002' }),
          row('2024-01-15', 'ACME Corp Payroll', 'DIRECT DEP ACME CORP PAYROLL', 250000, 328766, { category: 'Salary' }),
          row('2024-01-31', 'Café Zoë, "Soho"', 'CAFÉ ZOË, "SOHO" – LONDON', -4446, 324320, { category: 'Meals' }),
        ],
      }),
    ],
  });
}

/** The card of fixtures/reference: -250.00 - 60.00 + 250.00 = -60.00. */
export function referenceCard(): ExportAccount {
  return exportAccount({
    number: '4111111111119876',
    name: 'Visa',
    type: 'card',
    periods: [
      exportPeriod({
        startBalanceMinor: -25000,
        endBalanceMinor: -6000,
        rows: [
          exportRow({ date: '2024-01-10', payee: 'Office Depot', description: 'OFFICE DEPOT #123', amountMinor: -6000, category: 'Office Supplies' }),
          exportRow({ date: '2024-01-20', payee: 'Payment - thank you', description: 'PAYMENT THANK YOU', amountMinor: 25000 }),
        ],
      }),
    ],
  });
}

/** Text that breaks careless writers. */
export const awkwardTexts = [
  'AT&T <AUTOPAY> & Co; "quoted", \'single\'', '=SUM(A1:A9)', '+44 20 7946 0000', '-MINUS', '@handle', 'Café Zoë – “Soho”', '日本 食堂', '🍕 Pizza 👩‍👩‍👧',
  'line one\nline two\r\nline three', 'tab\there', `${'long '.repeat(60)}end`, '~tilde^caret|pipe\\backslash', '_x0041_ & &amp;', ':86:like a tag', '- dash first', '100% _under_ score',
] as const;

/** Reconciled accounts in three currencies, a card and two periods, full of awkward text; running balances on every row. */
export function awkwardStatement(): ExportStatement {
  const account = (overrides: Partial<ExportAccount>, step: number): ExportAccount => exportAccount({ ...overrides, periods: awkwardPeriods(step) });
  return exportStatement({
    documentName: 'awkward & <names>.pdf',
    accounts: [
      account({ number: '123456789', name: 'Checking' }, 1),
      account({ number: 'DE89370400440532013000', name: 'Girokonto Ünïted', currency: 'EUR' }, 3),
      account({ number: '4111111111119876', name: 'Visa; Gold: "1"', type: 'card' }, 7),
      account({ number: '0012345', name: '普通預金', currency: 'JPY', decimals: 0 }, 11),
      account({ number: null, name: 'KWD account', currency: 'KWD', decimals: 3 }, 13),
    ],
  });
}

function awkwardPeriods(step: number): ExportPeriod[] {
  let balance = 5_000_000 + step;
  const period = (month: string, days: number): ExportPeriod => {
    const startBalanceMinor = balance;
    const rows = awkwardTexts.map((description, index) => {
      const amountMinor = (index % 3 === 0 ? 1 : -1) * (1 + index * 1234 * step);
      balance += amountMinor;
      const date = `${month}-${String(1 + index).padStart(2, '0')}`;
      const payee = index % 2 ? `Payee ${description}` : null;
      return exportRow({
        date, date2: index % 4 ? null : `${month}-01`, description, payee, amountMinor, balanceMinor: balance,
        checkNumber: index === 5 ? '000123' : null, refNumber: index === 6 ? 'REF/9' : null, category: index % 5 ? null : `Food & "Drink" ${index}`,
      });
    });
    // True twins: the same day, amount and text.
    const twin = exportRow({ date: `${month}-20`, description: 'TWIN', amountMinor: -100 });
    rows.push({ ...twin, balanceMinor: balance - 100 }, { ...twin, balanceMinor: balance - 200 });
    balance -= 200;
    return exportPeriod({ startDate: `${month}-01`, endDate: `${month}-${days}`, startBalanceMinor, endBalanceMinor: balance, rows });
  };
  return [period('2024-01', 31), period('2024-02', 29)];
}
