import { Page } from '../shell/Page.js';
export function ExtractBankModePage() { return <Page title="ExtractBankModePage">x</Page>; }
