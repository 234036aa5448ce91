import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import type { Account, Box, Job, Period, Transaction, TransactionStatus } from '@tieout/sdk/contract';
import { useMemo, useRef, useState } from 'react';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import type { Highlight } from '../../documents/DocumentViewer/DocumentPage.js';
import type { Place } from '../../documents/DocumentViewer/useDocumentViewer.js';
import { useFindings, useJobDocuments } from '../../jobs/useJob.js';
import { useReconciliation } from '../../reconciliation/useReconciliation.js';
import type { ColumnId } from '../TransactionGrid/columnState.js';
import { rowAtPoint } from './rowAtPoint.js';
import { resolveSelection, type Selection } from './selection.js';

const nothing: Selection = { documentId: null, accountId: null, chunk: null };
const noAccounts: readonly Account[] = [];

/** What is looked at, what is lit up, and how the grid and the document lead to each other. */
export function useTransactionManager(workspace: Workspace, given: Job | null) {
  const { client } = useTieout();
  const queryClient = useQueryClient();
  const documents = useJobDocuments(workspace);
  const reconciliation = useReconciliation(workspace);
  const [wanted, setWanted] = useState<Selection>(nothing);
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const [place, setPlace] = useState<Place | null>(null);
  const [reveal, setReveal] = useState<{ row: Transaction } | null>(null);
  const lastRow = useRef(-1);

  const list = documents.data ?? [];
  const accounts = reconciliation.data?.accounts ?? noAccounts;
  const selection = resolveSelection(list, accounts, wanted);
  const document = list.find(({ documentId }) => documentId === selection.documentId) ?? null;
  const scope = useMemo(
    () => ({ ...(selection.documentId ? { documentId: selection.documentId } : {}), ...(selection.chunk ? { chunk: selection.chunk } : {}) }),
    [selection.documentId, selection.chunk],
  );

  const ownAccounts = accounts.filter(({ documentId }) => documentId === selection.documentId);
  const job = useJobOfDocument(given, document?.jobId ?? null);
  const isGeneric = useIsGeneric(workspace, job, selection.documentId, reconciliation.isSuccess && ownAccounts.length === 0);
  const findings = useFindings(workspace);

  const light = (next: readonly Highlight[], target: Place | null) => {
    setHighlights(next);
    setPlace(target);
  };
  const choose = (next: Selection) => {
    setWanted(next);
    setReveal(null);
    if (next.documentId !== selection.documentId) lastRow.current = -1;
    light([], next.documentId === selection.documentId ? null : { page: 1 });
  };
  const showRow = (row: Transaction, column: ColumnId) => {
    lastRow.current = row.rowNumber;
    const source = column in row.provenance ? row.provenance[column as keyof typeof row.provenance] : null;
    const page = row.pageNumber + 1;
    const marks: Highlight[] = row.box ? [{ page, box: row.box, tone: row.status === 'error' ? 'problem' : 'row' }] : [];
    if (source?.box && source.page !== null) marks.push({ page: source.page, box: source.box, tone: 'value' });
    light(marks, row.box ? { page, box: row.box } : { page });
  };

  const selectRow = (row: Transaction) => {
    const account = accounts.find(({ periods }) => periods.some(({ chunk }) => chunk === row.chunk));
    if (account && row.chunk) setWanted({ documentId: row.documentId, accountId: account.id, chunk: row.chunk });
    setReveal({ row });
  };

  /** All lines are proved, and yet the figures of a period do not tie: its end balance is wrong, or a printed total. */
  const showBreakOfPeriod = (): boolean => {
    const period = ownAccounts.flatMap(({ periods }) => periods).find(({ proof }) => proof.status === 'notReconciled');
    if (!period) return false;
    setWanted({ documentId: period.documentId, accountId: period.accountId, chunk: period.chunk });
    const { page = null, box = null } = period.proof.firstBreak ?? period.proof.checks.find(({ ok }) => !ok)?.source ?? {};
    if (page !== null) light(box ? [{ page, box, tone: 'problem' }] : [], { page, box });
    return true;
  };

  /** The next line of the document that is not proved, from the one that was shown last; after the last one the first. */
  const nextProblem = async (): Promise<boolean> => {
    if (!document) return false;
    const find = async (statuses: TransactionStatus[], after: number) => (await client.transactions.list(workspace, {
      documentId: document.documentId, pageSize: 1,
      filters: [{ field: 'status', operator: 'in', value: statuses }, { field: 'rowNumber', operator: 'greaterThan', value: after }],
    })).data[0];
    // Where the chain breaks comes before what merely lacks a proof.
    const [statuses, first] = await find(['error'], -1).then((error): [TransactionStatus[], Transaction | undefined] => (error ? [['error'], error] : [['unknown'], undefined]));
    const row = (await find(statuses, lastRow.current)) ?? first ?? (await find(statuses, -1));
    if (!row) return showBreakOfPeriod();
    lastRow.current = row.rowNumber;
    selectRow(row);
    light(row.box ? [{ page: row.pageNumber + 1, box: row.box, tone: 'problem' }] : [], { page: row.pageNumber + 1, box: row.box });
    return true;
  };

  const pickPoint = async (page: number, x: number, y: number): Promise<boolean> => {
    if (!document) return false;
    const query = { documentId: document.documentId, pageSize: 1000, filters: [{ field: 'pageNumber', operator: 'equals' as const, value: page - 1 }] };
    const { data } = await queryClient.fetchQuery({
      queryKey: queryKeys.transactionBlock(workspace, query), queryFn: ({ signal }) => client.transactions.list(workspace, query, { signal }), staleTime: 5 * 60_000,
    });
    const row = rowAtPoint(data, x, y);
    if (!row) return false;
    selectRow(row);
    setHighlights(row.box ? [{ page, box: row.box, tone: 'row' }] : []);
    return true;
  };

  return {
    workspace, job, documents, reconciliation, list, document, selection, scope, highlights, place, reveal, showRow, pickPoint, nextProblem,
    isGeneric, accounts: ownAccounts, allAccounts: accounts,
    findings: (findings.data ?? []).filter(({ documentId }) => documentId === selection.documentId),
    chooseDocument: (documentId: string) => choose({ ...nothing, documentId }),
    chooseAccount: (accountId: string) => choose({ ...selection, accountId, chunk: null }),
    choosePeriod: (chunk: string) => choose({ ...selection, chunk }),
    /** Also in another document. */
    choosePeriodAnywhere: ({ documentId, accountId, chunk }: Pick<Period, 'documentId' | 'accountId' | 'chunk'>) => choose({ documentId, accountId, chunk }),
    locate: (page: number, box: Box | null) => light(box ? [{ page, box, tone: 'value' }] : [], { page, box }),
  };
}

/** The job that is given, or the one that reads the document. */
function useJobOfDocument(given: Job | null, jobId: string | null): Job | null {
  const { client } = useTieout();
  const { data } = useQuery({ queryKey: queryKeys.job(jobId ?? ''), queryFn: ({ signal }) => client.jobs.get(jobId!, { signal }), enabled: given === null && jobId !== null });
  return given ?? data ?? null;
}

/** A document without accounts may still hold words in columns: its rows say. */
function useIsGeneric(workspace: Workspace, job: Job | null, documentId: string | null, mayBe: boolean): boolean {
  const { client } = useTieout();
  const query = { documentId: documentId ?? undefined, page: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: [...queryKeys.transactions(workspace), 'kind', query], queryFn: ({ signal }) => client.transactions.list(workspace, query, { signal }),
    enabled: mayBe && documentId !== null && job !== null && !job.isGeneric,
  });
  return job?.isGeneric || (mayBe && ['generic', 'formMode'].includes(data?.data[0]?.fieldName ?? ''));
}
