import { z } from 'zod';
import { Id } from '../core/paging.js';

/** Documents that one edit may take pages from. */
export const MAX_EDITED_DOCUMENTS = 50;

export const pageRangeMessages = {
  startRequired: 'Start page is required.',
  startTooSmall: 'Start page must be 1 or greater.',
  endRequired: 'End page is required.',
  endBeforeStart: 'End page must be greater than or equal to start page.',
  endTooLarge: (lastPage: number) => `End page is greater than the last page (${lastPage})`,
} as const;

/** Pages from the one to the other, both taken; zero-based, counted through all documents of the edit. */
const range = { startPage: z.int().min(0), endPage: z.int().min(0) };

/** What is done to the pages, one command after the other; each counts the pages that the one before left. */
export const PdfCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('keepPages'), ...range }),
  z.object({ type: z.literal('deletePages'), ...range }),
  z.object({ type: z.literal('rotatePages'), ...range, degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]).describe('Clockwise.') }),
  z.object({ type: z.literal('movePages'), ...range, to: z.int().min(0).describe('Place of the first of them among the others.') }),
  z.object({ type: z.literal('splitAfter'), page: z.int().min(0).describe('The pages behind it become a document of their own.') }),
]);
export type PdfCommand = z.infer<typeof PdfCommand>;

export const EditDocuments = z.object({
  documentIds: z.array(Id).min(1, 'Add at least one document').max(MAX_EDITED_DOCUMENTS).describe('Their pages one behind the other are what the commands work on.'),
  commands: z.array(PdfCommand).max(500),
  name: z.string().trim().min(1).max(255).optional().describe('Of the new document; absent: that of the first with "(edited)".'),
});
export type EditDocuments = z.input<typeof EditDocuments>;

/** A range as it is typed, from 1; empty fields are null. */
export interface TypedRange {
  start: number | null;
  end: number | null;
}

/** What is wrong with a typed range, in the specification's words, by field; empty when it fits. `lastPage` null: not known. */
export function checkPageRange({ start, end }: TypedRange, lastPage: number | null): { start?: string; end?: string } {
  const problems: { start?: string; end?: string } = {};
  if (start === null) problems.start = pageRangeMessages.startRequired;
  else if (start < 1) problems.start = pageRangeMessages.startTooSmall;
  if (end === null) problems.end = pageRangeMessages.endRequired;
  else if (start !== null && end < start) problems.end = pageRangeMessages.endBeforeStart;
  else if (lastPage !== null && end > lastPage) problems.end = pageRangeMessages.endTooLarge(lastPage);
  return problems;
}
