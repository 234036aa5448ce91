import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { ExtractBankModePage } from './documents/ExtractBankModePage.js';
import { Csv2QboPage } from './imports/Csv2QboPage.js';
import { ArchivePage } from './jobs/ArchivePage.js';
import { JobsPage } from './jobs/JobsPage.js';
import { NotFoundPage } from './shell/NotFoundPage.js';
import { RouteErrorPage } from './shell/RouteErrorPage.js';
import { Shell } from './shell/Shell.js';

const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/extractdata" replace /> },
  { path: 'extract/bankMode', element: <ExtractBankModePage /> },
  { path: 'extract/csv2qbo', element: <Csv2QboPage /> },
  { path: 'extractdata', element: <JobsPage /> },
  { path: 'dataArchive', element: <ArchivePage /> },
  // The grid and the page viewer are heavy and come with this page only.
  { path: 'jobData', lazy: async () => ({ Component: (await import('./jobs/JobDataPage.js')).JobDataPage }) },
  { path: '*', element: <NotFoundPage /> },
];

export const router = createBrowserRouter(
  [{ element: <Shell />, errorElement: <main><RouteErrorPage /></main>, hydrateFallbackElement: <></>, children: [{ errorElement: <RouteErrorPage />, children: pages }] }],
  { basename: '/app' },
);
