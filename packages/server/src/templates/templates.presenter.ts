import type { AddedColumnMapping, Fragment, Template as WireTemplate, TemplateField } from '@tieout/sdk/contract';
import { columnTitles } from '@tieout/sdk/contract';
import type { Transaction } from '../transactions/transactions.model.js';
import type { User } from '../users/users.model.js';
import { extractedData } from './reading/readTemplate.js';
import type { Template, TemplateFragment, TemplateMapping } from './templates.model.js';

export function presentTemplate(template: Template, owner: User | undefined, mayUpdate: boolean): WireTemplate {
  const { id, name, metadataFields, logoURL, intuitNumber, visibility, category, type, description, version, definition, templateDocumentId, userId } = template;
  const numTables = definition.rectangles.filter(({ fieldType }) => fieldType === 'table').length;
  return {
    id, name, metadataFields, logoURL, intuitNumber, visibility, category, type, description, version, templateDocumentId,
    template: JSON.stringify(definition),
    numFields: definition.rectangles.length - numTables, numTables,
    createdAt: template.createdAt.toISOString(), updatedAt: template.updatedAt.toISOString(), lastUsedAt: template.lastUsedAt?.toISOString() ?? null,
    owner: { userId, name: owner ? [owner.firstName, owner.lastName].filter(Boolean).join(' ') || owner.email : '' },
    abilities: { update: mayUpdate },
  };
}

export function presentMapping({ id, columnName, value, addedColumnName, addedValue }: TemplateMapping): AddedColumnMapping {
  return { id, columnName, value, addedColumnName, addedValue };
}

export function presentFields({ definition }: Template): TemplateField[] {
  return definition.rectangles.map(({ id, name, fieldType, textFieldType, tableConfig }) => {
    const kept = (tableConfig?.columns ?? []).filter(({ removeFromOutput }) => !removeFromOutput);
    const titles = columnTitles(kept);
    const columns = fieldType === 'table' ? kept.map((column, index) => ({ name: titles[index]!, fieldType: column.fieldType })) : [{ name, fieldType: textFieldType }];
    return { rectangleId: id, name, fieldType, columns };
  });
}

/** @param rows of the fragment, in their order; those that a person excluded are not shown */
export function presentFragment(fragment: TemplateFragment, rows: readonly Transaction[]): Fragment {
  const { id, jobId, documentId, rectangleId, fieldType, textFieldType, pageNumber, location, rawText, rating } = fragment;
  const { x0, y0, x1, y1 } = location;
  const shown = rows.filter(({ included }) => included);
  const data = extractedData(fragment, shown.map(({ row }) => row));
  return {
    id, fragmentId: id, jobId, documentId, rectangleId, fieldType, textFieldType, toolType: fieldType === 'table' ? 'ocrtables' : 'ocr',
    x: x0, y: y0, width: x1 - x0, height: y1 - y0, x0, y0, x1, y1, pageNumber, extractedData: data, rawText, rating,
    editedText: typeof data.output === 'string' && shown[0] && data.output !== shown[0].metadata.read?.[0] ? data.output : null,
    rowIds: shown.map((row) => row.id),
  };
}
