// What may be entered into a field of a form, and how it is said to the PDF. Pure.
import { OFF, type FormField } from './formFields.js';

/** What is wrong with an entry, and what would be right; null when it fits. */
export function problemOf(field: FormField | undefined, name: string, value: string): string | null {
  if (!field) return `The form has no field “${name}”.`;
  if (field.isReadOnly) return `The field “${name}” cannot be filled in: the form says so.`;
  if (field.maxLength !== null && value.length > field.maxLength) return `The field “${name}” holds at most ${field.maxLength} characters; “${value}” has ${value.length}.`;
  const isEmpty = value === '' || (isOff(value) && chosenOption(field, value) === null);
  // pdf.js keeps the choice of a group: a copy would say what nobody entered.
  if (isEmpty && field.kind === 'radio' && field.value !== OFF) return `The field “${name}” can be changed, not emptied. It can be ${labelsOf(field)}.`;
  if (field.kind === 'text' || isEmpty) return null;
  const wanted = field.isMultiple ? value.split(/,\s*/) : [value];
  const unknown = wanted.find((word) => chosenOption(field, word) === null);
  if (unknown === undefined) return null;
  return `The field “${name}” cannot be “${unknown}”. It can be ${labelsOf(field)}.`;
}

const labelsOf = ({ kind, options }: FormField): string => [...options.map(({ label }) => label), ...(kind === 'checkbox' ? [OFF] : [])].map((label) => `“${label}”`).join(', ');

const isOff = (value: string): boolean => value.toLowerCase() === OFF.toLowerCase() || /^(no|false|0)$/i.test(value);
/** How a check box may be told to be checked without knowing its word. */
const isOn = (value: string): boolean => /^(on|yes|true|x|1)$/i.test(value);

function chosenOption({ kind, options }: FormField, value: string): string | null {
  const option = options.find((candidate) => candidate.value === value || candidate.label === value);
  if (option) return option.value;
  return kind === 'checkbox' && options.length === 1 && isOn(value) ? options[0]!.value : null;
}

/** The value as the mark of a field takes it: a text, whether it is checked, or what is chosen. */
export function entryOf(field: FormField, value: string, option: string | null): string | boolean | string[] {
  if (field.kind === 'text') return value;
  if (field.kind !== 'choice') return option !== null && chosenOption(field, value) === option;
  if (!field.isMultiple) return chosenOption(field, value) ?? '';
  return value === '' ? [] : value.split(/,\s*/).map((word) => chosenOption(field, word) ?? word);
}
