import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { formatInstant } from '../../core/formatDate.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

const SHOWN = 100;

/** What was done to the account, for its administrators. */
export function AuditLog() {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const log = useQuery({ queryKey: queryKeys.auditLog, queryFn: ({ signal }) => client.auditLog.list({ limit: SHOWN }, { signal }) });
  const enable = useMutation({ mutationFn: (isOn: boolean) => client.auditLog.enable(isOn), onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.auditLog }) });
  const download = useMutation({
    mutationFn: async () => {
      const url = URL.createObjectURL(await (await client.auditLog.export()).blob());
      Object.assign(document.createElement('a'), { href: url, download: 'audit-log.csv' }).click();
      URL.revokeObjectURL(url);
    },
  });
  const failure = log.error ?? enable.error ?? download.error;
  return (
    <SettingsCard title={strings.auditLog} lead={strings.auditLogLead}>
      <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
      {log.data && (
        <Group gap="md">
          <Checkbox label={strings.enableAudit} checked={log.data.enabled} onChange={(event) => enable.mutate(event.currentTarget.checked)} />
          {log.data.enabled && <Button size="compact-sm" variant="default" loading={download.isPending} onClick={() => download.mutate()}>{strings.exportAudit}</Button>}
        </Group>
      )}
      {log.data?.enabled && log.data.rows.length === 0 && <Text size="sm" c="dimmed">{strings.noEntries}</Text>}
      {log.data && log.data.rows.length > 0 && (
        <div className="tieout-table-scroll" role="region" tabIndex={0} aria-label={strings.auditLog}>
          <table className="tieout-table">
            <thead><tr><th scope="col">{strings.time}</th><th scope="col">{strings.user}</th><th scope="col">{strings.action}</th><th scope="col">{strings.subject}</th></tr></thead>
            <tbody>{log.data.rows.map((entry) => <tr key={entry.id}><td>{formatInstant(entry.createdAt)}</td><td>{entry.userName}</td><td><code>{entry.action}</code></td><td>{entry.subject}</td></tr>)}</tbody>
          </table>
        </div>
      )}
    </SettingsCard>
  );
}
