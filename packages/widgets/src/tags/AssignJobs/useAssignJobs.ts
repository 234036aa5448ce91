import { useState } from 'react';
import type { Filter, Job } from '@tieout/sdk';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useJobs } from '../../jobs/useJobs.js';
import { useProjectActions, useProjects } from '../useProjects.js';
import { assignJobsStrings } from './AssignJobs.strings.js';

/** The specification's. */
const PAGE_SIZE = 100;
const TYPES = 'ExtractData,Invoice,Form';
const SUCCESS_MS = 3000;

export interface AssignFilters {
  name: string;
  type: string | null;
  from: string;
  to: string;
}

const noFilters: AssignFilters = { name: '', type: null, from: '', to: '' };

export function useAssignJobs() {
  const strings = useStrings('AssignJobs', assignJobsStrings);
  const { toasts } = useTieout();
  const [projectId, setProjectId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(0);
  const projects = useProjects();
  const jobs = useJobs({
    type: TYPES, status: 'Succeeded', unassigned: 'true', offset: page * PAGE_SIZE, limit: PAGE_SIZE, filters: wireFilters(filters), sorting: [{ field: 'date', direction: 'DESC' }],
  });
  const { assign } = useProjectActions();
  const missing = !projectId && selected.size === 0 ? strings.bothNeeded : !projectId ? strings.projectNeeded : selected.size === 0 ? strings.jobsNeeded : null;
  return {
    strings, projectId, setProjectId, selected, filters, page, setPage, projects, jobs, missing, isBusy: assign.isPending,
    numPages: Math.max(1, Math.ceil((jobs.data?.count ?? 0) / PAGE_SIZE)),
    filter(changes: Partial<AssignFilters>) {
      setFilters((known) => ({ ...known, ...changes }));
      setPage(0);
    },
    toggle(rows: readonly Job[], isOn: boolean) {
      const next = new Set(selected);
      for (const { id } of rows) if (isOn) next.add(id); else next.delete(id);
      setSelected(next);
    },
    submit() {
      if (missing || !projectId) return;
      assign.mutate({ id: projectId, jobIds: [...selected] }, {
        onSuccess() {
          toasts.success(strings.assigned, { timeoutMs: SUCCESS_MS });
          setSelected(new Set());
        },
        onError: (error) => toasts.error(strings.assignFailed, { detail: describeError(error, '') }),
      });
    },
  };
}

function wireFilters({ name, type, from, to }: AssignFilters): Filter[] {
  const filters: Filter[] = [];
  if (name.trim()) filters.push({ field: 'name', operator: 'contains', value: name.trim() });
  if (type) filters.push({ field: 'type', operator: 'equals', value: type });
  if (from || to) filters.push({ field: 'date', operator: 'between', valueFrom: from || '1970-01-01', valueTo: to || '9999-12-31' });
  return filters;
}
