// Entry @tieout/sdk/testing: wire objects that are valid by default, and a transport that answers without a server.
export { buildDocument, buildDocumentPage, buildFormField, buildJobDocument, buildPageText } from './documents.builders.js';
export {
  createFakeClient, createFakeTransport, type FakeCall, type FakeFile, type FakeHandler, type FakeTransport,
} from './fakeTransport.js';
export { buildErrorBody, buildFailedJob, buildFinding, buildJob, buildRunningJob } from './jobs.builders.js';
export { buildAccount, buildMetadataFields, buildPeriod, buildPrintedFacts, buildProof, buildSource, type ProofFigures } from './reconciliation.builders.js';
export { buildStatement, type StatementFigures } from './statement.builders.js';
export { buildBank, buildSystemStatus, buildUser } from './system.builders.js';
export { TEST_INSTANT, testId, type TestIdKind } from './testId.js';
export { buildTransaction, buildTransactions } from './transactions.builders.js';
