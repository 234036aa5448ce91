import { Group } from '@mantine/core';
import { Field } from '../../auth/AccountForms/FormParts.js';
import type { AccountForm } from '../../auth/AccountForms/useAccountForm.js';
import type { AccountSettingsStrings } from './Settings.strings.js';

interface NameFieldsProps<Name extends string> {
  form: AccountForm<Name | 'firstName' | 'lastName'>;
  strings: AccountSettingsStrings;
}

/** First and last name, side by side. */
export function NameFields<Name extends string>({ form, strings }: NameFieldsProps<Name>) {
  return (
    <Group grow align="flex-start">
      <Field form={form} name="firstName" label={strings.firstName} autoComplete="given-name" />
      <Field form={form} name="lastName" label={strings.lastName} autoComplete="family-name" />
    </Group>
  );
}
