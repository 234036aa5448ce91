import { Page } from '../shell/Page.js';
export function JobDataPage() { return <Page title="JobDataPage">x</Page>; }
