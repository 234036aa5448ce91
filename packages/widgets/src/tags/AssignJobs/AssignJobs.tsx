import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { EmptyState } from '../../core/EmptyState.js';
import { formatInstant } from '../../core/formatDate.js';
import { useAssignJobs } from './useAssignJobs.js';

export interface AssignJobsProps {
  onBack: () => void;
}

/** Puts finished jobs that have no project into one. */
export function AssignJobs({ onBack }: AssignJobsProps) {
  const view = useAssignJobs();
  const { strings, jobs, projects } = view;
  const rows = jobs.data?.rows ?? [];
  const options = (projects.data ?? []).filter(({ children }) => children.length > 0)
    .map(({ name, children }) => ({ group: name, items: children.map((child) => ({ value: child.id, label: child.name })) }));
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <Select label={strings.project} placeholder={strings.chooseProject} data={options} value={view.projectId} onChange={view.setProjectId} searchable clearable nothingFoundMessage={strings.noProjects} w={280} />
        <Button onClick={view.submit} disabled={view.missing !== null} loading={view.isBusy} aria-describedby="tieout-assign-hint">{strings.assign}</Button>
        <Button variant="default" onClick={onBack}>{strings.back}</Button>
        <Text id="tieout-assign-hint" size="sm" c="dimmed" role="status" pb={6}>{view.missing ?? strings.selected(view.selected.size)}</Text>
      </Group>
      <Group align="flex-end" gap="sm">
        <TextInput label={strings.nameFilter} value={view.filters.name} onChange={(event) => view.filter({ name: event.currentTarget.value })} w={220} />
        <Select label={strings.type} placeholder={strings.allTypes} data={Object.entries(strings.types).map(([value, label]) => ({ value, label }))} value={view.filters.type} onChange={(type) => view.filter({ type })} clearable w={160} />
        <TextInput type="date" label={strings.from} value={view.filters.from} onChange={(event) => view.filter({ from: event.currentTarget.value })} />
        <TextInput type="date" label={strings.to} value={view.filters.to} onChange={(event) => view.filter({ to: event.currentTarget.value })} />
      </Group>
      {jobs.isError && <EmptyState tone="error" title={strings.fetchFailed} text={jobs.error.message} />}
      {jobs.data && rows.length === 0 && <EmptyState title={strings.none} text={strings.noneText} />}
      {rows.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.jobs}>
          <table className="tieout-table" data-selects>
            <caption>{strings.jobs}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label={strings.selectAll} checked={rows.every(({ id }) => view.selected.has(id))} indeterminate={rows.some(({ id }) => view.selected.has(id)) && !rows.every(({ id }) => view.selected.has(id))}
                    onChange={(event) => view.toggle(rows, event.currentTarget.checked)}
                  />
                </th>
                <th scope="col">{strings.name}</th>
                <th scope="col">{strings.type}</th>
                <th scope="col">{strings.date}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((job) => (
                <tr key={job.id} data-selected={view.selected.has(job.id) || undefined}>
                  <td><Checkbox aria-label={strings.select(job.name)} checked={view.selected.has(job.id)} onChange={(event) => view.toggle([job], event.currentTarget.checked)} /></td>
                  <td>{job.name}</td>
                  <td>{strings.types[job.type] ?? job.type}</td>
                  <td>{formatInstant(job.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {view.numPages > 1 && (
        <Group gap="sm">
          <Button variant="default" size="compact-sm" disabled={view.page === 0} onClick={() => view.setPage(view.page - 1)}>{strings.previous}</Button>
          <Text size="sm">{view.page + 1} / {view.numPages}</Text>
          <Button variant="default" size="compact-sm" disabled={view.page + 1 >= view.numPages} onClick={() => view.setPage(view.page + 1)}>{strings.next}</Button>
        </Group>
      )}
    </Stack>
  );
}
