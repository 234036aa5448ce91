import { Alert, Button, Checkbox, Select } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconInfoCircle, IconTableOptions } from '@tabler/icons-react';
import type { Account, ExportFormatName, JobDocument } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { CustomFormatDialog } from '../../customFormats/CustomFormatDialog/CustomFormatDialog.js';
import { FormatFields } from '../DownloadDialog/FormatFields.js';
import { FormatHelp } from '../DownloadDialog/FormatHelp.js';
import { customTypeOf, formatChoices } from '../exportForm.js';
import { NoDataDialog } from '../NoDataDialog.js';
import { useExportForm, type ExportSubject } from '../useExportForm.js';
import { ExportDocuments } from './ExportDocuments.js';
import { OriginalDocuments } from './OriginalDocuments.js';
import { exportPanelStrings, type ExportPanelStrings } from './ExportPanel.strings.js';
import { ExportPreviewTable } from './ExportPreviewTable.js';

export interface ExportPanelProps {
  /** A job, or all jobs under two tags. */
  subject: ExportSubject;
  /** Its documents, from `useJobDocuments`. */
  documents: readonly JobDocument[];
  /** Its accounts, from `useReconciliation`. */
  accounts: readonly Account[];
  /** Ids of the documents that were added last; they are chosen at the start. */
  latestDocumentIds?: readonly string[];
  strings?: Partial<ExportPanelStrings>;
}

const CREATE = 'create';

/** The rows of a job as a file, with the columns looked at and set before. */
export function ExportPanel({ subject, documents, accounts, latestDocumentIds = [], strings: own }: ExportPanelProps) {
  const strings = useStrings('ExportPanel', exportPanelStrings, own);
  const [hasNoData, setHasNoData] = useState(false);
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);
  const latest = documents.flatMap(({ documentId }) => (latestDocumentIds.includes(documentId) ? [documentId] : []));
  const form = useExportForm({ subject, documents, accounts, ...(latest.length > 0 ? { startDocumentIds: latest } : {}), onNoData: () => setHasNoData(true) }, strings);
  const { values, format, change, errors, ownFormats, ownFormat } = form;
  const isStatement = subject.content === 'transactions';
  const customType = customTypeOf(subject.content);
  const formats = formatChoices(subject.content, { basic: strings.customBasic, all: strings.customAll }, ownFormats.map(({ name }) => name));
  const handleFormat = (value: string | null) => {
    if (value === CREATE) setEdited({ id: null });
    else if (value) change({ format: value as ExportFormatName });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.download();
  };
  return (
    <div className="tieout-export">
      <form className="tieout-export-form" aria-label={strings.options} onSubmit={handleSubmit} noValidate>
        <Select
          label={strings.format} value={values.format} searchable maxDropdownHeight={320} allowDeselect={false} onChange={handleFormat} error={errors.format}
          data={customType === null ? formats : [...formats, { value: CREATE, label: strings.createFormat }]}
        />
        <FormatHelp key={format.id} format={format} strings={strings} />
        {ownFormat && (
          <Button variant="default" size="xs" leftSection={<IconTableOptions size={15} aria-hidden />} onClick={() => setEdited({ id: ownFormat.id })} className="tieout-export-configure">
            {strings.configure}
          </Button>
        )}
        <FormatFields format={format} values={values} errors={errors} content={subject.content} hasSeveralAccounts={accounts.length > 1} strings={strings} onChange={change} />
        <ExportDocuments
          documents={documents} latest={latest} chosen={values.documentIds} error={errors.documentIds} strings={strings}
          onChange={(documentIds) => change({ documentIds })}
        />
        {isStatement && (
          <Checkbox
            label={strings.withProof} description={values.withProof ? strings.withProofNote : undefined} checked={values.withProof}
            onChange={(event) => change({ withProof: event.currentTarget.checked })}
          />
        )}
        {isStatement && subject.reconciliation !== 'Reconciled' && (
          <Alert color="yellow" icon={<IconInfoCircle size={18} />} title={strings.notReconciled}>{strings.notReconciledText}</Alert>
        )}
        {form.failure !== null && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={strings.failed}>{form.failure}</Alert>}
        <Button type="submit" loading={form.isBusy} leftSection={<IconDownload size={15} />}>{format.form === 'iif' ? strings.downloadIif : strings.download}</Button>
        {documents.length > 0 && <OriginalDocuments documents={documents} strings={strings} />}
      </form>
      <ExportPreviewTable subject={subject} format={format} request={form.request} columns={ownFormat?.data} strings={strings} />
      <CustomFormatDialog type={customType ?? 'bankStatement'} opened={edited !== null} onClose={() => setEdited(null)} formatId={edited?.id ?? null} workspace={subject.workspace} />
      <NoDataDialog opened={hasNoData} strings={strings} onClose={() => setHasNoData(false)} />
    </div>
  );
}
