// Peak memory of reading one long statement, measured in a process of its own that does nothing else.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEngine } from './bundledEngine.js';
import { longStatement } from './digitalSpeed.js';
import type { Figure } from './report.js';

const CHILD = fileURLToPath(new URL('./readOnce.ts', import.meta.url));

export async function measureMemory(folder: string, pages: number, limitMiB: number | null): Promise<Figure> {
  const path = join(folder, `memory-${pages}.pdf`);
  const engine = await bundleEngine();
  const statement = await longStatement(pages);
  writeFileSync(path, statement.pdf);
  const size = readFileSync(path).length / 1024 / 1024;
  const peak = await new Promise<number>((resolve, reject) => {
    const child = fork(CHILD, [path, engine], { execArgv: process.execArgv });
    child.on('message', (mebibytes: number) => resolve(mebibytes));
    child.on('exit', (code) => code !== 0 && reject(new Error(`Measuring memory ended with code ${code}.`)));
  });
  const limit = limitMiB === null ? 'must not grow with the pages' : `below ${limitMiB} MiB`;
  return { name: `peak memory, ${statement.pages} pages`, value: `${Math.round(peak)} MiB`, note: `${limit}; the file has ${size.toFixed(1)} MiB` };
}
