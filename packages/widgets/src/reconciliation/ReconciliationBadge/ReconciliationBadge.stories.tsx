import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTieout } from '../../testing/StoryFrame.js';
import { ReconciliationBadge } from './ReconciliationBadge.js';

const meta: Meta<typeof ReconciliationBadge> = { title: 'Reconciliation/ReconciliationBadge', component: ReconciliationBadge, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof ReconciliationBadge>;

export const Reconciled: Story = { args: { state: 'Reconciled' } };
export const NotReconciled: Story = { args: { state: 'Not Reconciled' } };
export const Unknown: Story = { args: { state: 'Unknown' } };
export const SmallDark: Story = { args: { state: 'Not Reconciled', size: 'sm' }, parameters: { tieout: { colorScheme: 'dark' } } };
