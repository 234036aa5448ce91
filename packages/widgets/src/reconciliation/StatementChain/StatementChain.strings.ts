import type { ChainLink } from '@tieout/sdk/contract';

export const statementChainStrings = {
  label: (account: string) => `Statements of ${account}`,
  kinds: {
    start: 'first statement', continuous: 'follows on', gap: 'days are missing', overlap: 'overlaps', balanceBreak: 'the balance does not follow on', unknown: 'a date or balance is missing',
  } satisfies Record<ChainLink['kind'], string> as Record<ChainLink['kind'], string>,
  missingMonths: (months: readonly string[]) => (months.length === 1 ? `missing: ${months[0]}` : `missing: ${months.join(', ')}`),
  doubled: (count: number) => (count === 1 ? '1 doubled row' : `${count} doubled rows`),
};
export type StatementChainStrings = typeof statementChainStrings;
