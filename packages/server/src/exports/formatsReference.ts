// docs/reference/formats.md, made of the table of formats: what each carries, what it can be told, and where its import is explained.
import { exportFormats, reservedCustomFormats } from '@tieout/sdk/contract';
import type { ExportFormat, FormatCarries } from '@tieout/sdk/contract';
import { z } from 'zod';

interface OptionSchema {
  description?: string;
  default?: unknown;
  enum?: unknown[];
  type?: string;
}

export function formatsReference(): string {
  const rows = exportFormats.map((format) => `| ${[`[${format.label}](#${format.id})`, `\`${nameOf(format)}\``, `.${format.extension}`, ...carried(format.carries)].join(' | ')} |`);
  return [
    '# Export formats',
    '',
    'Made from `packages/sdk/src/exports/exportFormats.ts` by `npm run reference`. How each format is written: [formats.md](../formats.md).',
    '',
    '| Format | Name | File | Balances | Categories | Check numbers | Several accounts | Proof | Text |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...exportFormats.flatMap(section),
  ].join('\n');
}

function nameOf({ id }: ExportFormat): string {
  return id === 'custom' ? 'custom-NAME' : id;
}

function carried({ balances, categories, checkNumbers, severalAccounts, proof, text }: FormatCarries): string[] {
  const words = [balances, categories, checkNumbers, severalAccounts, proof].map((isCarried) => (isCarried ? 'yes' : 'no'));
  return [...words, text === 'full' ? 'every character' : 'ASCII'];
}

function section(format: ExportFormat): string[] {
  const { properties = {} } = z.toJSONSchema(format.options, { io: 'input' }) as { properties?: Record<string, OptionSchema> };
  const options = Object.entries(properties).map(([name, schema]) => `| \`${name}\` | ${valuesOf(schema)} | ${schema.default === undefined || Array.isArray(schema.default) ? '' : `\`${JSON.stringify(schema.default)}\``} | ${schema.description ?? ''} |`);
  const builtIn = format.id === 'custom' ? [`Built in: ${Object.entries(reservedCustomFormats).map(([name, label]) => `\`custom-${name}\`, ${label}`).join('; ')}.`, ''] : [];
  const help = format.help ? [`How to import it: [${format.label}](../${format.help}).`, ''] : [];
  const table = options.length > 0 ? ['| Option | Values | Default | Meaning |', '| --- | --- | --- | --- |', ...options, ''] : ['No options.', ''];
  return [`## ${format.id}`, '', `${format.label}, \`${nameOf(format)}\`, delivered as .${format.deliveredAs} (\`${format.mimetype}\`).`, '', ...builtIn, ...help, ...table];
}

function valuesOf({ enum: values, type }: OptionSchema): string {
  return values ? values.map((value) => `\`${String(value)}\``).join(', ') : (type ?? '');
}
