import { Button, FileButton, Group, Loader, TextInput } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { DropzoneFrame } from '../DropzoneFrame.js';
import { uploadDropzoneStrings } from '../UploadDropzone/UploadDropzone.strings.js';
import { UploadRow } from '../UploadDropzone/UploadRow.js';
import { FormFieldInput } from './FormFieldInput.js';
import { formFillerStrings, type FormFillerStrings } from './FormFiller.strings.js';
import { useFormFiller } from './useFormFiller.js';

export interface FormFillerProps {
  /** The job that fills the forms in was started. */
  onJobCreated?: (job: Job) => void;
  strings?: Partial<FormFillerStrings>;
}

interface PartProps { filler: ReturnType<typeof useFormFiller>; strings: FormFillerStrings }

/** Fills in PDF forms: by hand, or a PDF for each line of a file. */
export function FormFiller({ onJobCreated, strings: own }: FormFillerProps) {
  const strings = useStrings('FormFiller', formFillerStrings, own);
  const rowStrings = useStrings('UploadDropzone', uploadDropzoneStrings);
  const filler = useFormFiller(strings, onJobCreated);
  const { upload, fields, empty, refused } = filler;
  const parts = { filler, strings };
  return (
    <DropzoneFrame hasFiles={upload.entries.length > 0} strings={strings} onAdd={upload.add}>
      {upload.entries.length > 0 && (
        <ul className="tieout-upload-list" aria-label={rowStrings.files(upload.entries.length)}>
          {upload.entries.map((entry) => <UploadRow key={entry.key} entry={entry} strings={rowStrings} onRemove={() => upload.remove(entry.key)} onRetry={() => upload.retry(entry.key)} />)}
        </ul>
      )}
      {filler.isReading && <div className="tieout-editor"><Loader size="xs" aria-hidden /> {strings.reading}</div>}
      {refused && <p className="tieout-editor" role="alert">{strings.readFailed}. {describeError(refused, '')}</p>}
      {empty && <p className="tieout-editor" role="alert">{strings.noFields(empty.name)}</p>}
      {fields.length > 0 && (
        <div className="tieout-editor">
          <Fields {...parts} />
          <ManyLines {...parts} />
          <Run {...parts} />
        </div>
      )}
    </DropzoneFrame>
  );
}

/** With more fields than these there is a search. */
const MANY_FIELDS = 12;

function Fields({ filler: { fields, entries, enter }, strings }: PartProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = fields.filter(({ name, label }) => name.toLowerCase().includes(wanted) || label?.toLowerCase().includes(wanted));
  return (
    <>
      <h3>{strings.fieldsTitle(fields.length)}</h3>
      <p className="tieout-dropzone-hint">{strings.fieldsHint}</p>
      {fields.length > MANY_FIELDS && <TextInput aria-label={strings.find} placeholder={strings.find} value={search} onChange={(event) => setSearch(event.currentTarget.value)} mt="xs" w={260} />}
      <div className="tieout-form-fields">
        {shown.map((field) => <FormFieldInput key={field.name} field={field} value={entries[field.name]} onChange={(value) => enter(field.name, value)} />)}
      </div>
      {shown.length === 0 && <p className="tieout-dropzone-hint">{strings.nothingFound}</p>}
    </>
  );
}

function ManyLines({ filler: { lines, linesProblem, readLines, clearLines }, strings }: PartProps) {
  return (
    <>
      <h3>{strings.manyTitle}</h3>
      <p className="tieout-dropzone-hint">{strings.manyHint}</p>
      <Group gap="xs" mt="xs">
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => file && void readLines(file)}>
          {(props) => <Button {...props} size="compact-sm" variant="default" leftSection={<IconFileTypeCsv size={15} />}>{strings.manyChoose}</Button>}
        </FileButton>
        {lines && <Button size="compact-sm" variant="subtle" onClick={clearLines}>{strings.manyClear}</Button>}
        <span role="status">{lines && strings.manyLines(lines.records.length, lines.fileName)}</span>
      </Group>
      {linesProblem !== null && <p role="alert" className="tieout-form-problem">{linesProblem}</p>}
    </>
  );
}

function Run({ filler: { upload, records, name, setName, run, empty }, strings }: PartProps) {
  const canRun = records.length > 0 && !upload.isUploading && empty === null;
  return (
    <Group align="flex-end" gap="xs" mt="md">
      <TextInput label={strings.name} value={name} maxLength={255} onChange={(event) => setName(event.currentTarget.value)} />
      <Button disabled={!canRun} loading={run.isPending} onClick={() => run.mutate()}>{strings.run}</Button>
      {records.length === 0 && <span className="tieout-dropzone-hint">{strings.nothing}</span>}
    </Group>
  );
}
