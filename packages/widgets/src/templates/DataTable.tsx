interface DataTableProps {
  label: string;
  /** Headings first. */
  rows: readonly (readonly string[])[];
  /** Pixels. @default 500 */
  maxHeight?: number;
  /** Absent: cells cannot be changed. */
  onEdit?: (row: number, column: number, text: string) => void;
  editLabel?: (column: string, row: number) => string;
}

/** Rows that a table of a template read. */
export function DataTable({ label, rows: [headings = [], ...rows], maxHeight = 500, onEdit, editLabel }: DataTableProps) {
  return (
    <div className="tieout-table-scroll tieout-template-data" role="region" tabIndex={0} aria-label={label} style={{ maxHeight }}>
      <table className="tieout-table">
        <thead><tr>{headings.map((heading, index) => <th key={index} scope="col">{heading}</th>)}</tr></thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column}>
                  {onEdit ? <CellInput text={text} label={editLabel?.(headings[column] ?? '', row + 1) ?? ''} onLeave={(next) => onEdit(row, column, next)} /> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Kept with Enter or when it is left; Escape takes it back. */
function CellInput({ text, label, onLeave }: { text: string; label: string; onLeave: (text: string) => void }) {
  return (
    <textarea
      key={text} className="tieout-template-cell" aria-label={label} defaultValue={text} rows={Math.max(1, text.split('\n').length)}
      onBlur={(event) => event.currentTarget.value !== text && onLeave(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = text;
        if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
