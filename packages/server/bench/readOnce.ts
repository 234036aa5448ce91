// Child of memoryPeak.ts: reads one document and reports the most memory this process ever held.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { loadEngine } from './bundledEngine.js';

const [path, engine] = process.argv.slice(2) as [string, string];
const extract = await loadEngine(engine);
await extract(new Uint8Array(readFileSync(path)), { maxPages: 5000, languages: ['eng'] }, { readers: availableParallelism() });
process.send?.(process.resourceUsage().maxRSS / 1024, () => process.exit(0));
