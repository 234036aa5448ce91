// Entry @tieout/widgets/embed: widgets on pages without React.
import type { Client } from '@tieout/sdk';
import { createElement, type ComponentProps, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { TieoutProvider, type TieoutProviderProps } from './core/TieoutProvider.js';
import { BankFileImport } from './imports/BankFileImport/BankFileImport.js';
import { DocumentEditor } from './documents/DocumentEditor/DocumentEditor.js';
import { FormFiller } from './documents/FormFiller/FormFiller.js';
import { InvoiceList } from './invoices/InvoiceList/InvoiceList.js';
import { TemplateList } from './templates/TemplateList/TemplateList.js';
import { DocumentViewer } from './documents/DocumentViewer/DocumentViewer.js';
import { UploadDropzone } from './documents/UploadDropzone/UploadDropzone.js';
import { JobList } from './jobs/JobList/JobList.js';
import { ReconciliationSummary } from './reconciliation/ReconciliationSummary/ReconciliationSummary.js';
import { TransactionGrid } from './transactions/TransactionGrid/TransactionGrid.js';
import { JobReview } from './jobs/JobReview/JobReview.js';
import { TransactionManager } from './transactions/TransactionManager/TransactionManager.js';

export { createClient } from '@tieout/sdk';

const widgets = {
  BankFileImport, DocumentEditor, DocumentViewer, FormFiller, InvoiceList, JobList, JobReview, ReconciliationSummary, TemplateList, TransactionGrid, TransactionManager, UploadDropzone,
} as const;
export type WidgetName = keyof typeof widgets;
export type WidgetProps<N extends WidgetName> = ComponentProps<(typeof widgets)[N]>;

export interface MountOptions extends Omit<TieoutProviderProps, 'client' | 'children'> {
  /** From `createClient()` of @tieout/sdk. */
  client: Client;
}

export interface Mounted<N extends WidgetName> {
  /** Gives the widget other props; those left out keep their value. */
  update(props: Partial<WidgetProps<N>>): void;
  /** Takes the widget off the page. */
  unmount(): void;
}

/** Shows a widget in an element of any page: `mount(element, 'JobList', {}, { client })`. */
export function mount<N extends WidgetName>(element: Element, name: N, props: WidgetProps<N>, { client, ...options }: MountOptions): Mounted<N> {
  // Callers without types name widgets freely.
  if (!(name in widgets)) throw new TypeError(`There is no widget "${name}". Choose one of ${Object.keys(widgets).join(', ')}.`);
  const root = createRoot(element);
  let current = props;
  const render = () => {
    const widget = createElement(widgets[name] as ComponentType<object>, current);
    root.render(createElement(TieoutProvider, { ...options, className: ['tieout-mounted', options.className].filter(Boolean).join(' '), client, children: widget }));
  };
  render();
  return {
    update(changes) {
      current = { ...current, ...changes };
      render();
    },
    unmount: () => root.unmount(),
  };
}
