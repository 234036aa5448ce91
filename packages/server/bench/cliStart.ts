// Time from starting the built CLI to the written file, on a new data folder and on one that was used before.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateStatement } from '../accuracy/generator/generateStatement.js';
import { layoutNamed } from '../accuracy/layouts/registry.js';
import { longStatement } from './digitalSpeed.js';
import { median, secondsOf } from './externalTools.js';
import type { Figure } from './report.js';

const PROGRAM = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

export async function measureCli(folder: string, rounds: number): Promise<Figure[]> {
  if (!existsSync(PROGRAM)) return [{ name: 'tieout convert', value: 'skipped', note: 'packages/cli/dist/main.js is not built: npm run build:product' }];
  const paths: string[] = [];
  for (let seed = 1; seed <= rounds + 1; seed++) {
    // A new statement each time: the same one would come from the cache.
    const { pdf } = await generateStatement({ layout: layoutNamed('in-malabar'), seed, factor: 0.5 });
    const path = join(folder, `one-page-${seed}.pdf`);
    writeFileSync(path, pdf);
    paths.push(path);
  }
  const data = join(folder, 'data');
  mkdirSync(data);
  const convert = (path: string): Promise<number> =>
    secondsOf(process.execPath, [PROGRAM, 'convert', path, '--to', 'json', '--out', join(folder, 'out')], { ...process.env, NODE_OPTIONS: '', TIEOUT_DATA_DIR: data });
  try {
    const [first, ...others] = paths as [string, ...string[]];
    const cold = await convert(first);
    const warm: number[] = [];
    for (const path of others) warm.push(await convert(path));
    const long: Figure[] = [];
    for (const wanted of [120, 430]) {
      const { pdf, pages } = await longStatement(wanted);
      const path = join(folder, `pages-${pages}.pdf`);
      writeFileSync(path, pdf);
      const seconds = await convert(path);
      long.push({ name: `tieout convert, warm, ${pages} pages`, value: `${seconds.toFixed(2)} s`, note: `${(pages / seconds).toFixed(0)} pages/s with start, rows and proof saved, file written` });
    }
    return [
      { name: 'tieout convert, first start', value: `${cold.toFixed(2)} s`, note: 'at most 6 s' },
      { name: 'tieout convert, warm, one page', value: `${median(warm).toFixed(2)} s`, note: 'at most 1.2 s' },
      ...long,
    ];
  } catch (error) {
    return [{ name: 'tieout convert', value: 'failed', note: (error as Error).message.split('\n')[0] as string }];
  }
}
