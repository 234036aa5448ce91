import { ApiError } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';
import { describeError } from '../../core/describeError.js';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What a form needs of a schema of the contract. */
interface Checker<Values> {
  safeParse(values: unknown): { success: true; data: Values } | { success: false; error: { issues: Issue[] } };
}

export interface AccountForm<Name extends string> {
  values: Record<Name, string>;
  /** The first complaint about each field, after the first attempt to send. */
  errors: Partial<Record<Name, string>>;
  /** What went wrong with the whole. */
  failure: string | null;
  isBusy: boolean;
  set: (name: Name, value: string) => void;
  handleSubmit: (event: FormEvent) => void;
}

/** Fields checked by the very schema of the server. What was typed stays, whatever happens. */
export function useAccountForm<Name extends string, Values>(
  initial: Record<Name, string>, schema: Checker<Values>, fallback: string, send: (values: Values) => Promise<void>,
): AccountForm<Name> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<AccountForm<Name>['errors']>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (): Promise<void> => {
    setFailure(null);
    const checked = schema.safeParse(values);
    if (!checked.success) return setErrors(firstByField(checked.error.issues));
    setErrors({});
    setIsBusy(true);
    try {
      await send(checked.data);
    } catch (error) {
      const issues = error instanceof ApiError ? (error.data['issues'] as Issue[] | undefined) : undefined;
      // The server names the place first: body.email.
      if (issues) setErrors(firstByField(issues.map(({ path, message }) => ({ path: path.slice(1), message }))));
      else setFailure(describeError(error, fallback));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values, errors, failure, isBusy,
    set(name, value) {
      setValues((known) => ({ ...known, [name]: value }));
      setErrors((known) => ({ ...known, [name]: undefined }));
    },
    handleSubmit(event) {
      event.preventDefault();
      void submit();
    },
  };
}

function firstByField<Name extends string>(issues: readonly Issue[]): Partial<Record<Name, string>> {
  const first: Record<string, string> = {};
  for (const { path, message } of issues) first[String(path[0])] ??= message;
  return first as Partial<Record<Name, string>>;
}
