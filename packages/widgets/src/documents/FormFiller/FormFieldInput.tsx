import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { FormField } from '@tieout/sdk/contract';
import { shortName } from './formRecords.js';

interface FormFieldInputProps {
  field: FormField;
  /** As it is entered; absent: as it is in the form. */
  value: string | undefined;
  onChange: (value: string) => void;
}

const OFF = 'Off';

/** One field of a form, as what it is. */
export function FormFieldInput({ field, value = field.value, onChange }: FormFieldInputProps) {
  const { kind, options, isMultiline, isMultiple, maxLength } = field;
  const label = field.label ?? shortName(field.name);
  const shared = { label, title: field.name };
  // A PDF may say the same choice twice; a list of choices cannot.
  const labels = [...new Set(options.map((option) => option.label))];
  if (kind === 'checkbox') return <Checkbox {...shared} checked={value !== OFF && value !== ''} onChange={(event) => onChange(event.currentTarget.checked ? (options[0]?.value ?? OFF) : OFF)} />;
  if (kind === 'text') {
    const text = { ...shared, value, maxLength: maxLength ?? 10_000, onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value) };
    return isMultiline ? <Textarea {...text} autosize minRows={2} maxRows={8} /> : <TextInput {...text} />;
  }
  if (isMultiple) return <MultiSelect {...shared} data={labels} value={value === '' ? [] : value.split(/,\s*/)} onChange={(next) => onChange(next.join(', '))} />;
  return <Select {...shared} data={labels} value={value === OFF || value === '' ? null : value} allowDeselect={kind === 'choice'} searchable={labels.length > 10} onChange={(next) => onChange(next ?? '')} />;
}
