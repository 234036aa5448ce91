import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { AdminUsers, type FoundPerson } from './AdminUsers.js';
import { administrationStrings } from './Administration.strings.js';
import { SuperLoginForm } from './SuperLoginForm.js';

export interface SuperLoginProps {
  /** The token of the session to go on with. */
  onToken: (token: string, person: FoundPerson) => void;
  /** Whether the list of all people is open to whoever asks. Otherwise id and address are entered. */
  canSearch?: boolean;
  person?: FoundPerson;
}

/** Opens the account of a customer as they see it. */
export function SuperLogin({ onToken, canSearch = false, person }: SuperLoginProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const open = useMutation({ mutationFn: async (chosen: FoundPerson) => onToken(await client.admin.superLogin(chosen.id, chosen.email), chosen) });
  return (
    <SettingsCard title={strings.superLogin} lead={strings.superLoginLead}>
      <Stack>
        <FormFailure>{open.error && describeError(open.error, strings.failed)}</FormFailure>
        <SuperLoginForm isBusy={open.isPending} onSubmit={(chosen) => open.mutate(chosen)} {...(person ? { person } : {})} />
        {canSearch && <AdminUsers onActAs={(chosen) => open.mutate(chosen)} />}
      </Stack>
    </SettingsCard>
  );
}
