// One program with few files: what a command needs at once in main.js, the live view and folders in chunks of their own.
// Bundled because loading hundreds of small modules would take longer than converting a page. The server stays a package.
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import nodeResolve from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

const builtins = new Set(builtinModules);
const outside = (id) => (id.startsWith('node:') && id !== 'node:sqlite') || builtins.has(id) || id === '@tieout/server';

/** Asked for by parts that never run here: ink's connection to React's developer tools, and undici's cache in SQLite (not in Node 20). */
const withoutUnusedParts = {
  name: 'without-unused-parts',
  resolveId: (id, importer) => (['react-devtools-core', 'node:sqlite'].includes(id) || (id === 'ws' && importer?.includes('/ink/')) ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export default {};' : null),
};

/** Of undici only what the SDK's transport uses; its entry loads caches, mocks and proxies besides, which takes 50 ms at each start. */
const lightUndici = {
  name: 'light-undici',
  resolveId: (id) => (id === 'undici' ? '\0undici' : null),
  load: (id) => (id === '\0undici' ? `
    import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
    import api from 'undici/lib/api/index.js';
    import Agent from 'undici/lib/dispatcher/agent.js';
    import websocket from 'undici/lib/web/websocket/websocket.js';
    Object.assign(Dispatcher.prototype, api);
    export const { WebSocket } = websocket;
    export { Agent };` : null),
};

/** The licences of what is inside go along with it. */
const licences = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const folders = new Set(Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {})).map(packageFolder).filter(Boolean));
    const texts = [...folders].sort().map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'license.md', 'LICENCE', 'License'].map((file) => join(folder, file)).find(existsSync);
      return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8').trim() : ''}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
  },
};

function packageFolder(module) {
  const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replace(/^\0+/, '').replace(/\\/g, '/'))?.[1];
  return inside && existsSync(join(inside, 'package.json')) ? inside : null;
}

export default {
  input: { main: 'src/main.ts' },
  external: outside,
  // React and yoga are written so; nothing to mend on our side.
  onwarn: (warning, warn) => (['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'EVAL'].includes(warning.code) ? undefined : warn(warning)),
  output: { dir: 'dist', format: 'esm', chunkFileNames: '[name].js', banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : '') },
  plugins: [
    withoutUnusedParts,
    lightUndici,
    nodeResolve({ exportConditions: ['@tieout/source', 'node'], preferBuiltins: true }),
    commonjs(),
    json(),
    esbuild({ target: 'node20', jsx: 'automatic', minify: true, define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' } }),
    licences,
  ],
};
