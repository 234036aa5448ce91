import { Anchor, Button } from '@mantine/core';
import { EmptyState, AddedColumns, TemplateDrawer, TemplateList, TemplateStart, useTemplate } from '@tieout/widgets';
import type { Job } from '@tieout/sdk';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { hrefOf } from '../auth/nextAddress.js';
import { LeaveUpload } from '../documents/LeaveUpload.js';
import { Page } from '../shell/Page.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './TemplatePages.module.css';

const START = '/extractdata/custom/template';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Upload, and the template to read with: one that is there, or a new one. */
export function TemplateStartPage() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const tags = [parameters.get('l1'), parameters.get('l2')].filter((tag): tag is string => Boolean(tag));
  return (
    <Page title="Custom Template" lead="Draw once where the data stands, and read it from all documents like it." actions={<Button component={Link} to="/mytemplates" variant="default">My templates</Button>}>
      <TemplateStart
        key={tags.join()} defaultTags={tags} onBusyChange={setIsBusy} onJobCreated={async (job) => navigate(templateJobPath(job, parameters))}
        onDraw={(documents) => {
          const next = new URLSearchParams(parameters);
          next.set('documentId', documents[0]!.id);
          next.set('documents', documents.map(({ id }) => id).join(','));
          void navigate(`/template/new?${next.toString()}`);
        }}
      />
      <LeaveUpload isBusy={isBusy} />
    </Page>
  );
}

/** What was in the address stays in it. */
function templateJobPath(job: Job, parameters: URLSearchParams): string {
  const next = new URLSearchParams([...parameters].filter(([name]) => !['documentId', 'documents', 'templateId', 'templateName'].includes(name)));
  next.set('jobId', job.id);
  next.set('jobType', 'template');
  next.set('newDocuments', 'true');
  return `/jobData?${next.toString()}`;
}

/** The drawing screen: a new template, or with templateId one that is changed. */
export function DrawTemplatePage() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const templateId = parameters.get('templateId');
  const documentId = parameters.get('documentId');
  usePageTitle(templateId ? 'Change template' : 'Draw a template');
  const isWrong = [templateId, documentId].some((id) => id !== null && !ID.test(id));
  if (isWrong || (templateId === null && documentId === null)) {
    return (
      <Page title="Draw a template">
        <EmptyState title={isWrong ? 'The address is incomplete or mistyped' : 'No document chosen'} text="A template is drawn on the pages of a document.">
          <Button component={Link} to={START}>Upload documents</Button>
        </EmptyState>
      </Page>
    );
  }
  const [l1, l2] = [parameters.get('l1'), parameters.get('l2')];
  const documents = parameters.get('documents')?.split(',').filter((id) => ID.test(id));
  return (
    <div className={classes.draw}>
      <h1 className={classes.title} tabIndex={-1}>{templateId ? 'Change template' : 'Draw a template'}</h1>
      <TemplateDrawer
        documentId={documentId} templateId={templateId} templateName={parameters.get('templateName') ?? ''} tags={{ ...(l1 ? { l1 } : {}), ...(l2 ? { l2 } : {}) }} {...(documents ? { documents } : {})}
        onSaved={(template, job) => {
          if (job) return void navigate(templateJobPath(job, parameters));
          const next = new URLSearchParams(parameters);
          next.set('templateId', template.id);
          if (!templateId) void navigate(`/template/update?${next.toString()}`, { replace: true });
        }}
      />
    </div>
  );
}

const editHref = ({ id }: { id: string }) => hrefOf(`/template/update?templateId=${id}`);
const addedColumnsHref = ({ id }: { id: string }) => hrefOf(`/templateAddedColumns?templateId=${id}`);

export function MyTemplatesPage() {
  return (
    <Page title="My templates" lead="Templates you have drawn, the one used last first." actions={<Anchor component={Link} to="/customizableTemplates" underline="always">Shared with the firm</Anchor>}>
      <TemplateList editHref={editHref} addedColumnsHref={addedColumnsHref} drawHref={hrefOf(START)} />
    </Page>
  );
}

/** Templates that others have shared: to use, or to copy and change. */
export function CustomizableTemplatesPage() {
  return (
    <Page title="Customizable templates" lead="Templates shared with the firm. Make a copy of your own to change one." actions={<Anchor component={Link} to="/mytemplates" underline="always">My templates</Anchor>}>
      <TemplateList visibility="public" editHref={editHref} addedColumnsHref={addedColumnsHref} drawHref={hrefOf(START)} />
    </Page>
  );
}

export function AddedColumnsPage() {
  const [parameters] = useSearchParams();
  const templateId = parameters.get('templateId');
  const { data } = useTemplate(templateId !== null && ID.test(templateId) ? templateId : null);
  return (
    <Page title={data ? `Added columns of ${data.name}` : 'Added columns'} lead="Where a column says a value, downloads get a further column that says another one." actions={<Anchor component={Link} to="/mytemplates" underline="always">My templates</Anchor>}>
      {templateId !== null && ID.test(templateId) ? <AddedColumns templateId={templateId} /> : <EmptyState title="No template chosen" text="Choose Added columns in the list of your templates."><Button component={Link} to="/mytemplates">My templates</Button></EmptyState>}
    </Page>
  );
}
