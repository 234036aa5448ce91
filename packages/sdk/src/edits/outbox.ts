// Edits that were made while the server was out of reach: kept, and sent one after the other when it is back.
import { ApiError } from '../core/apiError.js';
import { ConnectionError, RetriesExhaustedError, TimeoutError, UnexpectedResponseError } from '../core/connectionErrors.js';
import type { Workspace } from '../core/workspace.js';
import { EditConflict, editErrors, type EditResult } from './edits.contract.js';
import { atVersions, type EditTarget, type QueuedEdit, sendEdit } from './queuedEdit.js';

/** A value as it stood on the screen when it was changed. */
export interface SeenValue { transactionId: string; field: string; value: unknown }

export interface OutboxEntry {
  /** The step's id: sent twice it changes once. */
  id: string;
  /** Order of making. */
  place: number;
  workspace: Workspace;
  edit: QueuedEdit;
  seen: SeenValue[];
  /** Instant. */
  at: string;
  /** Whose it is; it is sent for nobody else. Null: not known. */
  userId: string | null;
  /** Why it was not taken; it waits for somebody to decide. */
  problem: { message: string; conflicts: EditConflict[] } | null;
}

/** Where the entries are kept: they outlive the page. */
export interface OutboxStore {
  list(): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface OutboxOptions {
  client: EditTarget;
  store: OutboxStore;
  /** One sender at a time among all pages of the same store. */
  withLock?: (work: () => Promise<void>) => Promise<void>;
  onSent?: (entry: OutboxEntry, result: EditResult) => void;
}

export interface Outbox {
  /** In the order of making; the same array until something changes. */
  readonly entries: readonly OutboxEntry[];
  subscribe(listener: () => void): () => void;
  /** Reads what earlier pages left. */
  load(): Promise<void>;
  add(entry: Omit<OutboxEntry, 'place' | 'problem'>): Promise<void>;
  /** Sends what there is, as far as the server can be reached. */
  flush(userId: string | null): Promise<void>;
  discard(id: string): Promise<void>;
  /** Over what others did; the next flush sends it. */
  keepMine(id: string): Promise<void>;
}

/** The server did not answer, so it is not known whether the call was made. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof UnexpectedResponseError) return error.status >= 500;
  return error instanceof ConnectionError || error instanceof TimeoutError || error instanceof RetriesExhaustedError;
}

/** What others changed meanwhile, if that is why a call was refused. */
export function conflictsOf(error: unknown): EditConflict[] {
  if (!(error instanceof ApiError) || error.code !== editErrors.conflict.code) return [];
  return EditConflict.array().safeParse(error.data.conflicts).data ?? [];
}

export function createOutbox({ client, store, withLock = (work) => work(), onSent }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  let entries: readonly OutboxEntry[] = [];
  let running: Promise<void> | null = null;

  async function load(): Promise<void> {
    entries = (await store.list()).sort((a, b) => a.place - b.place);
    for (const listener of [...listeners]) listener();
  }

  async function keep(entry: OutboxEntry): Promise<void> {
    await store.put(entry);
    await load();
  }

  async function drop(id: string): Promise<void> {
    await store.remove(id);
    await load();
  }

  async function sendAll(userId: string | null): Promise<void> {
    await load();
    // What was not taken holds up nothing: a later edit of the same cell meets the same conflict.
    for (const entry of entries.filter((one) => !one.problem && (one.userId === null || one.userId === userId))) {
      if (!(await sendOne(entry))) return;
    }
  }

  /** False: the server is out of reach, so no later one is sent either. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    try {
      const result = await send(client, entry);
      await drop(entry.id);
      onSent?.(entry, result);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) return false;
      await keep({ ...entry, problem: { message: error.message, conflicts: conflictsOf(error) } });
      return true;
    }
  }

  const find = (id: string) => entries.find((entry) => entry.id === id);
  return {
    get entries() {
      return entries;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    async add(entry) {
      const place = Math.max(0, ...(await store.list()).map((one) => one.place)) + 1;
      await keep({ ...entry, place, problem: null });
    },
    flush(userId) {
      running ??= withLock(() => sendAll(userId)).finally(() => (running = null));
      return running;
    },
    discard: drop,
    async keepMine(id) {
      const entry = find(id);
      if (entry) await keep({ ...entry, edit: atVersions(entry.edit, versionsOf(entry.problem?.conflicts ?? [])), problem: null });
    },
  };
}

/** Where the value that stands there is the one the user saw, it was the user's own earlier edit that put it there: no conflict. */
async function send(client: EditTarget, { workspace, edit, seen, id }: OutboxEntry): Promise<EditResult> {
  try {
    return await sendEdit(client, workspace, edit, id);
  } catch (error) {
    const conflicts = conflictsOf(error);
    const isSeen = (conflict: EditConflict) => seen.some((one) => one.transactionId === conflict.transactionId && one.field === conflict.field && one.value === conflict.theirs);
    if (conflicts.length === 0 || !conflicts.every(isSeen)) throw error;
    return sendEdit(client, workspace, atVersions(edit, versionsOf(conflicts)), id);
  }
}

const versionsOf = (conflicts: readonly EditConflict[]) => new Map(conflicts.map(({ transactionId, version }) => [transactionId, version]));
