import { Group, Select, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OverageConfig } from '@tieout/sdk';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { useCredits, useUser } from '../useAccount.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

/** Pages beyond the plan: on or off, and which package. Saved on every click; not there where none are offered. */
export function AutoRefill() {
  const { client, toasts } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const { data: user } = useUser();
  const { data: credits } = useCredits();
  const overage = credits?.overage ?? null;
  const prices = useQuery({ queryKey: queryKeys.overagePrices, queryFn: ({ signal }) => client.credits.overagePricing({ signal }), enabled: overage !== null });
  const save = useMutation({
    mutationFn: (value: OverageConfig) => client.credits.setOverage(value),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.credits }),
    onError: (error) => toasts.error(strings.overageFailed, { detail: describeError(error, '') }),
  });
  if (!overage) return null;
  const { used, currency, ...config } = overage;
  const offers = prices.data?.packages ?? [];
  // What was agreed at a price that is no longer sold stays among the choices.
  const choices = offers.some((offer) => offer.pages === config.pages && offer.pricePerPage === config.pricePerPage) ? offers : [{ pages: config.pages, pricePerPage: config.pricePerPage }, ...offers];
  const keyOf = ({ pages, pricePerPage }: { pages: number; pricePerPage: number }) => `${pages}:${pricePerPage}`;
  const mayChange = user?.isContractAdmin === true;
  return (
    <SettingsCard title={strings.overage} lead={strings.overageLead}>
      <FormFailure>{prices.error && describeError(prices.error, strings.overageLoadFailed)}</FormFailure>
      <Stack gap="sm">
        <Group align="flex-end" gap="lg">
          <Select
            label={strings.overagePackage} allowDeselect={false} disabled={!mayChange || save.isPending} value={keyOf(config)} w={280}
            data={choices.map((choice) => ({ value: keyOf(choice), label: strings.overageOffer(choice.pages, choice.pricePerPage, currency) }))}
            onChange={(value) => {
              const chosen = choices.find((choice) => keyOf(choice) === value);
              if (chosen) save.mutate({ enabled: config.enabled, ...chosen });
            }}
          />
          <Switch label={config.enabled ? strings.overageOn : strings.overageOff} checked={config.enabled} disabled={!mayChange || save.isPending} onChange={(event) => save.mutate({ ...config, enabled: event.currentTarget.checked })} mb={8} />
        </Group>
        {(config.enabled || used > 0) && <Text size="sm" c="dimmed">{strings.overageUsed(used, config.pages)}</Text>}
        {user && !mayChange && <Text size="sm" c="dimmed">{strings.overageAdminsOnly}</Text>}
      </Stack>
    </SettingsCard>
  );
}
