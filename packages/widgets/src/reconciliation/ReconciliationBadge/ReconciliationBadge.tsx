import { IconAlertTriangle, IconCircleCheckFilled, IconHelpCircle } from '@tabler/icons-react';
import type { ReconciliationState } from '@tieout/sdk/contract';
import { useStrings } from '../../core/useStrings.js';
import { reconciliationBadgeStrings, type ReconciliationBadgeStrings } from './ReconciliationBadge.strings.js';

export interface ReconciliationBadgeProps {
  state: ReconciliationState;
  /** @default 'md' */
  size?: 'sm' | 'md';
  strings?: Partial<ReconciliationBadgeStrings>;
}

const looks = {
  Reconciled: { Icon: IconCircleCheckFilled, tone: 'positive', explain: 'explainReconciled' },
  'Not Reconciled': { Icon: IconAlertTriangle, tone: 'negative', explain: 'explainNotReconciled' },
  Unknown: { Icon: IconHelpCircle, tone: 'neutral', explain: 'explainUnknown' },
} as const;

/** Whether figures tie out, in a word and a sign. */
export function ReconciliationBadge({ state, size = 'md', strings: own }: ReconciliationBadgeProps) {
  const strings = useStrings('ReconciliationBadge', reconciliationBadgeStrings, own);
  const { Icon, tone, explain } = looks[state];
  return (
    <span className="tieout-badge" data-tone={tone} data-size={size} title={strings[explain]}>
      <Icon size={size === 'sm' ? 13 : 15} aria-hidden />
      {strings[state]}
    </span>
  );
}
