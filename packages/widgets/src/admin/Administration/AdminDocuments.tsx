import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminDocument } from '@tieout/sdk/contract';
import { describeError } from '../../core/describeError.js';
import { formatBytes, formatInstant } from '../../core/formatDate.js';
import { PagedTable, ShortCell, type PagedColumn, type TablePlace } from '../../core/PagedTable/PagedTable.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { saveFile } from '../../exports/saveFile.js';
import { administrationStrings, type AdministrationStrings } from './Administration.strings.js';

export interface AdminDocumentsProps {
  place?: TablePlace;
  onPlaceChange?: (place: TablePlace) => void;
}

/** Documents of all accounts. What they say stays closed until one is downloaded, which the customer reads in the audit log. */
export function AdminDocuments({ place, onPlaceChange }: AdminDocumentsProps) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const columns: PagedColumn<AdminDocument>[] = [
    { title: strings.name, cell: ({ name }) => <div className="tieout-cell-wide" title={name}>{name}</div> },
    { title: strings.email, cell: ({ email, contract }) => <ShortCell text={email} below={contract} /> },
    { title: strings.pages, isFigure: true, cell: ({ pages }) => pages?.toLocaleString('en-US') },
    { title: strings.size, isFigure: true, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
    { title: strings.created, cell: ({ createdAt }) => formatInstant(createdAt) },
    { title: strings.actions, isActions: true, cell: (row) => <DownloadButton document={row} strings={strings} /> },
  ];
  return (
    <PagedTable
      label={strings.documents} queryKey={['tieout', 'admin', 'documents']} load={(query, signal) => client.admin.documents(query, { signal })} columns={columns} rowKey={({ id }) => id}
      {...(place ? { place } : {})} {...(onPlaceChange ? { onPlaceChange } : {})}
    />
  );
}

function DownloadButton({ document, strings }: { document: AdminDocument; strings: AdministrationStrings }) {
  const { client, toasts } = useTieout();
  const download = useMutation({
    mutationFn: async () => saveFile(await (await client.admin.downloadDocument(document.id)).blob(), document.name),
    onError: (error) => toasts.error(strings.downloadFailed, { detail: describeError(error, '') }),
  });
  return <Button size="compact-sm" variant="default" loading={download.isPending} aria-label={strings.downloadOf(document.name)} onClick={() => download.mutate()}>{strings.download}</Button>;
}

/** The documents of one job, for the support. */
export function JobDownloads({ jobId }: { jobId: string }) {
  const { client } = useTieout();
  const strings = useStrings('Administration', administrationStrings);
  const documents = useQuery({ queryKey: ['tieout', 'admin', 'jobDocuments', jobId], queryFn: ({ signal }) => client.admin.jobDocuments(jobId, { signal }) });
  return (
    <details className="tieout-job-downloads" open>
      <summary>{strings.downloadDocs}</summary>
      <Stack gap="xs" py="xs">
        <Text size="sm" c="dimmed">{strings.downloadDocsLead}</Text>
        {documents.error && <Text size="sm">{describeError(documents.error, strings.failed)}</Text>}
        {documents.data?.length === 0 && <Text size="sm">{strings.noDocuments}</Text>}
        {documents.data?.map((document) => (
          <div key={document.id} className="tieout-job-download"><Text size="sm" truncate title={document.name}>{document.name} ({document.email})</Text><DownloadButton document={document} strings={strings} /></div>
        ))}
      </Stack>
    </details>
  );
}
