import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { JobProof, ProofAccount, ProofPeriod } from './buildProof.js';
import { drawProof } from './drawProof.js';

const labels = ['Total deposits and other credits', 'Total checks paid', 'Total withdrawals and other debits', 'Number of transactions', 'Average ledger balance'];
const explanation = `Start balance 1,000,000.00 + money in 250,000.00 - money out 125,000.00 = end balance 1,125,000.00 holds exactly. All 250 printed running balances agree with the rows. 5 further printed figures agree: ${labels.join('; ')}.`;

function period(overrides: Partial<ProofPeriod['proof']> = {}): ProofPeriod {
  const terms = [['startBalance', '1000000.00'], ['credits', '250000.00'], ['debits', '-125000.00'], ['endBalance', '1125000.00']].map(([name, amount]) => ({ name, amount, source: null }));
  return {
    startDate: '2024-01-01', endDate: '2024-01-31', isReconciled: true, rows: 250, excludedRows: 2,
    proof: { status: 'reconciled', method: 'chain', terms, difference: '0.00', checks: [], firstBreak: null, repairs: [], explanation, ...overrides } as ProofPeriod['proof'],
  };
}

const account = (n: number, name: string, periods = [period()]): ProofAccount => ({ document: 'january.pdf', account: name, number: `00${n}`, type: 'bank', currency: 'USD', periods });

const proofOf = (overrides: Partial<JobProof>): JobProof => ({
  version: 'tieout-proof-1', madeAt: '2024-02-01T10:00:00.000Z', name: 'january.pdf', jobs: [{ id: '1', name: 'january.pdf', approvedAt: null, approvedBy: null }], isReconciled: true,
  documents: [{ name: 'january.pdf', pages: 3, sha256: 'ab'.repeat(32) }], accounts: [account(1, 'Checking')], corrections: [], export: null, ...overrides,
});

/** The words of the only page, and whether all of them stand on it. */
async function drawn(overrides: Partial<JobProof>): Promise<string> {
  const pdf = await getDocument({ data: await drawProof(proofOf(overrides)), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  for (const { str, transform, width } of words) expect([str, transform[4] >= 40 && transform[4] + width <= 555, transform[5] > 20 && transform[5] < 822]).toEqual([str, true, true]);
  return words.map(({ str }) => str).join(' ').replace(/\s+/g, ' ');
}

const corrections = (count: number): JobProof['corrections'] => Array.from({ length: count }, (_, n) => ({
  document: 'january.pdf', page: n + 1, field: 'amount', value: `${n}.00`, means: 'corrected', printed: `${n}.0O`, rule: 'The printed running balances before and after the row allow this amount alone, and all other figures of the period agree with it.', by: null, at: null,
}));

describe('the page of proof', () => {
  it('says why a period is proved in whole sentences', async () => {
    expect(await drawn({})).toContain(explanation);
  });

  it('says what is wrong with a period whole, however much it is', async () => {
    const wrong = Array.from({ length: 12 }, (_, n) => `The document prints "Total of section ${n}" 1,000.00, the rows give 900.00.`).join(' ');
    expect(await drawn({ isReconciled: false, accounts: [account(1, 'Checking', [{ ...period({ explanation: wrong }), isReconciled: false }])] })).toContain(wrong);
  });

  it('keeps long names of accounts, documents and files whole', async () => {
    const name = 'Business Advantage Relationship Banking Account of the Harbour and Northern Ship Chandlers Company Limited, formerly Chandlers & Sons, Branch of Rotterdam';
    const files = Array.from({ length: 6 }, (_, n) => `statement-of-account-${n}.qbo`);
    const text = await drawn({ accounts: [account(1, name)], documents: [{ name: 'statement of the business advantage account for january of the year.pdf', pages: 1, sha256: 'cd'.repeat(32) }], export: { format: 'qbo', files, rows: 250 } });
    for (const said of [name, 'statement of the business advantage account for january of the year.pdf', files.join(', ')]) expect(text).toContain(said);
  });

  it('counts the periods and corrections that have no room, and shows both', async () => {
    const text = await drawn({ accounts: Array.from({ length: 40 }, (_, n) => account(n, `Account ${n}`)), corrections: corrections(60) });
    const periods = (text.match(/Proved/g) ?? []).length;
    const shown = (text.match(/\(by rule\)/g) ?? []).length;
    expect(periods).toBeGreaterThan(5);
    expect(shown).toBeGreaterThan(3);
    expect(text).toContain(`and ${40 - periods} more periods: see proof.json`);
    expect(text).toContain(`and ${60 - shown} more corrections: see proof.json`);
  });

  it('breaks a word that is wider than the page, and says where the rest of a text without end stands', async () => {
    const text = await drawn({ accounts: [account(1, 'X'.repeat(150), [period({ explanation: `${'long '.repeat(700)}end.` })])] });
    expect(text.replaceAll(' ', '')).toContain('X'.repeat(150));
    expect(text).toContain('... (see proof.json)');
  });
});
