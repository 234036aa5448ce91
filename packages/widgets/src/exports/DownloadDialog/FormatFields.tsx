import { Checkbox, Group, Radio, Select, Slider, Text, TextInput } from '@mantine/core';
import { dateFormats, formCurrencies, type DateFormat, type ExportFormat } from '@tieout/sdk/contract';
import { BankPicker } from './BankPicker.js';
import type { DownloadDialogStrings } from './DownloadDialog.strings.js';
import { asks, asksBank, asksRouting, type ExportContent, type ExportForm, type ExportFormErrors } from '../exportForm.js';

export interface FormatFieldsProps {
  format: ExportFormat;
  values: ExportForm;
  errors: ExportFormErrors;
  content: ExportContent;
  hasSeveralAccounts: boolean;
  strings: DownloadDialogStrings;
  onChange: (changes: Partial<ExportForm>) => void;
}

/** The questions of the chosen format. */
export function FormatFields(props: FormatFieldsProps) {
  const { format, values, content, hasSeveralAccounts, strings, onChange } = props;
  // Words are written as they stand on the page, dates too.
  const isWords = content === 'generic' || content === 'form';
  return (
    <>
      {format.form === 'qbo' && <BankFields {...props} />}
      {format.form === 'iif' && <IifFields {...props} />}
      {asks(format, 'fileType') && (
        <Radio.Group label={strings.fileType} value={values.fileType} onChange={(value) => onChange({ fileType: value as ExportForm['fileType'] })}>
          <Group gap="md" mt={4}>
            <Radio value="CSV" label="CSV" />
            <Radio value="XLSX" label="XLSX" />
          </Group>
        </Radio.Group>
      )}
      {!isWords && asks(format, 'dateFormat') && (
        <Select
          label={strings.dateFormat} data={[...dateFormats]} value={values.dateFormat ?? defaultDateFormat(format)} allowDeselect={false}
          onChange={(value) => onChange({ dateFormat: value as DateFormat })}
        />
      )}
      {content === 'generic' && asks(format, 'columnCount') && (
        <div>
          <Text size="xs" fw={500} id="tieout-columns">{strings.columns}: <span className="tieout-figures">{values.columnCount}</span></Text>
          <Slider
            min={1} max={20} value={values.columnCount} onChange={(columnCount) => onChange({ columnCount })} marks={[{ value: 1 }, { value: 10 }, { value: 20 }]}
            label={null} thumbLabel={strings.columns} mt={6} mb={6}
          />
        </div>
      )}
      {content === 'transactions' && asks(format, 'splitMultilineDescription') && (
        <Checkbox
          label={strings.splitLines} checked={values.splitMultilineDescription}
          onChange={(event) => onChange({ splitMultilineDescription: event.currentTarget.checked })}
        />
      )}
      {hasSeveralAccounts && asks(format, 'separateFilesForAccounts') && (
        <Checkbox
          label={strings.separateFiles} description={values.separateFilesForAccounts ? strings.zipNote : undefined} checked={values.separateFilesForAccounts}
          onChange={(event) => onChange({ separateFilesForAccounts: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

function defaultDateFormat(format: ExportFormat): string | null {
  const { data } = format.options.safeParse({});
  return data && 'dateFormat' in data ? (data.dateFormat as string) : null;
}

function BankFields({ format, values, errors, hasSeveralAccounts, strings, onChange }: FormatFieldsProps) {
  return (
    <>
      {asksBank(format) && (
        <BankPicker
          bid={values.bid} bankName={values.bankName} isCard={values.isCard} error={errors.bid ?? errors.bankName} strings={strings}
          onChange={(bid, bankName) => onChange({ bid, bankName })}
        />
      )}
      <Radio.Group label={strings.accountType} value={values.isCard ? 'card' : 'bank'} onChange={(value) => onChange({ isCard: value === 'card' })}>
        <Group gap="md" mt={4}>
          <Radio value="bank" label={strings.accountBank} />
          <Radio value="card" label={strings.accountCard} />
        </Group>
      </Radio.Group>
      <div className="tieout-download-pair">
        {asksRouting(values, format) && (
          <TextInput label={strings.routingNumber} value={values.bankId} error={errors.bankId} onChange={(event) => onChange({ bankId: event.currentTarget.value })} />
        )}
        <TextInput
          label={strings.accountNumber} description={hasSeveralAccounts ? strings.accountNumberOfSeveral : undefined} inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.accountId} error={errors.accountId} onChange={(event) => onChange({ accountId: event.currentTarget.value })}
        />
        <Select
          label={strings.currency} value={values.currency} allowDeselect={false} error={errors.currency}
          data={(formCurrencies as readonly string[]).includes(values.currency) ? [...formCurrencies] : [values.currency, ...formCurrencies]}
          onChange={(value) => value && onChange({ currency: value })}
        />
      </div>
    </>
  );
}

function IifFields({ values, errors, hasSeveralAccounts, strings, onChange }: FormatFieldsProps) {
  return (
    <>
      <TextInput
        label={strings.sourceAccount} description={hasSeveralAccounts ? strings.sourceAccountOfSeveral : undefined} inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.fromAccount} error={errors.fromAccount} onChange={(event) => onChange({ fromAccount: event.currentTarget.value })}
      />
      <Radio.Group
        label={strings.destinationType} value={values.useCategoryAsDestination ? 'category' : 'custom'}
        onChange={(value) => onChange({ useCategoryAsDestination: value === 'category' })}
      >
        <Group gap="md" mt={4}>
          <Radio value="category" label={strings.destinationCategory} />
          <Radio value="custom" label={strings.destinationCustom} />
        </Group>
      </Radio.Group>
      {!values.useCategoryAsDestination && (
        <TextInput label={strings.destinationAccount} value={values.toAccount} error={errors.toAccount} onChange={(event) => onChange({ toAccount: event.currentTarget.value })} />
      )}
    </>
  );
}
