import { ActionIcon, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import {
  bankColumnSources, bankSourceLabels, columnHeading, dateFormats, invoiceColumnSources, invoiceSourceLabels, type AnyColumnConfig, type CustomFormatType, type DateFormat,
} from '@tieout/sdk/contract';
import { useState } from 'react';
import type { CustomFormatDialogStrings } from './CustomFormatDialog.strings.js';
import { LeftText } from './LeftText.js';

export interface ColumnEditorProps {
  column: AnyColumnConfig;
  type: CustomFormatType;
  isFirst: boolean;
  isLast: boolean;
  isOnly: boolean;
  strings: CustomFormatDialogStrings;
  onChange: (change: Partial<AnyColumnConfig>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** One column: what it holds, its heading, and how it is written. */
export function ColumnEditor(props: ColumnEditorProps) {
  const { column, type, strings, onChange, onMove, onRemove } = props;
  const label = columnHeading(type, column) || strings.column(column.index + 1);
  const labels: Record<string, string> = type === 'invoice' ? invoiceSourceLabels : bankSourceLabels;
  const sources: readonly string[] = type === 'invoice' ? invoiceColumnSources : bankColumnSources;
  return (
    <li className="tieout-format-column" aria-label={label}>
      <span className="tieout-format-number tieout-figures" aria-hidden>{column.index + 1}</span>
      <div className="tieout-format-fields">
        <Select
          label={strings.source} value={column.source} allowDeselect={false} maxDropdownHeight={300}
          data={sources.map((source) => ({ value: source, label: strings.sources[source] ?? (labels[source] || source) }))}
          onChange={(source) => source && onChange({ source })}
        />
        <HeadingField {...props} />
        <Select
          label={strings.type} value={column.type} allowDeselect={false} data={Object.entries(strings.types).map(([value, text]) => ({ value, label: text }))}
          onChange={(value) => value && onChange({ type: value as AnyColumnConfig['type'] })}
        />
        <SourceFields column={column} strings={strings} onChange={onChange} />
        <Checkbox
          label={strings.hasHeading} checked={column.heading.hasHeading} className="tieout-format-check"
          onChange={(event) => onChange({ heading: { ...column.heading, hasHeading: event.currentTarget.checked } })}
        />
      </div>
      <div className="tieout-format-moves">
        <ActionIcon aria-label={strings.moveUp(label)} disabled={props.isFirst} onClick={() => onMove(-1)}><IconArrowUp size={15} /></ActionIcon>
        <ActionIcon aria-label={strings.moveDown(label)} disabled={props.isLast} onClick={() => onMove(1)}><IconArrowDown size={15} /></ActionIcon>
        <ActionIcon aria-label={strings.removeColumn(label)} disabled={props.isOnly} onClick={onRemove}><IconTrash size={15} /></ActionIcon>
      </div>
    </li>
  );
}

/** Kept when the field is left; empty, the label of the source stands in its place. */
function HeadingField({ column, type, strings, onChange }: ColumnEditorProps) {
  const [text, setText] = useState<string | null>(null);
  const placeholder = columnHeading(type, { ...column, heading: { hasHeading: true, text: '' } });
  const leave = () => {
    if (text !== null && text !== column.heading.text) onChange({ heading: { hasHeading: true, text } });
    setText(null);
  };
  return (
    <TextInput
      label={strings.heading} placeholder={column.heading.hasHeading ? placeholder : strings.noHeading} value={text ?? column.heading.text} maxLength={100} disabled={!column.heading.hasHeading}
      onChange={(event) => setText(event.currentTarget.value)} onBlur={leave}
    />
  );
}

type SourceFieldsProps = Pick<ColumnEditorProps, 'column' | 'strings' | 'onChange'>;

/** What only some sources ask. */
function SourceFields({ column, strings, onChange }: SourceFieldsProps) {
  const { source, type, params } = column;
  if (source === 'transactionType') {
    return (
      <>
        <LeftText label={strings.creditLabel} value={column.creditLabel} onLeave={(creditLabel) => onChange({ creditLabel })} />
        <LeftText label={strings.debitLabel} value={column.debitLabel} onLeave={(debitLabel) => onChange({ debitLabel })} />
      </>
    );
  }
  if (source === 'hardcodedValue') return <LeftText label={strings.hardcodedValue} value={column.hardcodedValue} onLeave={(hardcodedValue) => onChange({ hardcodedValue })} />;
  if (source === 'autoIncrement') {
    return <NumberInput label={strings.start} value={params.start ?? 1} allowDecimal={false} onChange={(start) => typeof start === 'number' && onChange({ params: { ...params, start } })} />;
  }
  if (type === 'date') {
    return (
      <Select
        label={strings.dateFormat} placeholder={strings.dateFormatDefault} value={params.dateFormat ?? null} clearable data={[...dateFormats]}
        onChange={(dateFormat) => onChange({ params: { ...params, dateFormat: (dateFormat as DateFormat | null) ?? undefined } })}
      />
    );
  }
  if (type !== 'number' || source === 'pageNumber') return null;
  return (
    <>
      <Select
        label={strings.decimalSeparator} value={params.decimalSeparator ?? '.'} allowDeselect={false} data={[{ value: '.', label: strings.point }, { value: ',', label: strings.comma }]}
        onChange={(mark) => onChange({ params: { ...params, decimalSeparator: mark as '.' | ',' } })}
      />
      <Checkbox className="tieout-format-check" label={strings.invertSign} checked={params.invertSign ?? false} onChange={(event) => onChange({ params: { ...params, invertSign: event.currentTarget.checked } })} />
    </>
  );
}
