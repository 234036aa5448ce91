import { realpath, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** What the server reads, by the ends of names; used for folders only, since a file that is named is always tried. */
const STATEMENT_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'tif', 'tiff', 'webp'];

export interface InputFile {
  /** Absolute. */
  path: string;
  /** As short as possible, for people. */
  label: string;
}

export interface FoundInputs {
  files: InputFile[];
  /** Arguments that name nothing. */
  missing: { argument: string; message: string }[];
  /** Files that were named more than once. */
  doubled: string[];
}

/** Files, folders and patterns as the user gave them, expanded in natural order (9 before 10), each file once. */
export async function findInputs(inputs: readonly string[], cwd: string): Promise<FoundInputs> {
  const found: FoundInputs = { files: [], missing: [], doubled: [] };
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const argument of inputs) {
    const { paths, problem } = await expand(argument, cwd);
    if (problem) found.missing.push({ argument, message: problem });
    for (const path of paths) {
      const real = await realpath(path).catch(() => path);
      const label = labelOf(path, cwd);
      if (seen.has(real)) doubled.add(label);
      else found.files.push({ path, label });
      seen.add(real);
    }
  }
  found.doubled = [...doubled];
  return found;
}

async function expand(argument: string, cwd: string): Promise<{ paths: string[]; problem?: string }> {
  const path = resolve(cwd, argument);
  const entry = await stat(path).catch(() => null);
  if (entry?.isDirectory()) {
    const paths = await match([`**/*.{${STATEMENT_EXTENSIONS.join(',')}}`], path);
    return paths.length > 0 ? { paths } : { paths, problem: `There is no PDF or picture in the folder ${argument}.` };
  }
  if (entry) return { paths: [path] };
  if (!/[*?[\]{}()!]/.test(argument)) return { paths: [], problem: `There is no file ${argument}. Check the path.` };
  const paths = await match([argument], cwd);
  return paths.length > 0 ? { paths } : { paths, problem: `No file matches ${argument}. Check the pattern.` };
}

async function match(patterns: string[], cwd: string): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const portable = process.platform === 'win32' ? patterns.map((pattern) => pattern.replace(/\\/g, '/')) : patterns;
  const names = await glob(portable, { cwd, caseSensitiveMatch: false, onlyFiles: true, expandDirectories: false });
  return names.sort(naturalOrder).map((name) => resolve(join(cwd, '.'), name));
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** 9 before 10; the plain order decides between names that differ in case only. */
function naturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : 1);
}

function labelOf(path: string, cwd: string): string {
  const short = relative(cwd, path);
  return short && !short.startsWith('..') ? short : path;
}
