import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PriceList } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { administrationStrings, type AdministrationStrings } from './Administration.strings.js';

/** "5000 0.06" on each line. Null when a line is something else. */
function readLines(text: string): [number, number][] | null {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean).map((line) => line.split(/[\s:;=]+/).map(Number));
  return lines.every((line) => line.length === 2 && line.every(Number.isFinite)) ? (lines as [number, number][]) : null;
}

/** What pages beyond a plan cost. Without a package nobody is offered any. */
export function PriceListEditor() {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const queryKey = ['tieout', 'admin', 'prices'];
  const prices = useQuery({ queryKey, queryFn: ({ signal }) => client.credits.prices({ signal }) });
  return (
    <SettingsCard title={strings.prices} lead={strings.pricesLead}>
      <FormFailure>{prices.error && describeError(prices.error, strings.failed)}</FormFailure>
      {prices.data && <PriceForm key={JSON.stringify(prices.data)} prices={prices.data} queryKey={queryKey} strings={strings} />}
    </SettingsCard>
  );
}

function PriceForm({ prices, queryKey, strings }: { prices: PriceList; queryKey: readonly string[]; strings: AdministrationStrings }) {
  const { client, toasts } = useTieout();
  const cache = useQueryClient();
  const [currency, setCurrency] = useState(prices.currency);
  const [overage, setOverage] = useState(prices.overage.map(({ pages, pricePerPage }) => `${pages} ${pricePerPage}`).join('\n'));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (next: PriceList) => client.credits.setPrices(next),
    onSuccess: async (next) => {
      cache.setQueryData(queryKey, next);
      await cache.invalidateQueries({ queryKey: queryKeys.overagePrices });
      toasts.success(strings.saved, { timeoutMs: 5000 });
    },
    onError: (error) => setProblem(describeError(error, strings.failed)),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const lines = readLines(overage);
    const next = PriceList.safeParse({ currency: currency.trim().toUpperCase(), overage: lines?.map(([pages, pricePerPage]) => ({ pages, pricePerPage })), oneOff: prices.oneOff });
    setProblem(!lines ? strings.priceLines : next.success ? null : (next.error.issues[0]?.message ?? strings.failed));
    if (lines && next.success) save.mutate(next.data);
  };
  return (
    <form onSubmit={handleSubmit}>
      <Group align="flex-start">
        <TextInput label={strings.currency} value={currency} maxLength={3} onChange={(event) => setCurrency(event.currentTarget.value)} w={100} />
        <Textarea label={strings.pricePackages} description={strings.priceLines} value={overage} error={problem} autosize minRows={3} onChange={(event) => setOverage(event.currentTarget.value)} flex="0 1 300px" />
      </Group>
      <Button type="submit" variant="default" mt="sm" loading={save.isPending}>{strings.savePrices}</Button>
    </form>
  );
}
