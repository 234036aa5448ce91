import { Alert, Button, Checkbox, Group, Input, Modal, MultiSelect, SegmentedControl, Select } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconInfoCircle } from '@tabler/icons-react';
import type { TagLevels } from '@tieout/sdk';
import type { Account, ExportFormatName, Filter, Job, JobDocument } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { CustomFormatDialog } from '../../customFormats/CustomFormatDialog/CustomFormatDialog.js';
import { downloadDialogStrings, type DownloadDialogStrings } from './DownloadDialog.strings.js';
import { formatChoices, reconciliationOf, type ExportContent } from '../exportForm.js';
import { NoDataDialog } from '../NoDataDialog.js';
import { subjectOfJob, useExportForm, type ExportFormInput, type ExportSubject } from '../useExportForm.js';
import { ActiveFilters } from './ActiveFilters.js';
import { DocumentPicker } from './DocumentPicker.js';
import { FieldPicker } from './FieldPicker.js';
import { FormatFields } from './FormatFields.js';
import { FormatHelp } from './FormatHelp.js';

export interface DownloadDialogProps {
  job: Job;
  /** Instead of the job: all jobs under these two tags. */
  levels?: TagLevels | undefined;
  /** Of the jobs under the tags: what is meant. Default: transactions where there are accounts, else words in columns. */
  content?: ExportContent;
  /** Of those jobs, when what templates read is meant. Default: the template of the job. */
  templateIds?: readonly string[];
  /** Documents of the job, from `useJobDocuments`. */
  documents: readonly JobDocument[];
  /** Accounts of the job, from `useReconciliation`. */
  accounts: readonly Account[];
  /** Of the grid, when they hide rows: shown, and followed unless the person wants every row. */
  filters?: readonly Filter[] | undefined;
  opened: boolean;
  onClose: () => void;
  strings?: Partial<DownloadDialogStrings>;
}

const noFilters: readonly Filter[] = [];

/** Download Data: the rows as a file in one of the formats. */
export function DownloadDialog({ job, levels, content, templateIds, documents, accounts, filters = noFilters, opened, onClose, strings: own }: DownloadDialogProps) {
  const strings = useStrings('DownloadDialog', downloadDialogStrings, own);
  const subject = levels ? subjectOfLevels(levels, accounts, content) : subjectOfJob(job);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [hasNoData, setHasNoData] = useState(false);
  const [editedFormat, setEditedFormat] = useState<EditedFormat | null>(null);
  // Words in columns are many: of several documents those that are wanted are picked first.
  const mustPick = subject.content === 'generic' && documents.length > 1 && picked === null;
  const close = () => {
    setPicked(null);
    onClose();
  };
  const ownTemplates = templateIds ?? (job.templateId === null ? [] : [job.templateId]);
  const input = { subject, documents, accounts, filters, ...(picked ? { startDocumentIds: picked } : {}), onDone: close };
  return (
    <>
      <Modal opened={opened && mustPick} onClose={close} title={strings.documents} size="md">
        <DocumentPicker documents={documents} strings={strings} onPick={setPicked} onCancel={close} />
      </Modal>
      {/* Behind the no-data dialog the form keeps what was chosen. */}
      <Modal opened={opened && !mustPick && !hasNoData && editedFormat === null} onClose={close} title={strings.title} size="md" keepMounted={opened}>
        {opened && !mustPick && <DownloadForm {...input} templateIds={ownTemplates} strings={strings} onClose={close} onNoData={() => setHasNoData(true)} onEditFormat={setEditedFormat} />}
      </Modal>
      <CustomFormatDialog opened={opened && editedFormat !== null} onClose={() => setEditedFormat(null)} formatId={editedFormat?.id ?? null} workspace={subject.workspace} />
      <NoDataDialog opened={opened && hasNoData} strings={strings} onClose={() => setHasNoData(false)} />
    </>
  );
}

/** Jobs under tags are exported as one: proved when every account is. */
function subjectOfLevels(levels: TagLevels, accounts: readonly Account[], content: ExportContent = accounts.length === 0 ? 'generic' : 'transactions'): ExportSubject {
  return { workspace: levels, name: `${levels.l1} ${levels.l2}`, content, reconciliation: reconciliationOf(accounts) };
}

interface EditedFormat { id: string | null }

function DownloadForm({ strings, templateIds, onEditFormat, onClose, ...input }: ExportFormInput & { templateIds: readonly string[]; strings: DownloadDialogStrings; onClose: () => void; onEditFormat: (edited: EditedFormat) => void }) {
  const { subject: job, documents, accounts, filters = noFilters } = input;
  const dialog = useExportForm(input, strings);
  const { values, format, change, errors } = dialog;
  const isStatement = job.content === 'transactions';
  const isUnproved = isStatement && job.reconciliation !== 'Reconciled';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void dialog.download();
  };
  return (
    <form className="tieout-download" onSubmit={handleSubmit} noValidate>
      <Select
        label={strings.format} value={values.format} data={formatChoices(job.content, { basic: strings.customBasic, all: strings.customAll }, dialog.ownFormats.map(({ name }) => name))} allowDeselect={false}
        searchable maxDropdownHeight={300} onChange={(value) => value && change({ format: value as ExportFormatName })} error={errors.format}
      />
      <FormatHelp key={format.id} format={format} strings={strings} />
      {isStatement && (
        <button type="button" className="tieout-link tieout-download-formats" onClick={() => onEditFormat({ id: dialog.ownFormat?.id ?? null })}>
          {dialog.ownFormats.length > 0 ? strings.editFormats : strings.createFormat}
        </button>
      )}
      <FormatFields
        format={format} values={values} errors={errors} content={job.content} hasSeveralAccounts={accounts.length > 1} strings={strings} onChange={change}
      />
      {filters.length > 0 && (
        <ActiveFilters
          filters={filters} documents={documents} isFiltered={values.isFiltered} strings={strings}
          onChange={(isFiltered) => change({ isFiltered })}
        />
      )}
      {job.content !== 'template' && <Group gap="md" align="end">
        <Choice
          label={strings.sortBy} value={values.sortBy} data={[{ value: 'date', label: strings.sortDate }, { value: 'original', label: strings.sortOriginal }]}
          onChange={(value) => change({ sortBy: value as typeof values.sortBy })}
        />
        <Choice
          label={strings.direction} value={values.sortDirection} data={[{ value: 'asc', label: strings.ascending }, { value: 'desc', label: strings.descending }]}
          onChange={(value) => change({ sortDirection: value as typeof values.sortDirection })}
        />
      </Group>}
      {documents.length > 1 && (
        <MultiSelect
          label={strings.documents} data={documents.map(({ documentId, name }) => ({ value: documentId, label: name }))} value={values.documentIds}
          onChange={(documentIds) => change({ documentIds })} error={errors.documentIds && strings.noDocuments} clearable hidePickedOptions maxDropdownHeight={240}
        />
      )}
      {job.content === 'template' && <FieldPicker templateIds={templateIds} names={values.fieldNames} error={errors.fieldNames} strings={strings} onChange={(fieldNames) => change({ fieldNames })} />}
      {isStatement && (
        <Checkbox
          label={strings.withProof} description={values.withProof ? strings.withProofNote : undefined} checked={values.withProof}
          onChange={(event) => change({ withProof: event.currentTarget.checked })}
        />
      )}
      {isUnproved && <Alert color="yellow" icon={<IconInfoCircle size={18} />} title={strings.notReconciled}>{strings.notReconciledText}</Alert>}
      {dialog.failure !== null && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={strings.failed}>{dialog.failure}</Alert>}
      <Group justify="flex-end" gap="xs" mt={4}>
        <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
        <Button type="submit" data-autofocus loading={dialog.isBusy} leftSection={<IconDownload size={15} />}>{format.form === 'iif' ? strings.downloadIif : strings.download}</Button>
      </Group>
    </form>
  );
}

interface ChoiceProps { label: string; value: string; data: { value: string; label: string }[]; onChange: (value: string) => void }

function Choice({ label, ...control }: ChoiceProps) {
  return (
    <Input.Wrapper label={label} size="xs">
      <div><SegmentedControl aria-label={label} {...control} /></div>
    </Input.Wrapper>
  );
}
