import { describe, expect, it } from 'vitest';
import type { Box, PageModel } from '../model.js';
import { paper, repaired, scanOfText } from '../testing/scanOfText.js';
import { understand } from '../understand.js';

/** No running balance and no total: one equation, and nothing that confirms it. */
const PAGE = `
Account number 12345678        1 March 2024 to 31 March 2024

Date        Description            Amount
            Opening balance       1,000.00
01/03/2024  Card payment grocer     -25.50
04/03/2024  Salary                  500.00
07/03/2024  Rent                   -600.00
11/03/2024  Electricity             -62.19
15/03/2024  Refund                   12.00
            Closing balance         824.31
`;

/** Each further look at a figure shows what it was read as, unless told otherwise. */
async function read(text: string, shows: Record<string, string[]> = {}) {
  const model = scanOfText(text);
  const before = understand(model);
  const after = await repaired(model, paper(shows));
  return { before: before.accounts[0]!.periods[0]!, after: after.accounts[0]!.periods[0]! };
}

it('a bare sum of a scan gets the badge once each of its figures was read alike twice', async () => {
  const { before, after } = await read(PAGE);
  expect(before).toMatchObject({ isReconciled: false, proof: { method: 'bareSum', differenceMinor: 0 } });
  expect(after).toMatchObject({ isReconciled: true, proof: { status: 'reconciled', method: 'bareSum' } });
  expect(after.proof.explanation).toContain('second time');
});

it('one figure that reads otherwise keeps the badge back, and stays as it was', async () => {
  const { after } = await read(PAGE, { '500.00': ['560.00', '800.00', '580.00'] });
  expect(after.isReconciled).toBe(false);
  expect(after.rows[1]!.amount.value).toBe(50000);
});

it('a look that says the same counts however unsure it was, where recognition was sure at first and no two looks agree on something else', async () => {
  const seen = async (looks: [string, number][], confidence = 0.9) => {
    const model = scanOfText(PAGE);
    const word = model.pages[0]!.words.find(({ text }) => text === '500.00')!;
    word.confidence = confidence;
    const reader = { ...paper(), async readCell(page: PageModel, box: Box, attempt: number) {
      const [text, own] = looks[attempt] ?? [];
      if (box !== word.box) return paper().readCell(page, box, attempt);
      return text === undefined || own === undefined ? null : { text, confidence: own };
    } };
    return (await repaired(model, reader)).accounts[0]!.periods[0]!.isReconciled;
  };
  expect(await seen([['500.00', 0.2], ['$00.00', 0.8], ['5.00', 0]])).toBe(true);
  expect(await seen([['500.00', 0.2], ['$00.00', 0.8], ['5.00', 0]], 0.6)).toBe(false);
  expect(await seen([['500.00', 0.2], ['800.00', 0.8], ['800.00', 0.8]])).toBe(false);
});

it('a misread figure that all further looks correct alike is confirmed by the equation it completes, and by nothing less', async () => {
  const misread = PAGE.replace('-62.19', '-68.19');
  const corrected = await read(misread, { '-68.19': ['-62.19', '-62.19', '-62.19'] });
  expect(corrected.after).toMatchObject({ isReconciled: true, proof: { repairs: [{ row: 3, from: '-68.19', to: '-62.19' }] } });
  expect((await read(misread, { '-68.19': ['-62.19', '-62.19', '-52.19'] })).after.isReconciled).toBe(false);
  expect((await read(misread, { '-68.19': ['-62.19', '-62.19'] })).after.isReconciled).toBe(false);
  expect((await read(misread, { '-68.19': ['-67.19', '-67.19', '-67.19'] })).after.isReconciled).toBe(false);
});

it('one row of its own day counts where no figure stands beside the equation', async () => {
  const page = (rest = '') => `
Account number 12345678        1 March 2024 to 31 March 2024

Date        Description            Amount
            Opening balance       1,000.00
11/03/2024  Electricity             -62.19
            Closing balance         937.81
${rest}`;
  expect((await read(page())).after.isReconciled).toBe(true);
  expect((await read(page('Overdraft limit 500.00'))).after.isReconciled).toBe(false);
  expect((await read(page().replace('11/03/2024', '          '))).after.isReconciled).toBe(false);
});

it('figures of other accounts, whose own equations hold, do not stand beside that of one row', async () => {
  const badges = async (end: string) => {
    const account = (number: string, rows: string) => `
Account number ${number}        1 March 2024 to 31 March 2024

Date        Description            Amount
${rows}`;
    const first = account('12345678', '            Opening balance       1,000.00\n11/03/2024  Electricity             -62.19\n            Closing balance         937.81');
    const model = scanOfText(`${first}\n${account('87654321', `            Opening balance         500.00\n12/03/2024  Salary                  250.00\n            Closing balance         ${end}`)}`);
    const { accounts } = await repaired(model, paper());
    return accounts.map(({ periods: [period] }) => period!.isReconciled);
  };
  expect(await badges('750.00')).toEqual([true, true]);
  expect(await badges('756.00')).toEqual([false, false]);
});

it('a point that was read as a comma before two decimals makes no other figure', async () => {
  expect((await read(PAGE, { '-62.19': ['-62,19', '-62,19', '-62,19'] })).after.isReconciled).toBe(true);
  expect((await read(PAGE, { '1,000.00': ['1,000,00', '1,008.00', '1,006.00'] })).after.isReconciled).toBe(true);
  expect((await read(PAGE, { '-62.19': ['-62,79', '-62,79', '-62,79'] })).after.isReconciled).toBe(false);
  expect((await read(PAGE, { '1,000.00': ['1,008,00', '1,008.00', '1,006.00'] })).after.isReconciled).toBe(false);
});

it('a figure that reads the same is alike, whatever mark was read behind it', async () => {
  const model = scanOfText(PAGE.replace('-62.19', '-62.19 §'));
  for (const word of model.pages[0]!.words) if (word.text === '§') word.confidence = 0.3;
  const read = async (again: string) => {
    const document = await repaired(model, paper({ '-62.19 §': [again, again, again] }));
    return document.accounts[0]!.periods[0]!.isReconciled;
  };
  expect(await read('-62.19$')).toBe(true);
  expect(await read('-62.79$')).toBe(false);
});

it('the sign behind a figure is no piece of it, however badly it was read', async () => {
  const model = scanOfText(PAGE.replace('  500.00', '500.00 +').replace('   12.00', ' 12.00 +'));
  for (const word of model.pages[0]!.words) if (word.text === '+' || word.text === '12.00') word.confidence = 0.3;
  const document = await repaired(model, paper({ '12.00 +': ['1200+', '1200+', '1200+'] }));
  expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
});

it('nor is the sign that its place reaches into, which is a word of its own', async () => {
  const signed = PAGE.replace(/-(\d+\.\d\d)$/gm, ' $1 -');
  const badge = async (again: string) => (await read(signed, { '62.19': [again, again, again] })).after.isReconciled;
  expect(await badge('62.19 -')).toBe(true);
  expect(await badge('62.79 -')).toBe(false);
  expect(await badge('62.19 +')).toBe(false);
});

/** A summary of a card, with one of its figures hardly read. */
const SUMMARY = `
Card number 4000 0000 0000 1234        1 March 2024 to 31 March 2024

Previous Balance     New Credits     New Debits     Closing Balance
        1,000.00          60Oo0          8769,              487.69

Date        Description            Amount
01/03/2024  Card payment grocer      25.50
07/03/2024  Payment received        600.00 CR
11/03/2024  Electricity              50.00
15/03/2024  Bookshop                  7.19
18/03/2024  Garage                    5.00
`;

describe('a figure of a summary that has none above and below it', () => {
  const summary = async (debits: string) => {
    const model = scanOfText(SUMMARY);
    for (const word of model.pages[0]!.words) if (['60Oo0', '8769,'].includes(word.text)) word.confidence = 0.2;
    const document = await repaired(model, paper({ '60Oo0': ['600.00', '600.00'], '8769,': [debits, debits] }));
    return document.accounts[0]!.periods[0]!;
  };

  it('is read again, and proves', async () => {
    const { isReconciled, proof } = await summary('87.69');
    expect(isReconciled).toBe(true);
    expect(proof.checks).toContainEqual(expect.objectContaining({ label: 'New Debits', ok: true }));
  });

  it('keeps the badge back where it is not what the rows give', async () => {
    expect((await summary('86.69')).isReconciled).toBe(false);
  });
});

it('a misprint never gets it', async () => {
  const { after } = await read(PAGE.replace('824.31', '826.31'));
  expect(after.isReconciled).toBe(false);
});

describe('two rows that make up the equation', () => {
  const FEW = PAGE.replace(/.*(Salary|Electricity|Refund).*\n/g, '').replace('824.31', '374.50');

  it('are enough where each has a day of its own', async () => {
    const { before, after } = await read(FEW);
    expect(before.isReconciled).toBe(false);
    expect(after.isReconciled).toBe(true);
  });

  it('are no proof on one day: they may be the totals of a summary', async () => {
    const { after } = await read(FEW.replace('07/03/2024', '01/03/2024'));
    expect(after.isReconciled).toBe(false);
  });
});

const RUNNING = `
Account number 12345678        1 March 2024 to 31 March 2024

Date        Description            Amount      Balance
01/03/2024  Card payment grocer     -25.50      974.50
04/03/2024  Salary                  500.00    1,474.50
07/03/2024  Rent                   -600.00      874.50
11/03/2024  Electricity             -62.19      812.31
15/03/2024  Refund                   12.00      824.31
`;

it('a figure that came in two pieces, and that two looks read as one, is confirmed by the equation it completes', async () => {
  const torn = PAGE.replace('Opening balance       1,000.00', 'Opening balance       1,000 00');
  const model = scanOfText(torn);
  for (const word of model.pages[0]!.words) if (word.text === '1,000') word.confidence = 0.3;
  const period = (await repaired(model, paper({ '1,000 00': ['1,000.00', '1,000.00'] }))).accounts[0]!.periods[0]!;
  expect(period).toMatchObject({ isReconciled: true, startBalance: { value: 100000 } });
});

it('a chain of balances without one before it gets the badge once its ends were read alike twice', async () => {
  const { before, after } = await read(RUNNING);
  expect(before).toMatchObject({ isReconciled: false, startBalance: { source: { means: 'inferred' } } });
  expect(after).toMatchObject({ isReconciled: true, proof: { status: 'reconciled' } });
});

it('a summary that repeats what follows from the rows does not keep it back', async () => {
  const { after } = await read(RUNNING.replace('\nDate  ', '\nSTAN POCZ                                   1,000.00\nSTAN KONC                                     824.31\n\nDate  '));
  expect(after.isReconciled).toBe(true);
});

it('such a chain does not when its first amount reads otherwise, or a figure stands above it', async () => {
  expect((await read(RUNNING, { '-25.50': ['-26.50', '-28.50', '-25.60'] })).after.isReconciled).toBe(false);
  expect((await read(RUNNING.replace('\nDate  ', '\nEverything else with us                      7,900.00\n\nDate  '))).after.isReconciled).toBe(false);
});

it('balances beside rows of another currency of the same table keep no chain back, whose own are read again', async () => {
  const TABLE = `Account overview        1 March 2024 to 31 March 2024

Date        Description                  Amount            Balance
28/03/2024  Interest                   EUR  1.50      EUR  526.00
22/03/2024  Exchange, money in         USD 80.00      USD    0.00
21/03/2024  Exchange, money out        EUR -73.40     EUR  524.50
20/03/2024  Buy 1 at 80.00             USD -80.00     USD  -80.00
19/03/2024  Exchange, money in         USD 60.25      USD    0.00
18/03/2024  Exchange, money out        EUR -55.20     EUR  597.90
17/03/2024  Buy 1 at 60.25             USD -60.25     USD  -60.25
16/03/2024  Exchange, money in         USD 31.00      USD    0.00
15/03/2024  Buy 1 at 31.00             USD -31.00     USD  -31.00
14/03/2024  Deposit                    EUR 20.00      EUR  653.10
11/03/2024  Deposit                    EUR 33.10      EUR  633.10
`;
  const badges = async (text: string, readings: Record<string, string[]> = {}) => (await repaired(scanOfText(text), paper(readings))).accounts.map(({ periods }) => periods[0]!.isReconciled);
  expect(await badges(TABLE)).toEqual([true, true]);
  // One that belongs to no row, and a first amount that reads otherwise.
  expect(await badges(TABLE.replace('\nDate  ', '\nEverything else with us                                  7,900.00\n\nDate  '))).toEqual([false, false]);
  expect(await badges(TABLE, { '-31.00': ['-37.00', '-37.00', '-37.00'] })).toEqual([true, false]);
});
