import { buildTransactions } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { compareRows } from './rowOrder.js';
import { BLOCK_SIZE, findInBlocks } from './useTransactions.js';

function server(rows: ReturnType<typeof buildTransactions>) {
  const asked: number[] = [];
  const load = async (block: number) => {
    asked.push(block);
    return { rows: rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE), totalCount: rows.length };
  };
  return { asked, load };
}

describe('finding a row among many', () => {
  it('a row of 100,000 is found with a few calls', async () => {
    const rows = buildTransactions(100_000);
    const { asked, load } = server(rows);
    expect(await findInBlocks(load, rows[87_654]!, compareRows(null))).toBe(87_654);
    expect(asked.length).toBeLessThan(13);
  });

  it('it is found in the order by date too, where many share their date', async () => {
    const compare = compareRows({ field: 'date', direction: 'DESC' });
    const rows = buildTransactions(3000).sort(compare);
    const { load } = server(rows);
    expect(await findInBlocks(load, rows[1234]!, compare)).toBe(1234);
  });

  it('a row that is not among them has no place', async () => {
    const rows = buildTransactions(500);
    const { load } = server(rows.filter((_, index) => index !== 250));
    expect(await findInBlocks(load, rows[250]!, compareRows(null))).toBe(-1);
  });

  it('rows without a value come last, up and down', () => {
    const [first, second] = buildTransactions(2);
    const without = { ...first!, date: null };
    expect(compareRows({ field: 'date', direction: 'ASC' })(without, second!)).toBeGreaterThan(0);
    expect(compareRows({ field: 'date', direction: 'DESC' })(without, second!)).toBeGreaterThan(0);
  });
});
