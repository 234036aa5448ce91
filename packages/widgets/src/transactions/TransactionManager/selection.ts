import type { Account, JobDocument } from '@tieout/sdk/contract';

/** What the reviewer looks at. */
export interface Selection {
  documentId: string | null;
  accountId: string | null;
  /** The period. */
  chunk: string | null;
}

/** The first document when none is chosen, the first account when the current one is missing, the first period likewise. */
export function resolveSelection(documents: readonly JobDocument[], accounts: readonly Account[], wanted: Selection): Selection {
  const document = documents.find(({ documentId }) => documentId === wanted.documentId) ?? documents[0];
  if (!document) return { documentId: null, accountId: null, chunk: null };
  const own = accounts.filter(({ documentId }) => documentId === document.documentId);
  const account = own.find(({ id }) => id === wanted.accountId) ?? own[0];
  const period = account?.periods.find(({ chunk }) => chunk === wanted.chunk) ?? account?.periods[0];
  return { documentId: document.documentId, accountId: account?.id ?? null, chunk: period?.chunk ?? null };
}
