import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { TWO_FACTOR_CODE_LENGTH } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { accountFormsStrings } from './AccountForms.strings.js';
import { FormFailure } from './FormParts.js';

export interface TwoFactorFormProps {
  /** Where the form is posted to: /api/v1/auth/verify2fa of the server. */
  action: string;
  /** From the sign-in. Without it nothing is sent. */
  tempToken: string;
  error?: string | null;
}

/** A plain form: the browser follows the answer, which is a redirect. */
export function TwoFactorForm({ action, tempToken, error }: TwoFactorFormProps) {
  const strings = useStrings('AccountForms', accountFormsStrings);
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const isComplete = isRecovery ? code.trim().length > 0 : new RegExp(`^\\d{${TWO_FACTOR_CODE_LENGTH}}$`).test(code.trim());

  const handleSubmit = (event: FormEvent): void => {
    if (isComplete && tempToken) return;
    event.preventDefault();
    setComplaint(isRecovery ? strings.recoveryNeeded : strings.codeNeeded);
  };

  return (
    <form method="post" action={action} onSubmit={handleSubmit} noValidate>
      <input type="hidden" name="tempToken" value={tempToken} />
      <Stack gap="md">
        <FormFailure>{error}</FormFailure>
        <TextInput
          name="token" label={isRecovery ? strings.recoveryCode : strings.code} description={isRecovery ? strings.recoveryHint : strings.codeHint}
          autoComplete="one-time-code" inputMode={isRecovery ? 'text' : 'numeric'} maxLength={isRecovery ? 40 : TWO_FACTOR_CODE_LENGTH} value={code} error={complaint}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setComplaint(null);
          }}
        />
        <Button type="submit" fullWidth size="md" disabled={!tempToken}>{strings.verify}</Button>
        <Anchor
          component="button" type="button" size="sm" underline="always"
          onClick={() => {
            setIsRecovery((was) => !was);
            setCode('');
            setComplaint(null);
          }}
        >
          {isRecovery ? strings.useCode : strings.useRecovery}
        </Anchor>
      </Stack>
    </form>
  );
}
