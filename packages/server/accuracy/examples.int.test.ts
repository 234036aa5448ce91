import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from './examples.js';

const DIRECTORY = fileURLToPath(new URL('../../../examples/documents/', import.meta.url));

describe.each(EXAMPLES.map((example) => [example.name, example] as const))('examples/documents/%s', (name, example) => {
  it('is what the generator makes', async () => {
    const { pdf, truth } = await makeExample(example);
    const stored = readFileSync(join(DIRECTORY, `${name}.pdf`));
    if (example.scan === undefined) expect(Buffer.compare(stored, pdf)).toBe(0);
    else expect(stored.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(readFileSync(join(DIRECTORY, `${name}.truth.json`), 'utf8'))).toEqual(truth);
  });
});

it('is listed in the README', () => {
  const readme = readFileSync(join(DIRECTORY, 'README.md'), 'utf8');
  for (const example of EXAMPLES) {
    expect(readme).toContain(`${example.name}.pdf`);
    expect(existsSync(join(DIRECTORY, `${example.name}.pdf`))).toBe(true);
  }
});
