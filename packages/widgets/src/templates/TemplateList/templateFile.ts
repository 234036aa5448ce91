// A template as a file to take along: what a new one is made of, without whose it is and where it was drawn.
import { TemplateDefinition, type CreateTemplate, type Template } from '@tieout/sdk/contract';

/** Tells our files from others. */
const KIND = 'tieout-template';

export function templateFile({ name, metadataFields, logoURL, intuitNumber, category, type, description, version, template }: Template): string {
  return `${JSON.stringify({ kind: KIND, name, metadataFields, logoURL, intuitNumber, category, type, description, version, template: JSON.parse(template) as unknown }, null, 2)}\n`;
}

/** Null when it is no such file. */
export function readTemplateFile(text: string): CreateTemplate | null {
  try {
    const { kind, template, name, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const definition = TemplateDefinition.safeParse(template);
    if (kind !== KIND || typeof name !== 'string' || !definition.success) return null;
    return { ...rest, name, template: JSON.stringify(definition.data) };
  } catch {
    return null;
  }
}
