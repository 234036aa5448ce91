import type { Box, Invoice, Source } from '@tieout/sdk';
import { excelIssues, type InvoiceIssue } from '@tieout/sdk/contract';
import { useMemo, useState } from 'react';
import { useTieout } from '../../core/useTieout.js';
import type { Highlight } from '../../documents/DocumentViewer/DocumentPage.js';
import type { Place } from '../../documents/DocumentViewer/useDocumentViewer.js';
import { useEdits, type EditCall } from '../../transactions/editing/useEdits.js';
import { useJobInvoices, useRefreshInvoices } from '../useInvoices.js';

/** A value of an invoice: of its head, or of a line. */
export interface FieldAt { line: number | null; field: string }

export function useInvoiceManager(jobId: string, invoiceId: string | null, saveFailed: string, onSelect?: (invoiceId: string) => void) {
  const { client } = useTieout();
  const list = useJobInvoices(jobId);
  const refresh = useRefreshInvoices(jobId);
  const edits = useEdits(jobId);
  const [selectedId, setSelectedId] = useState(invoiceId);
  const [focus, setFocus] = useState<FieldAt | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const invoices = list.data ?? [];
  const current = invoices.find(({ id }) => id === selectedId) ?? invoices[0] ?? null;
  const firstPage = current ? current.pageNumber + 1 : null;
  const start = useMemo((): Place | null => (firstPage === null ? null : { page: firstPage }), [firstPage]);
  const issues = current ? excelIssues(current.invoice) : [];

  const select = (id: string) => {
    setSelectedId(id);
    setFocus(null);
    const next = invoices.find((one) => one.id === id);
    if (next) setPlace({ page: next.pageNumber + 1 });
    onSelect?.(id);
  };
  /** Lights up where the value was read. */
  const show = (at: FieldAt) => {
    setFocus(at);
    const source = current && sourceOf(current.invoice, at);
    if (source?.page) setPlace({ page: source.page, box: source.box });
  };
  const save = (change: (invoice: Invoice) => Invoice) => {
    if (!current) return;
    const wanted = change(current.invoice);
    if (JSON.stringify(wanted) === JSON.stringify(current.invoice)) return;
    const send: EditCall['send'] = (resend) => client.invoices.save(jobId, current.id, wanted, { version: resend?.versions.get(current.id) ?? current.version });
    void edits.run({ send, failed: saveFailed }).then(refresh);
  };
  /** The value under a point of the page. */
  const pick = (page: number, x: number, y: number): FieldAt | null => {
    const found = current && fieldUnder(current.invoice, page, x, y);
    if (found) setFocus(found);
    return found;
  };
  return { list, invoices, current, issues, edits, focus, place: place ?? start, highlights: current ? highlightsOf(current.invoice, focus, issues) : [], select, show, save, pick };
}

function sourceOf(invoice: Invoice, { line, field }: FieldAt): Source | undefined {
  return line === null ? invoice.sources[field] : invoice.lines[line]?.sources[field];
}

function highlightsOf(invoice: Invoice, focus: FieldAt | null, issues: readonly InvoiceIssue[]): Highlight[] {
  const boxes: Highlight[] = [];
  const add = (at: FieldAt, source: Source) => {
    if (!source.page || !source.box) return;
    const isFocused = focus !== null && focus.line === at.line && focus.field === at.field;
    const isWrong = issues.some(({ line, field }) => line === at.line && field === at.field);
    boxes.push({ page: source.page, box: source.box, tone: isFocused ? 'value' : isWrong ? 'problem' : 'row' });
  };
  for (const [field, source] of Object.entries(invoice.sources)) add({ line: null, field }, source);
  invoice.lines.forEach((item, line) => Object.entries(item.sources).forEach(([field, source]) => add({ line, field }, source)));
  return boxes;
}

/** The smallest box that holds the point. */
function fieldUnder(invoice: Invoice, page: number, x: number, y: number): FieldAt | null {
  let best: { at: FieldAt; area: number } | null = null;
  const look = (at: FieldAt, { page: on, box }: Source) => {
    if (on !== page || !box || !holds(box, x, y)) return;
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    if (!best || area < best.area) best = { at, area };
  };
  for (const [field, source] of Object.entries(invoice.sources)) look({ line: null, field }, source);
  invoice.lines.forEach((item, line) => Object.entries(item.sources).forEach(([field, source]) => look({ line, field }, source)));
  return (best as { at: FieldAt } | null)?.at ?? null;
}

const holds = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean => x >= x0 - 2 && x <= x1 + 2 && y >= y0 - 2 && y <= y1 + 2;
