import { Button, Select, TextInput } from '@mantine/core';
import type { Filter } from '@tieout/sdk/contract';
import { useState } from 'react';
import type { InvoiceListStrings } from './InvoiceList.strings.js';

const fields = ['invoiceId', 'invoiceVendor', 'invoiceCustomer', 'invoiceType', 'from', 'to', 'least', 'most'] as const;
type FilterValues = Partial<Record<(typeof fields)[number], string>>;

/** The filters as the server takes them; what is not complete yet filters nothing. */
export function filtersOf(values: FilterValues): Filter[] {
  const filters: Filter[] = [];
  for (const field of ['invoiceId', 'invoiceVendor', 'invoiceCustomer'] as const) if (values[field]?.trim()) filters.push({ field, operator: 'contains', value: values[field].trim() });
  if (values.invoiceType) filters.push({ field: 'invoiceType', operator: 'in', value: values.invoiceType === 'payables' ? ['payables', 'bill', 'expense'] : ['receivables', 'invoice'] });
  for (const [field, operator] of [['from', 'greaterThanOrEqual'], ['to', 'lessThanOrEqual']] as const) {
    const day = values[field];
    if (day && /^\d{4}-\d{2}-\d{2}$/.test(day)) filters.push({ field: 'invoiceDate', operator, value: day });
  }
  for (const [field, operator] of [['least', 'greaterThanOrEqual'], ['most', 'lessThanOrEqual']] as const) {
    const text = values[field]?.trim();
    if (text && /^-?\d+(\.\d+)?$/.test(text)) filters.push({ field: 'invoiceAmount', operator, value: Number(text) });
  }
  return filters;
}

export function InvoiceFilters({ strings, onChange }: { strings: InvoiceListStrings; onChange: (filters: Filter[]) => void }) {
  const [values, setValues] = useState<FilterValues>({});
  const change = (next: FilterValues) => {
    setValues(next);
    onChange(filtersOf(next));
  };
  return (
    <div className="tieout-invoice-filters">
      {fields.map((field) => (field === 'invoiceType' ? (
        <Select
          key={field} size="xs" label={strings.filters[field]} clearable value={values[field] ?? null} onChange={(value) => change({ ...values, [field]: value ?? '' })}
          data={['payables', 'receivables'].map((value) => ({ value, label: strings.types[value]! }))}
        />
      ) : (
        <TextInput key={field} size="xs" label={strings.filters[field]} type={field === 'from' || field === 'to' ? 'date' : 'text'} value={values[field] ?? ''} onChange={(event) => change({ ...values, [field]: event.currentTarget.value })} />
      )))}
      {Object.values(values).some(Boolean) && <Button size="xs" variant="subtle" onClick={() => change({})}>{strings.filters.clear}</Button>}
    </div>
  );
}
