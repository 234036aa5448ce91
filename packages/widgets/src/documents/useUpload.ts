import type { Document } from '@tieout/sdk/contract';
import { ApiError, documentErrors } from '@tieout/sdk/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { describeError } from '../core/describeError.js';
import { useTieout } from '../core/useTieout.js';
import { useEditDocuments } from './useEditDocuments.js';
import { nextWaiting, reduceUploads, type UploadEntry } from './uploadState.js';

export interface Upload {
  entries: readonly UploadEntry[];
  /** Documents that can be read, in the order of the list. */
  ready: readonly Document[];
  isUploading: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
  retry(key: string): void;
  /** Tries the password on this file and, when it opens it, on the others that wait for one. Answers whether this file opened. */
  unlock(key: string, password: string): Promise<boolean>;
  /** Only these pages (from 0, both taken) of a PDF: another document takes the place of the file's own. */
  keepPages(key: string, startPage: number, endPage: number): Promise<void>;
  clear(): void;
}

/** Uploads files one after the other and keeps what happened to each. */
export function useUpload(): Upload {
  const { client } = useTieout();
  const edit = useEditDocuments();
  const [state, dispatch] = useReducer(reduceUploads, { entries: [], nextKey: 1 });
  const running = useRef<{ key: string; controller: AbortController } | null>(null);
  const entriesRef = useRef(state.entries);
  useEffect(() => {
    entriesRef.current = state.entries;
  });
  const waiting = nextWaiting(state.entries);

  useEffect(() => {
    if (!waiting || running.current) return;
    const controller = new AbortController();
    const { key, file } = waiting;
    running.current = { key, controller };
    dispatch({ type: 'started', key });
    client.documents.upload(file, {
      signal: controller.signal,
      onProgress: ({ sentBytes, totalBytes }) => dispatch({ type: 'progressed', key, progress: sentBytes / (totalBytes || file.size || 1) }),
    }).then(
      (document) => dispatch({ type: 'uploaded', key, document }),
      (error: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', key, message: describeError(error, 'The upload did not work') });
      },
    ).finally(() => {
      running.current = null;
      // Wakes the effect for the next file even when this one was removed.
      dispatch({ type: 'settled' });
    });
  }, [client, waiting, state]);
  useEffect(() => () => running.current?.controller.abort(), []);

  const remove = useCallback((key: string) => {
    if (running.current?.key === key) running.current.controller.abort();
    const document = entriesRef.current.find((entry) => entry.key === key)?.document;
    // Best effort: a document left behind belongs to no job and harms nobody.
    if (document) client.documents.delete(document.id).catch(() => undefined);
    dispatch({ type: 'removed', key });
  }, [client]);

  const keepPages = useCallback(async (key: string, startPage: number, endPage: number) => {
    const document = entriesRef.current.find((entry) => entry.key === key)?.document;
    if (!document) return;
    dispatch({ type: 'started', key });
    try {
      const [kept] = await edit({ documentIds: [document.id], commands: [{ type: 'keepPages', startPage, endPage }], name: document.name });
      if (kept) dispatch({ type: 'uploaded', key, document: kept });
    } catch (error) {
      dispatch({ type: 'uploaded', key, document });
      dispatch({ type: 'refused', key, message: describeError(error, 'The pages could not be taken') });
    }
  }, [edit]);

  const unlock = useCallback(async (key: string, password: string) => {
    const open = async (entry: UploadEntry): Promise<boolean> => {
      if (!entry.document) return false;
      try {
        dispatch({ type: 'uploaded', key: entry.key, document: await client.documents.unlock(entry.document.id, password) });
        return true;
      } catch (error) {
        const isWrong = error instanceof ApiError && error.is(documentErrors.passwordWrong);
        if (entry.key === key) dispatch({ type: 'refused', key, message: describeError(error, documentErrors.passwordWrong.message) });
        else if (!isWrong) dispatch({ type: 'refused', key: entry.key, message: describeError(error, documentErrors.passwordWrong.message) });
        return false;
      }
    };
    const asked = entriesRef.current.find((entry) => entry.key === key);
    if (!asked || !(await open(asked))) return false;
    for (const other of entriesRef.current) if (other.key !== key && other.status === 'locked') await open(other);
    return true;
  }, [client]);

  return {
    entries: state.entries,
    ready: state.entries.flatMap(({ status, document }) => (status === 'ready' && document ? [document] : [])),
    isUploading: state.entries.some(({ status }) => status === 'waiting' || status === 'uploading'),
    add: useCallback((files) => dispatch({ type: 'added', files }), []),
    remove,
    retry: useCallback((key) => dispatch({ type: 'retried', key }), []),
    unlock,
    keepPages,
    clear: useCallback(() => {
      running.current?.controller.abort();
      dispatch({ type: 'cleared' });
    }, []),
  };
}
