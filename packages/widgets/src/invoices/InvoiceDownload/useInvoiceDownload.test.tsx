// @vitest-environment jsdom
import { ApiError, contract, exportErrors } from '@tieout/sdk/contract';
import { createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../testing/renderHook.js';
import { invoiceDownloadStrings } from './InvoiceDownload.strings.js';
import { useInvoiceDownload } from './useInvoiceDownload.js';

function setUp(answer: () => { content: string; trialLimit?: number }) {
  const { client, transport } = createFakeClient();
  transport
    .on(contract.customFormats.list, () => ({ customFormats: [] }))
    .on(contract.preferences.get, () => ({ preference: null }))
    .on(contract.preferences.set, ({ body }) => ({ preference: body.value }))
    .on(contract.exports.create, ({ body }) => (body.preview ? { content: JSON.stringify({ columns: [], rows: [] }) } : answer()));
  const told = { onDone: vi.fn(), onNoData: vi.fn() };
  return { hook: renderHook(() => useInvoiceDownload({ workspace: testId('job'), ...told }, invoiceDownloadStrings), client), told };
}

beforeAll(() => {
  // jsdom has no downloads.
  URL.createObjectURL = () => 'blob:test';
  HTMLAnchorElement.prototype.click = () => undefined;
});

describe('a download of invoices', () => {
  it('cut by a trial says how many invoices there are, as downloads of rows do', async () => {
    const { hook, told } = setUp(() => ({ content: 'File\n', trialLimit: 10 }));
    await act(() => hook.current.download());
    expect(hook.tellTrialLimit.mock.calls).toEqual([[{ limit: 10, items: 'invoices' }]]);
    expect([hook.toasts.warning.mock.calls, told.onDone.mock.calls.length]).toEqual([[], 1]);
  });

  it('without an invoice opens the no-data dialog', async () => {
    const { hook, told } = setUp(() => { throw new ApiError(exportErrors.noData); });
    await act(() => hook.current.download());
    expect([told.onNoData.mock.calls.length, told.onDone.mock.calls.length, hook.current.failure]).toEqual([1, 0, null]);
  });
});
