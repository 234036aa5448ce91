import { buildDocument, testId } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { nextWaiting, reduceUploads, type UploadAction, type UploadState } from './uploadState.js';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const after = (...actions: UploadAction[]): UploadState => actions.reduce(reduceUploads, { entries: [], nextKey: 1 });

describe('the list of uploads', () => {
  it('files go up one after the other, in their order', () => {
    const state = after({ type: 'added', files: [file('a.pdf'), file('b.pdf')] }, { type: 'started', key: '1' });
    expect(nextWaiting(state.entries)?.file.name).toBe('b.pdf');
    expect(state.entries.map(({ status }) => status)).toEqual(['uploading', 'waiting']);
  });

  it('the same file twice is said before it is uploaded', () => {
    const state = after({ type: 'added', files: [file('a.pdf'), file('a.pdf')] });
    expect(state.entries.map(({ duplicateOf }) => duplicateOf)).toEqual([null, 'a.pdf']);
  });

  it('the same content under another name is said once the server knows it', () => {
    const state = after(
      { type: 'added', files: [file('a.pdf'), file('copy of a.pdf')] },
      { type: 'uploaded', key: '1', document: buildDocument({ id: testId('document', 1) }) },
      { type: 'uploaded', key: '2', document: buildDocument({ id: testId('document', 2) }) },
    );
    expect(state.entries[1]?.duplicateOf).toBe('a.pdf');
  });

  it('a duplicate is none any more when its original is removed', () => {
    const state = after({ type: 'added', files: [file('a.pdf'), file('a.pdf')] }, { type: 'removed', key: '1' });
    expect(state.entries.map(({ duplicateOf }) => duplicateOf)).toEqual([null]);
  });

  it('a protected PDF waits for its password, and a refused one keeps waiting with the reason', () => {
    const locked = buildDocument({ isEncrypted: true, passwordRequired: true });
    const state = after({ type: 'added', files: [file('a.pdf')] }, { type: 'uploaded', key: '1', document: locked }, { type: 'refused', key: '1', message: 'no' });
    expect(state.entries[0]).toMatchObject({ status: 'locked', message: 'no' });
    expect(reduceUploads(state, { type: 'uploaded', key: '1', document: buildDocument() }).entries[0]).toMatchObject({ status: 'ready', message: null });
  });

  it('only a file that failed can be tried again, and keys are never used twice', () => {
    const failed = after({ type: 'added', files: [file('a.pdf')] }, { type: 'failed', key: '1', message: 'broken' });
    expect(reduceUploads(failed, { type: 'retried', key: '1' }).entries[0]).toMatchObject({ status: 'waiting', message: null });
    const again = reduceUploads(reduceUploads(failed, { type: 'removed', key: '1' }), { type: 'added', files: [file('b.pdf')] });
    expect(again.entries[0]?.key).toBe('2');
  });
});
