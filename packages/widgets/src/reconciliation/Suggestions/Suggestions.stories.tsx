import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Suggestion } from '@tieout/sdk/contract';
import { testId } from '@tieout/sdk/testing';
import { withTieout } from '../../testing/StoryFrame.js';
import { Suggestions } from './Suggestions.js';

const suggestion = (changes: Partial<Suggestion>): Suggestion => ({
  id: 's1', kind: 'amount', chunk: testId('period'), documentId: testId('document'), message: 'The amount was read as 1,280.00; 1,200.00 would tie out.', pageNumber: 2, transactionId: null,
  from: '1280.00', to: '1200.00', confidence: 'strong', reconciles: true, ...changes,
});
const suggestions = [suggestion({}), suggestion({ id: 's2', kind: 'missingRow', confidence: 'possible', reconciles: false, message: 'A row of 45.10 is missing between these two lines on page 3.' })];

const meta: Meta<typeof Suggestions> = {
  title: 'Reconciliation/Suggestions', component: Suggestions, decorators: [withTieout], args: { jobId: testId('job'), chunk: testId('period'), onLocate: () => undefined }, parameters: { tieout: { server: () => ({ suggestions }) } },
};
export default meta;
type Story = StoryObj<typeof Suggestions>;

export const Two: Story = {};
export const Dark: Story = { parameters: { tieout: { server: () => ({ suggestions }), colorScheme: 'dark' } } };
