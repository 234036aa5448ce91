import { Alert, Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CategoryGroup, VendorsPreview } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { DropzoneFrame } from '../../documents/DropzoneFrame.js';
import { CategoryGroups } from './CategoryGroups.js';
import { useVendorsImport } from './useVendorsImport.js';
import { VendorColumns } from './VendorColumns.js';
import { vendorsImportStrings, type VendorsImportStrings } from './VendorsImport.strings.js';

export interface VendorsImportProps {
  /** Name of the category group that is offered. */
  defaultGroup?: string;
  onCreated?: (group: CategoryGroup) => void;
  strings?: Partial<VendorsImportStrings>;
}

/** A list of vendors and their categories (CSV) becomes a category group. */
export function VendorsImport({ defaultGroup = '', onCreated, strings: own }: VendorsImportProps) {
  const strings = useStrings('VendorsImport', vendorsImportStrings, own);
  const form = useVendorsImport(defaultGroup, strings, onCreated);
  const { entry, shown } = form;
  return (
    <div className="tieout-vendors">
      <DropzoneFrame hasFiles={entry !== null} strings={strings} onAdd={form.add}>
        {entry && (
          <div className="tieout-vendors-form">
            <strong>{entry.file.name}</strong>
            {(entry.status === 'uploading' || entry.status === 'waiting' || form.isReading) && (
              <span className="tieout-muted"><Loader size="xs" aria-hidden /> {form.isReading ? strings.reading : strings.uploading}</span>
            )}
            {entry.status === 'failed' && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{entry.message} <Button size="compact-xs" variant="default" onClick={form.retry}>{strings.retry}</Button></Alert>}
            {entry.status === 'ready' && !form.isCsv && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{strings.notCsv}</Alert>}
            {shown && (
              <>
                <VendorColumns preview={shown} strings={strings} onChange={form.setMapping} />
                <Checkbox label={strings.hasHeading} checked={shown.mapping.hasHeading} onChange={(event) => form.setMapping({ hasHeading: event.currentTarget.checked })} />
                <Result preview={shown} strings={strings} />
                <div className="tieout-dropzone-form">
                  <TextInput
                    label={strings.name} placeholder={strings.namePlaceholder} description={strings.nameNote} value={form.name} maxLength={100}
                    error={form.isNameMissing && form.name.trim() === '' && strings.nameRequired} onChange={(event) => form.setName(event.currentTarget.value)}
                  />
                </div>
              </>
            )}
            {form.failure !== null && <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{form.failure}</Alert>}
            {shown && <Button className="tieout-vendors-create" onClick={form.submit} disabled={!form.canCreate} loading={form.isCreating}>{strings.create}</Button>}
          </div>
        )}
      </DropzoneFrame>
      <CategoryGroups strings={strings} />
    </div>
  );
}

function Result({ preview, strings }: { preview: VendorsPreview; strings: VendorsImportStrings }) {
  if (preview.problem !== null) return <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>{preview.problem}</Alert>;
  const more = preview.categoryCount - preview.categories.length;
  return (
    <section aria-label={strings.result}>
      <p className="tieout-vendors-summary" aria-live="polite">{strings.summary(preview.vendorCount, preview.categoryCount)}</p>
      <dl className="tieout-vendors-result">
        {preview.categories.map(({ name, vendors, vendorCount }) => (
          <div key={name}><dt>{name}</dt><dd>{strings.vendorsAndMore(vendors.join(', '), vendorCount - vendors.length)}</dd></div>
        ))}
      </dl>
      {more > 0 && <p className="tieout-muted">{strings.moreCategories(more)}</p>}
      {preview.skippedCount > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={strings.skipped(preview.skippedCount)}>
          {preview.skipped.map(({ line, message }) => <div key={line}>{strings.skippedLine(line, message)}</div>)}
        </Alert>
      )}
    </section>
  );
}
