import { Select } from '@mantine/core';
import type { VendorsMapping, VendorsPreview } from '@tieout/sdk/contract';
import type { VendorsImportStrings } from './VendorsImport.strings.js';

interface VendorColumnsProps {
  preview: VendorsPreview;
  strings: VendorsImportStrings;
  onChange: (change: Partial<VendorsMapping>) => void;
}

type Role = 'vendor' | 'category';

/** The first lines of the file, each column under the choice of what it holds. */
export function VendorColumns({ preview: { mapping, headings, lines }, strings, onChange }: VendorColumnsProps) {
  const width = Math.max(headings.length, ...lines.map((line) => line.length), 2);
  const roleOf = (column: number) => (column === mapping.vendor ? 'vendor' : column === mapping.category ? 'category' : 'ignored');
  const headingOf = (column: number) => headings[column] || strings.columnNumber(column + 1);
  const data = [{ value: 'vendor', label: strings.vendor }, { value: 'category', label: strings.category }, { value: 'ignored', label: strings.ignored, disabled: true }];
  const choose = (column: number, role: Role) => {
    const other = role === 'vendor' ? 'category' : 'vendor';
    // The two change places rather than both being the same column.
    onChange(mapping[other] === column ? { [role]: column, [other]: mapping[role] } : { [role]: column });
  };
  return (
    <div className="tieout-csv-scroll" role="region" aria-label={strings.inTheFile} tabIndex={0}>
      <table className="tieout-csv-table">
        <thead>
          <tr>
            {Array.from({ length: width }, (_, column) => (
              <th key={column} scope="col" data-used={roleOf(column) !== 'ignored' || undefined}>
                <Select
                  aria-label={strings.columnRole(headingOf(column))} size="xs" value={roleOf(column)} data={data} allowDeselect={false}
                  onChange={(value) => value && value !== 'ignored' && choose(column, value as Role)} comboboxProps={{ width: 170, position: 'bottom-start' }}
                />
                <span className="tieout-csv-heading">{headingOf(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, 5).map((line, index) => (
            <tr key={index}>{Array.from({ length: width }, (_, column) => <td key={column} data-used={roleOf(column) !== 'ignored' || undefined}>{line[column] ?? ''}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
