// The secret of the installation: signs tokens, encrypts keys of authenticators. From the settings, or made once and kept.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { Services } from '../core/services.js';

type Needs = Pick<Services, 'config' | 'db'>;

const known = new WeakMap<Services['db'], Promise<string>>();

async function secretOf({ config, db }: Needs): Promise<string> {
  if (config.secretKey) return config.secretKey;
  let secret = known.get(db);
  if (!secret) {
    secret = readOrMake(db);
    secret.catch(() => known.delete(db));
    known.set(db, secret);
  }
  return secret;
}

/** Several processes may come first at once: the one that wrote it wins. */
async function readOrMake({ sequelize }: Services['db']): Promise<string> {
  await sequelize.query(`INSERT INTO "server_keys" ("name", "secret") VALUES ('main', :secret) ON CONFLICT DO NOTHING`, { replacements: { secret: randomBytes(48).toString('base64url') } });
  const [row] = await sequelize.query<{ secret: string }>(`SELECT "secret" FROM "server_keys" WHERE "name" = 'main'`, { type: QueryTypes.SELECT });
  return row!.secret;
}

/** A key for one purpose: what is made for one is worth nothing for another. */
export async function keyFor(services: Needs, purpose: 'tokens' | SealedPurpose): Promise<Uint8Array> {
  return new Uint8Array(hkdfSync('sha256', await secretOf(services), 'tieout', purpose, 32));
}

/** Of tokens and codes that are random enough: the database keeps this alone. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

type SealedPurpose = 'totp' | 'webhooks' | 'sso';

export async function encrypt(services: Needs, text: string, purpose: SealedPurpose = 'totp'): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(services, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws when it was encrypted with another secret */
export async function decrypt(services: Needs, sealed: string, purpose: SealedPurpose = 'totp'): Promise<string> {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(services, purpose), iv!);
  decipher.setAuthTag(tag!);
  return Buffer.concat([decipher.update(text!), decipher.final()]).toString('utf8');
}
