import { Alert, Button, Group, Modal, Select, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import type { Workspace } from '@tieout/sdk';
import { MAX_FORMAT_COLUMNS, type CustomFormat, type CustomFormatType } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { ColumnEditor } from './ColumnEditor.js';
import { LeftText } from './LeftText.js';
import { addColumn, changeColumn, moveColumn, removeColumn } from './columnList.js';
import { customFormatDialogStrings, type CustomFormatDialogStrings } from './CustomFormatDialog.strings.js';
import { useFormatEditor, useFormatPreview } from './useCustomFormats.js';

export interface CustomFormatEditorProps {
  /** @default 'bankStatement' */
  type?: CustomFormatType;
  /** The format to begin with. */
  formatId?: string | null;
  /** Its first rows are the preview; without it there are sample rows. */
  workspace?: Workspace | null;
  strings?: Partial<CustomFormatDialogStrings>;
}

export interface CustomFormatDialogProps extends CustomFormatEditorProps {
  opened: boolean;
  onClose: () => void;
}

/** The editor of custom formats over a page. */
export function CustomFormatDialog({ opened, onClose, ...editor }: CustomFormatDialogProps) {
  const strings = useStrings('CustomFormatDialog', customFormatDialogStrings, editor.strings);
  return (
    <Modal opened={opened} onClose={onClose} title={strings.title} size={900}>
      {opened && <CustomFormatEditor {...editor} />}
      <Group justify="flex-end" mt="md"><Button onClick={onClose}>{strings.done}</Button></Group>
    </Modal>
  );
}

/** Custom export formats: made, named, their columns chosen and ordered, with a preview. Every change is kept at once. */
export function CustomFormatEditor({ type = 'bankStatement', formatId = null, workspace = null, strings: own }: CustomFormatEditorProps) {
  const strings = useStrings('CustomFormatDialog', customFormatDialogStrings, own);
  const editor = useFormatEditor(type, formatId, strings);
  const { selected } = editor;
  if (editor.loadError !== null) return <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>{editor.loadError}</Alert>;
  return (
    <div className="tieout-format">
      <div className="tieout-format-head">
        {editor.formats.length > 0 && (
          <Select
            label={strings.format} value={selected?.id ?? null} allowDeselect={false} data={editor.formats.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => editor.select(id)}
          />
        )}
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={editor.create} loading={editor.isCreating}>{strings.create}</Button>
      </div>
      {!selected && !editor.isLoading && <p className="tieout-format-empty">{strings.empty}</p>}
      {selected && <FormatForm key={selected.id} format={selected} editor={editor} workspace={workspace} strings={strings} />}
    </div>
  );
}

interface FormatFormProps {
  format: CustomFormat;
  editor: ReturnType<typeof useFormatEditor>;
  workspace: Workspace | null;
  strings: CustomFormatDialogStrings;
}

function FormatForm({ format, editor, workspace, strings }: FormatFormProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { data: columns } = format;
  return (
    <>
      <div className="tieout-format-head">
        <LeftText label={strings.name} value={format.name} maxLength={90} onLeave={editor.rename} />
        <Button variant="subtle" color="red" onClick={() => setIsDeleting(true)}>{strings.delete}</Button>
      </div>
      <ol className="tieout-format-columns" aria-label={strings.columns}>
        {columns.map((column) => (
          <ColumnEditor
            key={`${column.index}-${columns.length}`} column={column} type={format.type} isFirst={column.index === 0} isLast={column.index === columns.length - 1}
            isOnly={columns.length === 1} strings={strings} onChange={(change) => editor.setColumns(changeColumn(columns, column.index, change))}
            onMove={(step) => editor.setColumns(moveColumn(columns, column.index, step))} onRemove={() => editor.setColumns(removeColumn(columns, column.index))}
          />
        ))}
      </ol>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} disabled={columns.length >= MAX_FORMAT_COLUMNS} onClick={() => editor.setColumns(addColumn(columns))}>{strings.addColumn}</Button>
      <FormatPreview format={format} workspace={workspace} strings={strings} />
      <Modal opened={isDeleting} onClose={() => setIsDeleting(false)} title={strings.delete} size="sm">
        <Text size="sm">{strings.deleteConfirm}</Text>
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={() => setIsDeleting(false)} data-autofocus>{strings.cancel}</Button>
          <Button color="red.9" onClick={editor.remove}>{strings.deleteYes}</Button>
        </Group>
      </Modal>
    </>
  );
}

function FormatPreview({ format, workspace, strings }: { format: CustomFormat; workspace: Workspace | null; strings: CustomFormatDialogStrings }) {
  const { data, isLoading } = useFormatPreview(workspace, format);
  return (
    <div>
      <strong>{strings.preview}</strong>
      {format.type === 'invoice' && <span className="tieout-muted"> {strings.exampleInvoice}</span>}
      {format.type !== 'invoice' && workspace === null && <span className="tieout-muted"> {strings.sampleRows}</span>}
      {!data && <p className="tieout-muted">{isLoading ? strings.previewLoading : strings.noPreview}</p>}
      {data && (
        <div className="tieout-csv-scroll" role="region" aria-label={strings.preview} tabIndex={0}>
          <table className="tieout-csv-table">
            <thead><tr>{data.columns.map((heading, index) => <th key={index} scope="col">{heading || '\u00a0'}</th>)}</tr></thead>
            <tbody>{data.rows.slice(0, 3).map((row, index) => <tr key={index}>{data.columns.map((_, column) => <td key={column}>{row[column] ?? ''}</td>)}</tr>)}</tbody>
          </table>
        </div>
      )}
    </div>
  );
}
