// @vitest-environment jsdom
import { ApiError, contract, exportErrors, type Filter } from '@tieout/sdk/contract';
import { buildAccount, buildJobDocument, createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../testing/renderHook.js';
import type { ExportContent } from './exportForm.js';
import { useExportForm, type ExportSubject } from './useExportForm.js';

const subject: ExportSubject = { workspace: { l1: 'Client A', l2: '2024' }, name: 'Client A 2024', content: 'transactions', reconciliation: 'Reconciled' };
const documents = [1, 2].map((n) => buildJobDocument({ documentId: testId('document', n) }));
const filters: Filter[] = [{ field: 'amount', operator: 'lessThan', value: 0 }];
const strings = { exported: 'Data exported correctly. Check your Downloads folder.', failed: 'Error exporting data.', downloadFailed: 'Error downloading file' };

async function setUp(answer: () => { content: string; fileName?: string; trialLimit?: number }, content: ExportContent = 'transactions') {
  const { client, transport } = createFakeClient();
  const asked: { query: unknown; body: unknown }[] = [];
  const kept = new Map<string, unknown>();
  transport
    .on(contract.customFormats.list, () => ({ customFormats: [] }))
    .on(contract.preferences.get, ({ params }) => ({ preference: (kept.get(params.key) ?? null) as null }))
    .on(contract.preferences.set, ({ params, body }) => {
      kept.set(params.key, body.value);
      return { preference: body.value };
    })
    .on(contract.exports.create, ({ query, body }) => {
      asked.push({ query, body });
      return answer();
    });
  const told = { onNoData: vi.fn(), onDone: vi.fn() };
  const hook = renderHook(() => useExportForm({ subject: { ...subject, content }, documents, accounts: [buildAccount()], startDocumentIds: [documents[1]!.documentId], filters, ...told }, strings), client);
  await hook.waitFor(() => expect(hook.current.values.format).toBe(content === 'transactions' ? 'csv' : 'xlsx'));
  return { hook, asked, kept, told, client };
}

beforeAll(() => {
  // jsdom has no downloads.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});

describe('the export of all jobs under two tags', () => {
  it('asks for the chosen documents by both tags, and keeps the choices for the next', async () => {
    const { hook, asked, kept, told } = await setUp(() => ({ content: 'Date\n', fileName: 'a.csv' }));
    act(() => hook.current.change({ format: 'custom-basic', fileType: 'XLSX' }));
    await act(() => hook.current.download());
    expect(asked).toEqual([{ query: expect.objectContaining({ l1: 'Client A', l2: '2024' }), body: expect.objectContaining({ format: 'custom-basic', documentIds: [documents[1]!.documentId], options: expect.objectContaining({ fileType: 'XLSX' }) }) }]);
    expect([told.onDone.mock.calls.length, told.onNoData.mock.calls.length, kept.get('export.format')]).toEqual([1, 0, 'custom-basic']);
    expect(kept.get('export.choices')).toMatchObject({ fileType: 'XLSX' });
  });

  it('without a row opens the no-data dialog', async () => {
    const empty = await setUp(() => { throw new ApiError(exportErrors.noData); });
    await act(() => empty.hook.current.download());
    expect([empty.told.onNoData.mock.calls.length, empty.told.onDone.mock.calls.length, empty.hook.current.failure]).toEqual([1, 0, null]);
  });

  it.each([
    ['transactions', 'transactions'], ['generic', 'rows'], ['template', 'rows'], ['form', 'forms'], ['invoice', 'invoices'],
  ] as const)('cut by a trial says how much there is, and of what: %s as %s', async (kind, items) => {
    const { hook } = await setUp(() => ({ content: 'Date\n', trialLimit: 10 }), kind);
    await act(() => hook.current.download());
    expect(hook.tellTrialLimit.mock.calls).toEqual([[{ limit: 10, items }]]);
    const whole = await setUp(() => ({ content: 'Date\n' }), kind);
    await act(() => whole.hook.current.download());
    expect(whole.hook.tellTrialLimit).not.toHaveBeenCalled();
  });

  it('that breaks off on its way is told apart from one that failed, for five seconds', async () => {
    const { hook, told, client } = await setUp(() => ({ content: '' }));
    vi.spyOn(client.exports, 'create').mockResolvedValue({ blob: () => Promise.reject(new Error('socket closed')) } as never);
    await act(() => hook.current.download());
    expect([hook.toasts.error.mock.calls, hook.current.failure, told.onDone.mock.calls.length]).toEqual([[['Error downloading file', expect.objectContaining({ timeoutMs: 5000 })]], null, 0]);
  });

  it('follows the filters of the grid unless every row is wanted', async () => {
    const { hook, asked } = await setUp(() => ({ content: 'Date\n' }));
    await act(() => hook.current.download());
    act(() => hook.current.change({ isFiltered: false }));
    await act(() => hook.current.download());
    expect(asked.map(({ body }) => (body as { filters?: unknown }).filters)).toEqual([filters, undefined]);
  });

  it('is not asked for while the form does not fit', async () => {
    const { hook, asked } = await setUp(() => ({ content: '' }));
    act(() => hook.current.change({ format: 'iif' }));
    await act(() => hook.current.download());
    expect([asked, hook.current.errors.fromAccount]).toEqual([[], 'Source account is required']);
  });
});
