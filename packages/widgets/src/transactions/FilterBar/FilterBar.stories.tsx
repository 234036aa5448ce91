import type { Meta, StoryObj } from '@storybook/react-vite';
import { testId } from '@tieout/sdk/testing';
import { useState } from 'react';
import { withTieout } from '../../testing/StoryFrame.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';
import { defaultFilters, type TransactionFilters } from './filterModel.js';

function Kept({ value, documents }: Pick<FilterBarProps, 'value' | 'documents'>) {
  const [filters, setFilters] = useState(value);
  return <FilterBar value={filters} onChange={setFilters} {...(documents ? { documents } : {})} />;
}

const several: TransactionFilters = {
  statuses: ['unknown', 'error'],
  conditions: [
    { field: 'amount', operator: 'inRange', valueFrom: -100, valueTo: -10 }, { field: 'pageNumber', operator: 'equals', value: 2 },
    { field: 'description', operator: 'notContains', value: 'A very long text that somebody pasted from the statement into the filter' },
    { field: 'documentId', operator: 'equals', value: testId('document') }, { field: 'payee', operator: 'blank' },
  ],
};

const meta: Meta<typeof Kept> = { title: 'Transactions/FilterBar', component: Kept, decorators: [withTieout], args: { value: defaultFilters } };
export default meta;
type Story = StoryObj<typeof Kept>;

export const Default: Story = {};
export const Several: Story = { args: { value: several, documents: [{ documentId: testId('document'), name: 'January.pdf' }] } };
export const SeveralDark: Story = { args: { value: several }, parameters: { tieout: { colorScheme: 'dark' } } };
