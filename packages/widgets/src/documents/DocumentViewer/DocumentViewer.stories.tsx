import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildTransactions, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { DocumentViewer } from './DocumentViewer.js';

const pdf = { id: testId('document'), name: 'statement.pdf', mimetype: 'application/pdf', numPages: 3 };
const highlights = [
  { page: 1, box: [72, 242, 540, 254] as [number, number, number, number], tone: 'row' as const },
  { page: 1, box: [418, 242, 452, 254] as [number, number, number, number], tone: 'value' as const },
  { page: 1, box: [72, 298, 540, 310] as [number, number, number, number], tone: 'problem' as const },
];
const meta: Meta<typeof DocumentViewer> = {
  title: 'Documents/DocumentViewer', component: DocumentViewer, decorators: [withTieout], args: { document: pdf, highlights },
  parameters: { tieout: { isFlush: true, server: () => ({ rows: buildTransactions(90) }) } },
};
export default meta;
type Story = StoryObj<typeof DocumentViewer>;

export const FitWidth: Story = {};
export const WithThumbnails: Story = { args: { defaultThumbnails: true, defaultZoom: 'page' } };
export const ZoomedIn: Story = { args: { defaultZoom: 300, place: { page: 1, box: [418, 242, 452, 254] } } };
export const Rotated: Story = { args: { defaultRotation: 90, defaultZoom: 'page' } };
export const Picture: Story = { args: { document: { ...pdf, name: 'scan.png', mimetype: 'image/png', numPages: 2 }, defaultThumbnails: true } };
export const FourHundredPages: Story = {
  args: { defaultThumbnails: true, place: { page: 250 } },
  parameters: { tieout: { isFlush: true, server: () => ({ rows: buildTransactions(14_000), numPages: 400 }) } },
};
export const Dark: Story = { parameters: { tieout: { isFlush: true, colorScheme: 'dark', server: () => ({ rows: buildTransactions(90) }) } }, args: { defaultThumbnails: true } };
export const NothingChosen: Story = { args: { document: null } };
export const CannotBeShown: Story = { parameters: { tieout: { isFlush: true, server: () => ({ fileUrl: 'data:application/pdf;base64,bm8gcGRm' }) } } };
