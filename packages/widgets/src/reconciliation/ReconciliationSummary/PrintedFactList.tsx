import { PRINTED_FACT_NAMES, PRINTED_FACTS } from '@tieout/sdk/contract';
import type { Account, PrintedFactName, PrintedFacts } from '@tieout/sdk/contract';
import { useId } from 'react';
import { formatDate } from '../../core/formatDate.js';
import { formatMoney } from '../../core/formatMoney.js';
import { LocatedValue } from './LocatedValue.js';
import type { ReconciliationSummaryProps } from './ReconciliationSummary.js';
import type { ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

interface PrintedFactListProps {
  facts: PrintedFacts;
  account: Account;
  strings: ReconciliationSummaryStrings;
  onLocate: ReconciliationSummaryProps['onLocate'];
}

/** What the statement prints of itself and of its bill, as far as it does. */
export function PrintedFactList({ facts, account, strings, onLocate }: PrintedFactListProps) {
  const titleId = useId();
  const shown = PRINTED_FACT_NAMES.flatMap((name) => (facts[name] ? [{ name, ...facts[name] }] : []));
  return (
    <div className="tieout-printed" role="group" aria-labelledby={titleId}>
      <span id={titleId} className="tieout-printed-title">{strings.printed}</span>
      <dl>
        {shown.map(({ name, value, source }) => (
          <div key={name}>
            <dt>{strings.facts[name]}</dt>
            <dd><LocatedValue name={strings.facts[name]} value={shownValue(name, value, account)} source={source} strings={strings} onLocate={onLocate} /></dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function shownValue(name: PrintedFactName, value: string, account: Account): string {
  const { kind } = PRINTED_FACTS[name];
  if (kind === 'amount') return formatMoney(value, account);
  return kind === 'date' ? formatDate(value) : value;
}
