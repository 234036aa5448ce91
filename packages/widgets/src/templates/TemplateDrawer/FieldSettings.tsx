import { Checkbox, NumberInput, Radio, Select, Stack, TextInput } from '@mantine/core';
import { MAX_HEADER_ROWS, type RectanglePages, type TableConfig, type TemplateColumn, type TextFieldType } from '@tieout/sdk/contract';
import { useState } from 'react';
import { pageList, pageListText } from './drawing.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';

interface PageScopeProps {
  pages: RectanglePages;
  /** Pages of the document. */
  count: number;
  strings: TemplateDrawerStrings;
  onChange: (pages: RectanglePages) => void;
}

/** Current Page Only or All Pages, and lists of pages for more. */
export function PageScope({ pages, strings, onChange }: PageScopeProps) {
  const { include, exclude, ...rest } = pages;
  const put = (lists: Pick<RectanglePages, 'include' | 'exclude'>) => onChange({ ...rest, ...(lists.include ? { include: lists.include } : {}), ...(lists.exclude ? { exclude: lists.exclude } : {}) });
  return (
    <Stack gap="xs">
      <Radio.Group label={strings.pages} value={pages.pagesType} onChange={(pagesType) => onChange({ ...pages, pagesType: pagesType as RectanglePages['pagesType'] })}>
        <Stack gap={6} mt={6}>
          <Radio value="currentPage" label={strings.currentPage} />
          <Radio value="allPages" label={strings.allPages} />
        </Stack>
      </Radio.Group>
      {pages.pagesType === 'allPages' && (
        <div className="tieout-template-pair">
          <PageListField label={strings.includePages} value={include} strings={strings} onChange={(next) => put({ include: next, exclude })} />
          <PageListField label={strings.excludePages} value={exclude} strings={strings} onChange={(next) => put({ include, exclude: next })} />
        </div>
      )}
    </Stack>
  );
}

function PageListField({ label, value, strings, onChange }: { label: string; value: readonly number[] | undefined; strings: TemplateDrawerStrings; onChange: (pages: number[] | undefined) => void }) {
  const [text, setText] = useState<string | null>(null);
  const parsed = text === null ? undefined : pageList(text);
  const leave = () => {
    if (text === null || parsed === null) return;
    onChange(parsed);
    setText(null);
  };
  return (
    <TextInput
      label={label} placeholder={strings.pageListHint} value={text ?? pageListText(value)} error={parsed === null ? strings.pageListWrong : undefined}
      onChange={(event) => setText(event.currentTarget.value)} onBlur={leave}
    />
  );
}

interface ColumnFieldsProps {
  config: TableConfig;
  strings: TemplateDrawerStrings;
  /** Also what few tables need: left-out columns, widths, lines. */
  isFull?: boolean;
  onChange: (config: TableConfig) => void;
}

/** Names and types of the columns. */
export function ColumnFields({ config, strings, isFull = false, onChange }: ColumnFieldsProps) {
  const put = (index: number, next: Partial<TemplateColumn>) => onChange({ ...config, columns: config.columns.map((column, at) => (at === index ? { ...column, ...next } : column)) });
  return (
    <fieldset className="tieout-template-columns">
      <legend>{strings.columnNames}</legend>
      {config.columns.map((column, index) => (
        <div key={index} className="tieout-template-column" data-full={isFull || undefined}>
          <TextInput aria-label={strings.column(index + 1)} placeholder={strings.column(index + 1)} value={column.name} maxLength={100} onChange={(event) => put(index, { name: event.currentTarget.value })} />
          <Select
            aria-label={strings.columnType(index + 1)} value={column.fieldType} allowDeselect={false} comboboxProps={{ withinPortal: true }} data={Object.entries(strings.textTypes).map(([value, label]) => ({ value, label }))}
            onChange={(type) => type && put(index, { fieldType: type as TextFieldType })}
          />
          {isFull && <Checkbox label={strings.removeFromOutput} aria-label={strings.removeColumn(column.name || strings.column(index + 1))} checked={column.removeFromOutput} onChange={(event) => put(index, { removeFromOutput: event.currentTarget.checked })} />}
        </div>
      ))}
      <NumberInput
        label={strings.headerRows} value={config.headerRows} min={0} max={MAX_HEADER_ROWS} allowDecimal={false} clampBehavior="strict" mt="xs"
        onChange={(rows) => onChange({ ...config, headerRows: typeof rows === 'number' ? rows : 0 })}
      />
    </fieldset>
  );
}
