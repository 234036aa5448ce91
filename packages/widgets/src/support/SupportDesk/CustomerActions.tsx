import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Client } from '@tieout/sdk';
import type { BillingCycle, PlanName, SupportLookup, SupportUser } from '@tieout/sdk/contract';
import { BillingCycle as cycles, PlanName as plans } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { SettingsCard } from '../../account/Settings/SettingsCard.js';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import type { SupportStrings } from './Support.strings.js';

type Values = Record<string, string>;

interface Field {
  name: string;
  label: keyof SupportStrings;
  /** Chosen instead of typed. */
  options?: readonly string[];
  isOptional?: boolean;
}

interface Action {
  fields: readonly Field[];
  run: (client: Client, email: string, values: Values) => Promise<SupportLookup>;
  isFor?: (user: SupportUser) => boolean;
}

const why: Field = { name: 'note', label: 'why' };

/** What the support can do for one person: the fields each deed needs, and its call. */
const actions: Readonly<Record<string, Action>> = {
  updateCredits: { fields: [{ name: 'credits', label: 'pages' }, { ...why, isOptional: true }], run: ({ support }, email, { credits, note }) => support.updateCredits({ email, credits: Number(credits), ...(note ? { note } : {}) }) },
  updateSubscription: {
    fields: [{ name: 'plan', label: 'newPlan', options: plans.options }, { name: 'billingCycle', label: 'cycle', options: cycles.options, isOptional: true }],
    run: ({ support }, email, { plan, billingCycle }) => support.updateSubscription({ email, plan: plan as PlanName, billingCycle: (billingCycle || null) as BillingCycle | null }),
  },
  addStripeCredit: { fields: [{ name: 'amount', label: 'amount' }, why], run: ({ support }, email, { amount, note = '' }) => support.addStripeCredit({ email, amount: Number(amount), note }) },
  addCreditForUnusedMonths: { fields: [], run: ({ support }, email) => support.addCreditForUnusedMonths(email) },
  switchAdmin: { fields: [{ name: 'newAdminEmail', label: 'newAdmin' }], run: ({ support }, email, { newAdminEmail = '' }) => support.switchAdmin({ oldAdminEmail: email, newAdminEmail }), isFor: ({ isContractAdmin }) => isContractAdmin },
  assignEmailToGuest: {
    fields: [{ name: 'newEmail', label: 'newEmail' }, { name: 'firstName', label: 'firstName', isOptional: true }, { name: 'lastName', label: 'lastName', isOptional: true }],
    run: ({ support }, email, { newEmail = '', firstName = '', lastName = '' }) => support.assignEmailToGuest({ guestEmail: email, newEmail, firstName, lastName }), isFor: ({ isGuest }) => isGuest,
  },
  resetPassword: {
    fields: [],
    run: async ({ support }, email) => {
      await support.resetPassword(email);
      return support.lookup(email);
    },
    isFor: ({ isGuest }) => !isGuest,
  },
  suppress: { fields: [], run: (client, email) => changeSuppression(client, email, true) },
  allow: { fields: [], run: (client, email) => changeSuppression(client, email, false) },
};

async function changeSuppression({ support }: Client, email: string, isSuppressed: boolean): Promise<SupportLookup> {
  await support.suppressEmail(email, isSuppressed);
  return support.lookup(email);
}

interface CustomerActionsProps {
  user: SupportUser;
  strings: SupportStrings;
  onChanged: (found: SupportLookup) => void;
}

const SUCCESS_MS = 5000;

/** One deed at a time: what it does stands beside it. */
export function CustomerActions({ user, strings, onChanged }: CustomerActionsProps) {
  const { client, toasts } = useTieout();
  const [name, setName] = useState('updateCredits');
  const [values, setValues] = useState<Values>({});
  const action = actions[name];
  const run = useMutation({
    mutationFn: () => actions[name]!.run(client, user.email, values),
    onSuccess: (found) => {
      setValues({});
      onChanged(found);
      toasts.success(strings.done, { timeoutMs: SUCCESS_MS });
    },
  });
  const isComplete = action?.fields.every((field) => field.isOptional || values[field.name]?.trim());
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    run.mutate();
  };
  const names = Object.keys(actions).filter((key) => actions[key]!.isFor?.(user) ?? true);
  return (
    <SettingsCard title={strings.change}>
      <form onSubmit={handleSubmit}>
        <Stack gap="sm" maw={520}>
          <Select
            label={strings.what} allowDeselect={false} value={name} data={names.map((value) => ({ value, label: strings.actions[value] ?? value }))}
            onChange={(next) => {
              if (next) setName(next);
              setValues({});
              run.reset();
            }}
          />
          <Text size="sm" c="dimmed">{strings.explanations[name]}</Text>
          <FormFailure>{run.error && describeError(run.error, strings.failed)}</FormFailure>
          {action?.fields.map((field) => <ActionField key={field.name} field={field} strings={strings} value={values[field.name] ?? ''} onChange={(next) => setValues({ ...values, [field.name]: next })} />)}
          <Group><Button type="submit" disabled={!isComplete} loading={run.isPending}>{strings.do}</Button></Group>
        </Stack>
      </form>
    </SettingsCard>
  );
}

function ActionField({ field, strings, value, onChange }: { field: Field; strings: SupportStrings; value: string; onChange: (value: string) => void }) {
  const label = strings[field.label] as string;
  if (!field.options) return <TextInput label={label} withAsterisk={!field.isOptional} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  return <Select label={label} withAsterisk={!field.isOptional} clearable={field.isOptional ?? false} data={[...field.options]} value={value || null} onChange={(next) => onChange(next ?? '')} />;
}
