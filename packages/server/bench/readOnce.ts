// Child of memoryPeak.ts: reads one document and reports the most memory this process ever held.
import { readFileSync } from 'node:fs';
import { extractDocument } from '../src/extraction/extract.js';

await extractDocument(new Uint8Array(readFileSync(process.argv[2] as string)), { maxPages: 5000, languages: ['eng'] });
process.send?.(process.resourceUsage().maxRSS / 1024, () => process.exit(0));
