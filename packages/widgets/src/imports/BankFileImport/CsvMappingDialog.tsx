import { Alert, Button, Checkbox, Group, Modal, Select, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { CsvMapping, CsvPreview, Document } from '@tieout/sdk/contract';
import { csvColumnRoles } from '@tieout/sdk/contract';
import { formatMoney } from '../../core/formatMoney.js';
import type { BankFileImportStrings } from './BankFileImport.strings.js';
import type { ColumnChoice } from './csvColumns.js';
import { useCsvMapping } from './useCsvMapping.js';

export interface CsvMappingDialogProps {
  document: Document;
  /** How the file is read so far. */
  preview: CsvPreview;
  opened: boolean;
  strings: BankFileImportStrings;
  onClose: () => void;
  onSaved: (preview: CsvPreview) => void;
}

/** What each column of a bank's CSV holds, beside the rows that come of it. */
export function CsvMappingDialog({ opened, onClose, ...input }: CsvMappingDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={input.strings.mappingTitle(input.document.name)} size={1080}>
      {opened && <MappingForm {...input} onClose={onClose} />}
    </Modal>
  );
}

function MappingForm({ document, preview, strings, onClose, onSaved }: Omit<CsvMappingDialogProps, 'opened'>) {
  const form = useCsvMapping(document, preview, strings, onSaved);
  const { shown } = form;
  return (
    <div className="tieout-csv">
      <p className="tieout-csv-lead">{strings.mappingLead}</p>
      {shown.doubts.map(({ code, message }) => <Alert key={code} color="yellow" icon={<IconAlertTriangle size={18} />}>{message}</Alert>)}
      <CsvColumns {...form} strings={strings} />
      <CsvQuestions {...form} strings={strings} />
      <CsvRows preview={shown} strings={strings} />
      {form.failure !== null && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{form.failure}</Alert>}
      <Group justify="space-between" gap="xs">
        <span className="tieout-muted tieout-csv-note">{shown.mapping.headerRow === null ? null : strings.remember}</span>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>{strings.cancel}</Button>
          <Button onClick={form.save} disabled={!form.canSave} loading={form.isSaving}>{strings.save}</Button>
        </Group>
      </Group>
    </div>
  );
}

type Form = ReturnType<typeof useCsvMapping> & { strings: BankFileImportStrings };

/** The first lines of the file, each column under the choice of what it holds. */
function CsvColumns({ shown, choices, setChoice, strings }: Form) {
  const data = [
    { value: 'ignored', label: strings.ignored }, { value: 'description', label: strings.description },
    ...csvColumnRoles.map((role) => ({ value: role, label: strings.roles[role] })),
  ];
  const headingOf = (column: number) => shown.headings[column] || strings.columnNumber(column + 1);
  return (
    <div className="tieout-csv-scroll" role="region" aria-label={strings.inTheFile} tabIndex={0}>
      <table className="tieout-csv-table">
        <thead>
          <tr>
            {choices.map((choice, column) => (
              <th key={column} scope="col" data-used={choice !== 'ignored' || undefined}>
                <Select
                  aria-label={strings.columnRole(headingOf(column))} size="xs" value={choice} data={data} allowDeselect={false} maxDropdownHeight={320}
                  onChange={(value) => value && setChoice(column, value as ColumnChoice)} comboboxProps={{ width: 170, position: 'bottom-start' }}
                />
                <span className="tieout-csv-heading">{headingOf(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.lines.slice(0, 5).map((line, index) => (
            <tr key={index}>{choices.map((choice, column) => <td key={column} data-used={choice !== 'ignored' || undefined}>{line[column] ?? ''}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CsvQuestions({ mapping, change, setDelimiter, accountType, setAccountType, currency, setCurrency, currencyError, strings }: Form) {
  const pairs = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <div className="tieout-csv-questions">
      <Select
        label={strings.dateOrder} data={pairs(strings.dateOrders)} value={mapping.dateOrder ?? null} allowDeselect={false}
        onChange={(value) => change({ dateOrder: value as CsvMapping['dateOrder'] })}
      />
      <Select
        label={strings.decimalMark} data={[{ value: '.', label: strings.decimalPoint }, { value: ',', label: strings.decimalComma }]} value={mapping.decimalMark ?? null}
        allowDeselect={false} onChange={(value) => change({ decimalMark: value as CsvMapping['decimalMark'] })}
      />
      <Select
        label={strings.delimiter} data={pairs(strings.delimiters)} value={mapping.delimiter ?? null} allowDeselect={false}
        onChange={(value) => setDelimiter(value as CsvMapping['delimiter'])}
      />
      <Select
        label={strings.accountType} data={[{ value: 'bank', label: strings.bank }, { value: 'card', label: strings.card }]} value={accountType} allowDeselect={false}
        onChange={(value) => setAccountType(value as 'bank' | 'card')}
      />
      <TextInput
        label={strings.currency} placeholder={strings.currencyPlaceholder} value={currency} maxLength={3} error={currencyError}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
      <Checkbox
        className="tieout-csv-wide" label={strings.inverted} checked={mapping.isInverted ?? false}
        onChange={(event) => change({ isInverted: event.currentTarget.checked })}
      />
    </div>
  );
}

function CsvRows({ preview, strings }: { preview: CsvPreview; strings: BankFileImportStrings }) {
  if (preview.rows.length === 0) return <p className="tieout-csv-none">{preview.problem ?? strings.noRows}</p>;
  return (
    <div>
      <div className="tieout-csv-result" aria-live="polite">
        <strong>{strings.asRead}</strong>
        <span className="tieout-muted tieout-figures">{strings.rows(preview.rowCount)}</span>
        {preview.isReconciled && <span className="tieout-csv-proved"><IconCircleCheck size={15} aria-hidden /> {strings.tiesOut}</span>}
      </div>
      <div className="tieout-csv-scroll" role="region" aria-label={strings.asRead} tabIndex={0}>
        <table className="tieout-csv-table">
          <thead>
            <tr>
              <th scope="col">{strings.rowDate}</th><th scope="col">{strings.rowDescription}</th>
              <th scope="col" data-money>{strings.rowAmount}</th><th scope="col" data-money>{strings.rowBalance}</th>
            </tr>
          </thead>
          <tbody>
            {preview.rows.slice(0, 5).map((row, index) => (
              <tr key={index}>
                <td className="tieout-figures">{row.date}</td><td>{row.description}</td>
                <td data-money className="tieout-figures">{formatMoney(row.amount, { withPlus: true })}</td>
                <td data-money className="tieout-figures">{formatMoney(row.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
