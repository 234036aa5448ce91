import { Alert, Button, Group, Loader, Modal, MultiSelect, Radio, Select } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import type { JobDocument } from '@tieout/sdk/contract';
import { dateFormats, invoiceFields, invoiceLineFields, type DateFormat } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { CustomFormatDialog } from '../../customFormats/CustomFormatDialog/CustomFormatDialog.js';
import { NoDataDialog } from '../../exports/NoDataDialog.js';
import { invoiceDownloadStrings, type InvoiceDownloadStrings } from './InvoiceDownload.strings.js';
import { ALL_COLUMNS, useInvoiceDownload, type InvoiceDownloadInput } from './useInvoiceDownload.js';

export interface InvoiceDownloadProps extends Omit<InvoiceDownloadInput, 'onDone' | 'onNoData'> {
  /** Documents of the job; none: all that the workspace has. */
  documents: readonly JobDocument[];
  opened: boolean;
  onClose: () => void;
  strings?: Partial<InvoiceDownloadStrings>;
}

/** Download Invoice Data: invoices with their lines, in all columns or those of a custom format. */
export function InvoiceDownload({ opened, onClose, strings: own, ...input }: InvoiceDownloadProps) {
  const strings = useStrings('InvoiceDownload', invoiceDownloadStrings, own);
  const [isEditing, setIsEditing] = useState(false);
  const [hasNoData, setHasNoData] = useState(false);
  return (
    <>
      <Modal opened={opened && !isEditing && !hasNoData} onClose={onClose} title={strings.title} size={860} keepMounted={opened}>
        {opened && <DownloadForm {...input} strings={strings} onDone={onClose} onNoData={() => setHasNoData(true)} onEditFormats={() => setIsEditing(true)} />}
      </Modal>
      <CustomFormatDialog type="invoice" opened={opened && isEditing} onClose={() => setIsEditing(false)} />
      <NoDataDialog opened={opened && hasNoData} strings={strings} onClose={() => setHasNoData(false)} />
    </>
  );
}

type FormProps = InvoiceDownloadInput & Pick<InvoiceDownloadProps, 'documents'> & { strings: InvoiceDownloadStrings; onEditFormats: () => void };

function DownloadForm({ documents, strings, onEditFormats, ...input }: FormProps) {
  const form = useInvoiceDownload(input, strings);
  const { values, change, fields } = form;
  const named = (names: readonly string[]) => names.map((value) => ({ value, label: strings.fieldNames[value] ?? value }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.download();
  };
  return (
    <form className="tieout-download" onSubmit={handleSubmit} noValidate>
      {documents.length > 1 && (
        <MultiSelect
          label={strings.documents} placeholder={values.documentIds.length === 0 ? strings.allDocuments : ''} data={documents.map(({ documentId, name }) => ({ value: documentId, label: name }))}
          value={values.documentIds} onChange={(documentIds) => change({ documentIds })} clearable hidePickedOptions maxDropdownHeight={240}
        />
      )}
      <Group gap="md" align="end">
        <Select
          label={strings.format} value={values.format} allowDeselect={false} onChange={(format) => format && change({ format })}
          data={[{ value: ALL_COLUMNS, label: strings.allColumns }, ...form.ownFormats.map(({ name }) => ({ value: `custom-${name}`, label: name }))]}
        />
        <Select label={strings.dateFormat} value={values.dateFormat} allowDeselect={false} data={[...dateFormats]} onChange={(value) => value && change({ dateFormat: value as DateFormat })} />
        <Radio.Group label={strings.fileType} value={values.fileType} onChange={(value) => change({ fileType: value as 'CSV' | 'XLSX' })}>
          <Group gap="sm" mt={6} mb={6}><Radio value="XLSX" label="XLSX" /><Radio value="CSV" label="CSV" /></Group>
        </Radio.Group>
      </Group>
      <button type="button" className="tieout-link tieout-download-formats" onClick={onEditFormats}>{form.ownFormats.length > 0 ? strings.editFormats : strings.createFormat}</button>
      {values.format === ALL_COLUMNS && (
        <details className="tieout-invoice-extra">
          <summary>{strings.fields}</summary>
          <MultiSelect label={strings.invoiceFields} data={named(invoiceFields)} value={fields.invoice} onChange={(invoice) => form.setFields({ ...fields, invoice: invoice as typeof fields.invoice })} />
          <MultiSelect label={strings.lineFields} data={named(invoiceLineFields)} value={fields.line} onChange={(line) => form.setFields({ ...fields, line: line as typeof fields.line })} />
        </details>
      )}
      <Preview form={form} strings={strings} />
      {form.failure !== null && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{form.failure}</Alert>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={input.onDone}>{strings.cancel}</Button>
        <Button type="submit" data-autofocus loading={form.isBusy} leftSection={<IconDownload size={15} />}>{strings.download}</Button>
      </Group>
    </form>
  );
}

function Preview({ form: { preview }, strings }: { form: ReturnType<typeof useInvoiceDownload>; strings: InvoiceDownloadStrings }) {
  return (
    <section className="tieout-invoice-preview" aria-label={strings.preview} aria-busy={preview.isFetching}>
      <h3>{strings.preview}</h3>
      {preview.isPending && <p><Loader size="xs" aria-hidden /> {strings.previewLoading}</p>}
      {preview.isError && <p role="alert">{describeError(preview.error, strings.previewFailed)}</p>}
      {preview.data && !preview.isError && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div className="tieout-invoice-table" role="region" aria-label={strings.preview} tabIndex={0}>
          <table>
            <thead><tr>{preview.data.columns.map((heading, index) => <th key={`${index} ${heading}`}>{heading}</th>)}</tr></thead>
            <tbody>{preview.data.rows.map((row, index) => <tr key={`${index} ${row.join()}`}>{row.map((cell, at) => <td key={`${at} ${cell}`}>{cell}</td>)}</tr>)}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
