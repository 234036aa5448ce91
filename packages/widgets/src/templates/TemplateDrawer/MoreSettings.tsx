import { Checkbox, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import type { TableConfig, TableTransforms } from '@tieout/sdk/contract';
import { useState } from 'react';
import type { EditorRectangle } from './drawing.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';

interface MoreSettingsProps {
  rectangle: EditorRectangle;
  strings: TemplateDrawerStrings;
  onChange: (next: Partial<EditorRectangle>) => void;
}

/** What few fields need: a pattern, a box to tick; of a table its rows of several lines. */
export function MoreSettings({ rectangle, strings, onChange }: MoreSettingsProps) {
  const { tableConfig, checkLabels } = rectangle;
  if (tableConfig) return <RowSettings config={tableConfig} strings={strings} onChange={(next) => onChange({ tableConfig: next })} />;
  return (
    <Stack gap="xs">
      <Checkbox label={strings.isCheckbox} checked={checkLabels !== null} onChange={(event) => onChange({ checkLabels: event.currentTarget.checked ? { checked: 'true', unchecked: 'false' } : null })} />
      {checkLabels && (
        <div className="tieout-template-pair">
          <TextInput label={strings.checked} value={checkLabels.checked} maxLength={100} onChange={(event) => onChange({ checkLabels: { ...checkLabels, checked: event.currentTarget.value } })} />
          <TextInput label={strings.unchecked} value={checkLabels.unchecked} maxLength={100} onChange={(event) => onChange({ checkLabels: { ...checkLabels, unchecked: event.currentTarget.value } })} />
        </div>
      )}
      {!checkLabels && <PatternField value={rectangle.regex ?? ''} strings={strings} onChange={(regex) => onChange({ regex: regex === '' ? undefined : regex })} />}
    </Stack>
  );
}

/** Kept when the field is left, and only when it is a pattern. */
function PatternField({ value, strings, onChange }: { value: string; strings: TemplateDrawerStrings; onChange: (regex: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const isWrong = text !== null && !isPattern(text);
  const leave = () => {
    if (text === null || isWrong) return;
    onChange(text);
    setText(null);
  };
  return <TextInput label={strings.regex} description={strings.regexHint} value={text ?? value} maxLength={500} error={isWrong ? strings.regexWrong : undefined} spellCheck={false} onChange={(event) => setText(event.currentTarget.value)} onBlur={leave} />;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

type Way = 'none' | 'previous' | 'next' | 'middle';

/** How lines become rows. */
function RowSettings({ config, strings, onChange }: { config: TableConfig; strings: TemplateDrawerStrings; onChange: (config: TableConfig) => void }) {
  const { transforms, columns } = config;
  const put = (next: Partial<TableTransforms>) => onChange({ ...config, transforms: { ...transforms, ...next } });
  const mask = transforms.verticalMergeMasks[0];
  const way: Way = transforms.alignMiddle ? 'middle' : (mask?.direction ?? 'none');
  const chosen = transforms.alignMiddle ? [transforms.alignMiddle.referenceField] : (mask?.columns ?? []).flatMap((isFilled, index) => (isFilled === false ? [index] : []));
  const choose = (next: Way, places: readonly number[]) => {
    if (next === 'middle') put({ alignMiddle: { referenceField: places[0] ?? 0 }, verticalMergeMasks: [] });
    else if (next === 'none') put({ alignMiddle: null, verticalMergeMasks: [] });
    else put({ alignMiddle: null, verticalMergeMasks: [{ direction: next, columns: columns.map((_, index) => (places.includes(index) ? false : null)) }] });
  };
  const names = columns.map(({ name }, index) => ({ value: String(index), label: name || strings.column(index + 1) }));
  return (
    <Stack gap="xs">
      <Select
        label={strings.mergeTitle} value={way} allowDeselect={false} onChange={(next) => next && choose(next as Way, chosen.length > 0 ? chosen : [0])}
        data={[{ value: 'none', label: strings.mergeNone }, { value: 'previous', label: strings.mergePrevious }, { value: 'next', label: strings.mergeNext }, { value: 'middle', label: strings.mergeMiddle }]}
      />
      {way !== 'none' && <MultiSelect label={strings.mergeColumns} data={names} value={chosen.map(String)} onChange={(places) => places.length > 0 && choose(way, (way === 'middle' ? places.slice(-1) : places).map(Number))} />}
      {way !== 'none' && <MultiSelect label={strings.multiline} data={names} value={transforms.multilineFields.map(String)} onChange={(places) => put({ multilineFields: places.map(Number) })} />}
      {way !== 'none' && <TextInput label={strings.separator} value={transforms.separator} maxLength={10} onChange={(event) => put({ separator: event.currentTarget.value })} />}
    </Stack>
  );
}
