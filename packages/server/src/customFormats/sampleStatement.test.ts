import { bankColumnSources, newColumn } from '@tieout/sdk/contract';
import type { ColumnConfig } from '@tieout/sdk/contract';
import { expect, it } from 'vitest';
import { previewExport } from '../exports/previewExport.js';
import { sampleStatement } from './sampleStatement.js';

it('the sample rows have something to show for every source that statements fill', async () => {
  const columns = bankColumnSources.map((source, index) => ({ ...newColumn(index, source, 'text'), hardcodedValue: 'X' }) as ColumnConfig);
  const { rows } = await previewExport([sampleStatement], { format: 'custom-preview', options: { columns } });
  const empty = bankColumnSources.filter((_, column) => rows.every((row) => row[column] === ''));
  expect(empty).toEqual(['metadata']);
});
