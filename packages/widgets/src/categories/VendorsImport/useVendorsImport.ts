import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CSV_MIMETYPE, type CategoryGroup, type VendorsMapping } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import { useUpload } from '../../documents/useUpload.js';
import type { VendorsImportStrings } from './VendorsImport.strings.js';

const groupsKey = ['tieout', 'categories'] as const;

/** A vendor list: uploaded, its columns chosen, made a category group. One file at a time. */
export function useVendorsImport(startName: string, strings: VendorsImportStrings, onCreated: ((group: CategoryGroup) => void) | undefined) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const upload = useUpload();
  const [name, setName] = useState(startName);
  const [chosen, setChosen] = useState<VendorsMapping | null>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const entry = upload.entries.at(-1) ?? null;
  const document = entry?.document ?? null;
  const isCsv = document?.mimetype === CSV_MIMETYPE;
  const preview = useQuery({
    queryKey: ['tieout', 'vendors', document?.id, chosen],
    queryFn: ({ signal }) => client.categories.previewVendorsCsv(document!.id, chosen ?? undefined, { signal }),
    enabled: isCsv, placeholderData: (before) => before, staleTime: Infinity,
  });
  const clear = () => {
    upload.clear();
    setChosen(null);
  };
  const create = useMutation({
    mutationFn: () => client.categories.uploadVendorsCsv({ name: name.trim(), documentId: document!.id, mapping: preview.data!.mapping }),
    onSuccess: ({ group }) => {
      toasts.success(strings.created(group.name));
      void queryClient.invalidateQueries({ queryKey: groupsKey });
      clear();
      setName('');
      onCreated?.(group);
    },
  });
  const submit = () => {
    setIsNameMissing(name.trim() === '');
    if (name.trim() !== '') create.mutate();
  };
  const shown = isCsv ? (preview.data ?? null) : null;
  return {
    entry, shown, name, isNameMissing, setName, submit, isCsv,
    isReading: isCsv && preview.isPending, isCreating: create.isPending, canCreate: shown !== null && shown.problem === null && !preview.isFetching,
    failure: create.error ? describeError(create.error, strings.createFailed) : preview.error ? describeError(preview.error, strings.previewFailed) : null,
    add: (files: readonly File[]) => {
      clear();
      create.reset();
      upload.add(files.slice(0, 1));
    },
    retry: () => entry && upload.retry(entry.key),
    setMapping: (change: Partial<VendorsMapping>) => shown && setChosen({ ...shown.mapping, ...change }),
  };
}

/** The category groups, and the deletion of one. */
export function useCategoryGroups(strings: VendorsImportStrings) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const list = useQuery({ queryKey: groupsKey, queryFn: ({ signal }) => client.categories.list({ signal }) });
  const remove = useMutation({
    mutationFn: (id: string) => client.categories.deleteGroup(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: groupsKey }),
    onError: (error) => toasts.error(describeError(error, strings.removeFailed)),
  });
  return { groups: list.data?.groups ?? null, categories: list.data?.tagRegexes ?? [], remove: (id: string) => remove.mutate(id) };
}
