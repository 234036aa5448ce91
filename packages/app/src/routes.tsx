import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { AccountPage, ManageUsersPage, TeamsPage, UpgradePage } from './account/AccountPages.js';
import { AnybodyArea, AuthArea } from './auth/AuthArea.js';
import { authRoutes } from './auth/authRoutes.js';
import { RequireSession } from './auth/RequireSession.js';
import { DocumentEditorPage } from './documents/DocumentEditorPage.js';
import { UploadPage } from './documents/UploadPage.js';
import { WritePdfPage } from './documents/WritePdfPage.js';
import { VendorsCsvPage } from './categories/VendorsCsvPage.js';
import { CustomFormatsPage } from './customFormats/CustomFormatsPage.js';
import { Csv2QboPage } from './imports/Csv2QboPage.js';
import { ArchivePage } from './jobs/ArchivePage.js';
import { JobsPage } from './jobs/JobsPage.js';
import { ViewOtherDocsPage } from './jobs/ViewOtherDocsPage.js';
import { lazyRoutes, openRoutes } from './lazyRoutes.js';
import { NotFoundPage } from './shell/NotFoundPage.js';
import { RouteErrorPage } from './shell/RouteErrorPage.js';
import { CarriedTo } from './shell/CarriedTo.js';
import { Shell } from './shell/Shell.js';
import { AssignJobsPage, ProjectsPage } from './tags/TagPages.js';
import { WebhookDeliveriesPage, WebhooksPage } from './webhooks/WebhookPages.js';

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/extractdata" replace /> },
  { path: 'extract/bankMode', element: <UploadPage key="bank" title="Bank/CC Statements" lead="Turn bank and card statements into rows that tie out." /> },
  { path: 'customFormats', element: <CustomFormatsPage /> },
  { path: 'extract/csv2qbo', element: <Csv2QboPage /> },
  { path: 'extract/vendorscsv', element: <VendorsCsvPage /> },
  { path: 'extract/single', element: <Navigate to="/extract/bankMode" replace /> },
  { path: 'extract/customDocument', element: <UploadPage key="custom" title="Other documents" lead="Any document becomes a table: statements as transactions, everything else word by word in columns." /> },
  { path: 'extract/template', element: <CarriedTo path="/extractdata/custom/template" /> },
  { path: 'extract/form', element: <UploadPage key="form" title="Forms" lead="The fields of filled-in forms with their values." jobType="Form" dropTitle="Drop forms here" /> },
  { path: 'extract/invoice', element: <UploadPage key="invoice" title="Invoices/Receipts" lead="Numbers, dates, parties, line items and totals, each with its place on the page." jobType="Invoice" dropTitle="Drop invoices or receipts here" /> },
  { path: 'documentEditor', element: <DocumentEditorPage /> },
  { path: 'writePdf', element: <WritePdfPage /> },
  { path: 'extractdata/taxforms', element: <CarriedTo path="/extract/customDocument" /> },
  { path: 'documents', element: <CarriedTo path="/extractdata" /> },
  { path: 'extractdata', element: <JobsPage /> },
  { path: 'extractdata/bankstatements', element: <Navigate to="/extract/bankMode" replace /> },
  { path: 'extractdata/custom', element: <Navigate to="/extract/customDocument" replace /> },
  { path: 'dataArchive', element: <ArchivePage /> },
  { path: 'account', element: <AccountPage /> },
  { path: 'account/invite', element: <ManageUsersPage /> },
  { path: 'account/teams', element: <TeamsPage /> },
  { path: 'account/upgrade', element: <UpgradePage /> },
  { path: 'tl', element: <ProjectsPage /> },
  { path: 'assignJobsToProject', element: <AssignJobsPage /> },
  { path: 'webhooks', element: <WebhooksPage /> },
  { path: 'webhooks/:id/deliveries', element: <WebhookDeliveriesPage /> },
  { path: 'viewOtherDocs', element: <ViewOtherDocsPage /> },
  // The grid and the page viewer are heavy and come with these pages only.
  { path: 'transactions', lazy: async () => ({ Component: (await import('./jobs/TransactionsPage.js')).TransactionsPage }) },
  { path: 'forms', lazy: async () => ({ Component: (await import('./jobs/FormsPage.js')).FormsPage }) },
  { path: 'otherDocs', lazy: async () => ({ Component: (await import('./jobs/OtherDocsPage.js')).GenericDocsPage }) },
  { path: 'templateDocs', lazy: async () => ({ Component: (await import('./jobs/OtherDocsPage.js')).TemplateDocsPage }) },
  { path: 'jobData', lazy: async () => ({ Component: (await import('./jobs/JobDataPage.js')).JobDataPage }) },
  { path: 'cf', element: <CarriedTo path="/customFormats" /> },
  ...lazyRoutes,
];

export const router = createBrowserRouter(
  [
    ...authRoutes,
    { element: <AuthArea />, errorElement: <main><RouteErrorPage /></main>, hydrateFallbackElement: <></>, children: openRoutes },
    { element: <RequireSession><Shell /></RequireSession>, errorElement: <main><RouteErrorPage /></main>, hydrateFallbackElement: <></>, children: [{ errorElement: <RouteErrorPage />, children: pages }] },
    { element: <AnybodyArea />, errorElement: <main><RouteErrorPage /></main>, children: [{ path: '*', element: <NotFoundPage /> }] },
  ],
  { basename: '/app' },
);
