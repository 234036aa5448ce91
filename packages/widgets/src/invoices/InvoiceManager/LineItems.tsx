import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Invoice, InvoiceLine } from '@tieout/sdk';
import { currencyDecimals, emptyLine, invoiceMessages, lineTargetOf, withLineTarget, type InvoiceIssue } from '@tieout/sdk/contract';
import { InvoiceField } from './InvoiceField.js';
import type { InvoiceManagerStrings } from './InvoiceManager.strings.js';
import type { FieldAt } from './useInvoiceManager.js';

export interface InvoicePartProps {
  invoice: Invoice;
  issues: readonly InvoiceIssue[];
  focus: FieldAt | null;
  strings: InvoiceManagerStrings;
  onShow: (at: FieldAt) => void;
  onChange: (change: (invoice: Invoice) => Invoice) => void;
}

const figures = ['quantity', 'unitPrice', 'price', 'tax'] as const;
const targets = ['category', 'service'] as const;

/** The line items as a table that is typed into. */
export function LineItems({ invoice, issues, focus, strings, onShow, onChange }: InvoicePartProps) {
  const decimals = currencyDecimals(invoice.currency);
  const changeLine = (at: number, change: (line: InvoiceLine) => InvoiceLine) => onChange((one) => ({ ...one, lines: one.lines.map((line, index) => (index === at ? change(line) : line)) }));
  const isLast = invoice.lines.length <= 1;
  const common = (line: number, field: string) => ({
    isLabelHidden: true, notANumber: strings.notANumber, error: issues.find((issue) => issue.line === line && issue.field === field)?.message,
    isFocused: focus !== null && focus.line === line && focus.field === field, onShow: () => onShow({ line, field }),
  });
  return (
    <section className="tieout-invoice-lines">
      <h2>{strings.lines}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="tieout-invoice-table" role="region" aria-label={strings.lines} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{strings.fields.item}</th>
              {figures.map((field) => <th key={field} className="tieout-cell-right">{field === 'tax' ? strings.fields.lineTax : strings.fields[field]}</th>)}
              {targets.map((field) => <th key={field}>{strings.fields[field]}</th>)}
              <th><VisuallyHidden>{strings.deleteLine}</VisuallyHidden></th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line, index) => (
              // Lines have no id; they are only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td><InvoiceField label={`${strings.fields.item} ${index + 1}`} value={line.item} {...common(index, 'item')} onChange={(item) => changeLine(index, (one) => ({ ...one, item }))} /></td>
                {figures.map((field) => (
                  <td key={field}>
                    <InvoiceField
                      label={`${field === 'tax' ? strings.fields.lineTax : strings.fields[field]} ${index + 1}`} value={line[field]} decimals={field === 'quantity' ? 0 : decimals} {...common(index, field)}
                      onChange={(value) => changeLine(index, (one) => ({ ...one, [field]: value === null ? null : Number(value) }))}
                    />
                  </td>
                ))}
                {targets.map((field) => (
                  <td key={field}><InvoiceField label={`${strings.fields[field]} ${index + 1}`} value={lineTargetOf(line, field)} {...common(index, field)} onChange={(value) => changeLine(index, (one) => withLineTarget(one, field, value ?? ''))} /></td>
                ))}
                <td>
                  <Tooltip label={isLast ? invoiceMessages.lastLine : strings.deleteLine}>
                    <ActionIcon
                      variant="subtle" color="red" aria-label={`${strings.deleteLine} ${index + 1}`} data-disabled={isLast || undefined} aria-disabled={isLast}
                      onClick={() => !isLast && onChange((one) => ({ ...one, lines: one.lines.filter((_, at) => at !== index) }))}
                    ><IconTrash size={15} /></ActionIcon>
                  </Tooltip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={14} />} onClick={() => onChange((one) => ({ ...one, lines: [...one.lines, emptyLine] }))}>{strings.addLine}</Button>
    </section>
  );
}
