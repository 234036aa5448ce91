import type { Suggestion } from '@tieout/sdk/contract';

export const suggestionsStrings = {
  label: 'What would make it tie out',
  apply: 'Apply',
  applyFailed: 'Error making correction',
  confidence: { strong: 'the printed balances point here', likely: 'likely', possible: 'only the sum says so' } satisfies Record<Suggestion['confidence'], string> as Record<Suggestion['confidence'], string>,
  reconciles: 'reconciles the period',
  partly: 'mends the first break',
  showInDocument: 'Show in the document',
  page: (page: number) => `page ${page}`,
};
export type SuggestionsStrings = typeof suggestionsStrings;
