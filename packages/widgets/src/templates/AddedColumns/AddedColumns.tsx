import { ActionIcon, Badge, Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload, IconFileUpload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { NewMapping, type AddedColumnMapping, type CsvLineStatus } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { PagedTable } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { templateKeys } from '../useTemplates.js';
import { addedColumnsStrings, type AddedColumnsStrings } from './AddedColumns.strings.js';
import { changesOf, useAddedColumns, type LookedAt } from './useAddedColumns.js';

export interface AddedColumnsProps {
  templateId: string;
  strings?: Partial<AddedColumnsStrings>;
}

const fields = ['columnName', 'value', 'addedColumnName', 'addedValue'] as const;
const colors: Record<CsvLineStatus['status'], string> = { added: 'green', updated: 'blue', unchanged: 'gray', error: 'red' };

/** Values that a template adds to rows by what a column says: by hand, or out of a CSV file. */
export function AddedColumns({ templateId, strings: own }: AddedColumnsProps) {
  const strings = useStrings('AddedColumns', addedColumnsStrings, own);
  const { client } = useTieout();
  const added = useAddedColumns(templateId, strings);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button leftSection={<IconPlus size={16} />} onClick={() => added.edit('new')}>{strings.add}</Button>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && added.look.mutate(file)}>
          {(props) => <Button {...props} variant="default" leftSection={<IconFileUpload size={16} />} loading={added.look.isPending}>{strings.uploadCsv}</Button>}
        </FileButton>
        <Button variant="subtle" leftSection={<IconDownload size={16} />} loading={added.example.isPending} onClick={() => added.example.mutate()}>{strings.example}</Button>
      </Group>
      <PagedTable<AddedColumnMapping>
        label={strings.label} hasSearch={false} queryKey={templateKeys.mappings(templateId)} rowKey={({ id }) => id} emptyTitle={strings.emptyTitle} emptyText={strings.emptyText}
        load={async ({ offset, limit }, signal) => {
          const { mappings, count } = await client.templates.listMappings(templateId, { offset, limit }, { signal });
          return { rows: mappings, count };
        }}
        columns={[
          ...fields.map((field) => ({ title: strings[field], cell: (mapping: AddedColumnMapping) => mapping[field] })),
          {
            title: strings.actions,
            cell: (mapping) => (
              <Group gap={4} wrap="nowrap">
                <ActionIcon aria-label={strings.changeOf(mapping.value)} onClick={() => added.edit(mapping)}><IconPencil size={15} /></ActionIcon>
                <ActionIcon aria-label={strings.deleteOf(mapping.value)} onClick={() => added.remove.mutate(mapping.id)}><IconTrash size={15} /></ActionIcon>
              </Group>
            ),
          },
        ]}
      />
      {added.edited && <MappingDialog mapping={added.edited === 'new' ? null : added.edited} isSaving={added.save.isPending} strings={strings} onSave={(mapping) => added.save.mutate(mapping)} onClose={() => added.edit(null)} />}
      {added.file && <FileDialog file={added.file} isTaking={added.take.isPending} strings={strings} onTake={(file) => added.take.mutate(file)} onClose={added.closeFile} />}
    </Stack>
  );
}

interface MappingDialogProps {
  mapping: NewMapping | null;
  isSaving: boolean;
  strings: AddedColumnsStrings;
  onSave: (mapping: NewMapping) => void;
  onClose: () => void;
}

function MappingDialog({ mapping, isSaving, strings, onSave, onClose }: MappingDialogProps) {
  const [values, setValues] = useState<NewMapping>({ columnName: mapping?.columnName ?? '', value: mapping?.value ?? '', addedColumnName: mapping?.addedColumnName ?? '', addedValue: mapping?.addedValue ?? '' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = NewMapping.safeParse(values);
    setErrors(Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) onSave(parsed.data);
  };
  return (
    <Modal opened onClose={onClose} title={mapping ? strings.change : strings.addTitle} size="sm">
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="xs">
          <Text size="sm" c="dimmed">{strings.lead}</Text>
          {fields.map((field, index) => (
            <TextInput key={field} label={strings[field]} value={values[field]} error={errors[field]} maxLength={1000} data-autofocus={index === 0 || undefined} onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })} />
          ))}
        </Stack>
        <Group justify="flex-end" mt="md" gap="xs"><Button variant="default" onClick={onClose}>{strings.cancel}</Button><Button type="submit" loading={isSaving}>{strings.save}</Button></Group>
      </form>
    </Modal>
  );
}

interface FileDialogProps {
  file: LookedAt;
  isTaking: boolean;
  strings: AddedColumnsStrings;
  onTake: (file: LookedAt) => void;
  onClose: () => void;
}

/** Each line of the file and what would come of it; nothing is taken over before it is said so. */
function FileDialog({ file, isTaking, strings, onTake, onClose }: FileDialogProps) {
  const count = changesOf(file.lines);
  return (
    <Modal opened onClose={onClose} title={strings.csvTitle} size="lg">
      {file.lines.length === 0 ? <Text size="sm">{strings.csvNothing}</Text> : (
        <div className="tieout-table-scroll tieout-template-data" role="region" tabIndex={0} aria-label={strings.csvTitle} style={{ maxHeight: 360 }}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.csvLine}</th><th scope="col">{strings.csvStatus}</th>{fields.map((field) => <th key={field} scope="col">{strings[field]}</th>)}</tr></thead>
            <tbody>
              {file.lines.map(({ line, status, message, mapping }) => (
                <tr key={line}>
                  <td className="tieout-figures">{line}</td>
                  <td><Badge variant="light" color={colors[status]}>{strings.csvStatuses[status]}</Badge>{status === 'error' && <div className="tieout-template-problem">{message}</div>}</td>
                  {fields.map((field) => <td key={field}>{mapping?.[field] ?? ''}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Group justify="flex-end" mt="md" gap="xs"><Button variant="default" onClick={onClose}>{strings.cancel}</Button><Button disabled={count === 0} loading={isTaking} onClick={() => onTake(file)}>{strings.csvTake(count)}</Button></Group>
    </Modal>
  );
}
