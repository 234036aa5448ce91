import { describe, expect, it } from 'vitest';
import { generateStatement } from '../generator/generateStatement.js';
import { composedLayout, composedNamed } from './composedLayout.js';

const SEED = 5150;

describe.each(Array.from({ length: 16 }, (_, number) => [number]))('composed layout %i', (number) => {
  const layout = composedLayout(SEED, number);

  it('prints no text over another, and every row', async () => {
    const { collisions, truth } = await generateStatement({ layout, seed: SEED });
    expect(collisions).toEqual([]);
    expect(truth.flags.hasBalances).toBe(true);
  });

  it('has a figure whose misprint contradicts others', async () => {
    const { truth } = await generateStatement({ layout, seed: SEED, misprint: true });
    expect(truth.flags.consistent).toBe(false);
  });
});

it('is found again by its name, with the same features', () => {
  const layout = composedLayout(SEED, 3);
  expect(composedNamed(layout.name)?.features).toEqual(layout.features);
  expect(composedNamed('gb-pennine')).toBeNull();
});

it('draws other layouts with another seed', () => {
  expect(composedLayout(SEED, 1).features).not.toEqual(composedLayout(SEED + 1, 1).features);
});
