import type { Source } from '@tieout/sdk/contract';
import type { ReconciliationSummaryProps } from './ReconciliationSummary.js';
import type { ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

interface LocatedValueProps { name: string; value: string; source: Source | null; strings: ReconciliationSummaryStrings; onLocate: ReconciliationSummaryProps['onLocate'] }

/** A value that shows its place in the document when it is pressed, where it has one. */
export function LocatedValue({ name, value, source, strings, onLocate }: LocatedValueProps) {
  const page = source?.page ?? null;
  const figure = <span className="tieout-figures">{value}</span>;
  if (page === null || !onLocate) return figure;
  return <button type="button" className="tieout-summary-locate" title={strings.showInDocument(name)} onClick={() => onLocate(page, source?.box ?? null)}>{figure}</button>;
}
