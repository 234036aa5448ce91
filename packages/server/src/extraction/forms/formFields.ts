// Fields of a PDF form, out of the marks it lays on its pages: one field may have several, the choices of a radio group each have their own.
import type { Box } from '../model.js';

/** As pdf.js gives it. */
export interface PdfFieldMark {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  fieldName?: string;
  fieldType?: string;
  fieldValue?: string | string[] | null;
  alternativeText?: string;
  checkBox?: boolean;
  radioButton?: boolean;
  readOnly?: boolean;
  multiLine?: boolean;
  multiSelect?: boolean;
  maxLen?: number;
  /** What a checked box stands for; null without a look of its own, which cannot be checked then. */
  exportValue?: string | null;
  buttonValue?: string | null;
  options?: { exportValue: string; displayValue: string }[];
}

export interface FieldMark extends PdfFieldMark {
  /** From 1. */
  page: number;
  box: Box;
}

export interface FormField {
  name: string;
  /** What the form calls it to people, if it does. */
  label: string | null;
  kind: 'text' | 'checkbox' | 'radio' | 'choice';
  value: string;
  /** What can be chosen: of a check box the one word for checked. */
  options: { value: string; label: string }[];
  isMultiline: boolean;
  isMultiple: boolean;
  isReadOnly: boolean;
  maxLength: number | null;
  /** From 1. */
  page: number;
  box: Box;
  marks: { id: string; option: string | null }[];
}

/** An empty check box or radio group. */
export const OFF = 'Off';

/** In the order of the marks; buttons and signatures are no fields to fill in. */
export function fieldsOfMarks(marks: readonly FieldMark[]): FormField[] {
  const fields = new Map<string, FormField>();
  for (const mark of marks) {
    const kind = kindOf(mark);
    if (!kind) continue;
    const option = optionOf(mark);
    const known = fields.get(mark.fieldName!);
    if (known) addMark(known, mark, option);
    else fields.set(mark.fieldName!, fieldOf(mark, kind, option));
  }
  return [...fields.values()];
}

function fieldOf(mark: FieldMark, kind: FormField['kind'], option: string | null): FormField {
  const { fieldName, alternativeText, multiLine = false, multiSelect = false, readOnly = false, maxLen, page, box, id } = mark;
  return {
    name: fieldName!, label: alternativeText?.trim() || null, kind, value: valueOf(mark, kind), options: optionsOf(mark, option), isMultiline: multiLine, isMultiple: multiSelect,
    isReadOnly: readOnly, maxLength: maxLen ? maxLen : null, page, box, marks: [{ id, option }],
  };
}

function addMark(field: FormField, mark: FieldMark, option: string | null): void {
  field.marks.push({ id: mark.id, option });
  if (option !== null && !field.options.some(({ value }) => value === option)) field.options.push({ value: option, label: option });
  if (field.kind === 'checkbox' && field.value === OFF) field.value = valueOf(mark, field.kind);
}

function kindOf({ fieldType, checkBox, radioButton }: FieldMark): FormField['kind'] | null {
  if (fieldType === 'Tx') return 'text';
  if (fieldType === 'Ch') return 'choice';
  if (fieldType !== 'Btn') return null;
  return checkBox ? 'checkbox' : radioButton ? 'radio' : null;
}

/** The word of a box for checked; of a choice none, since the field holds them all. */
const optionOf = ({ checkBox, radioButton, exportValue, buttonValue }: FieldMark): string | null => (checkBox ? exportValue : radioButton ? buttonValue : null) ?? null;

function optionsOf({ options = [] }: FieldMark, option: string | null): FormField['options'] {
  return option === null ? options.map(({ exportValue, displayValue }) => ({ value: exportValue, label: displayValue || exportValue })) : [{ value: option, label: option }];
}

/** People read what a choice shows, not what it stands for. */
function valueOf({ fieldValue, options = [] }: FieldMark, kind: FormField['kind']): string {
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue ?? '']).filter((value) => value !== '');
  if (kind === 'choice') return values.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue || value).join(', ');
  if (kind === 'text') return values.join('\n').replace(/\r\n?/g, '\n');
  return values[0] ?? OFF;
}
