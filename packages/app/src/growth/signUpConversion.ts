import type { Client } from '@tieout/sdk';
import { minorFromNumber, usdCents } from '@tieout/sdk/contract';

const WAIT_MS = 800;

/** A sign-up that came back from elsewhere is noted on this server, with its value in dollars. The way on does not wait for long. */
export async function noteSignUp(client: Client, parameters: URLSearchParams): Promise<void> {
  if (parameters.get('event') !== 'sign_up') return;
  const value = Number(parameters.get('value') ?? '');
  const cents = Number.isFinite(value) ? usdCents(minorFromNumber(value), parameters.get('currency') ?? 'USD') : null;
  const noting = client.tracking.event({ name: 'sign_up', details: { usdCents: cents } }).catch(() => undefined);
  await Promise.race([noting, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
}
