import { ActionIcon, Button, Group, Menu, Modal, Text, Tooltip } from '@mantine/core';
import { IconBug, IconChecks, IconDots, IconMail, IconMailCog, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { RUNNING_STATUSES, type Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { applyJob, invalidateRows } from '../../core/LiveUpdates.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { JobEmails } from '../JobEmails/JobEmails.js';
import { jobEmailsStrings } from '../JobEmails/JobEmails.strings.js';
import { jobActionsStrings, type JobActionsStrings } from './JobActions.strings.js';

export interface JobActionsProps {
  job: Job;
  /** The same documents are read as another job: show that one. */
  onDebugged?: (job: Job) => void;
  strings?: Partial<JobActionsStrings>;
}

interface Redo { label: string; run: () => Promise<Job> }

/** What staff does with a job: read it again in one way or another, debug it, mark it reviewed. */
export function JobActions({ job, onDebugged, strings: own }: JobActionsProps) {
  const strings = useStrings('JobActions', jobActionsStrings, own);
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Redo | null>(null);
  const [isAddressing, setIsAddressing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const perform = async (call: () => Promise<Job>, done: string, failed: string, after?: (job: Job) => void) => {
    setIsBusy(true);
    try {
      const next = await call();
      applyJob(queryClient, next);
      toasts.success(done);
      after?.(next);
    } catch (error) {
      toasts.error(failed, { detail: describeError(error, '') });
    } finally {
      setIsBusy(false);
      setAsked(null);
    }
  };
  const handleEmail = () => client.jobs.email(job.id).then(
    (address) => toasts.success(strings.emailed, { detail: address }),
    (error: unknown) => toasts.error(strings.emailFailed, { detail: describeError(error, '') }),
  );
  const redos: Redo[] = [
    { label: strings.redo, run: () => client.jobs.redo(job.id) },
    { label: strings.redoNoRotation, run: () => client.jobs.redo(job.id, { disableAutoRotation: true }) },
    { label: strings.redoBank, run: () => client.jobs.redoInBankMode(job.id) },
    { label: strings.redoBankNoRotation, run: () => client.jobs.redoInBankMode(job.id, { disableAutoRotation: true }) },
    { label: strings.redoOld, run: () => client.jobs.redoInOldMode(job.id) },
    { label: strings.redoBankV2, run: () => client.jobs.redoInBankMode(job.id, { useV2: true }) },
    { label: strings.redoBankV2NoRotation, run: () => client.jobs.redoInBankMode(job.id, { useV2: true, disableAutoRotation: true }) },
  ];
  return (
    <>
      <Menu position="bottom-end" shadow="md" withinPortal width={290}>
        <Menu.Target>
          <Tooltip label={strings.label}><ActionIcon aria-label={strings.label} variant="default" size={30} loading={isBusy}><IconDots size={17} stroke={1.7} /></ActionIcon></Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconChecks size={16} stroke={1.7} />} disabled={job.reviewedAt !== null} onClick={() => void perform(() => client.jobs.markReviewed(job.id), strings.markedReviewed, strings.markFailed)}>
            {job.reviewedAt === null ? strings.markReviewed : strings.reviewed}
          </Menu.Item>
          <Menu.Item leftSection={<IconBug size={16} stroke={1.7} />} title={strings.debugHint} onClick={() => void perform(() => client.jobs.debug(job.id), strings.debugged, strings.debugFailed, onDebugged)}>{strings.debug}</Menu.Item>
          <Menu.Item leftSection={<IconMail size={16} stroke={1.7} />} onClick={() => void handleEmail()}>{strings.email}</Menu.Item>
          <Menu.Item leftSection={<IconMailCog size={16} stroke={1.7} />} onClick={() => setIsAddressing(true)}>{strings.emails}</Menu.Item>
          <Menu.Divider />
          {redos.map((redo) => (
            <Menu.Item key={redo.label} leftSection={<IconRefresh size={16} stroke={1.7} />} disabled={RUNNING_STATUSES.includes(job.status)} onClick={() => setAsked(redo)}>{redo.label}</Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isAddressing} onClose={() => setIsAddressing(false)} title={jobEmailsStrings.title}>{isAddressing && <JobEmails />}</Modal>
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title={asked?.label ?? strings.redoTitle} size="sm">
        <Text size="sm">{strings.redoQuestion}</Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" data-autofocus onClick={() => setAsked(null)}>{strings.cancel}</Button>
          <Button color="red" loading={isBusy} onClick={() => asked && void perform(asked.run, strings.restarted, strings.restartFailed, () => invalidateRows(queryClient, job.id))}>{strings.redoConfirm}</Button>
        </Group>
      </Modal>
    </>
  );
}
