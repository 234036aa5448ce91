// @vitest-environment jsdom
import { ApiError, contract, documentErrors, type Document } from '@tieout/sdk/contract';
import { buildDocument, createFakeClient, TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../testing/renderHook.js';
import { useUpload } from './useUpload.js';

function setUp() {
  const { client, transport } = createFakeClient();
  const finish: ((document: Document) => void)[] = [];
  const names: string[] = [];
  transport.on(contract.documents.upload, ({ file }) => new Promise((resolve) => {
    names.push((file as File).name);
    finish.push((document) => resolve({ document }));
  })).on(contract.documents.delete, () => undefined);
  return { transport, finish, names, hook: renderHook(useUpload, client) };
}

const file = (name: string) => new File([name], name);
const locked = (n: number) => buildDocument({ id: testId('document', n), isEncrypted: true, passwordRequired: true, sha256: String(n) });

describe('uploading', () => {
  it('the next file begins only when the one before has arrived', async () => {
    const { hook, finish, names } = setUp();
    act(() => hook.current.add([file('a.pdf'), file('b.pdf')]));
    await hook.waitFor(() => expect(names).toEqual(['a.pdf']));
    await act(async () => finish[0]?.(buildDocument({ id: testId('document', 1), sha256: '1' })));
    await hook.waitFor(() => expect(names).toEqual(['a.pdf', 'b.pdf']));
    expect(hook.current.isUploading).toBe(true);
    await act(async () => finish[1]?.(buildDocument({ id: testId('document', 2), sha256: '2' })));
    await hook.waitFor(() => expect(hook.current.ready).toHaveLength(2));
    expect(hook.current.isUploading).toBe(false);
  });

  it('removing the file that is under way lets the next one begin', async () => {
    const { hook, names } = setUp();
    act(() => hook.current.add([file('a.pdf'), file('b.pdf')]));
    await hook.waitFor(() => expect(names).toHaveLength(1));
    act(() => hook.current.remove('1'));
    await hook.waitFor(() => expect(hook.current.entries.map((entry) => entry.file.name)).toEqual(['b.pdf']));
  });

  it('a password that opens one file is tried on the others', async () => {
    const { hook, transport, finish } = setUp();
    transport.on(contract.documents.unlock, ({ params, body }) => {
      if (body.password !== 'secret') throw new ApiError(documentErrors.passwordWrong);
      return { document: buildDocument({ id: params.id, sha256: params.id }) };
    });
    act(() => hook.current.add([file('a.pdf'), file('b.pdf')]));
    for (const n of [1, 2]) {
      await hook.waitFor(() => expect(finish).toHaveLength(n));
      await act(async () => finish[n - 1]?.(locked(n)));
    }
    await hook.waitFor(() => expect(hook.current.entries.every(({ status }) => status === 'locked')).toBe(true));
    await act(async () => expect(await hook.current.unlock('1', 'wrong')).toBe(false));
    expect(hook.current.entries.map(({ message }) => message)).toEqual([documentErrors.passwordWrong.message, null]);
    await act(async () => expect(await hook.current.unlock('1', 'secret')).toBe(true));
    expect(hook.current.ready).toHaveLength(2);
  });

  it('of a file only the chosen pages are taken: a document of their own takes its place', async () => {
    const { hook, transport, finish } = setUp();
    const part = buildDocument({ id: testId('document', 9), numPages: 2 });
    const asyncJobId = testId('job', 70);
    transport
      .on(contract.documents.edit, () => ({ asyncJobId }))
      .on(contract.tasks.get, () => ({ task: { asyncJobId, kind: 'editDocument' as const, status: 'succeeded' as const, message: null, numRows: 0, output: { documentIds: [part.id] }, error: null, createdAt: TEST_INSTANT, finishedAt: TEST_INSTANT } }))
      .on(contract.documents.get, () => ({ document: part }));
    act(() => hook.current.add([file('a.pdf')]));
    await hook.waitFor(() => expect(finish).toHaveLength(1));
    await act(async () => finish[0]?.(buildDocument({ id: testId('document', 1), numPages: 5 })));
    await hook.waitFor(() => expect(hook.current.ready).toHaveLength(1));
    await act(() => hook.current.keepPages('1', 1, 2));
    expect(transport.calls.find(({ endpoint }) => endpoint === contract.documents.edit)?.body).toMatchObject({ documentIds: [testId('document', 1)], commands: [{ type: 'keepPages', startPage: 1, endPage: 2 }] });
    expect(hook.current.ready).toEqual([part]);
  });
});
