// Every relative link in the project's Markdown leads to a file that exists.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './ensureReady.mjs';

const files = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const broken = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)(?:\s[^)]*)?\)/g)) {
    if (/^(https?:|mailto:|#)/.test(target)) continue;
    const path = join(root, dirname(file), decodeURIComponent(target.split('#')[0]));
    if (!existsSync(path)) broken.push(`${file}: ${target}`);
  }
}
if (broken.length > 0) {
  console.error(`Links that lead nowhere:\n${broken.join('\n')}`);
  process.exit(1);
}
console.log(`docs: the links of ${files.length} files lead somewhere`);
