import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const app = join(packages, 'app');
const sources = [join(app, 'src'), join(app, 'public'), join(packages, 'widgets', 'src'), join(packages, 'sdk', 'src')];

/** The folder of the built app; builds it when a source is newer, so that a journey never runs on an old build. */
export async function builtApp(): Promise<string> {
  const dist = join(app, 'dist');
  if (modifiedMs(join(dist, 'index.html')) < newestMs([...sources, join(app, 'index.html'), join(app, 'vite.config.ts')])) {
    await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
  }
  return dist;
}

function newestMs(paths: string[]): number {
  return Math.max(...paths.map((path) => {
    const own = modifiedMs(path);
    if (!statSync(path).isDirectory()) return own;
    return Math.max(0, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => fileTimeMs(join(path, name))));
  }));
}

function fileTimeMs(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.mtimeMs : 0;
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
