import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, type Fragment, type Template, type TemplateRectangle } from '@tieout/sdk/contract';
import { buildDocument, buildDocumentPage, buildJob, buildJobDocument, TEST_INSTANT, testId, type FakeTransport } from '@tieout/sdk/testing';
import { userEvent, within } from 'storybook/test';
import { withTieout } from '../testing/StoryFrame.js';
import { ExtractedDataViewer } from './ExtractedDataViewer/ExtractedDataViewer.js';
import { TemplateDrawer } from './TemplateDrawer/TemplateDrawer.js';
import { TemplateList } from './TemplateList/TemplateList.js';

const place = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
const field: TemplateRectangle = {
  id: 'r1', name: 'Total', fieldType: 'text', toolType: 'ocr', textFieldType: 'number', locationType: 'variable', fixedLocation: null, tableConfig: null, checkLabels: null, pages: { page: 0, pagesType: 'currentPage' },
  variableLocation: {
    top: { type: 'words', words: 'Total', position: 'top', offset: 0 }, bottom: { type: 'words', words: 'Total', position: 'bottom', offset: 0 },
    left: { type: 'words', words: 'Grand total', position: 'right', offset: 0 }, right: { type: 'percentage', percentage: 100 }, forbiddenWords: [],
  },
};
const column = (index: number, name: string, columnWidthPercentage: number) => ({ index, name, columnWidthPercentage, fieldType: 'text' as const, removeFromOutput: false });
const table: TemplateRectangle = {
  ...field, id: 'r2', name: 'Goods', fieldType: 'table', toolType: 'ocrtables', textFieldType: 'text', locationType: 'fixed', variableLocation: null, fixedLocation: { pageLocation: place(200, 700, 2350, 1500) },
  tableConfig: { columns: [column(0, 'Day', 20), column(1, 'Goods', 55), column(2, 'Amount', 25)], headerRows: 1, transforms: { verticalMergeMasks: [], alignMiddle: null, multilineFields: [], separator: ' ' } },
};
const output = [['Day', 'Goods', 'Amount'], ['2026-05-02', 'Paper, white\nA4, 80 g', '1234.50'], ['2026-05-14', '=SUM(A1) toner', '-12.00']];
const template: Template = {
  id: testId('job', 7), name: 'Orders', metadataFields: [], logoURL: null, intuitNumber: null, visibility: 'private', category: '', type: 'FreeForm', description: '', version: 'v2', template: JSON.stringify({ rectangles: [field, table] }),
  templateDocumentId: testId('document'), numFields: 1, numTables: 1, createdAt: TEST_INSTANT, updatedAt: TEST_INSTANT, lastUsedAt: TEST_INSTANT, owner: { userId: testId('job', 8), name: 'Ada' }, abilities: { update: true },
};
const fragment: Fragment = {
  id: testId('job', 9), fragmentId: testId('job', 9), jobId: testId('job'), documentId: testId('document'), rectangleId: 'r2', fieldType: 'table', toolType: 'ocrtables', textFieldType: 'text', ...place(200, 700, 2350, 1500), x: 200, y: 700, width: 2150, height: 800,
  pageNumber: 0, extractedData: { name: 'Goods', output, hasHeader: true }, rawText: '', editedText: null, rating: null, rowIds: [],
};
const text: Fragment = { ...fragment, id: testId('job', 10), rectangleId: 'r1', fieldType: 'text', toolType: 'ocr', ...place(1500, 1700, 2300, 1800), extractedData: { name: 'Total', output: '1222.50', hasHeader: false }, rawText: '1.222,50' };

const server = () => ({
  jobs: [buildJob({ templateId: template.id, template: { id: template.id, name: 'Orders', smallImageUrl: '' }, isBankMode: false })],
  documents: [buildJobDocument({ numPages: 3 })],
  with: (transport: FakeTransport) => transport
    .on(contract.documents.get, ({ params }) => ({ document: buildDocument({ id: params.id }) }))
    .on(contract.documents.page, () => buildDocumentPage())
    .on(contract.templates.get, () => ({ template }))
    .on(contract.templates.list, () => ({ templates: [template], count: 1 }))
    .on(contract.templates.thumbnails, () => ({ count: 3, thumbnails: [0, 1, 2].map((pageNumber) => ({ pageNumber, width: 119, height: 168, imageSrc: '' })) }))
    .on(contract.templates.edgesFromWords, ({ body }) => ({ edges: body.words === 'Total' ? [{ edge: body.edge, position: body.position, value: 1700, words: 'Total', box: place(1300, 1700, 1450, 1740) }] : [] }))
    .on(contract.templates.extractTable, () => ({ fragment: { ...fragment, rectangleId: 'r2' } }))
    .on(contract.templates.extractVariableText, () => ({ fragments: [], errors: [{ rectangleId: 'r1', edge: 'left' as const, message: 'The words "Grand total" of the left edge were not found on page 1.' }] }))
    .on(contract.templates.extractedData, () => ({ rectangles: [text, fragment] })),
});

/** A machine that is busy with other stories takes longer than the second that is waited for by default. */
const PATIENT = { timeout: 8000 };

const meta: Meta = { title: 'Templates', decorators: [withTieout], parameters: { tieout: { server, isFlush: true } } };
export default meta;

export const Drawing: StoryObj = {
  render: () => <TemplateDrawer templateId={template.id} />,
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Goods' }, PATIENT)),
};

/** Words that are not on the page: the edge is named where it is set. */
export const PlaceNotFound: StoryObj = {
  render: () => <TemplateDrawer templateId={template.id} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Fields' }, PATIENT));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Total' }, PATIENT));
    await canvas.findByText(/Please update the variable field configuration below\./, {}, PATIENT);
  },
};

export const Extracted: StoryObj = {
  render: () => <ExtractedDataViewer job={server().jobs[0]!} />,
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Goods' }, PATIENT)),
};

export const List: StoryObj = { parameters: { tieout: { server, isFlush: false } }, render: () => <TemplateList editHref={() => '#'} addedColumnsHref={() => '#'} drawHref="#" /> };
