import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildJob, buildJobDocument, testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { JobResult } from './JobResult.js';

const meta: Meta<typeof JobResult> = { title: 'Jobs/JobResult', component: JobResult, decorators: [withTieout], parameters: { tieout: { isFlush: true } } };
export default meta;
type Story = StoryObj<typeof JobResult>;

export const FilledForms: Story = {
  args: { job: buildJob({ type: 'WritePdf', name: 'Members', output: JSON.stringify({ documentId: testId('document', 9) }) }) },
  parameters: { tieout: { isFlush: true, server: () => ({ numPages: 1, documents: [1, 2].map((part) => buildJobDocument({ documentId: testId('document', part), name: `membership ${part} of 2.pdf` })) }) } },
};
