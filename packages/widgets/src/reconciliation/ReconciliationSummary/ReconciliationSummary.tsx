import { Button, Select } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { Account, Box, Period, Source } from '@tieout/sdk/contract';
import { useId, useState } from 'react';
import { formatDate, isBadDate } from '../../core/formatDate.js';
import { formatMoney } from '../../core/formatMoney.js';
import { useStrings } from '../../core/useStrings.js';
import { ProofPanel } from '../ProofPanel/ProofPanel.js';
import { ReconciliationBadge } from '../ReconciliationBadge/ReconciliationBadge.js';
import { reconciliationSummaryStrings, type ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

export interface ReconciliationSummaryProps {
  /** Accounts to choose from. */
  accounts: readonly Account[];
  accountId: string | null;
  onAccountChange: (accountId: string) => void;
  /** The chosen period. */
  chunk: string | null;
  onPeriodChange: (chunk: string) => void;
  /** Show a place of the document: page from 1, box in points. */
  onLocate?: (page: number, box: Box | null) => void;
  defaultProofOpen?: boolean;
  strings?: Partial<ReconciliationSummaryStrings>;
}

/** The period as an equation: start balance plus credits minus payments is the end balance, or not. */
export function ReconciliationSummary(props: ReconciliationSummaryProps) {
  const { accounts, accountId, onAccountChange, chunk, onPeriodChange, onLocate, defaultProofOpen = false, strings: own } = props;
  const strings = useStrings('ReconciliationSummary', reconciliationSummaryStrings, own);
  const [isOpen, setIsOpen] = useState(defaultProofOpen);
  const proofId = useId();
  const account = accounts.find(({ id }) => id === accountId) ?? null;
  const period = account?.periods.find((candidate) => candidate.chunk === chunk) ?? null;
  return (
    <section className="tieout-summary" aria-label={strings.label}>
      <div className="tieout-summary-bar">
        <Select
          aria-label={strings.account} data={accounts.map(({ id, accountName }) => ({ value: id, label: accountName }))} value={accountId}
          onChange={(value) => value && onAccountChange(value)} allowDeselect={false} placeholder={accounts.length === 0 ? strings.noAccounts : strings.account}
          disabled={accounts.length === 0} className="tieout-summary-account" maxDropdownHeight={300}
        />
        <Select
          aria-label={strings.period} data={account?.periods.map((entry) => ({ value: entry.chunk, label: entry.label })) ?? []} value={chunk}
          onChange={(value) => value && onPeriodChange(value)} allowDeselect={false} placeholder={strings.period} disabled={!account} className="tieout-summary-period"
        />
        {period && (
          <span className="tieout-summary-verdict">
            <ReconciliationBadge state={period.state} />
            <Button
              variant="default" aria-expanded={isOpen} aria-controls={isOpen ? proofId : undefined} onClick={() => setIsOpen(!isOpen)}
              rightSection={isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
            >
              {isOpen ? strings.hideProof : strings.showProof}
            </Button>
          </span>
        )}
      </div>
      {account && period && <Equation account={account} period={period} strings={strings} onLocate={onLocate} />}
      {account && period && isOpen && (
        <div id={proofId}><ProofPanel proof={period.proof} currency={account.currency} onLocate={onLocate} /></div>
      )}
    </section>
  );
}

interface EquationProps {
  account: Account;
  period: Period;
  strings: ReconciliationSummaryStrings;
  onLocate: ReconciliationSummaryProps['onLocate'];
}

function Equation({ account, period, strings, onLocate }: EquationProps) {
  const { startDate, endDate, startBalance, endBalance, sources } = period;
  const money = (amount: number | null) => formatMoney(amount, account);
  const { difference } = period.proof;
  const isOff = period.proof.status === 'notReconciled' && difference !== null && Number(difference) !== 0;
  return (
    <dl className="tieout-equation">
      <Term name={strings.startBalance} value={money(startBalance)} missing={strings.missingStartBalance} source={sources.startBalance} strings={strings} onLocate={onLocate}>
        <DateNote date={startDate} missing={strings.missingStartDate} strings={strings} />
      </Term>
      <Term sign="+" name={strings.credits} value={money(period.totalCredits)} strings={strings}>
        <span className="tieout-figures">{strings.count(period.numCredits)}</span>
      </Term>
      <Term sign={'\u2212'} name={strings.payments} value={money(Math.abs(period.totalPayments))} strings={strings}>
        <span className="tieout-figures">{strings.count(period.numPayments)}</span>
      </Term>
      <Term sign={isOff ? '\u2260' : '='} tone={isOff ? 'problem' : undefined} name={strings.endBalance} value={money(endBalance)} missing={strings.missingEndBalance} source={sources.endBalance} strings={strings} onLocate={onLocate}>
        <DateNote date={endDate} missing={strings.missingEndDate} strings={strings} />
        {isOff && <strong className="tieout-equation-off tieout-figures">{strings.difference(formatMoney(difference, account))}</strong>}
      </Term>
    </dl>
  );
}

interface TermProps {
  sign?: string;
  tone?: string;
  name: string;
  value: string;
  missing?: string;
  source?: Source | null;
  strings: ReconciliationSummaryStrings;
  onLocate?: ReconciliationSummaryProps['onLocate'];
  children: React.ReactNode;
}

function Term({ sign, tone, name, value, missing, source, strings, onLocate, children }: TermProps) {
  const page = source?.page ?? null;
  const figure = value === ''
    ? <span className="tieout-equation-missing">{missing}</span>
    : <span className="tieout-figures">{value}</span>;
  return (
    <div className="tieout-equation-term" data-tone={tone}>
      <dt>{sign && <span className="tieout-equation-sign" aria-hidden>{sign}</span>}{name}</dt>
      <dd className="tieout-equation-value">
        {page !== null && onLocate
          ? <button type="button" className="tieout-equation-locate" title={strings.showInDocument(name)} onClick={() => onLocate(page, source?.box ?? null)}>{figure}</button>
          : figure}
      </dd>
      <dd className="tieout-equation-note">{children}</dd>
    </div>
  );
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
