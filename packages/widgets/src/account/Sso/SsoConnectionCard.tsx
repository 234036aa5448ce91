import { Badge, Button, Group, List, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SsoConnection } from '@tieout/sdk/contract';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { CopyLine } from './CopyLine.js';
import type { SsoStrings } from './Sso.strings.js';

interface SsoConnectionCardProps {
  connection: SsoConnection;
  strings: SsoStrings;
  onEdit: () => void;
}

/** One domain: how it stands, what proves it, a test, and its end. */
export function SsoConnectionCard({ connection, strings, onEdit }: SsoConnectionCardProps) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const { id, domain, isProved, isRequired, settings, callbackUrl, metadataUrl, proof } = connection;
  const [isLeaving, setIsLeaving] = useState(false);
  const refresh = () => cache.invalidateQueries({ queryKey: queryKeys.sso });
  const prove = useMutation({ mutationFn: () => client.sso.prove(id), onSuccess: () => (toasts.success(strings.provedNow(domain), { timeoutMs: 5000 }), refresh()) });
  const test = useMutation({ mutationFn: () => client.sso.test(id) });
  const remove = useMutation({ mutationFn: () => client.sso.delete(id), onSuccess: refresh });
  const failure = prove.error ?? remove.error;
  return (
    <Paper component="article" withBorder p="md" radius="md" aria-label={domain}>
      <Stack gap="sm">
        <Group gap="xs">
          <Text fw={600}>{domain}</Text>
          <Badge variant="light" tt="none" autoContrast color={isProved ? 'green' : 'yellow'}>{isProved ? strings.proved : strings.notProved}</Badge>
          <Badge variant="light" tt="none" color="gray" autoContrast>{settings.kind === 'saml' ? strings.saml : strings.oidc}</Badge>
          {isRequired && <Badge variant="light" tt="none" autoContrast>{strings.required}</Badge>}
        </Group>
        <FormFailure>{failure && describeError(failure, strings.failed)}</FormFailure>
        {!isProved && (
          <Stack gap="xs">
            <Text size="sm">{strings.proveLead}</Text>
            <CopyLine label={strings.recordName} value={proof.name} strings={strings} />
            <CopyLine label={strings.recordValue} value={proof.value} strings={strings} />
          </Stack>
        )}
        <CopyLine label={settings.kind === 'saml' ? strings.acs : strings.redirectUri} value={callbackUrl} strings={strings} />
        {metadataUrl && <CopyLine label={strings.serviceEntityId} value={metadataUrl} strings={strings} />}
        <FormFailure>{test.error && describeError(test.error, strings.testFailed)}</FormFailure>
        <div role="status">{test.data && <List size="sm">{test.data.map(({ ok, text }) => <List.Item key={text}><Text span fw={600} c={ok ? 'var(--tieout-positive)' : 'var(--tieout-negative)'}>{ok ? strings.good : strings.bad}</Text> {text}</List.Item>)}</List>}</div>
        {isLeaving && (
          <Group gap="xs">
            <Text size="sm">{strings.confirmRemove(domain)}</Text>
            <Button size="compact-sm" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>{strings.remove}</Button>
            <Button size="compact-sm" variant="default" onClick={() => setIsLeaving(false)}>{strings.cancel}</Button>
          </Group>
        )}
        <Group gap="xs">
          {!isProved && <Button size="compact-sm" loading={prove.isPending} onClick={() => prove.mutate()}>{strings.prove}</Button>}
          <Button size="compact-sm" variant="default" aria-label={strings.testOf(domain)} loading={test.isPending} onClick={() => test.mutate()}>{strings.test}</Button>
          <Button size="compact-sm" variant="default" aria-label={strings.edit(domain)} onClick={onEdit}>{strings.change}</Button>
          {!isLeaving && <Button size="compact-sm" variant="default" aria-label={strings.removeOf(domain)} onClick={() => setIsLeaving(true)}>{strings.remove}</Button>}
        </Group>
      </Stack>
    </Paper>
  );
}
