// Brings a clean clone to the point where it can run: dependencies installed, packages built. Uses Node alone, because nothing
// else is there yet. Both steps are skipped when their inputs did not change.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const installStamp = join(root, 'node_modules', '.tieout-installed');
const buildStamp = join(root, 'node_modules', '.tieout-built');

/** Ends with a sentence instead of a syntax error on an older Node. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Tieout needs Node.js 20.19 or newer; this is ${process.version}. Install it from https://nodejs.org and try again.`);
  process.exit(1);
}

/** Installs the dependencies exactly as locked, once per lock file. */
export function ensureInstalled() {
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json')));
  if (readIfThere(installStamp) === wanted) return;
  if (!isInstalledByHand()) run('Installing dependencies', 'npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  writeFileSync(installStamp, wanted);
}

/** Builds every package, once per state of the sources. */
export function ensureBuilt() {
  const wanted = sourceState();
  if (readIfThere(buildStamp) === wanted && existsSync(join(root, 'packages/cli/dist/main.js'))) return;
  run('Building', 'npm', ['run', '--silent', 'build:product']);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, sourceState());
}

// A developer who ran `npm install` has a node_modules that matches; wiping it with `npm ci` would only cost time.
function isInstalledByHand() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  return existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Names, sizes and times of everything the build reads, and the version of Node. Cheap: no file is opened. */
function sourceState() {
  const hash = createHash('sha256');
  // The build holds compiled code, which fits one version of Node.
  hash.update(process.version);
  hash.update(hashOf(readFileSync(join(root, 'package-lock.json'))));
  for (const name of readdirSync(join(root, 'packages')).sort()) addFolder(hash, join(root, 'packages', name));
  return hash.digest('hex');
}

const notBuilt = new Set(['node_modules', 'dist', 'accuracy', 'bench', 'e2e', 'fixtures', 'storybook-static']);

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || notBuilt.has(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (!/\.(test|stories)\.tsx?$|\.md$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
}

function run(what, command, args) {
  console.error(`${what} (once)…`);
  const started = Date.now();
  // On Windows npm is a batch file, which needs a shell; the arguments are constants.
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error(`${what} failed. The lines above say why; after mending it, run the same command again.`);
    process.exit(1);
  }
  console.error(`${what} done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
