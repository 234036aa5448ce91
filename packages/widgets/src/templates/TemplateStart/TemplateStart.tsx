import { Alert, Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import type { Document, Job, Template } from '@tieout/sdk/contract';
import { useEffect, useState } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { DropzoneFrame } from '../../documents/DropzoneFrame.js';
import { PasswordDialog } from '../../documents/UploadDropzone/PasswordDialog.js';
import { uploadDropzoneStrings } from '../../documents/UploadDropzone/UploadDropzone.strings.js';
import { UploadRow } from '../../documents/UploadDropzone/UploadRow.js';
import { useUploadDropzone } from '../../documents/UploadDropzone/useUploadDropzone.js';
import { templateKeys, useLastUsedTemplates } from '../useTemplates.js';
import { templateStartStrings, type TemplateStartStrings } from './TemplateStart.strings.js';

export interface TemplateStartProps {
  /** Tags of the job. */
  defaultTags?: readonly string[];
  onJobCreated?: (job: Job) => void | Promise<void>;
  /** The documents are up, and a new template is to be drawn on the first of them. */
  onDraw: (documents: readonly Document[]) => void;
  /** Whether there are files that would be lost with the page. */
  onBusyChange?: (isBusy: boolean) => void;
  strings?: Partial<TemplateStartStrings>;
}

/** Documents of one kind, and the template that reads them: one that is there, or a new one. */
export function TemplateStart({ defaultTags, onJobCreated, onDraw, onBusyChange, strings: own }: TemplateStartProps) {
  const strings = useStrings('TemplateStart', templateStartStrings, own);
  const rowStrings = useStrings('UploadDropzone', uploadDropzoneStrings);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const form = useUploadDropzone(rowStrings, { onJobCreated, defaultTags, onBusyChange, templateId: templateId ?? undefined });
  const { upload } = form;
  const hasFiles = upload.entries.length > 0;
  const handleDraw = () => {
    onBusyChange?.(false);
    // Once the host knows that nothing is lost, or it would ask whether to leave.
    setTimeout(() => onDraw(upload.ready), 0);
  };
  return (
    <DropzoneFrame hasFiles={hasFiles} strings={{ ...rowStrings, title: strings.title, hint: strings.hint }} onAdd={upload.add}>
      {hasFiles && (
        <>
          <ul className="tieout-upload-list" aria-label={rowStrings.files(upload.entries.length)}>
            {upload.entries.map((entry) => (
              <UploadRow key={entry.key} entry={entry} strings={rowStrings} onRemove={() => upload.remove(entry.key)} onRetry={() => upload.retry(entry.key)} onAskPassword={() => form.askPassword(entry.key)} />
            ))}
          </ul>
          <div className="tieout-template-start">
            <h3>{strings.useTitle}</h3>
            <TemplateChoice value={templateId} strings={strings} onChange={setTemplateId} />
            {form.submitError !== null && <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">{form.submitError}</Alert>}
            <Group gap="xs">
              <Button leftSection={<IconPlayerPlay size={15} />} disabled={!form.canSubmit || templateId === null} loading={form.isSubmitting} onClick={() => void form.submit()}>{strings.extract}</Button>
              <Button variant="default" leftSection={<IconPencil size={15} />} disabled={!form.canSubmit} onClick={handleDraw}>{strings.draw}</Button>
              <span className="tieout-muted" aria-live="polite">{form.blocked ?? ''}</span>
            </Group>
          </div>
        </>
      )}
      <PasswordDialog entry={form.passwordEntry} strings={rowStrings} onUnlock={upload.unlock} onPostpone={form.postponePassword} />
    </DropzoneFrame>
  );
}

interface TemplateChoiceProps {
  value: string | null;
  strings: TemplateStartStrings;
  onChange: (id: string | null) => void;
}

/** Those used last come first. */
function TemplateChoice({ value, strings, onChange }: TemplateChoiceProps) {
  const { client, toasts } = useTieout();
  const lastUsed = useLastUsedTemplates();
  const own = useQuery({ queryKey: templateKeys.list({ all: 'private' }), queryFn: ({ signal }) => client.templates.list({}, { signal }), retry: false });
  const shared = useQuery({ queryKey: templateKeys.list({ all: 'public' }), queryFn: ({ signal }) => client.templates.list({ visibility: 'public' }, { signal }), retry: false });
  useEffect(() => {
    if (lastUsed.isError) toasts.error(strings.lastUsedFailed);
  }, [lastUsed.isError, toasts, strings]);
  const seen = new Set<string>();
  const group = (name: string, templates: readonly Template[] = []) => {
    const fresh = templates.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.length > 0 ? [{ group: name, items: fresh.map(({ id, name: label }) => ({ value: id, label })) }] : [];
  };
  const data = [...group(strings.lastUsed, lastUsed.data), ...group(strings.own, own.data?.templates), ...group(strings.shared, shared.data?.templates)];
  if (data.length === 0 && own.data && shared.data) return <p className="tieout-muted">{strings.noTemplates}</p>;
  return <Select label={strings.template} placeholder={strings.templatePlaceholder} searchable clearable value={value} data={data} onChange={onChange} maw={420} />;
}
