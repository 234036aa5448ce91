// What a request or a job works with. Built once by startServer and passed on; nothing here is global.
import type { Config } from '../config.js';
import type { Access } from '../auth/access.js';
import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';
import type { Reader } from '../reading/reader.js';
import type { Live } from '../live/live.js';
import type { Mail } from '../mail/mail.js';
import type { Queue } from '../queue/queue.js';
import type { Storage } from '../storage/storage.js';
import type { Log } from './log.js';

export interface Services {
  config: Config;
  log: Log;
  db: Database;
  storage: Storage;
  queue: Queue;
  live: Live;
  reader: Reader;
  mail: Mail;
  clock: () => Date;
  newId: () => string;
}

/** Who asks. */
export interface Actor {
  userId: string;
  contractId: string;
}

/** What a command gets: the services, and on whose behalf. */
export interface Context extends Services {
  actor: Actor;
  scope: Scope;
  /** What whoever asks may do. */
  access: Access;
}
