import type { Client } from '@tieout/sdk';
import { templateErrors } from '@tieout/sdk/contract';
import type { TemplateDefinition, TemplateRectangle } from '@tieout/sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { orderPdf, orderPlaces } from './orderPdf.factory.js';

let booted: Booted;
let asOwner: Client;
let documentId: string;
beforeAll(async () => {
  booted = await boot({ mode: 'server' });
  asOwner = booted.asOwner;
  documentId = (await asOwner.documents.upload({ name: 'order.pdf', content: await orderPdf() })).id;
});
afterAll(() => booted?.close());

/** A4 in points to the canvas. */
function onCanvas([x0, y0, x1, y1]: readonly [number, number, number, number]) {
  return { x0: (x0 / 595.28) * 2550, y0: (y0 / 841.89) * 3300, x1: (x1 / 595.28) * 2550, y1: (y1 / 841.89) * 3300 };
}

const column = (index: number, name: string, columnWidthPercentage: number, fieldType: 'text' | 'number' | 'date', removeFromOutput = false) => ({ index, name, columnWidthPercentage, fieldType, removeFromOutput });
const tableConfig = {
  columns: [column(0, 'Day', 16, 'date'), column(1, 'Goods', 60, 'text'), column(2, 'Amount', 24, 'number')],
  headerRows: 1,
  transforms: { verticalMergeMasks: [{ columns: [false, true, false], direction: 'previous' as const }], alignMiddle: null, multilineFields: [1], separator: ' ' },
};

function field(id: string, name: string, rest: Partial<TemplateRectangle>): TemplateRectangle {
  return {
    id, name, fieldType: 'text', toolType: 'ocr', textFieldType: 'text', locationType: 'fixed', fixedLocation: null, variableLocation: null,
    pages: { page: 0, pagesType: 'currentPage' }, tableConfig: null, checkLabels: null, ...rest,
  };
}

const rectangles: TemplateRectangle[] = [
  field('a', 'Date', { textFieldType: 'date', fixedLocation: { pageLocation: onCanvas(orderPlaces.date) } }),
  field('b', 'Number', { regex: '^4(\\d+)$', fixedLocation: { pageLocation: onCanvas(orderPlaces.number) } }),
  field('c', 'Paid', { checkLabels: { checked: 'yes', unchecked: 'no' }, fixedLocation: { pageLocation: onCanvas(orderPlaces.paid) } }),
  field('d', 'Total', {
    textFieldType: 'number', locationType: 'variable',
    variableLocation: {
      top: { type: 'words', words: 'total', position: 'top', offset: -20 }, bottom: { type: 'words', words: 'Total', position: 'bottom', offset: 20 },
      left: { type: 'words', words: 'Total', position: 'right', offset: 0 }, right: { type: 'percentage', percentage: 100 }, forbiddenWords: ['Subtotal'],
    },
  }),
  field('e', 'Goods', { fieldType: 'table', toolType: 'ocrtables', tableConfig, fixedLocation: { pageLocation: onCanvas(orderPlaces.table) } }),
];
const definition = (some: TemplateRectangle[] = rectangles) => JSON.stringify({ rectangles: some } satisfies TemplateDefinition);

async function saveTemplate(name: string, some?: TemplateRectangle[]) {
  return (await asOwner.templates.create({ name, template: definition(some), templateDocumentId: documentId })).template;
}

const bytesOf = async (file: { bytes(): Promise<Uint8Array> }) => file.bytes();

describe('a place on a page', () => {
  it('says which words stand in it, what they mean as a field and as a table, and where edges lie', async () => {
    const date = await asOwner.templates.extractText(documentId, 0, { ...onCanvas(orderPlaces.date), fieldType: 'date' });
    expect(date.extractedText).toBe('2026-05-13');
    expect(date.fragment.rawText).toBe('13.05.2026');
    const { fragment } = await asOwner.templates.extractTable(documentId, 0, { ...onCanvas(orderPlaces.table), tableConfig });
    expect(fragment.extractedData).toEqual({
      name: '', hasHeader: true,
      output: [['Day', 'Goods', 'Amount'], ['2026-05-02', 'Paper, white\nA4, 80 g', '1234.50'], ['2026-05-14', '=SUM(A1) toner', '-12.00'], ['2026-05-15', 'Ink', '7.25']],
    });
    const { words, edges } = await asOwner.templates.wordsInRectangle(documentId, 0, { ...onCanvas(orderPlaces.total), edge: 'left', position: 'right' });
    expect(words.map(({ text }) => text)).toEqual(['1.229,75']);
    const [beside] = await asOwner.templates.edgesFromWords(documentId, 0, { words: 'TOTAL:', edge: 'left', position: 'right', offset: 5 });
    expect(beside!.value).toBeGreaterThan(onCanvas([380, 0, 0, 0]).x0);
    expect(edges[0]!.value).toBeGreaterThan(beside!.value);
  });

  it('that words tell is read where they are, and what is not found is named with its edge', async () => {
    const variableLocation = rectangles[3]!.variableLocation!;
    const found = await asOwner.templates.extractVariableText(documentId, 0, { fieldType: 'number', variableLocations: [{ rectangleId: 'd', variableLocation }] });
    expect(found.fragments[0]!.extractedData.output).toBe('1229.75');
    const wrong = { ...variableLocation, left: { type: 'words' as const, words: 'Grand sum', position: 'right' as const, offset: 0 } };
    const { errors, fragments } = await asOwner.templates.extractVariableTable(documentId, 0, { tableConfig, variableLocations: [{ rectangleId: 'd', variableLocation: wrong }] });
    expect(fragments).toEqual([]);
    expect(errors).toEqual([{ rectangleId: 'd', edge: 'left', message: 'The words "Grand sum" of the left edge were not found on page 1.' }]);
    const forbidden = { ...variableLocation, forbiddenWords: ['1.229,75'] };
    expect((await asOwner.templates.extractVariableText(documentId, 0, { variableLocations: [{ variableLocation: forbidden }] })).errors[0]!.message).toContain('forbidden words "1.229,75"');
  });

  it('of a page that is not there is not found', async () => {
    await expect(asOwner.templates.extractText(documentId, 1, onCanvas(orderPlaces.date))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a template', () => {
  it('is saved, listed, found, changed, copied and deleted; a name is there once', async () => {
    const template = await saveTemplate('Orders');
    expect(template).toMatchObject({ visibility: 'private', type: 'FreeForm', version: 'v2', metadataFields: ['startDate', 'endDate', 'startBalance', 'endBalance'], numFields: 4, numTables: 1, abilities: { update: true } });
    await expect(saveTemplate('orders')).rejects.toMatchObject({ type: templateErrors.nameTaken.type, message: expect.stringContaining('Validation error') });
    await expect(asOwner.templates.create({ name: ' ', template: definition() })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Template name is required') });
    await expect(asOwner.templates.create({ name: 'Other', template: definition([rectangles[0]!, { ...rectangles[1]!, name: 'date' }]) })).rejects.toMatchObject({ message: expect.stringContaining('same name') });
    expect((await asOwner.templates.list({ search: 'ORD' })).templates.map(({ name }) => name)).toEqual(['Orders']);
    const copy = await asOwner.templates.import(template.id);
    expect(copy.name).toBe('Orders (2)');
    expect((await asOwner.templates.update(copy.id, { name: 'Copy', visibility: 'public' })).template).toMatchObject({ name: 'Copy', numTables: 1 });
    expect((await asOwner.templates.list({ visibility: 'public' })).templates.map(({ id }) => id)).toEqual([copy.id]);
    expect((await asOwner.templates.fields(copy.id)).at(-1)).toEqual({ rectangleId: 'e', name: 'Goods', fieldType: 'table', columns: [{ name: 'Day', fieldType: 'date' }, { name: 'Goods', fieldType: 'text' }, { name: 'Amount', fieldType: 'number' }] });
    await expect(asOwner.templates.updateOwner(copy.id, documentId)).rejects.toMatchObject({ type: templateErrors.noUser.type });
    await asOwner.templates.delete(copy.id);
    await expect(asOwner.templates.get(copy.id)).rejects.toMatchObject({ status: 404 });
  });

  it('that is private is not there for others of the firm, and may be changed by its owner only', async () => {
    const { services } = booted.server;
    const owner = await asOwner.users.current();
    const template = await saveTemplate('Own');
    const colleague = { userId: owner.id, contractId: owner.contractId };
    const { createAccessToken } = await import('../tokens/tokens.commands.js');
    const member = await services.db.users.create({ id: services.newId(), contractId: owner.contractId, email: 'colleague@example.com', firstName: 'C', lastName: 'C', isContractAdmin: false, createdAt: new Date(), emailConfirmedAt: new Date() }, { tenant: { contractId: owner.contractId } });
    booted.asNobody.setToken(await createAccessToken(services, { ...colleague, userId: member.id }));
    await expect(booted.asNobody.templates.get(template.id)).rejects.toMatchObject({ status: 404 });
    await asOwner.templates.update(template.id, { visibility: 'public' });
    expect((await booted.asNobody.templates.get(template.id)).abilities).toEqual({ update: false });
    await expect(booted.asNobody.templates.delete(template.id)).rejects.toMatchObject({ type: templateErrors.notOwner.type });
    expect(await asOwner.templates.updateOwner(template.id, member.id)).toMatchObject({ owner: { userId: member.id } });
    await booted.asNobody.templates.delete(template.id);
    booted.asNobody.setToken(undefined);
  });
});

describe('a job with a template', () => {
  it('reads each document, shows its places, takes corrections back, and leaves as xlsx and csv with added columns', async () => {
    const template = await saveTemplate('Job');
    const second = (await asOwner.documents.upload({ name: 'second.pdf', content: await orderPdf({ number: '4812', isPaid: false }) })).id;
    const { job: started } = await asOwner.templates.update(template.id, { createJob: true, documents: [documentId, second], l1: 'Client', l2: 'Orders' });
    const job = await waitForJob(asOwner, started!.id);
    expect(job).toMatchObject({ status: 'Succeeded', isBankMode: false, isGeneric: false, templateId: template.id, template: { id: template.id, name: 'Job' }, numTransactions: 14, tags: ['Client', 'Orders'] });
    expect((await asOwner.templates.lastUsed())[0]!.id).toBe(template.id);
    expect(await asOwner.jobs.findings(job.id)).toEqual([]);

    const places = await asOwner.templates.extractedData(documentId, 0, { jobId: job.id });
    expect(places.map(({ extractedData }) => extractedData.output).slice(0, 4)).toEqual(['2026-05-13', '711', 'yes', '1229.75']);
    expect((await asOwner.templates.extractedData(second, 0, { jobId: job.id }))[2]!.extractedData.output).toBe('no');
    const [first] = places;
    expect(first!.x0).toBeCloseTo(onCanvas(orderPlaces.date).x0, 3);
    expect(new DataView((await bytesOf(await asOwner.templates.fragmentImage(first!.id))).buffer as ArrayBuffer).getUint32(0)).toBe(0x89504e47);

    const table = places[4]!;
    expect(await asOwner.templates.updateFragment(first!.id, { editedText: '2026-05-12', rating: 'bad' })).toMatchObject({ editedText: '2026-05-12', rating: 'bad', rawText: '13.05.2026' });
    await asOwner.templates.updateFragment(table.id, { editedText: 'Ink, black', row: 2, column: 1 });
    await expect(asOwner.templates.updateFragment(table.id, { editedText: 'x', row: 9 })).rejects.toMatchObject({ message: expect.stringContaining('no cell in row 10') });
    await asOwner.edits.undo(job.id);
    expect(((await asOwner.templates.extractedData(documentId, 0, { jobId: job.id }))[4]!.extractedData.output as string[][])[3]).toEqual(['2026-05-15', 'Ink', '7.25']);

    await asOwner.templates.addMappings(template.id, [{ columnName: 'goods', value: 'INK', addedColumnName: 'Account', addedValue: '4930' }]);
    const xlsx = unzipSync(await bytesOf(await asOwner.exports.create(job.id, { format: 'xlsx' })));
    const text = (name: string) => Buffer.from(xlsx[name]!).toString('utf8');
    expect(text('xl/workbook.xml').match(/<sheet name="[^"]*"/g)).toEqual(['<sheet name="Fields"', '<sheet name="Goods"']);
    // A number, a date as its serial, text that begins with = as text.
    expect(text('xl/worksheets/sheet2.xml')).toMatch(/<v>46144<\/v>.*<v>1234\.50<\/v>.*=SUM\(A1\) toner.*<v>-12\.00<\/v>/s);
    expect(text('xl/worksheets/sheet2.xml')).toContain('4930');
    const csv = unzipSync(await bytesOf(await asOwner.exports.create({ l1: 'Client', l2: 'Orders' }, { format: 'csv', documentIds: [documentId], options: { dateFormat: 'DD/MM/YYYY' } })));
    const files = Object.fromEntries(Object.entries(csv).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
    expect(files['Client Orders-Fields.csv']).toBe('File,Page,Date,Number,Paid,Total\r\norder.pdf,1,12/05/2026,711,yes,1229.75\r\n');
    expect(files['Client Orders-Goods.csv']).toBe("File,Page,Day,Goods,Amount,Account\r\norder.pdf,1,02/05/2026,\"Paper, white\nA4, 80 g\",1234.50,\r\norder.pdf,1,14/05/2026,'=SUM(A1) toner,-12.00,\r\norder.pdf,1,15/05/2026,Ink,7.25,4930\r\n");
    await expect(asOwner.exports.create(job.id, { format: 'qif' })).rejects.toMatchObject({ type: templateErrors.notShown.type });

    const some = await asOwner.exports.create(job.id, { format: 'csv', documentIds: [second], selectedFieldNames: ['number', 'Total'] });
    expect(await some.text()).toBe('File,Page,Number,Total\r\nsecond.pdf,1,812,1229.75\r\n');
    await expect(asOwner.exports.create(job.id, { format: 'csv', selectedFieldNames: ['Nowhere'] })).rejects.toMatchObject({ type: 'export.no_data' });

    booted.server.services.config.trialDownloadRows = 3;
    const cut = await asOwner.exports.create(job.id, { format: 'csv' }).finally(() => (booted.server.services.config.trialDownloadRows = undefined));
    expect(cut.trialLimit).toBe(3);
    expect(Object.values(unzipSync(await bytesOf(cut))).map((bytes) => Buffer.from(bytes).toString('utf8').trim().split('\r\n').length - 1)).toEqual([2, 1]);
    expect((await asOwner.exports.create(job.id, { format: 'csv' })).trialLimit).toBeNull();
    expect((await asOwner.exports.preview(job.id, { format: 'csv' })).columns).toEqual(['File', 'Page', 'Date', 'Number', 'Paid', 'Total']);
  });

  it('reads the pages that a field asks for, says which places were not there, and reads scans', async () => {
    const everywhere = field('a', 'Date', { textFieldType: 'date', fixedLocation: { pageLocation: onCanvas(orderPlaces.date) }, pages: { page: 0, pagesType: 'allPages', exclude: [1] } });
    const beyond = field('b', 'Late', { fixedLocation: { pageLocation: onCanvas(orderPlaces.number) }, pages: { page: 7, pagesType: 'currentPage' } });
    const template = await saveTemplate('Pages', [everywhere, beyond]);
    const pages = (await asOwner.documents.upload({ name: 'three.pdf', content: await orderPdf({ pages: 3 }) })).id;
    const scan = (await asOwner.documents.upload({ name: 'scan.png', content: await bytesOf(await asOwner.documents.pageImage(documentId, 0, { width: 1700 })) })).id;
    const job = await waitForJob(asOwner, (await asOwner.jobs.create({ documents: [pages, scan], templateId: template.id })).id);
    const { data } = await asOwner.jobs.templateExtractedData(job.id);
    expect(data.map(({ fields }) => fields[0]!.rows.map(({ cells, pageNumber }) => [pageNumber, ...cells]))).toEqual([[[0, '2026-05-13'], [2, '2026-05-13']], [[0, '2026-05-13']]]);
    expect((await asOwner.jobs.findings(job.id))[0]!.message).toBe('"Late" is read on page 8, and the document has 3 pages. Change the template, or leave this document out.');
    await asOwner.templates.delete(template.id);
    await expect(asOwner.jobs.create({ documents: [pages], templateId: template.id })).rejects.toMatchObject({ type: templateErrors.gone.type });
    const redone = await asOwner.jobs.redo(job.id).then(() => waitForJob(asOwner, job.id));
    expect(redone).toMatchObject({ status: 'Failed', error: { type: templateErrors.gone.type } });
  });
});

describe('added columns', () => {
  it('are listed, changed and deleted, and come out of a CSV file line by line, first to look at', async () => {
    const template = await saveTemplate('Added');
    const lines = ['Column Name;Value;Added Column Name;Added Value', 'Goods;Ink;Account;4930', ';Paper;Account;1', 'Goods;Toner;Account;4940'];
    const csv = (await asOwner.documents.upload({ name: 'added.csv', content: Buffer.from(lines.join('\n')) })).id;
    await asOwner.templates.addMappings(template.id, [{ columnName: 'goods', value: 'ink', addedColumnName: 'Account', addedValue: '1' }]);
    const dry = await asOwner.templates.addMappingsCsv(template.id, csv, true);
    expect(dry.map(({ line, status, message }) => [line, status, message])).toEqual([[2, 'updated', 'Replaces the value that is there'], [3, 'error', 'Column name is required'], [4, 'added', 'New']]);
    expect((await asOwner.templates.listMappings(template.id)).count).toBe(1);
    await asOwner.templates.addMappingsCsv(template.id, csv);
    const { mappings } = await asOwner.templates.listMappings(template.id, { sorted: [{ field: 'addedValue', direction: 'DESC' }], filtered: [{ field: 'addedValue', operator: 'startsWith', value: '49' }] });
    expect(mappings.map(({ value, addedValue }) => [value, addedValue])).toEqual([['Toner', '4940'], ['ink', '4930']]);
    const [toner, ink] = mappings;
    await expect(asOwner.templates.updateMapping(template.id, toner!.id, { ...toner!, value: 'Ink' })).rejects.toMatchObject({ type: templateErrors.mappingTaken.type });
    await asOwner.templates.deleteMapping(template.id, ink!.id);
    expect((await asOwner.templates.listMappings(template.id)).count).toBe(1);
    await expect(asOwner.templates.addMappingsCsv(template.id, documentId)).rejects.toMatchObject({ type: 'import.not_csv' });
    expect(Object.keys(unzipSync(await bytesOf(await asOwner.templates.exampleSpreadsheet(template.id))))).toContain('xl/worksheets/sheet1.xml');
  });
});
