// npm run bench: main.ts with the flags of V8 and the young generation that the product's reading threads have (reading/readerPool.ts: three semi-spaces of 32 MiB).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../setup/bundled/v8Flags.js';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const flags = ['--max-semi-space-size=32', ...V8_FLAGS, '--conditions=@tieout/source', '--import', 'tsx'];
const { status } = spawnSync(process.execPath, [...flags, program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
