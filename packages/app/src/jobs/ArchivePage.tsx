import { Page } from '../shell/Page.js';
export function ArchivePage() { return <Page title="ArchivePage">x</Page>; }
