// dist/esm and dist/cjs, module by module, so that bundlers of partners drop what they do not use. zod and undici stay outside.
// `tsc -p tsconfig.build.json` has written the types to dist/esm before.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// `#transport` is left to package.json, which picks by platform; both sides of it are entries.
const input = ['index', 'contract', 'local.node', 'webhooks/webhooks.signature', 'testing/index', 'transport/node', 'transport/browser'].map((name) => `src/${name}.ts`);
const outside = (id) => id === '#transport' || id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

const output = (format, extension) => ({
  dir: `dist/${format}`, format, entryFileNames: `[name].${extension}`, preserveModules: true, preserveModulesRoot: 'src', exports: 'named',
});

/** The same types for require(): TypeScript wants them beside the .cjs files, under their own extension. */
const commonJsTypes = {
  name: 'commonjs-types',
  writeBundle({ format }) {
    if (format !== 'cjs') return;
    for (const file of readdirSync('dist/esm', { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
      const types = readFileSync(`dist/esm/${file}`, 'utf8').replace(/(['"])(\.{1,2}\/[^'"]*)\.js\1/g, '$1$2.cjs$1');
      writeFileSync(`dist/cjs/${file.replace(/\.d\.ts$/, '.d.cts')}`, types);
    }
  },
};

export default { input, external: outside, output: [output('esm', 'js'), output('cjs', 'cjs')], plugins: [esbuild({ target: 'es2022' }), commonJsTypes] };
