import { IconArrowRight, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { ChainLink, ChainPeriod, ReconciliationState } from '@tieout/sdk/contract';
import { Fragment } from 'react';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { statementChainStrings, type StatementChainStrings } from './StatementChain.strings.js';

export interface StatementChainProps {
  jobId: Workspace;
  /** The period that is looked at. */
  chunk: string | null;
  onPeriodChange: (period: ChainPeriod) => void;
  strings?: Partial<StatementChainStrings>;
}

const tones: Record<ReconciliationState, string> = { Reconciled: 'positive', 'Not Reconciled': 'negative', Unknown: 'neutral' };

/** The statements of the account that is looked at, one after the other: which follow on, where months or balances are missing. Nothing for a single one. */
export function StatementChain({ jobId, chunk, onPeriodChange, strings: own }: StatementChainProps) {
  const strings = useStrings('StatementChain', statementChainStrings, own);
  const { client } = useTieout();
  const { data = [] } = useQuery({ queryKey: queryKeys.chains(jobId), queryFn: ({ signal }) => client.reconciliation.chain(jobId, { signal }) });
  const chain = data.find(({ periods }) => periods.some((period) => period.chunk === chunk));
  if (!chain || chain.periods.length < 2) return null;
  return (
    <div className="tieout-chain" role="group" aria-label={strings.label(chain.accountName)}>
      {chain.periods.map((period, index) => (
        <Fragment key={period.chunk}>
          {index > 0 && <Link link={period.link} strings={strings} />}
          <button type="button" className="tieout-chain-period tieout-figures" data-tone={tones[period.state]} aria-pressed={period.chunk === chunk} title={`${period.documentName}: ${period.label}, ${period.state}`} onClick={() => onPeriodChange(period)}>
            {monthsOf(period)}
          </button>
        </Fragment>
      ))}
    </div>
  );
}

function Link({ link, strings }: { link: ChainLink; strings: StatementChainStrings }) {
  const { kind, missingMonths, doubledTransactionIds, message } = link;
  if (kind === 'continuous') return <IconArrowRight size={13} stroke={1.8} role="img" aria-label={strings.kinds.continuous} className="tieout-muted" />;
  const facts = [
    missingMonths.length > 0 ? strings.missingMonths(missingMonths) : strings.kinds[kind], doubledTransactionIds.length > 0 ? strings.doubled(doubledTransactionIds.length) : null,
  ].filter(Boolean).join(', ');
  return <span className="tieout-chain-link" data-kind={kind} title={message}><IconLinkOff size={13} stroke={1.8} aria-hidden /> {facts}</span>;
}

/** "2024-01", or "2024-01 to 2024-03" for a longer one. */
function monthsOf({ startDate, endDate, label }: ChainPeriod): string {
  const from = startDate?.slice(0, 7);
  const to = endDate?.slice(0, 7);
  if (!from && !to) return label;
  return !from || !to || from === to ? (to ?? from ?? label) : `${from} – ${to}`;
}
