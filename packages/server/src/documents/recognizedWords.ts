// The words that were recognised on pages without text of their own, kept beside the file for whoever looks at these pages.
import type { PageText } from '@tieout/sdk/contract';
import { jsonOf } from '../core/jsonOf.js';
import type { Services } from '../core/services.js';
import type { ShownPage } from '../extraction/model.js';
import type { Document } from './documents.model.js';
import { resultsPrefix } from './files.commands.js';

const wordsKey = (contractId: string, sha256: string, pageNumber: number) => `${resultsPrefix(contractId, sha256)}recognized-${pageNumber}.json`;

/** Those of the latest reading take the place of earlier ones. */
export async function keepRecognizedWords({ storage }: Pick<Services, 'storage'>, { contractId }: Document, sha256: string, pages: readonly ShownPage[]): Promise<void> {
  for (const { number, turn, words } of pages) {
    const text: PageText = { degrees: turn ?? 0, words };
    await storage.putBytes(wordsKey(contractId, sha256, number - 1), Buffer.from(JSON.stringify(text)));
  }
}

/** @param pageNumber zero-based */
export async function recognizedWordsOf({ storage }: Pick<Services, 'storage'>, { contractId }: Document, sha256: string, pageNumber: number): Promise<PageText> {
  const kept = await storage.readIfPresent(wordsKey(contractId, sha256, pageNumber));
  return (kept && (jsonOf(Buffer.from(kept).toString('utf8')) as PageText | undefined)) ?? { degrees: 0, words: [] };
}
