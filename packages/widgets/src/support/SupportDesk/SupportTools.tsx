import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BinaryResponse } from '@tieout/sdk';
import { PlanName as planNames, plans } from '@tieout/sdk/contract';
import type { PlanName } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { EditableList } from './EditableList.js';
import { supportStrings, type SupportStrings } from './Support.strings.js';

const SUCCESS_MS = 5000;

/** What the support does that is about no customer that is here already: new accounts, lists and reports. */
export function SupportTools() {
  const { client } = useTieout();
  const strings = useStrings('Support', supportStrings);
  return (
    <Stack gap="lg">
      <NewAccount strings={strings} />
      <SettingsCard title={strings.reports} lead={strings.reportsLead}>
        <Group>
          <ReportButton label={strings.paying} fileName="paying-accounts.csv" load={() => client.support.payingReport()} strings={strings} />
          <ReportButton label={strings.mau} fileName="monthly-active-users.csv" load={() => client.support.mauReport()} strings={strings} />
        </Group>
      </SettingsCard>
      <EditableList
        title={strings.domains} lead={strings.domainsLead} label={strings.domain} empty={strings.noDomains} queryKey={['tieout', 'support', 'domains']} strings={strings}
        load={(signal) => client.support.unlimitedTrialDomains({ signal })} change={(domain, isOn) => client.support.setUnlimitedTrialDomain(domain, isOn)}
      />
      <EditableList
        title={strings.suppression} lead={strings.suppressionLead} label={strings.email} empty={strings.noSuppressed} queryKey={['tieout', 'support', 'suppressed']} strings={strings}
        load={(signal) => client.support.suppressedEmails({ signal })} change={(email, isOn) => client.support.suppressEmail(email, isOn)}
      />
    </Stack>
  );
}

function ReportButton({ label, fileName, load, strings }: { label: string; fileName: string; load: () => Promise<BinaryResponse>; strings: SupportStrings }) {
  const { toasts } = useTieout();
  const report = useMutation({ mutationFn: async () => saveFile(await (await load()).blob(), fileName), onError: (error) => toasts.error(strings.failed, { detail: describeError(error, '') }) });
  return <Button variant="default" loading={report.isPending} onClick={() => report.mutate()}>{label}</Button>;
}

function NewAccount({ strings }: { strings: SupportStrings }) {
  const { client, toasts } = useTieout();
  const none = { email: '', firstName: '', lastName: '', companyName: '' };
  const [values, setValues] = useState(none);
  const [plan, setPlan] = useState<PlanName>('Trial');
  const create = useMutation({
    mutationFn: () => client.support.createAccount({ ...values, plan }),
    onSuccess: () => {
      toasts.success(strings.created(values.email), { timeoutMs: SUCCESS_MS });
      setValues(none);
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  const field = (name: keyof typeof none, label: string) => <TextInput label={label} value={values[name]} maxLength={200} onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })} />;
  return (
    <SettingsCard title={strings.create} lead={strings.createLead}>
      <form onSubmit={handleSubmit}>
        <Stack gap="sm" maw={520}>
          <FormFailure>{create.error && describeError(create.error, strings.failed)}</FormFailure>
          {field('email', strings.email)}
          <Group grow>{field('firstName', strings.firstName)}{field('lastName', strings.lastName)}</Group>
          <Group grow>
            {field('companyName', strings.company)}
            <Select label={strings.plan} data={planNames.options.map((name) => ({ value: name, label: plans[name].title }))} value={plan} allowDeselect={false} onChange={(next) => next && setPlan(next as PlanName)} />
          </Group>
          <Group><Button type="submit" disabled={!values.email.trim()} loading={create.isPending}>{strings.createIt}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}
