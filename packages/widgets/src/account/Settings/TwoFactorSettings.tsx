import { Alert, Button, Code, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TwoFactorSetup } from '@tieout/sdk';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { useUser } from '../useAccount.js';
import { accountSettingsStrings } from './Settings.strings.js';
import { SettingsCard } from './SettingsCard.js';

type Step = { kind: 'idle' } | { kind: 'scanning'; setup: TwoFactorSetup } | { kind: 'codes'; codes: string[] };

const isCode = /^\s*\d{3}\s?\d{3}\s*$/;
const LONGEST_CODE = 40;

/** Sets two-factor authentication up, confirms it with a code, and ends it. */
export function TwoFactorSettings() {
  const { client } = useTieout();
  const strings = useStrings('AccountSettings', accountSettingsStrings);
  const cache = useQueryClient();
  const { data: user } = useUser();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  if (!user) return null;
  const attempt = (work: () => Promise<Step>) => () => {
    setFailure(null);
    work().then(
      async (next) => {
        setStep(next);
        setTyped('');
        await cache.invalidateQueries({ queryKey: queryKeys.user });
      },
      (error: unknown) => setFailure(describeError(error, strings.failed)),
    );
  };
  const begin = attempt(async () => ({ kind: 'scanning', setup: await client.users.setUpTwoFactor() }));
  const confirm = attempt(async () => ({ kind: 'codes', codes: await client.users.confirmTwoFactor(typed.trim()) }));
  const disable = attempt(async () => {
    // A code as it is shown, perhaps with a space in it; everything else may be a password or a recovery code.
    await client.users.disableTwoFactor(isCode.test(typed) ? { token: typed } : { password: typed, ...(typed.length <= LONGEST_CODE ? { token: typed } : {}) });
    return { kind: 'idle' };
  });
  return (
    <SettingsCard title={strings.twoFactor} lead={user.isTwoFactorEnabled ? strings.twoFactorOn : strings.twoFactorLead}>
      <FormFailure>{failure}</FormFailure>
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} strings={strings} onDone={() => setStep({ kind: 'idle' })} />}
      {step.kind === 'scanning' && (
        <OneField onSubmit={confirm} label={strings.confirm}>
          <Text size="sm">{strings.scan}</Text>
          <img className="tieout-qr" src={step.setup.qrCode} alt={strings.qrCode} width={200} height={200} />
          <Code className="tieout-secret">{step.setup.secret}</Code>
          <TextInput label={strings.code} description={strings.codeHint} inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </OneField>
      )}
      {step.kind === 'idle' && !user.isTwoFactorEnabled && <Group><Button variant="default" onClick={begin}>{strings.setUp}</Button></Group>}
      {step.kind === 'idle' && user.isTwoFactorEnabled && (
        <OneField onSubmit={disable} label={strings.disable} color="red">
          <PasswordInput label={strings.passwordToDisable} autoComplete="current-password" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }} />
        </OneField>
      )}
    </SettingsCard>
  );
}

function OneField({ onSubmit, label, color, children }: { onSubmit: () => void; label: string; color?: string; children: ReactNode }) {
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="sm" maw={360}>
        {children}
        <Group><Button type="submit" {...(color ? { color } : {})}>{label}</Button></Group>
      </Stack>
    </form>
  );
}

function RecoveryCodes({ codes, strings, onDone }: { codes: string[]; strings: typeof accountSettingsStrings; onDone: () => void }) {
  return (
    <Stack gap="sm">
      <Alert variant="light" color="yellow" title={strings.recoveryTitle}>{strings.recoveryText}</Alert>
      <ul className="tieout-codes">{codes.map((code) => <li key={code}><Code>{code}</Code></li>)}</ul>
      <Group><Button onClick={onDone}>{strings.done}</Button></Group>
    </Stack>
  );
}
