import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown, IconFilterPlus, IconX } from '@tabler/icons-react';
import { TransactionStatus, type Filter } from '@tieout/sdk/contract';
import { useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { filterBarStrings, type FilterBarStrings } from './FilterBar.strings.js';
import { FilterEditor, describeFilter, type FilterDocument } from './FilterEditor.js';
import { defaultFilters, filterFields, type FilterField, type TransactionFilters } from './filterModel.js';

export interface FilterBarProps {
  value: TransactionFilters;
  onChange: (filters: TransactionFilters) => void;
  /** Documents to filter by; without them there is no such filter. */
  documents?: readonly FilterDocument[];
  strings?: Partial<FilterBarStrings>;
}

const noDocuments: readonly FilterDocument[] = [];

/** Which rows are shown: by status, and by conditions on their fields. */
export function FilterBar({ value, onChange, documents = noDocuments, strings: own }: FilterBarProps) {
  const strings = useStrings('FilterBar', filterBarStrings, own);
  const { conditions } = value;
  const set = (next: readonly Filter[]) => onChange({ ...value, conditions: next });
  const isPlain = conditions.length === 0 && defaultFilters.statuses.every((status) => value.statuses.includes(status));
  const fields = (Object.keys(filterFields) as FilterField[]).filter((field) => field !== 'documentId' || documents.length > 0);
  return (
    <div className="tieout-filters" role="group" aria-label={strings.label}>
      <Statuses value={value} onChange={onChange} strings={strings} />
      {conditions.map((condition, index) => {
        const text = describeFilter(condition, documents, strings);
        return (
          <span key={`${text}${index}`} className="tieout-filter-chip">
            <Editing label={strings.edit(text)} text={text} condition={condition} fields={fields} documents={documents} strings={strings} onApply={(next) => set(conditions.with(index, next))} />
            <ActionIcon size={24} radius="xl" aria-label={strings.remove(text)} onClick={() => set(conditions.toSpliced(index, 1))}><IconX size={13} /></ActionIcon>
          </span>
        );
      })}
      <Editing label={strings.addFilter} condition={null} fields={fields} documents={documents} strings={strings} onApply={(next) => set([...conditions, next])} />
      {!isPlain && <Button variant="subtle" size="compact-xs" onClick={() => onChange(defaultFilters)}>{strings.clear}</Button>}
    </div>
  );
}

function Statuses({ value: { statuses, conditions }, onChange, strings }: Pick<FilterBarProps, 'value' | 'onChange'> & { strings: FilterBarStrings }) {
  const all = TransactionStatus.options;
  const toggle = (status: TransactionStatus) => onChange({
    conditions, statuses: all.filter((candidate) => (candidate === status ? !statuses.includes(candidate) : statuses.includes(candidate))),
  });
  return (
    <Popover position="bottom-start" shadow="md" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={13} />}>
          {statuses.length === all.length ? strings.status : strings.statusCount(statuses.length, all.length)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Checkbox.Group value={[...statuses]} aria-label={strings.status}>
          <div className="tieout-filter-statuses">
            {all.map((status) => <Checkbox key={status} value={status} label={strings.statuses[status]} onChange={() => toggle(status)} />)}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

interface EditingProps {
  label: string;
  text?: string;
  /** Null: a new one. */
  condition: Filter | null;
  fields: readonly FilterField[];
  documents: readonly FilterDocument[];
  strings: FilterBarStrings;
  onApply: (filter: Filter) => void;
}

function Editing({ label, text, condition, fields, documents, strings, onApply }: EditingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen(!isOpen);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" shadow="md" width={300} withinPortal trapFocus returnFocus>
      <Popover.Target>
        {text === undefined
          ? <Button variant="default" size="compact-sm" leftSection={<IconFilterPlus size={14} stroke={1.7} />} onClick={toggle}>{label}</Button>
          : <button type="button" className="tieout-filter-text" aria-label={label} onClick={toggle}>{text}</button>}
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <FilterEditor
          condition={condition} fields={fields} documents={documents} strings={strings}
          onApply={(next) => {
            onApply(next);
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
