import { ApiError, type Client, type Document } from '@tieout/sdk';

export type AskPassword = (fileLabel: string, isRetry: boolean) => Promise<string | null>;

const ATTEMPTS = 3;

/** Passwords that were given or entered; each is tried on every protected file, the last one that fitted first. */
export class KeyRing {
  #passwords: string[];
  #asking: Promise<unknown> = Promise.resolve();

  constructor(passwords: readonly string[], private readonly ask: AskPassword | null) {
    this.#passwords = [...new Set(passwords)];
  }

  /** Opens a protected document, or throws with what to do. One question at a time, however many files wait. */
  async unlock(client: Client, document: Document, fileLabel: string, signal: AbortSignal): Promise<Document> {
    const tried = new Set<string>();
    const opened = await this.#tryAll(client, document, tried, signal);
    if (opened) return opened;
    if (!this.ask) throw new PasswordMissing(fileLabel, tried.size);
    const turn = this.#asking.then(() => this.#askUntilOpen(client, document, fileLabel, tried, signal));
    this.#asking = turn.catch(() => undefined);
    return turn;
  }

  async #tryAll(client: Client, document: Document, tried: Set<string>, signal: AbortSignal): Promise<Document | null> {
    for (const password of [...this.#passwords]) {
      if (tried.has(password)) continue;
      tried.add(password);
      const opened = await unlockOnce(client, document, password, signal);
      if (!opened) continue;
      this.#passwords = [password, ...this.#passwords.filter((other) => other !== password)];
      return opened;
    }
    return null;
  }

  async #askUntilOpen(client: Client, document: Document, fileLabel: string, tried: Set<string>, signal: AbortSignal): Promise<Document> {
    // Another file may have brought the password meanwhile.
    const opened = await this.#tryAll(client, document, tried, signal);
    if (opened) return opened;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      signal.throwIfAborted();
      const password = await this.ask!(fileLabel, attempt > 0);
      if (!password) throw new PasswordMissing(fileLabel, tried.size);
      if (!this.#passwords.includes(password)) this.#passwords.push(password);
      const unlocked = await this.#tryAll(client, document, tried, signal);
      if (unlocked) return unlocked;
    }
    throw new PasswordMissing(fileLabel, tried.size);
  }
}

async function unlockOnce(client: Client, document: Document, password: string, signal: AbortSignal): Promise<Document | null> {
  try {
    return await client.documents.unlock(document.id, password, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.type === 'document.password_wrong') return null;
    throw error;
  }
}

/** The file stays closed; says whether passwords were tried and how to give one. */
class PasswordMissing extends Error {
  readonly type: string;

  constructor(fileLabel: string, triedCount: number) {
    const again = `tieout convert --password PASSWORD "${fileLabel}"`;
    super(triedCount === 0
      ? `The PDF is protected. Give its password: ${again}`
      : `The PDF is protected and ${triedCount === 1 ? 'the password does not open it' : `none of the ${triedCount} passwords opens it`}. Check it and try again: ${again}`);
    this.name = 'PasswordMissing';
    this.type = triedCount === 0 ? 'document.password_required' : 'document.password_wrong';
  }
}
