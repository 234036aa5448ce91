// Runs a bundle with the code that V8 compiled at build time. Compiling is half of what a start costs, and Node 20 keeps no code
// between runs. Code of another version of V8, or for other flags, is left unused, and the bundle is compiled as always.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const loaded = new Map();

/** Exports of `NAME.cjs` beside this file, loaded once per thread. */
export function loadCompiled(name) {
  const known = loaded.get(name);
  if (known) return known.module.exports;
  const file = fileURLToPath(new URL(`./${name}.cjs`, import.meta.url));
  const code = codeFile(name);
  const script = new Script(`(function (module, exports, require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    cachedData: existsSync(code) ? readFileSync(code) : undefined,
  });
  const module = { exports: {} };
  loaded.set(name, { script, module });
  script.runInThisContext()(module, module.exports, createRequire(file), file, dirname(file));
  return module.exports;
}

/** Keeps what has been compiled of a bundle until now, for later runs. */
export function saveCompiled(name) {
  writeFileSync(codeFile(name), loaded.get(name).script.createCachedData());
}

/** Whether V8 took the code that was kept for a loaded bundle. */
export function isCompiledAhead(name) {
  return loaded.get(name)?.script.cachedDataRejected === false;
}

const codeFile = (name) => fileURLToPath(new URL(`./${name}.code`, import.meta.url));
