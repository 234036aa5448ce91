// argon2id, with the parameters that OWASP names first for it.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  // argon2id is the package's default.
  return (await argon2()).hash(password.normalize('NFC'), options);
}

let decoy: Promise<string> | undefined;

/** As slow without a hash as with one: the time does not tell whether there is an account. */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('of nobody');
  const isRight = await (await argon2()).verify(hash ?? (await decoy), password.normalize('NFC'));
  return Boolean(hash) && isRight;
}
