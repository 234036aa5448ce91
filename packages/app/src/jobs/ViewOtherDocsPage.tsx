import { SimpleGrid, Text } from '@mantine/core';
import { IconTable, IconTemplate, type Icon } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Page } from '../shell/Page.js';
import classes from './ViewOtherDocsPage.module.css';

/** The two ways in which other documents are read. */
export function ViewOtherDocsPage() {
  const { search } = useLocation();
  return (
    <Page title="Other documents" lead="How the document was converted.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Card to={`/otherDocs${search}`} icon={IconTable} title="Automatic conversion" text="Every word in columns, as it stands on the page." />
        <Card to={`/templateDocs${search}`} icon={IconTemplate} title="Custom Template (advanced)" text="The fields of a template, one document a row." />
      </SimpleGrid>
    </Page>
  );
}

function Card({ to, icon: CardIcon, title, text }: { to: string; icon: Icon; title: string; text: string }) {
  return (
    <Link to={to} className={`${classes.card} tieout-panel`}>
      <CardIcon size={28} stroke={1.4} aria-hidden />
      <span>
        <Text span fw={600} display="block">{title}</Text>
        <Text span size="sm" c="dimmed">{text}</Text>
      </span>
    </Link>
  );
}
