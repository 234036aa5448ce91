import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '@tieout/sdk';
import { useState } from 'react';
import { formatInstant } from '../../core/formatDate.js';
import { invalidateRows } from '../../core/LiveUpdates.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { EditConflictDialog } from '../../transactions/editing/EditConflictDialog.js';
import { useFlushOutbox, useOutboxEntries } from '../useOutbox.js';
import { describeEdit } from './describeEdit.js';
import { outboxNoticeStrings, type OutboxNoticeStrings } from './OutboxNotice.strings.js';

export interface OutboxNoticeProps {
  strings?: Partial<OutboxNoticeStrings>;
}

/** Edits that wait for the connection, and those that were not taken: nothing is sent over what others did without being asked. Empty: nothing at all. */
export function OutboxNotice({ strings: own }: OutboxNoticeProps) {
  const strings = useStrings('OutboxNotice', outboxNoticeStrings, own);
  const entries = useOutboxEntries();
  const flush = useFlushOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const decide = useDecisions();
  const [comparing, setComparing] = useState<OutboxEntry | null>(null);
  if (entries.length === 0) return null;
  const refused = entries.filter(({ problem }) => problem).length;
  const waiting = entries.length - refused;
  const handleDecided = (work: (entry: OutboxEntry) => void) => () => {
    if (comparing) work(comparing);
    setComparing(null);
  };
  return (
    <section className="tieout-outbox" data-refused={refused > 0 || undefined} aria-label={strings.label}>
      <div className="tieout-outbox-line">
        {refused > 0 ? <IconAlertTriangle size={17} aria-hidden /> : <IconCloudOff size={17} aria-hidden />}
        <span role="status">
          {refused > 0 && <><strong>{strings.refused(refused)}</strong> {strings.decide} </>}
          {waiting > 0 && <><strong>{strings.waiting(waiting)}</strong> {strings.kept}</>}
        </span>
        {waiting > 0 && <Button size="compact-sm" variant="default" onClick={() => void flush()}>{strings.send}</Button>}
        <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>{isOpen ? strings.hide : strings.show}</Button>
      </div>
      {isOpen && (
        <ul className="tieout-outbox-list">
          {entries.map((entry) => <Entry key={entry.id} entry={entry} strings={strings} onCompare={setComparing} onDiscard={decide.discard} onAgain={decide.keepMine} />)}
        </ul>
      )}
      <EditConflictDialog
        conflict={comparing && { conflicts: comparing.problem?.conflicts ?? [], keepMine: handleDecided(decide.keepMine), keepTheirs: handleDecided(decide.discard) }}
      />
    </section>
  );
}

interface EntryProps {
  entry: OutboxEntry;
  strings: OutboxNoticeStrings;
  onCompare: (entry: OutboxEntry) => void;
  onDiscard: (entry: OutboxEntry) => void;
  onAgain: (entry: OutboxEntry) => void;
}

function Entry({ entry, strings, onCompare, onDiscard, onAgain }: EntryProps) {
  const { edit, at, problem } = entry;
  const isConflict = (problem?.conflicts.length ?? 0) > 0;
  return (
    <li>
      <span>{describeEdit(edit, strings)} <small className="tieout-figures">{formatInstant(at)}</small>{problem && <> · {isConflict ? strings.conflict : problem.message}</>}</span>
      {isConflict && <Button size="compact-xs" onClick={() => onCompare(entry)}>{strings.compare}</Button>}
      {problem && !isConflict && <Button size="compact-xs" variant="default" onClick={() => onAgain(entry)}>{strings.again}</Button>}
      <Button size="compact-xs" variant="default" onClick={() => onDiscard(entry)}>{strings.discard}</Button>
    </li>
  );
}

/** What somebody decides about an edit; afterwards the rows are read as the server has them. */
function useDecisions() {
  const { outbox } = useTieout();
  const queryClient = useQueryClient();
  const flush = useFlushOutbox();
  return {
    discard: (entry: OutboxEntry) => void outbox.discard(entry.id).then(() => invalidateRows(queryClient, entry.workspace)),
    keepMine: (entry: OutboxEntry) => void outbox.keepMine(entry.id).then(flush),
  };
}
