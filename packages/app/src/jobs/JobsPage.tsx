import { Page } from '../shell/Page.js';
export function JobsPage() { return <Page title="JobsPage">x</Page>; }
