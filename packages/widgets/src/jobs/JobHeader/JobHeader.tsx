import { Button } from '@mantine/core';
import { IconCalendarX, IconTrash } from '@tabler/icons-react';
import type { Job } from '@tieout/sdk/contract';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../core/describeError.js';
import { InlineText } from '../../core/InlineText/InlineText.js';
import { useAbilities } from '../../core/useAbilities.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { ReconciliationBadge } from '../../reconciliation/ReconciliationBadge/ReconciliationBadge.js';
import { DeleteJobDialog } from '../JobList/DeleteJobDialog.js';
import { TagSelector } from '../TagSelector/TagSelector.js';
import { useJobActions, useTags } from '../useJob.js';
import { jobHeaderStrings, type JobHeaderStrings } from './JobHeader.strings.js';

export interface JobHeaderProps {
  job: Job;
  /** The job is gone; show something else. */
  onDeleted?: (job: Job) => void;
  /** Stands left of Delete Job. */
  actions?: ReactNode;
  /** Level of the heading that holds the name. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Says which engine read the job; for those who look after it. @default false */
  showsAlgorithm?: boolean;
  strings?: Partial<JobHeaderStrings>;
}

const MAX_NAME_LENGTH = 255;

/** Name, markers and tags of a job; the name and the tags can be changed, the job deleted. */
export function JobHeader({ job, onDeleted, actions, headingLevel = 2, showsAlgorithm = false, strings: own }: JobHeaderProps) {
  const strings = useStrings('JobHeader', jobHeaderStrings, own);
  const { toasts } = useTieout();
  const { rename, setTags } = useJobActions(job.id);
  const knownTags = useTags();
  const abilities = useAbilities();
  const [isDeleting, setIsDeleting] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const algorithm = showsAlgorithm ? strings.algorithms[algorithmOf(job)] : undefined;
  const isProved = job.status === 'Succeeded' && job.type === 'ExtractData' && !job.isGeneric && job.templateId === null;
  const handleTags = (tags: string[]) => setTags.mutate(tags, {
    onSuccess: (saved) => (tags.every((tag) => saved.tags.includes(tag)) ? toasts.success(strings.tagsSaved) : toasts.warning(strings.someTagsFailed)),
    onError: (error) => toasts.error(strings.tagsFailed, { detail: describeError(error, '') }),
  });
  return (
    <header className="tieout-job-header">
      <div className="tieout-job-header-title">
        {job.template?.smallImageUrl && <img className="tieout-job-header-logo" src={job.template.smallImageUrl} alt={job.template.name} />}
        <Heading tabIndex={-1} className="tieout-job-header-name">
          {abilities.edit ? <InlineText
            value={job.name || job.template?.name || ''} label={strings.name} editLabel={strings.rename}
            regex={/\S/} message={strings.nameRequired} maxLength={MAX_NAME_LENGTH}
            onSave={(name) => rename.mutate(name, { onError: (error) => toasts.error(strings.renameFailed, { detail: describeError(error, '') }) })}
          /> : job.name || job.template?.name}
        </Heading>
        {algorithm && <span className="tieout-badge" data-tone="neutral" title={strings.algorithmHint}>{algorithm}</span>}
        {isProved && <ReconciliationBadge state={job.reconciliation} />}
        {job.hasBadDate && <span className="tieout-badge" data-tone="warning" title={strings.badDateHint}><IconCalendarX size={15} aria-hidden />{strings.badDate}</span>}
      </div>
      <div className="tieout-job-header-tools">
        <div className="tieout-job-header-tags">
          <TagSelector
            aria-label={strings.tags} placeholder={strings.tagsPlaceholder} createLabel={strings.createTag} known={knownTags.data ?? []}
            value={setTags.isPending ? setTags.variables : job.tags} onChange={handleTags} disabled={!abilities.edit}
          />
        </div>
        {actions}
        {abilities.own && <Button variant="default" leftSection={<IconTrash size={15} stroke={1.7} />} onClick={() => setIsDeleting(true)}>{strings.deleteJob}</Button>}
      </div>
      <DeleteJobDialog job={isDeleting ? job : null} strings={strings} onClose={() => setIsDeleting(false)} {...(onDeleted ? { onDeleted } : {})} />
    </header>
  );
}

function algorithmOf({ metadata }: Job): string {
  try {
    return String((JSON.parse(metadata) as { algoVersion?: unknown }).algoVersion ?? '');
  } catch {
    return '';
  }
}
