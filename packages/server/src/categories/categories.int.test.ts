import { categoryErrors, importErrors } from '@tieout/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => {
  booted = await boot();
});
afterAll(() => booted?.close());

const upload = (name: string, text: string) => booted.asOwner.documents.upload({ name, content: new TextEncoder().encode(text) });

it('a list of vendors becomes a group of categories, replaced by a later list of the same name, and goes when it is deleted', async () => {
  const { categories } = booted.asOwner;
  const { id } = await upload('vendors.csv', 'Category,Vendor\nTravel,Uber\nMeals,Café Zoë\nTravel,Lufthansa\n');
  const preview = await categories.previewVendorsCsv(id);
  expect(preview).toMatchObject({ mapping: { vendor: 1, category: 0, hasHeading: true }, categoryCount: 2, vendorCount: 3, problem: null });
  const made = await categories.uploadVendorsCsv({ name: ' Client A ', documentId: id, mapping: preview.mapping });
  expect([made.group.name, made.tagRegexes.map(({ tag, regexes }) => [tag, regexes])]).toEqual(['Client A', [['Travel', ['Uber', 'Lufthansa']], ['Meals', ['Café Zoë']]]]);
  expect(made.group.tagRegexesId).toEqual(made.tagRegexes.map((category) => category.id));

  const next = await upload('next.csv', 'Aldi;Groceries\nLidl;Groceries\n');
  const again = await categories.uploadVendorsCsv({ name: 'client a', documentId: next.id, mapping: (await categories.previewVendorsCsv(next.id)).mapping });
  expect([again.group.id, again.group.name]).toEqual([made.group.id, 'Client A']);
  expect((await categories.list()).tagRegexes.map(({ tag, regexes }) => [tag, regexes])).toEqual([['Groceries', ['Aldi', 'Lidl']]]);

  await categories.deleteGroup(made.group.id);
  expect(await categories.list()).toEqual({ groups: [], tagRegexes: [] });
});

it('what is no list of vendors is refused, and says why', async () => {
  const { categories } = booted.asOwner;
  const pdf = await booted.asOwner.documents.upload({ name: 'a.pdf', content: await statementPdf() });
  await expect(categories.previewVendorsCsv(pdf.id)).rejects.toMatchObject({ type: importErrors.notCsv.type });
  const { id } = await upload('vendors.csv', 'Category,Vendor\nTravel,Uber\n');
  await expect(categories.uploadVendorsCsv({ name: 'A', documentId: id, mapping: { vendor: 7, category: 0 } })).rejects.toMatchObject({ type: categoryErrors.noVendors.type });
  await expect(categories.uploadVendorsCsv({ name: ' ', documentId: id, mapping: { vendor: 1, category: 0 } })).rejects.toThrow('Name is required');
});
