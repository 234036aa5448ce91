// dist/: the server in few files with their compiled code, so that it starts fast; a prepared data folder, so that a first start
// creates no database; and the app, when it was built before. Packages with native code, WebAssembly or data files of their own
// stay outside.
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const server = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(server, 'dist');
rmSync(dist, { recursive: true, force: true });

// Each of these has Node load its whole fetch, only to ask whether it runs on Cloudflare, and whether an answer is a Response (none here is).
const edits = [
  { file: /\/pg\/lib\/stream\.js$/, from: 'function isCloudflareRuntime() {', to: 'function isCloudflareRuntime() { return false;' },
  { file: /\/koa\/lib\/response\.js$/, from: 'val instanceof Response', to: 'false' },
  { file: /\/koa\/lib\/application\.js$/, from: 'body instanceof Response', to: 'false' },
];

// What never runs here costs time at each start all the same: the other databases of Sequelize, zod's messages in other languages.
const unused = {
  name: 'unused',
  setup(build) {
    build.onResolve({ filter: /^\.\/dialects\/(mariadb|mssql|mysql|oracle|sqlite|db2|snowflake)$/ }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onResolve({ filter: /\/locales\/index\.js$/ }, ({ path, importer }) => (importer.includes('/zod/') ? { path, namespace: 'unused' } : undefined));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export {};' }));
    for (const { file, from, to } of edits) {
      build.onLoad({ filter: file }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replaceAll(from, to);
        if (contents === source) throw new Error(`${path} no longer holds "${from}": see packages/server/setup/build.mjs.`);
        return { contents };
      });
    }
  },
};

const shared = {
  absWorkingDir: server,
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Else /\p{L}/u becomes a call that makes the expression anew each time it is asked.
  supported: { 'regexp-unicode-property-escapes': true },
  conditions: ['@tieout/source'],
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: false,
  logLevel: 'warning',
  external: [
    'sharp', 'pdfjs-dist', '@hyzyla/pdfium', 'tesseract.js', '@tesseract.js-data/*', '@electric-sql/pglite',
    '@aws-sdk/*', '@node-rs/argon2', 'pg-native', 'pino', 'bee-queue', 'ioredis', 'pg-hstore', 'umzug', 'pdfkit', 'nodemailer', 'qrcode', 'openid-client', '@node-saml/node-saml',
  ],
  plugins: [unused],
  alias: {
    'moment-timezone': join(server, 'setup/bundled/momentTimezone.cjs'),
    validator: join(server, 'setup/bundled/validator.cjs'),
  },
};

// What a start runs: scripts, because Node 20 takes compiled code for these only.
await build({
  ...shared,
  entryPoints: { server: 'src/index.ts', extraction: 'src/extraction/worker.ts' },
  format: 'cjs',
  // V8 forgets with compiled code who answers import(), so packages outside are required.
  supported: { ...shared.supported, 'dynamic-import': false },
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'tieoutFileUrl' },
  banner: { js: "const tieoutFileUrl = require('node:url').pathToFileURL(__filename).href;" },
});
await build({
  ...shared,
  entryPoints: { main: 'src/main.ts', databaseWorker: 'src/database/embedded/databaseWorker.ts', asideThread: 'src/extraction/readers/asideThread.ts' },
  format: 'esm',
  external: [...shared.external, './index.js'],
});
for (const name of ['index', 'extractionWorker', 'loadCompiled', 'v8Flags']) copyFileSync(join(server, `setup/bundled/${name}.js`), join(dist, `${name}.js`));

const app = join(server, '..', 'app', 'dist');
if (existsSync(app)) cpSync(app, join(dist, 'app'), { recursive: true });

const { prepareTemplate } = await import(pathToFileURL(join(dist, 'index.js')).href);
await prepareTemplate(join(dist, 'template'));
await import('./compileAhead.mjs');
process.exit(0);
