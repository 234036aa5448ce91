import { Button, Loader } from '@mantine/core';
import { ApiError, exportErrors, type ExportFormat, type ExportPreview, type ExportRequest } from '@tieout/sdk/contract';
import { useExportPreview, type ExportSubject } from '../useExportForm.js';
import type { ExportPanelStrings } from './ExportPanel.strings.js';

interface ExportPreviewTableProps {
  subject: ExportSubject;
  format: ExportFormat;
  /** Null while the form does not fit. */
  request: ExportRequest | null;
  /** Of a custom format: another preview when they change. */
  columns: unknown;
  strings: ExportPanelStrings;
}

/** The first rows of an export, as they will be written. */
export function ExportPreviewTable({ subject, format, request, columns, strings }: ExportPreviewTableProps) {
  const preview = useExportPreview(subject, request, columns);
  const isTable = format.deliveredAs === 'csv' || format.deliveredAs === 'xlsx';
  return (
    <section className="tieout-export-preview" aria-busy={preview.isFetching}>
      <h2>{strings.preview}</h2>
      <p className="tieout-muted">{isTable ? strings.previewNote : strings.previewOf(format.label)}</p>
      {request === null && <p className="tieout-export-none">{strings.previewWaits}</p>}
      {request !== null && preview.isPending && <p className="tieout-export-none"><Loader size="xs" aria-hidden /> {strings.previewLoading}</p>}
      {request !== null && preview.isError && <PreviewFailed error={preview.error} strings={strings} onRetry={() => void preview.refetch()} />}
      {preview.data?.doubledRows && <p className="tieout-muted">{strings.doubledRows(preview.data.doubledRows)}</p>}
      {request !== null && preview.data && !preview.isError && <Rows preview={preview.data} strings={strings} />}
    </section>
  );
}

function PreviewFailed({ error, strings, onRetry }: { error: unknown; strings: ExportPanelStrings; onRetry: () => void }) {
  if (error instanceof ApiError && error.is(exportErrors.noData)) return <p className="tieout-export-none">{strings.previewEmpty}</p>;
  // What the server says of a row or an option helps more than that it failed.
  const reason = error instanceof ApiError && error.status < 500 ? error.message : strings.previewFailed;
  return (
    <div className="tieout-export-none" role="alert">
      {reason}
      <Button variant="default" size="compact-xs" onClick={onRetry}>{strings.retry}</Button>
    </div>
  );
}

const isNumber = (text: string | undefined): boolean => /^-?\d+([.,]\d+)?$/.test(text ?? '');

function Rows({ preview: { columns, rows }, strings }: { preview: ExportPreview; strings: ExportPanelStrings }) {
  // A column of amounts is right-aligned, by what stands in it.
  const money = columns.map((_, column) => rows.some((row) => /[.,]/.test(row[column] ?? '') && isNumber(row[column])) && rows.every((row) => !row[column] || isNumber(row[column])));
  return (
    <div className="tieout-csv-scroll" role="region" aria-label={strings.preview} tabIndex={0}>
      <table className="tieout-csv-table">
        <thead><tr>{columns.map((heading, column) => <th key={column} scope="col" data-money={money[column] || undefined}>{heading || strings.wordColumn(column + 1)}</th>)}</tr></thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{columns.map((_, column) => <td key={column} data-money={money[column] || undefined} className="tieout-figures">{row[column] ?? ''}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
