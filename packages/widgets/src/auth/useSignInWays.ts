import { useQuery } from '@tanstack/react-query';
import type { SignInProvider } from '@tieout/sdk';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** A provider that people may sign in with, and the address that leads there. */
export interface ProviderLink {
  provider: SignInProvider;
  href: string;
}

export interface SignInWaysState {
  /** False until the server has said what it offers, or could not be asked. */
  isKnown: boolean;
  providers: readonly ProviderLink[];
  hasSso: boolean;
  /** Whether accounts are by invitation only. */
  isInvitedOnly: boolean;
}

/** What the pages before a session may offer. @param next where to go afterwards */
export function useSignInWays(next?: string | null): SignInWaysState {
  const { client } = useTieout();
  const { data, isPending } = useQuery({ queryKey: queryKeys.signInWays, queryFn: ({ signal }) => client.auth.ways({ signal }), retry: false });
  const providers = (data?.providers ?? []).map((provider) => ({ provider, href: client.auth.providerUrl(provider, next ?? undefined) }));
  return { isKnown: !isPending, providers, hasSso: data?.sso ?? false, isInvitedOnly: data?.signUp === 'invited' };
}
