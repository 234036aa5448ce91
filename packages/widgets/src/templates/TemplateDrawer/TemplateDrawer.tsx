import { Button, Loader, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { canvasOf, pagesOf, type Job, type Template } from '@tieout/sdk/contract';
import { useState } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { PagePicture } from '../PagePicture.js';
import { PageNavigator, PageStrip } from '../PageStrip.js';
import { usePreview, useTemplate, useTemplatePage } from '../useTemplates.js';
import { FieldPanel, type PreviewState } from './FieldPanel.js';
import { TemplateCanvas } from './TemplateCanvas.js';
import { templateDrawerStrings, type TemplateDrawerStrings } from './TemplateDrawer.strings.js';
import { useTemplateDrawer, type Drawer, type DrawerInput } from './useTemplateDrawer.js';

export interface TemplateDrawerProps {
  /** The document that is drawn on. Absent when a template is changed: the one it was drawn on. */
  documentId?: string | null;
  /** The template to change; absent: a new one. */
  templateId?: string | null;
  /** The name of a new template. */
  templateName?: string;
  /** What Save and extract reads; absent: the document that is drawn on. */
  documents?: readonly string[];
  /** Tags of the job. */
  tags?: { l1?: string; l2?: string };
  /** The job is there when Save and extract was chosen. */
  onSaved?: (template: Template, job: Job | null) => void;
  strings?: Partial<TemplateDrawerStrings>;
}

/** Draws a template on the pages of a document: fields and tables, where they lie, and what they read. */
export function TemplateDrawer({ documentId = null, templateId = null, strings: own, ...rest }: TemplateDrawerProps) {
  const strings = useStrings('TemplateDrawer', templateDrawerStrings, own);
  const { client } = useTieout();
  const template = useTemplate(templateId);
  const shownId = documentId ?? template.data?.templateDocumentId ?? null;
  const document = useQuery({ queryKey: ['tieout', 'documents', shownId], queryFn: ({ signal }) => client.documents.get(shownId!, { signal }), enabled: shownId !== null, retry: false });
  const failed = (templateId !== null && template.error) || document.error;
  if (failed || (shownId === null && (templateId === null || template.data))) {
    return (
      <EmptyState tone="error" title={strings.loadFailed} text={failed ? describeError(failed, strings.loadFailed) : strings.noDocument}>
        {failed && <Button variant="default" onClick={() => void (template.error ? template.refetch() : document.refetch())}>{strings.retry}</Button>}
      </EmptyState>
    );
  }
  if (!document.data || (templateId !== null && !template.data)) return <div className="tieout-manager-wait"><Loader size="sm" aria-hidden /> {strings.loading}</div>;
  return <Screen key={`${shownId}${templateId}`} {...rest} documentId={document.data.id} numPages={document.data.numPages ?? 1} template={template.data ?? null} strings={strings} />;
}

type ScreenProps = Omit<TemplateDrawerProps, 'documentId' | 'templateId' | 'strings'> & { documentId: string; numPages: number; template: Template | null; strings: TemplateDrawerStrings };

function Screen({ documentId, numPages, template, templateName = '', documents, tags, onSaved, strings }: ScreenProps) {
  const input: DrawerInput = { documentId, template, templateName, documents, tags: tags ?? {}, onSaved };
  const drawer = useTemplateDrawer(input, strings);
  const [zoom, setZoom] = useState(100);
  const preview = usePreviewState(documentId, drawer, numPages, strings);
  const { data: size } = useTemplatePage(documentId, drawer.page);
  const add = () => {
    const { width, height } = canvasOf(size ?? { width: 1, height: 2 });
    drawer.draw({ x0: width * 0.3, y0: height * 0.3, x1: width * 0.7, y1: height * 0.4 });
  };
  const found = preview.fragment && { x0: preview.fragment.x0, y0: preview.fragment.y0, x1: preview.fragment.x1, y1: preview.fragment.y1 };
  return (
    <section className="tieout-template" aria-label={strings.label}>
      <header className="tieout-template-head">
        <PageNavigator page={drawer.page} pages={numPages} zoom={zoom} strings={strings} onPage={drawer.setPage} onZoom={setZoom} />
        <form
          className="tieout-template-save" noValidate
          onSubmit={(event) => {
            event.preventDefault();
            drawer.save(false);
          }}
        >
          <TextInput aria-label={strings.templateName} placeholder={strings.templateName} value={drawer.name} maxLength={100} error={drawer.nameError} onChange={(event) => drawer.setName(event.currentTarget.value)} />
          <Button type="submit" variant="default" loading={drawer.isSaving}>{strings.save}</Button>
          <Button loading={drawer.isSaving} onClick={() => drawer.save(true)}>{strings.saveAndExtract}</Button>
        </form>
      </header>
      <div className="tieout-template-body-row">
        <PageStrip documentId={documentId} page={drawer.page} pages={numPages} strings={strings} onPage={drawer.setPage} />
        <PagePicture documentId={documentId} page={drawer.page} zoom={zoom} failed={strings.pageFailed}>
          {(canvas) => <TemplateCanvas drawer={drawer} canvas={canvas} pages={numPages} found={found} problems={preview.problems} strings={strings} />}
        </PagePicture>
        <FieldPanel documentId={documentId} drawer={drawer} pages={numPages} preview={preview} strings={strings} onAdd={add} />
      </div>
    </section>
  );
}

/** Of the selected field on the page that is shown, once its questions are answered. */
function usePreviewState(documentId: string, { selected, page }: Drawer, numPages: number, strings: TemplateDrawerStrings): PreviewState {
  const isHere = selected !== null && pagesOf(selected.pages, numPages).includes(page);
  const isRead = isHere && selected.state === 'complete';
  const { data, error, isFetching } = usePreview(documentId, page, isRead ? selected : null);
  const isKnown = isRead && !error;
  return {
    fragment: (isKnown && data?.fragments[0]) || null,
    problems: (isKnown && data?.errors) || [],
    isReading: isRead && isFetching,
    error: isRead && error ? describeError(error, strings.extractFailed) : null,
    isElsewhere: selected !== null && !isHere,
  };
}
