import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@tieout/sdk';
import { exampleInvoices, invoiceTable, type AnyColumnConfig, type CustomFormat, type CustomFormatType, type ExportPreview } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { useTieout } from '../../core/useTieout.js';
import type { CustomFormatDialogStrings } from './CustomFormatDialog.strings.js';

const formatsKey = (type: CustomFormatType) => ['tieout', 'customFormats', type] as const;

/** The user's own export formats. */
export function useCustomFormats(type: CustomFormatType = 'bankStatement') {
  const { client } = useTieout();
  return useQuery({ queryKey: formatsKey(type), queryFn: ({ signal }) => client.customFormats.list(type, { signal }) });
}

/** The formats and the one that is being changed. Every change is kept at once. */
export function useFormatEditor(type: CustomFormatType, startId: string | null, strings: CustomFormatDialogStrings) {
  const { client, toasts } = useTieout();
  const queryClient = useQueryClient();
  const list = useCustomFormats(type);
  const [selectedId, select] = useState<string | null>(startId);
  const formats = list.data ?? [];
  const selected = formats.find(({ id }) => id === selectedId) ?? formats[0] ?? null;
  const setFormats = (change: (formats: CustomFormat[]) => CustomFormat[]) =>
    queryClient.setQueryData<CustomFormat[]>(formatsKey(type), (known) => change(known ?? []));
  const fail = (message: string) => (error: unknown) => {
    toasts.error(describeError(error, message));
    void queryClient.invalidateQueries({ queryKey: formatsKey(type) });
  };
  const create = useMutation({
    mutationFn: () => client.customFormats.create({ type }),
    onSuccess: (format) => {
      setFormats((known) => [...known, format]);
      select(format.id);
    },
    onError: fail(strings.createFailed),
  });
  const update = useMutation({
    mutationFn: ({ id, ...change }: { id: string; name?: string; data?: AnyColumnConfig[] }) => client.customFormats.update(id, change),
    onSuccess: (format) => setFormats((known) => known.map((one) => (one.id === format.id ? format : one))),
    onError: fail(strings.updateFailed),
  });
  const remove = useMutation({
    mutationFn: (id: string) => client.customFormats.delete(id),
    onSuccess: (_nothing, id) => {
      setFormats((known) => known.filter((one) => one.id !== id));
      select(null);
    },
    onError: fail(strings.updateFailed),
  });
  return {
    formats, selected, select, isLoading: list.isPending,
    // What was loaded once stays to be worked on while the server is away.
    loadError: list.error && !list.data ? describeError(list.error, strings.loadFailed) : null,
    create: () => create.mutate(), isCreating: create.isPending,
    rename: (text: string) => {
      const name = text.trim();
      if (!selected || name === '' || name === selected.name) return;
      const setName = (shown: string) => setFormats((known) => known.map((one) => (one.id === selected.id ? { ...one, name: shown } : one)));
      setName(name);
      update.mutate({ id: selected.id, name }, { onError: () => setName(selected.name) });
    },
    setColumns: (data: AnyColumnConfig[]) => {
      if (!selected) return;
      setFormats((known) => known.map((one) => (one.id === selected.id ? { ...one, data } : one)));
      update.mutate({ id: selected.id, data });
    },
    remove: () => selected && remove.mutate(selected.id),
  };
}

/** The first rows of a job in these columns; sample rows without a job, and where the format is for invoices. */
export function useFormatPreview(workspace: Workspace | null, format: CustomFormat): { data: ExportPreview | undefined; isLoading: boolean } {
  const { client } = useTieout();
  const isInvoice = format.type === 'invoice';
  const rows = useQuery({
    queryKey: ['tieout', 'exportPreview', workspace, format.data],
    queryFn: ({ signal }) => (workspace === null
      ? client.customFormats.preview(format.data as never, { signal })
      : client.exports.preview(workspace, { format: 'custom-preview', options: { columns: format.data as never } }, { signal })),
    enabled: !isInvoice && format.data.length > 0,
    placeholderData: (before) => before,
  });
  return isInvoice ? { data: invoiceTable(exampleInvoices, format.data, 'YYYY-MM-DD'), isLoading: false } : rows;
}
