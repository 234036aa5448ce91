import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AccountForm } from './useAccountForm.js';

interface FieldProps<Name extends string> {
  form: AccountForm<Name>;
  name: Name;
  label: string;
  autoComplete: string;
  description?: string;
  isPassword?: boolean;
  isEmail?: boolean;
  isRequired?: boolean;
}

export function Field<Name extends string>({ form, name, label, autoComplete, description, isPassword, isEmail, isRequired }: FieldProps<Name>) {
  const Input = isPassword ? PasswordInput : TextInput;
  return (
    <Input
      name={name} label={label} description={description} autoComplete={autoComplete} value={form.values[name]} error={form.errors[name]}
      withAsterisk={isRequired} aria-required={isRequired} disabled={form.isBusy}
      {...(isEmail ? { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false } : {})}
      {...(isPassword ? { visibilityToggleButtonProps: { 'aria-label': 'Show the password', tabIndex: 0 } } : {})}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
}

/** Stays until the next attempt. */
export function FormFailure({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <Alert role="alert" color="red" variant="light" icon={<IconAlertCircle size={18} />}>{children}</Alert>;
}
