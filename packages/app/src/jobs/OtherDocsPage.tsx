import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../shell/Page.js';
import { JobDataPage } from './JobDataPage.js';
import { SearchedJobs } from './SearchedJobs.js';
import { LevelsDownload } from '../templates/LevelsDownload.js';
import { useLevels } from './useLevels.js';

const kinds = {
  generic: { title: 'Automatic conversion', lead: 'Documents converted word by word, in automatic mode.', filters: [{ field: 'isGeneric', operator: 'equals', value: true }, { field: 'templateId', operator: 'blank' }] },
  template: { title: 'Custom Template', lead: 'Documents extracted with a template.', filters: [{ field: 'templateId', operator: 'notBlank' }] },
} as const;

/** Documents converted in automatic mode. */
export function GenericDocsPage() {
  return <OtherDocs kind="generic" />;
}

/** Documents extracted with a template. */
export function TemplateDocsPage() {
  return <OtherDocs kind="template" />;
}

function OtherDocs({ kind }: { kind: keyof typeof kinds }) {
  const { jobId, tags, levels, withLevels } = useLevels();
  const { title, lead, filters } = kinds[kind];
  if (jobId) return <JobDataPage />;
  return (
    <Page title={title} lead={lead} {...(kind === 'template' && levels ? { actions: <LevelsDownload levels={levels} /> } : {})}>
      <SearchedJobs
        tags={tags} filters={[...filters]} emptyTitle="No Documents Found - Get started by adding your documents" emptyText=""
        emptyActions={<Button component={Link} to={withLevels('/extract/customDocument')}>Add Documents</Button>}
      />
    </Page>
  );
}
