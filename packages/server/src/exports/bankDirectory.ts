// The banks of the picker: the operator's directory file when there is one, else our own list; and those a user exported for last.
import { readFile } from 'node:fs/promises';
import type { Bank, WebConnectService } from '@tieout/sdk/contract';
import type { Context, Services } from '../core/services.js';
import { setPreference } from '../preferences/preferences.commands.js';
import { offeredBanks, readBankDirectory, wellKnownBanks } from './banks.js';
import type { BankOption } from './banks.js';

const RECENT_KEY = 'export.recentBanks';
const MAX_RECENT = 5;

const directories = new Map<string, Promise<readonly BankOption[]>>();

export async function listBanks(services: Services, service: WebConnectService | undefined): Promise<Bank[]> {
  const banks = await directoryOf(services);
  return (service ? offeredBanks(banks, service) : offeredBanks(banks, 'bank', 'card')).map(present);
}

export async function recentBanks({ db, actor, scope, ...services }: Context): Promise<Bank[]> {
  const kept = await db.preferences.of(actor.userId, RECENT_KEY, scope);
  const bids = Array.isArray(kept?.value) ? kept.value : [];
  const banks = await directoryOf(services);
  return bids.flatMap((bid) => banks.filter((bank) => bank.bid === bid)).map(present);
}

/** A bank that is in no list was typed by somebody who knows better; it is not offered again. */
export async function rememberBank(context: Context, { format, options }: { format: string; options: Record<string, unknown> }): Promise<void> {
  const { bid } = options;
  if (!['qbo', 'qfx'].includes(format.toLowerCase()) || typeof bid !== 'string') return;
  const bids = (await recentBanks(context)).map((bank) => bank.bid);
  if (bids[0] === bid) return;
  await setPreference(context, RECENT_KEY, [bid, ...bids.filter((other) => other !== bid)].slice(0, MAX_RECENT));
}

/** Read once; a file that cannot be read is told in the log, and our own list serves. */
function directoryOf({ config, log }: Pick<Services, 'config' | 'log'>): Promise<readonly BankOption[]> {
  const path = config.bankDirectory;
  if (!path) return Promise.resolve(wellKnownBanks);
  const known = directories.get(path);
  if (known) return known;
  const reading = readFile(path, 'utf8').then(readBankDirectory).catch((error: unknown) => {
    directories.delete(path);
    log.error({ err: error, path }, 'BANK_DIRECTORY cannot be read, so the short list of banks is offered');
    return wellKnownBanks;
  });
  directories.set(path, reading);
  return reading;
}

function present({ bid, name, bankName, services }: BankOption): Bank {
  return { bid, name, bankName, services: [...services] };
}
