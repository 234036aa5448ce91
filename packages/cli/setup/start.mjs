// `npm start`: sets the clone up when needed, then runs the product. Without arguments: `tieout serve`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './ensureReady.mjs';

requireNode();
ensureInstalled();
ensureBuilt();

// npm changes into the root; files are named from where the user stands.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
if (process.argv.length === 2) process.argv.push('serve');
process.argv[1] = join(root, 'packages/cli/dist/main.js');
await import(pathToFileURL(process.argv[1]).href);
