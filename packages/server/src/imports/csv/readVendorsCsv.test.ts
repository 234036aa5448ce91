import { describe, expect, it } from 'vitest';
import { readVendorsCsv } from './readVendorsCsv.js';

const read = (text: string, mapping?: Parameters<typeof readVendorsCsv>[1]) => readVendorsCsv(new TextEncoder().encode(text), mapping);

describe('a list of vendors', () => {
  it('finds the columns by their headings, in any order and delimiter', () => {
    const { preview, categories } = read('Kategorie;Nr.;Lieferant\nTravel;1;Deutsche Bahn\nMeals;2;Café Zoë\nTravel;3;Lufthansa\n');
    expect(preview.mapping).toEqual({ vendor: 2, category: 0, hasHeading: true });
    expect(categories).toEqual([{ name: 'Travel', vendors: ['Deutsche Bahn', 'Lufthansa'] }, { name: 'Meals', vendors: ['Café Zoë'] }]);
  });

  it('without a heading takes the column that repeats itself for the category', () => {
    expect(read('Travel,Deutsche Bahn\nTravel,Lufthansa\nMeals,Café\n').preview.mapping).toEqual({ vendor: 1, category: 0, hasHeading: false });
    expect(read('Deutsche Bahn,Travel\nLufthansa,Travel\n').preview.mapping).toEqual({ vendor: 0, category: 1, hasHeading: false });
  });

  it('leaves out lines that say nothing or contradict an earlier one, and says which', () => {
    const { preview, categories } = read('Vendor,Category\nUber,Travel\n,Meals\nAldi,\nUBER,travel\nuber,Meals\n');
    expect(categories).toEqual([{ name: 'Travel', vendors: ['Uber'] }]);
    expect(preview.skipped).toEqual([
      { line: 3, message: 'There is no vendor.' }, { line: 4, message: '"Aldi" has no category.' }, { line: 6, message: '"uber" is already in the category "Travel".' },
    ]);
  });

  it('says when nothing can be read with the columns that were chosen', () => {
    const { preview } = read('Vendor,Category\nUber,Travel\n', { vendor: 5, category: 1, hasHeading: true });
    expect([preview.vendorCount, preview.problem]).toEqual([0, 'No vendor with a category can be read with these columns. Choose other columns.']);
  });
});
