// Which rows a list of a long job holds, in its order, remembered until the job is changed: every page then costs the same, and none
// counts or skips a hundred thousand rows again.
import { literal } from 'sequelize';
import type { WhereOptions } from 'sequelize';
import type { Context } from '../core/services.js';
import type { Database } from '../database/database.js';
import type { Scope } from '../database/tenant.js';
import type { Job } from '../jobs/jobs.model.js';
import type { Transaction } from './transactions.model.js';

/** Shorter lists are counted as fast as they are remembered. */
export const LONG_JOB_ROWS = 5000;
/** Lists remembered at a time; one of 100,000 rows takes 1.6 MB. */
const MAX_LISTS = 12;

export interface RowPlace {
  documentPosition: number;
  rowNumber: number;
}

/** Places of rows, two numbers each. A row between two others has a broken number, one before all others a negative one. */
type Places = Float64Array;

const remembered = new WeakMap<Database, Map<string, Promise<Places>>>();

export interface RowList {
  where: WhereOptions<Transaction>;
  /** SQL over `"transactions"`. */
  order: string;
  /** What the caller asked for: the same for the same rows in the same order. */
  key: string;
}

/** @returns the places of one page, and how many rows the list has */
export async function placesOfPage(context: Context, job: Job, list: RowList, offset: number, limit: number): Promise<{ places: RowPlace[]; totalCount: number }> {
  const all = await placesOf(context, job, list);
  const page = all.subarray(2 * offset, 2 * (offset + limit));
  const places = Array.from({ length: page.length / 2 }, (_, index) => ({ documentPosition: page[2 * index]!, rowNumber: page[2 * index + 1]! }));
  return { places, totalCount: all.length / 2 };
}

async function placesOf({ db, scope }: Context, job: Job, list: RowList): Promise<Places> {
  const lists = remembered.get(db) ?? new Map<string, Promise<Places>>();
  remembered.set(db, lists);
  const key = JSON.stringify([job.id, await revisionOf(db, job, scope), list.key]);
  const known = lists.get(key) ?? readPlaces(db, list, scope);
  // The list used last stands last; the first is forgotten.
  lists.delete(key);
  lists.set(key, known);
  if (lists.size > MAX_LISTS) lists.delete(lists.keys().next().value!);
  known.catch(() => lists.delete(key));
  return known;
}

/** Changes with everything that changes rows: a run, an edit, undo and redo, a document that goes. */
async function revisionOf(db: Database, job: Job, scope: Scope): Promise<unknown[]> {
  const [edits] = await db.edits.findAll({
    where: { jobId: job.id }, attributes: [[literal('count(*)::integer'), 'count'], [literal('coalesce(sum("numReverts"), 0)::integer'), 'reverts']], raw: true, ...scope,
  });
  return [job.runId, job.numDocuments, job.numTransactions, edits];
}

async function readPlaces(db: Database, { where, order }: RowList, scope: Scope): Promise<Places> {
  const places = literal(`string_agg("transactions"."documentPosition" || ',' || "transactions"."rowNumber", ',' ORDER BY ${order})`);
  const [answer] = (await db.transactions.findAll({ where, attributes: [[places, 'places']], raw: true, ...scope })) as unknown as { places: string | null }[];
  return answer?.places ? Float64Array.from(answer.places.split(','), Number) : new Float64Array();
}
