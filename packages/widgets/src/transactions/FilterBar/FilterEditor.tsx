import { Button, Select, TextInput } from '@mantine/core';
import { FieldName, type Filter, type FilterOperator } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import type { FilterBarStrings } from './FilterBar.strings.js';
import { draftOfFilter, filterFields, filterOfDraft, isRange, operatorsOf, takesNoValue, type DraftProblem, type FilterDraft, type FilterField, type FilterKind } from './filterModel.js';

export interface FilterDocument { documentId: string; name: string }

interface FilterEditorProps {
  condition: Filter | null;
  fields: readonly FilterField[];
  documents: readonly FilterDocument[];
  strings: FilterBarStrings;
  onApply: (filter: Filter) => void;
}

const firstDraft: FilterDraft = { field: 'description', operator: 'contains', value: '', valueTo: '' };

/** Field, operator and value of one condition. */
export function FilterEditor({ condition, fields, documents, strings, onApply }: FilterEditorProps) {
  const [draft, setDraft] = useState(condition ? draftOfFilter(condition) : firstDraft);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const kind = filterFields[draft.field];
  const change = (changes: Partial<FilterDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblem(null);
  };
  const chooseField = (field: FilterField) => {
    const operators = operatorsOf[filterFields[field]];
    change({ field, operator: operators.includes(draft.operator) ? draft.operator : operators[0] ?? 'equals', value: '', valueTo: '' });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const filter = filterOfDraft(draft);
    if (typeof filter === 'string') setProblem(filter);
    else onApply(filter);
  };
  const error = problem && strings.problems[problem];
  const choices = choicesOf(kind, documents, strings);
  return (
    <form className="tieout-filter-editor" onSubmit={handleSubmit} noValidate>
      <Select
        label={strings.field} data={fields.map((field) => ({ value: field, label: strings.fields[field] }))} value={draft.field} allowDeselect={false}
        onChange={(field) => field && chooseField(field as FilterField)} comboboxProps={{ withinPortal: false }}
      />
      <Select
        label={strings.operator} data={operatorsOf[kind].map((operator) => ({ value: operator, label: strings.operators[operator] }))} value={draft.operator} allowDeselect={false}
        onChange={(operator) => operator && change({ operator: operator as FilterOperator })} comboboxProps={{ withinPortal: false }}
      />
      {!takesNoValue(draft.operator) && choices && (
        <Select label={strings.value} data={choices} value={draft.value || null} error={error} onChange={(value) => change({ value: value ?? '' })} comboboxProps={{ withinPortal: false }} />
      )}
      {!takesNoValue(draft.operator) && !choices && (
        <TextInput
          label={isRange(draft.operator) ? strings.from : strings.value} value={draft.value} error={error} placeholder={kind === 'date' ? 'YYYY-MM-DD' : undefined} data-autofocus
          inputMode={kind === 'number' ? 'decimal' : undefined} onChange={({ currentTarget }) => change({ value: currentTarget.value })}
        />
      )}
      {isRange(draft.operator) && <TextInput label={strings.to} value={draft.valueTo} placeholder={kind === 'date' ? 'YYYY-MM-DD' : undefined} onChange={({ currentTarget }) => change({ valueTo: currentTarget.value })} />}
      <Button type="submit" mt={4}>{strings.apply}</Button>
    </form>
  );
}

function choicesOf(kind: FilterKind, documents: readonly FilterDocument[], strings: FilterBarStrings) {
  if (kind === 'yesNo') return [{ value: 'true', label: strings.yes }, { value: 'false', label: strings.no }];
  if (kind === 'fieldName') return FieldName.options.map((value) => ({ value, label: strings.fieldNames[value] }));
  if (kind === 'document') return documents.map(({ documentId, name }) => ({ value: documentId, label: name }));
  return null;
}

/** The condition in words: "Amount less than 20". */
export function describeFilter(filter: Filter, documents: readonly FilterDocument[], strings: FilterBarStrings): string {
  const { field, operator, value, valueTo } = draftOfFilter(filter);
  const name = choicesOf(filterFields[field], documents, strings)?.find((choice) => choice.value === value)?.label ?? value;
  const shown = takesNoValue(operator) ? '' : isRange(operator) ? strings.range(value, valueTo) : name;
  return [strings.fields[field], strings.operators[operator], shown].filter(Boolean).join(' ');
}
