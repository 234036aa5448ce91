import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildJob } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { IssueReport } from './IssueReport.js';

const meta: Meta<typeof IssueReport> = {
  title: 'Ratings/IssueReport', component: IssueReport, decorators: [withTieout], args: { job: buildJob(), opened: true, onClose: () => undefined, numPages: 4 },
};
export default meta;
type Story = StoryObj<typeof IssueReport>;

export const BankDocument: Story = {};
export const Dark: Story = { parameters: { tieout: { colorScheme: 'dark' } } };
export const OtherDocument: Story = { args: { job: buildJob({ isGeneric: true }) } };
