// The settings as a page of the reference.
import { z } from 'zod';
import { Environment } from '../config.js';

interface Property {
  description?: string;
  default?: unknown;
  enum?: string[];
}

/** Defaults that depend on the machine, in words. */
const inWords: Record<string, string> = { DATA_DIR: '`TIEOUT_DATA_DIR`, else the usual place of the system (`~/.local/share/tieout`, `~/Library/Application Support/Tieout`, `%LOCALAPPDATA%\\Tieout`)', EXTRACTION_WORKERS: 'one less than the processors, at most 4' };

export function configurationReference(): string {
  const { properties } = z.toJSONSchema(Environment, { io: 'input' }) as { properties: Record<string, Property> };
  const rows = Object.entries(properties).map(([name, property]) => {
    const choices = property.enum ? ` One of ${property.enum.map((value) => `\`${value}\``).join(', ')}.` : '';
    return `| \`${name}\` | ${inWords[name] ?? defaultOf(property)} | ${property.description ?? ''}${choices} |`;
  });
  return [
    '# Configuration',
    '',
    'Settings of the server, read from the environment when it starts. Without any of them everything is embedded: one user, one folder, no network.',
    'This page is made from `packages/server/src/config.ts` by `npm run reference`.',
    '',
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function defaultOf({ default: value }: Property): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.length > 0 ? `\`${value.join(',')}\`` : 'none';
  return `\`${String(value)}\``;
}
