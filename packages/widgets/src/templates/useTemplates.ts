import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { TemplateRectangle } from '@tieout/sdk/contract';
import { THUMBNAIL_COUNT } from '@tieout/sdk/contract';
import { useTieout } from '../core/useTieout.js';

export const templateKeys = {
  all: ['tieout', 'templates'] as const,
  list: (query: object) => ['tieout', 'templates', 'list', query] as const,
  one: (id: string) => ['tieout', 'templates', 'one', id] as const,
  fields: (id: string) => ['tieout', 'templates', 'fields', id] as const,
  mappings: (id: string) => ['tieout', 'templates', 'mappings', id] as const,
  page: (documentId: string, page: number) => ['tieout', 'templatePages', documentId, page] as const,
  thumbnails: (documentId: string, offset: number) => ['tieout', 'templatePages', documentId, 'thumbnails', offset] as const,
  preview: (documentId: string, page: number, rectangle: object | null) => ['tieout', 'templatePages', documentId, page, 'preview', rectangle] as const,
  words: (documentId: string, page: number, query: object) => ['tieout', 'templatePages', documentId, page, 'words', query] as const,
  fragments: (jobId: string) => ['tieout', 'fragments', jobId] as const,
};

/** One template. */
export function useTemplate(id: string | null) {
  const { client } = useTieout();
  return useQuery({ queryKey: templateKeys.one(id ?? ''), queryFn: ({ signal }) => client.templates.get(id!, { signal }), enabled: id !== null, retry: false });
}

/** Names of the fields and tables of templates, each once. A template that was deleted names none. */
export function useTemplateFields(ids: readonly string[]): string[] {
  const { client } = useTieout();
  const queries = useQueries({ queries: [...new Set(ids)].map((id) => ({ queryKey: templateKeys.fields(id), queryFn: ({ signal }: { signal: AbortSignal }) => client.templates.fields(id, { signal }), retry: false })) });
  return [...new Set(queries.flatMap(({ data }) => data?.map(({ name }) => name) ?? []))];
}

/** The templates that jobs were started with last. */
export function useLastUsedTemplates() {
  const { client } = useTieout();
  return useQuery({ queryKey: [...templateKeys.all, 'lastUsed'], queryFn: ({ signal }) => client.templates.lastUsed({ signal }), retry: false });
}

/** @param page from 0 */
export function useTemplatePage(documentId: string, page: number) {
  const { client } = useTieout();
  return useQuery({ queryKey: templateKeys.page(documentId, page), queryFn: ({ signal }) => client.documents.page(documentId, page, { signal }), staleTime: Infinity, retry: false });
}

/** Small pictures of some pages. @param block so many pages before the first */
export function useThumbnails(documentId: string, block: number) {
  const { client } = useTieout();
  const offset = block * THUMBNAIL_COUNT;
  return useQuery({ queryKey: templateKeys.thumbnails(documentId, offset), queryFn: ({ signal }) => client.templates.thumbnails(documentId, { offset, count: THUMBNAIL_COUNT }, { signal }), staleTime: Infinity, retry: false });
}

/** What a rectangle would read on a page. @param page from 0; @param rectangle null: nothing is read */
export function usePreview(documentId: string, page: number, rectangle: TemplateRectangle | null) {
  const { client } = useTieout();
  return useQuery({
    // Another name reads the same words.
    queryKey: templateKeys.preview(documentId, page, rectangle && { ...rectangle, name: '', state: '' }), enabled: rectangle !== null, placeholderData: keepPreviousData, retry: false, staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { name, locationType, fixedLocation, variableLocation, tableConfig, textFieldType: fieldType, checkLabels, regex } = rectangle!;
      const text = { name, fieldType, checkLabels, ...(regex ? { regex } : {}) };
      if (locationType === 'variable' && variableLocation) {
        const variableLocations = [{ rectangleId: rectangle!.id, variableLocation }];
        return tableConfig ? client.templates.extractVariableTable(documentId, page, { name, variableLocations, tableConfig }, { signal }) : client.templates.extractVariableText(documentId, page, { ...text, variableLocations }, { signal });
      }
      const place = fixedLocation!.pageLocation;
      const { fragment } = tableConfig ? await client.templates.extractTable(documentId, page, { name, ...place, tableConfig }, { signal }) : await client.templates.extractText(documentId, page, { ...text, ...place }, { signal });
      return { fragments: [fragment], errors: [] };
    },
  });
}
