import { Button, Select } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { Workspace } from '@tieout/sdk';
import type { Account, Box, PeriodField, ReconciliationState } from '@tieout/sdk/contract';
import { useId, useState } from 'react';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { EditConflictDialog } from '../../transactions/editing/EditConflictDialog.js';
import { handleUndoKeys } from '../../transactions/editing/UndoButtons.js';
import { ProofPanel } from '../ProofPanel/ProofPanel.js';
import { ReconciliationBadge } from '../ReconciliationBadge/ReconciliationBadge.js';
import { Suggestions } from '../Suggestions/Suggestions.js';
import { usePeriodEdits } from '../usePeriodEdits.js';
import { AccountName } from './AccountName.js';
import { Equation } from './Equation.js';
import { PrintedFactList } from './PrintedFactList.js';
import { reconciliationSummaryStrings, type ReconciliationSummaryStrings } from './ReconciliationSummary.strings.js';

export interface ReconciliationSummaryProps {
  /** The job: with it dates, balances and the account's name can be changed, and suggestions are shown. Absent: for reading only. */
  jobId?: Workspace;
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

type PeriodEdits = ReturnType<typeof usePeriodEdits>;

/** The period as an equation: start balance plus credits minus payments is the end balance, or not. */
export function ReconciliationSummary(props: ReconciliationSummaryProps) {
  const { edit } = useAbilities();
  return props.jobId === undefined || !edit ? <Summary {...props} edits={null} /> : <EditableSummary {...props} jobId={props.jobId} />;
}

function EditableSummary(props: ReconciliationSummaryProps & { jobId: Workspace }) {
  const edits = usePeriodEdits(props.jobId);
  return (
    <>
      <Summary {...props} edits={edits} />
      <EditConflictDialog conflict={edits.edits.conflict} />
    </>
  );
}

function Summary({ jobId, accounts, accountId, onAccountChange, chunk, onPeriodChange, onLocate, defaultProofOpen = false, strings: own, edits }: ReconciliationSummaryProps & { edits: PeriodEdits | null }) {
  const strings = useStrings('ReconciliationSummary', reconciliationSummaryStrings, own);
  const [isOpen, setIsOpen] = useState(defaultProofOpen);
  const proofId = useId();
  const account = accounts.find(({ id }) => id === accountId) ?? null;
  const period = account?.periods.find((candidate) => candidate.chunk === chunk) ?? null;
  const change = edits && account && period ? (name: PeriodField, value: string) => void edits.setField(account, period, name, value) : undefined;
  return (
    // Undo and redo by keyboard, wherever in the summary the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="tieout-summary" aria-label={strings.label} onKeyDown={(event) => edits && handleUndoKeys(event, edits.edits)}>
      <div className="tieout-summary-bar">
        <StateSelect
          label={strings.account} options={accounts.map(({ id, accountName, state }) => ({ value: id, label: accountName, state }))} value={accountId} onChange={onAccountChange}
          placeholder={accounts.length === 0 ? strings.noAccounts : strings.account} className="tieout-summary-account"
        />
        {edits && account && <AccountName key={account.id} name={account.accountName} strings={strings} onRename={(name) => edits.renameAccount(account, name)} />}
        <StateSelect
          label={strings.period} options={account?.periods.map((entry) => ({ value: entry.chunk, label: entry.label, state: entry.state })) ?? []} value={chunk} onChange={onPeriodChange}
          placeholder={strings.period} className="tieout-summary-period"
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
      {account && period && <Equation key={period.chunk} account={account} period={period} strings={strings} onLocate={onLocate} onChange={change} />}
      {account && period?.facts && <PrintedFactList facts={period.facts} account={account} strings={strings} onLocate={onLocate} />}
      {jobId !== undefined && period && period.state !== 'Reconciled' && <Suggestions jobId={jobId} chunk={period.chunk} onLocate={onLocate} />}
      {account && period && isOpen && <div id={proofId}><ProofPanel proof={period.proof} currency={account.currency} onLocate={onLocate} /></div>}
    </section>
  );
}

interface StateSelectProps {
  label: string;
  options: { value: string; label: string; state: ReconciliationState }[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder: string;
  className: string;
}

/** A choice among things that are reconciled or not, each with its badge. */
function StateSelect({ label, options, value, onChange, placeholder, className }: StateSelectProps) {
  const chosen = options.find((option) => option.value === value)?.label;
  const states = new Map(options.map((option) => [option.value, option.state]));
  return (
    <Select
      aria-label={label} title={chosen} style={{ '--tieout-characters': chosen?.length ?? 0 }} data={options.map((option) => ({ value: option.value, label: option.label }))} value={value} allowDeselect={false} placeholder={placeholder} disabled={options.length === 0}
      className={className} maxDropdownHeight={300} searchable={options.length > 10} onChange={(next) => next && onChange(next)} comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      renderOption={({ option }) => <span className="tieout-summary-option">{option.label}<ReconciliationBadge state={states.get(option.value) ?? 'Unknown'} size="sm" /></span>}
    />
  );
}
