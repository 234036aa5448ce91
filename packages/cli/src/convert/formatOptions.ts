import { findExportFormat } from '@tieout/sdk';
import type { ChosenFormat } from './planOutputs.js';

/** The options of `--option name=value`, for each format those it knows. What a format lacks is told before a file is read. */
export function formatOptions(pairs: readonly string[], formats: readonly ChosenFormat[]): Map<string, Record<string, unknown>> {
  const options = new Map<string, Record<string, unknown>>(formats.map((format) => [format.name, {}]));
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 1) throw new Error(`"${pair}" is not an option. Write it as name=value, for instance --option dateFormat=DD/MM/YYYY.`);
    const takers = formats.filter((format) => Object.hasOwn(shapeOf(format), name));
    if (takers.length === 0) {
      const known = [...new Set(formats.flatMap((format) => Object.keys(shapeOf(format))))];
      throw new Error(`${formats.map((format) => format.name).join(' and ')} has no option "${name}".${known.length > 0 ? ` There are: ${known.join(', ')}.` : ''}`);
    }
    for (const format of takers) options.get(format.name)![name] = parseValue(pair.slice(at + 1), shapeOf(format)[name]);
  }
  for (const { name } of formats) requireFitting(name, options.get(name)!);
  return options;
}

function requireFitting(format: ChosenFormat['name'], options: Record<string, unknown>): void {
  const [issue] = findExportFormat(format)?.format.options.safeParse(options).error?.issues ?? [];
  if (!issue) return;
  const name = issue.path.join('.');
  throw new Error(`${format}: ${issue.message.replace(/\.$/, '')}.${name ? ` Give it as --option ${name}=VALUE.` : ''}`);
}

interface OptionSchema {
  safeParse(value: unknown): { success: boolean };
}

function shapeOf({ name }: ChosenFormat): Record<string, OptionSchema> {
  const schema = findExportFormat(name)?.format.options;
  return schema && 'shape' in schema ? (schema.shape as Record<string, OptionSchema>) : {};
}

/** As the text it is where the option takes text ("0123" is an account number), else as the JSON it may be. */
function parseValue(text: string, schema: OptionSchema | undefined): unknown {
  if (!schema || schema.safeParse(text).success) return text;
  try {
    const value: unknown = JSON.parse(text);
    return schema.safeParse(value).success ? value : text;
  } catch {
    return text;
  }
}
