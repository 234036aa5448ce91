import type { Account, Period, PeriodField, Source } from '@tieout/sdk/contract';
import type { ReactNode } from 'react';
import { formatDate, isBadDate } from '../../core/formatDate.js';
import { formatMoney } from '../../core/formatMoney.js';
import { checkPeriodValue, periodText } from '../usePeriodEdits.js';
import { EditableValue } from './EditableValue.js';
import { LocatedValue } from './LocatedValue.js';
import type { ReconciliationSummaryProps } from './ReconciliationSummary.js';
import type { ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

interface EquationProps {
  account: Account;
  period: Period;
  strings: ReconciliationSummaryStrings;
  onLocate: ReconciliationSummaryProps['onLocate'];
  /** Absent: for reading only. */
  onChange: ((name: PeriodField, value: string) => void) | undefined;
}

/** Start balance plus credits minus payments is the end balance, or not. */
export function Equation({ account, period, strings, onLocate, onChange }: EquationProps) {
  const { sources } = period;
  const money = (amount: number | null) => formatMoney(amount, account);
  const { difference } = period.proof;
  const isOff = period.proof.status === 'notReconciled' && difference !== null && Number(difference) !== 0;
  const editable = (name: PeriodField, shown: ReactNode) => (onChange ? (
    <EditableValue
      text={periodText(period, name, account.currency)} label={strings.fields[name]} editLabel={strings.editField(strings.fields[name])}
      mayConfirm={name.endsWith('Date')} check={(text) => checkPeriodValue(name, text)} onSave={(text) => onChange(name, text)}
    >
      {shown}
    </EditableValue>
  ) : shown);
  const balance = (name: 'startBalance' | 'endBalance', missing: string) => editable(name, <Figure name={strings.fields[name]} value={money(period[name])} missing={missing} source={sources[name]} strings={strings} onLocate={onLocate} />);
  const date = (name: 'startDate' | 'endDate', missing: string) => editable(name, <DateNote date={period[name]} missing={missing} strings={strings} />);
  return (
    <dl className="tieout-equation">
      <Term name={strings.startBalance} value={balance('startBalance', strings.missingStartBalance)}>{date('startDate', strings.missingStartDate)}</Term>
      <Term sign="+" name={strings.credits} value={<span className="tieout-figures">{money(period.totalCredits)}</span>}><span className="tieout-figures">{strings.count(period.numCredits)}</span></Term>
      <Term sign={'\u2212'} name={strings.payments} value={<span className="tieout-figures">{money(Math.abs(period.totalPayments))}</span>}><span className="tieout-figures">{strings.count(period.numPayments)}</span></Term>
      <Term sign={isOff ? '\u2260' : '='} tone={isOff ? 'problem' : undefined} name={strings.endBalance} value={balance('endBalance', strings.missingEndBalance)}>
        {date('endDate', strings.missingEndDate)}
        {isOff && <strong className="tieout-equation-off tieout-figures">{strings.difference(formatMoney(difference, account))}</strong>}
      </Term>
    </dl>
  );
}

function Term({ sign, tone, name, value, children }: { sign?: string; tone?: string | undefined; name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="tieout-equation-term" data-tone={tone}>
      <dt>{sign && <span className="tieout-equation-sign" aria-hidden>{sign}</span>}{name}</dt>
      <dd className="tieout-equation-value">{value}</dd>
      <dd className="tieout-equation-note">{children}</dd>
    </div>
  );
}

interface FigureProps { name: string; value: string; missing: string; source: Source | null; strings: ReconciliationSummaryStrings; onLocate: ReconciliationSummaryProps['onLocate'] }

function Figure({ name, value, missing, source, strings, onLocate }: FigureProps) {
  if (value === '') return <span className="tieout-equation-missing">{missing}</span>;
  return <LocatedValue name={name} value={value} source={source} strings={strings} onLocate={onLocate} />;
}

function DateNote({ date, missing, strings }: { date: string | null; missing: string; strings: ReconciliationSummaryStrings }) {
  if (date === null) return <span className="tieout-equation-missing">{missing}</span>;
  return (
    <span className="tieout-figures">
      {formatDate(date)}
      {isBadDate(date) && <span className="tieout-badge tieout-equation-bad" data-tone="warning" data-size="sm">{strings.badYear}</span>}
    </span>
  );
}
