// That a domain is a firm's: whoever can write into its DNS says so.
import { createHmac } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { keyFor } from '../auth/serverKeys.js';
import type { Services } from '../core/services.js';

export interface DomainProof {
  /** Of the TXT record. */
  name: string;
  value: string;
}

/** The same for a contract and a domain each time, and of use to no other contract. */
export async function proofOf(services: Pick<Services, 'config' | 'db'>, { contractId, domain }: { contractId: string; domain: string }): Promise<DomainProof> {
  const mac = createHmac('sha256', await keyFor(services, 'sso')).update(`${contractId} ${domain}`).digest('hex').slice(0, 40);
  return { name: `_tieout.${domain}`, value: `tieout-domain=${mac}` };
}

/** A name that is not there, or a server of names that does not answer, proves nothing. */
export async function isProvedByDns({ name, value }: DomainProof): Promise<boolean> {
  const records = await dns.resolveTxt(name).catch(() => []);
  return records.some((parts) => parts.join('').trim() === value);
}
