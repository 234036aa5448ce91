import type { Document, EditDocuments } from '@tieout/sdk/contract';
import { ApiError } from '@tieout/sdk/contract';
import { useCallback } from 'react';
import { describeError } from '../core/describeError.js';
import { useTieout } from '../core/useTieout.js';

/** Edits documents and waits for the new ones. */
export function useEditDocuments(statusFailed = 'Error checking status'): (input: EditDocuments) => Promise<Document[]> {
  const { client } = useTieout();
  return useCallback(async (input) => {
    const asyncJobId = await client.documents.edit(input);
    const task = await client.tasks.wait(asyncJobId).catch((error: unknown) => {
      throw new Error(`${statusFailed}. ${describeError(error, '')}`, { cause: error });
    });
    if (task.error) throw new ApiError(task.error);
    return Promise.all((task.output?.documentIds ?? []).map((id) => client.documents.get(id)));
  }, [client, statusFailed]);
}
