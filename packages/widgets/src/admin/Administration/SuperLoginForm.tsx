import { Button, Group, TextInput } from '@mantine/core';
import { adminEndpoints } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import type { FoundPerson } from './AdminUsers.js';
import { administrationStrings } from './Administration.strings.js';

interface SuperLoginFormProps {
  person?: FoundPerson;
  isBusy: boolean;
  onSubmit: (person: FoundPerson) => void;
}

/** Id and address must belong together: a mistyped id opens nobody's account. */
export function SuperLoginForm({ person, isBusy, onSubmit }: SuperLoginFormProps) {
  const strings = useStrings('Administration', administrationStrings);
  const [id, setId] = useState(person?.id ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = adminEndpoints.superLogin.body.safeParse({ userId: id.trim(), email });
    setErrors(Object.fromEntries(checked.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []));
    if (checked.success) onSubmit({ id: checked.data.userId, email: checked.data.email });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-start">
        <TextInput label="Id" value={id} error={errors['userId']} onChange={(event) => setId(event.currentTarget.value)} flex="1 1 260px" autoComplete="off" spellCheck={false} />
        <TextInput label={strings.email} value={email} error={errors['email']} onChange={(event) => setEmail(event.currentTarget.value)} flex="1 1 220px" autoComplete="off" inputMode="email" spellCheck={false} />
        <Button type="submit" mt={22} loading={isBusy}>{strings.actAs}</Button>
      </Group>
    </form>
  );
}
