import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const app = join(packages, 'app');
const sources = [join(app, 'src'), join(app, 'public'), join(packages, 'widgets', 'src'), join(packages, 'sdk', 'src')];

/** Apart from dist, so that a build for a person and one for the journeys do not empty each other's folder. */
const dist = join(app, '.cache', 'e2e');

/**
 * The folder of the built app; builds it when a source is newer, so that a journey never runs on an old build.
 * The workers of the journeys find it built (buildAppOnce.ts): two builds at once would empty each other's folder.
 */
export async function builtApp(): Promise<string> {
  if (modifiedMs(join(dist, 'index.html')) < newestMs([...sources, join(app, 'index.html'), join(app, 'vite.config.ts')])) {
    // Whole or not at all: a build that was broken off must not look like a new one.
    const unfinished = `${dist}-${process.pid}`;
    await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'warn', build: { outDir: unfinished, emptyOutDir: true } });
    rmSync(dist, { recursive: true, force: true });
    renameSync(unfinished, dist);
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
