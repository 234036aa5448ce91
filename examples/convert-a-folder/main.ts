// Converts every PDF of a folder to CSV and prints which statements tie out. Needs no server and no network.
import { mkdir, readdir } from 'node:fs/promises';
import { extname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Account, Client } from '@tieout/sdk';
import { createLocalClient } from '@tieout/sdk/local';

export interface ConvertedStatement {
  file: string;
  /** Null when the file could not be converted. */
  csv: string | null;
  periods: { account: string; from: string | null; to: string | null; rows: number; tiesOut: boolean; why: string }[];
  error: string | null;
}

/** Converts one statement: upload, job, rows, file. */
async function convertStatement(client: Client, path: string, outDir: string, password?: string): Promise<ConvertedStatement> {
  const file = parse(path).base;
  try {
    const document = await client.documents.upload(path, { password });
    const created = await client.jobs.create({ documents: [document.id] });
    let job = created;
    for await (const state of client.jobs.watch(created.id)) job = state;
    if (job.status !== 'Succeeded') throw new Error(job.error?.message ?? `The job ended as ${job.status}.`);

    const { accounts } = await client.reconciliation.get(job.id);
    const csv = join(outDir, `${parse(path).name}.csv`);
    await (await client.exports.create(job.id, { format: 'csv', options: { dateFormat: 'YYYY-MM-DD' } })).save(csv);
    return { file, csv, periods: accounts.flatMap(describePeriods), error: null };
  } catch (error) {
    return { file, csv: null, periods: [], error: error instanceof Error ? error.message : String(error) };
  }
}

function describePeriods({ accountName, periods }: Account): ConvertedStatement['periods'] {
  return periods.map(({ startDate, endDate, numTransactions, isReconciled, proof }) => ({
    account: accountName, from: startDate, to: endDate, rows: numTransactions, tiesOut: isReconciled, why: proof.explanation,
  }));
}

/** Converts every PDF of a folder, one after the other. One that fails does not stop the others. */
export async function convertFolder(folder: string, outDir: string, options: { dataDir?: string; password?: string } = {}): Promise<ConvertedStatement[]> {
  const names = (await readdir(folder)).filter((name) => extname(name).toLowerCase() === '.pdf').sort();
  await mkdir(outDir, { recursive: true });
  const client = await createLocalClient({ dir: options.dataDir, onWait: console.error });
  try {
    const converted: ConvertedStatement[] = [];
    for (const name of names) converted.push(await convertStatement(client, join(folder, name), outDir, options.password));
    return converted;
  } finally {
    await client.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = '.', outDir = 'out'] = process.argv.slice(2);
  for (const { file, csv, periods, error } of await convertFolder(resolve(folder), resolve(outDir))) {
    console.log(`${file} -> ${csv ?? error}`);
    for (const { account, from, to, rows, tiesOut, why } of periods) {
      console.log(`  ${account}, ${from ?? '?'} to ${to ?? '?'}: ${rows} rows, ${tiesOut ? 'ties out' : `does not tie out. ${why}`}`);
    }
  }
}
