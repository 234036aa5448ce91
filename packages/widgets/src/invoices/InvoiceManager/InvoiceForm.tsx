import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { InvoiceProof } from '@tieout/sdk';
import { currencyDecimals, partyOf, taxToLine, withParty } from '@tieout/sdk/contract';
import { useState } from 'react';
import { InvoiceField } from './InvoiceField.js';
import { LineItems, type InvoicePartProps } from './LineItems.js';

const texts = ['id', 'date', 'dueDate', 'poNumber'] as const;
const parties = ['vendor', 'customer'] as const;
const figures = ['net', 'tax', 'total'] as const;
/** Of the preview of extra fields: so many, each cut to so many characters. */
const PREVIEW = { entries: 3, characters: 10 };

/** The Excel form of an invoice. Each value is saved when it is left. */
export function InvoiceForm({ proof, ...props }: InvoicePartProps & { proof: InvoiceProof }) {
  const { invoice, issues, focus, strings, onShow, onChange } = props;
  const decimals = currencyDecimals(invoice.currency);
  const common = (field: string) => ({
    notANumber: strings.notANumber, error: issues.find((issue) => issue.line === null && issue.field === field)?.message,
    isFocused: focus !== null && focus.line === null && focus.field === field, onShow: () => onShow({ line: null, field }),
  });
  return (
    <div className="tieout-invoice-form">
      <div className="tieout-invoice-head">
        {parties.map((field) => <InvoiceField key={field} label={strings.fields[field]} value={partyOf(invoice, field)} {...common(field)} onChange={(value) => onChange((one) => withParty(one, field, value ?? ''))} />)}
        {texts.map((field) => <InvoiceField key={field} label={strings.fields[field]} value={invoice[field]} {...common(field)} onChange={(value) => onChange((one) => ({ ...one, [field]: value }))} />)}
      </div>
      <LineItems {...props} />
      <div className="tieout-invoice-totals">
        <Adjustments {...props} />
        <InvoiceField label={strings.fields.currency} value={invoice.currency} {...common('currency')} onChange={(currency) => onChange((one) => ({ ...one, currency: currency?.toUpperCase() ?? null }))} />
        {figures.map((field) => (
          <InvoiceField key={field} label={strings.fields[field]} value={invoice[field]} decimals={decimals} {...common(field)} onChange={(value) => onChange((one) => ({ ...one, [field]: value === null ? null : Number(value) }))} />
        ))}
        {invoice.tax !== null && invoice.tax !== 0 && <Button size="compact-sm" variant="subtle" onClick={() => onChange(taxToLine)}>{strings.taxToLine}</Button>}
      </div>
      <Checks proof={proof} title={strings.checks} />
      <ExtraFields {...props} />
    </div>
  );
}

function Adjustments({ invoice, strings }: InvoicePartProps) {
  if (invoice.adjustments.length === 0) return null;
  return (
    <p className="tieout-invoice-adjustments">
      {strings.adjustments}: {invoice.adjustments.map(({ label, amount }) => `${label} ${amount.toFixed(currencyDecimals(invoice.currency))}`).join(', ')}
    </p>
  );
}

function Checks({ proof, title }: { proof: InvoiceProof; title: string }) {
  return (
    <section className="tieout-invoice-checks">
      <h2>{title}</h2>
      <p>{proof.explanation}</p>
      <ul>
        {proof.checks.map(({ text, ok }) => (
          <li key={text} data-tone={ok ? 'positive' : 'negative'}>{ok ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />} {text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Behind a fold, with the first of them in its heading. */
function ExtraFields({ invoice, strings, focus, onShow, onChange }: InvoicePartProps) {
  const [search, setSearch] = useState('');
  const names = Object.keys(invoice.extraFields);
  if (names.length === 0) return null;
  const cut = (text: string) => (text.length > PREVIEW.characters ? `${text.slice(0, PREVIEW.characters)}…` : text);
  const found = names.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <details className="tieout-invoice-extra">
      <summary>{strings.extraFields} <span>{names.slice(0, PREVIEW.entries).map((name) => `${cut(name)}: ${cut(invoice.extraFields[name]!)}`).join(' · ')}</span></summary>
      <TextInput size="xs" aria-label={strings.searchExtra} placeholder={strings.searchExtra} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      <div className="tieout-invoice-head">
        {found.map((name) => (
          <InvoiceField
            key={name} label={name} value={invoice.extraFields[name]} notANumber="" isFocused={focus !== null && focus.line === null && focus.field === name} onShow={() => onShow({ line: null, field: name })}
            onChange={(value) => onChange((one) => ({ ...one, extraFields: { ...one.extraFields, [name]: value ?? '' } }))}
          />
        ))}
      </div>
      {found.length === 0 && <p>{strings.noExtra}</p>}
    </details>
  );
}
