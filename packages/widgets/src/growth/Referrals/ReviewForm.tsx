import { Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../auth/AccountForms/FormParts.js';
import { describeError } from '../../core/describeError.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { referralStrings } from './Referrals.strings.js';

export interface ReviewFormProps {
  site: string;
}

/** Tells where a review stands, so that its pages can be added. */
export function ReviewForm({ site }: ReviewFormProps) {
  const { client, toasts } = useTieout();
  const strings = useStrings('Referrals', referralStrings);
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const send = useMutation({
    mutationFn: () => client.growth.sendFeedback({ kind: 'review', message: `${site}: ${address.trim()}` }),
    onSuccess: () => {
      setAddress('');
      toasts.success(strings.askedFor);
    },
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const isAddress = /^https?:\/\/\S+$/.test(address.trim());
    setIsWrong(!isAddress);
    if (isAddress) send.mutate();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <FormFailure>{send.error && describeError(send.error, strings.askFailed)}</FormFailure>
      <Group align="flex-start">
        <TextInput label={strings.reviewAddress} placeholder="https://" value={address} error={isWrong && strings.notAnAddress} maxLength={1000} onChange={(event) => setAddress(event.currentTarget.value)} flex="1 1 280px" />
        <Button type="submit" mt={22} loading={send.isPending}>{strings.sendReview}</Button>
      </Group>
    </form>
  );
}
