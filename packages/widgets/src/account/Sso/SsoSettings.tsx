import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SsoConnection } from '@tieout/sdk/contract';
import { useState } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { SettingsCard } from '../Settings/SettingsCard.js';
import { useCredits } from '../useAccount.js';
import { ssoStrings } from './Sso.strings.js';
import { SsoConnectionCard } from './SsoConnectionCard.js';
import { SsoForm } from './SsoForm.js';

/** Single sign-on of the own firm, for its administrators. */
export function SsoSettings() {
  const { client } = useTieout();
  const strings = useStrings('Sso', ssoStrings);
  const { data: credits } = useCredits();
  const isIncluded = credits?.features.includes('singleSignOn') ?? false;
  const [edited, setEdited] = useState<SsoConnection | 'new' | null>(null);
  const { data, error } = useQuery({ queryKey: queryKeys.sso, queryFn: ({ signal }) => client.sso.list({ signal }), enabled: isIncluded });
  return (
    <SettingsCard title={strings.title} lead={strings.lead}>
      <FormFailure>{error && describeError(error, strings.loadFailed)}</FormFailure>
      {credits && !isIncluded && <Text size="sm">{strings.notInPlan}</Text>}
      {data && (
        <Stack gap="md">
          {data.connections.length === 0 && edited === null && <Text size="sm" c="dimmed">{strings.none}</Text>}
          {data.connections.map((connection) => (
            <SsoConnectionCard key={connection.id} connection={connection} strings={strings} onEdit={() => setEdited(connection)} />
          ))}
          {edited !== null && <SsoForm key={edited === 'new' ? 'new' : edited.id} known={edited === 'new' ? null : edited} addresses={data.addresses} strings={strings} onDone={() => setEdited(null)} />}
          {edited === null && <div><Button variant="default" onClick={() => setEdited('new')}>{strings.add}</Button></div>}
        </Stack>
      )}
    </SettingsCard>
  );
}
