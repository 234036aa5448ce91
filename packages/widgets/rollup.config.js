import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';

const manifest = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'));
// What the host installs anyway stays a plain import.
const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
  .map((name) => new RegExp(`^${name}(/|$)`));

/** `new URL('package/file', import.meta.url)` becomes a file of our own, so that it loads without a bundler too. */
function packagedAssets() {
  const pattern = /new URL\('(pdfjs-dist\/[^']+)', import\.meta\.url\)/g;
  const require = createRequire(import.meta.url);
  return {
    name: 'packaged-assets',
    async transform(code) {
      const paths = new Set([...code.matchAll(pattern)].map(([, path]) => path));
      if (paths.size === 0) return null;
      const references = new Map();
      for (const path of paths) {
        const source = await readFile(require.resolve(path));
        references.set(path, this.emitFile({ type: 'asset', fileName: `assets/${path.split('/').pop()}`, source }));
      }
      return { code: code.replace(pattern, (_, path) => `new URL(import.meta.ROLLUP_FILE_URL_${references.get(path)})`), map: null };
    },
  };
}

/** The style sheet with everything it imports, in one file. */
function styles() {
  return {
    name: 'styles',
    async generateBundle() {
      const { outputFiles } = await build({ entryPoints: ['src/styles.css'], bundle: true, minify: true, write: false, target: 'es2022' });
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: outputFiles[0].text });
    },
  };
}

/** React and Mantine leave out their checks of the developer's mistakes. */
function production() {
  return {
    name: 'production',
    transform: (code) => (code.includes('process.env.NODE_ENV') ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null } : null),
  };
}

const compile = (options = {}) => esbuild({ target: 'es2022', jsx: 'automatic', ...options });
const output = { dir: 'dist', format: 'es', entryFileNames: '[name].js', sourcemap: true, hoistTransitiveImports: false };
/** Matters of other packages: marks for React's server components, comments that mean nothing here, cycles within zod. */
const onwarn = (warning, warn) => {
  const isForeign = (warning.id ?? warning.ids?.join() ?? '').includes('node_modules');
  if (!isForeign || !['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY'].includes(warning.code)) warn(warning);
};

export default [
  {
    input: { index: 'src/index.ts' },
    external,
    output: { ...output, chunkFileNames: 'chunks/[name]-[hash].js' },
    plugins: [packagedAssets(), nodeResolve({ extensions: ['.ts', '.tsx', '.js'] }), compile(), styles()],
  },
  {
    // For pages without React and without a bundler: one address, everything in it.
    input: { embed: 'src/embed.ts' },
    output: { ...output, sourcemap: false, chunkFileNames: 'embed/[name]-[hash].js' },
    onwarn,
    plugins: [
      packagedAssets(),
      nodeResolve({ browser: true, exportConditions: ['@tieout/source', 'browser'], extensions: ['.ts', '.tsx', '.js', '.mjs'] }),
      commonjs(),
      production(),
      compile({ minify: true }),
    ],
  },
];
