import { useMutation, useQueries } from '@tanstack/react-query';
import { MAX_FORM_RECORDS, type FormRecord, type Job } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { queryKeys } from '../../core/queryKeys.js';
import { useTieout } from '../../core/useTieout.js';
import { useUpload } from '../useUpload.js';
import type { FormFillerStrings } from './FormFiller.strings.js';
import { joinFields, readRecords } from './formRecords.js';

export interface Lines { fileName: string; records: FormRecord[] }

/** Forms, what is entered into their fields, and the job that makes the PDFs. */
export function useFormFiller(strings: FormFillerStrings, onJobCreated: ((job: Job) => void) | undefined) {
  const { client, toasts } = useTieout();
  const upload = useUpload();
  const [entries, setEntries] = useState<FormRecord>({});
  const [lines, setLines] = useState<Lines | null>(null);
  const [linesProblem, setLinesProblem] = useState<string | null>(null);
  const [name, setName] = useState('');
  const queries = useQueries({
    queries: upload.ready.map(({ id }) => ({ queryKey: queryKeys.formFields(id), queryFn: ({ signal }: { signal: AbortSignal }) => client.documents.formFields(id, { signal }), staleTime: Infinity })),
  });
  const fields = joinFields(queries.map(({ data }) => data ?? []));
  const refused = queries.find(({ error }) => error)?.error ?? null;
  const empty = upload.ready.find((_form, index) => queries[index]?.data?.every(({ isReadOnly }) => isReadOnly)) ?? null;
  const records = lines ? lines.records.map((record) => ({ ...entries, ...record })) : Object.keys(entries).length > 0 ? [entries] : [];
  const run = useMutation({
    mutationFn: () => client.jobs.create({ jobType: 'WritePdf', documents: upload.ready.map(({ id }) => id), records, ...(name.trim() ? { jobName: name.trim() } : {}) }),
    onSuccess: (job) => onJobCreated?.(job), onError: (error) => toasts.error(strings.failed, { detail: describeError(error, '') }),
  });
  return {
    upload, fields, entries, lines, linesProblem, records, name, setName, run, empty, refused,
    isReading: queries.some(({ isPending }) => isPending),
    enter: (field: string, value: string) => setEntries((before) => ({ ...before, [field]: value })),
    clearLines: () => {
      setLines(null);
      setLinesProblem(null);
    },
    readLines: async (file: File) => {
      const read = readRecords(await file.text(), fields);
      const problem = 'unknown' in read ? strings.unknownHeadings(read.unknown) : read.records.length === 0 ? strings.noLines(file.name) : read.records.length > MAX_FORM_RECORDS ? strings.tooManyLines(file.name, MAX_FORM_RECORDS) : null;
      setLinesProblem(problem);
      setLines(problem === null && 'records' in read ? { fileName: file.name, records: read.records } : null);
    },
  };
}
