// Screens that few people open, or each once: their code comes with them.
import type { RouteObject } from 'react-router';

const admin = (name: keyof typeof import('./admin/AdminPages.js')): RouteObject['lazy'] => async () => ({ Component: (await import('./admin/AdminPages.js'))[name] });
const support = (name: keyof typeof import('./support/SupportPages.js')): RouteObject['lazy'] => async () => ({ Component: (await import('./support/SupportPages.js'))[name] });
const onboarding = (name: keyof typeof import('./onboarding/OnboardingPages.js')): RouteObject['lazy'] => async () => ({ Component: (await import('./onboarding/OnboardingPages.js'))[name] });
const small = (name: 'EmptyPage' | 'PdfTestPage' | 'RegionsPage' | 'SandboxPage'): RouteObject['lazy'] => async () => ({ Component: (await import('./shell/SmallPages.js'))[name] });
const review = (site: 'intuit' | 'g2'): RouteObject['lazy'] => async () => {
  const { ReviewSitePage } = await import('./growth/GrowthPages.js');
  return { element: <ReviewSitePage site={site} /> };
};

const template = (name: keyof typeof import('./templates/TemplatePages.js')): RouteObject['lazy'] => async () => ({ Component: (await import('./templates/TemplatePages.js'))[name] });

export const lazyRoutes: RouteObject[] = [
  { path: 'extractdata/:kind/template', lazy: template('TemplateStartPage') },
  ...['template/new', 'template/new2', 'template/invoice/new', 'template/bankStatement/new', 'template/tax/new', 'template/update', 'templateEditor'].map((path) => ({ path, lazy: template('DrawTemplatePage') })),
  { path: 'mytemplates', lazy: template('MyTemplatesPage') },
  { path: 'customizableTemplates', lazy: template('CustomizableTemplatesPage') },
  { path: 'templateAddedColumns', lazy: template('AddedColumnsPage') },
  { path: 'invoices', lazy: async () => ({ Component: (await import('./invoices/InvoicesPage.js')).InvoicesPage }) },
  { path: 'invoiceViewer', lazy: async () => ({ Component: (await import('./invoices/InvoiceViewerPage.js')).InvoiceViewerPage }) },
  { path: 'admin/users', lazy: admin('AdminUsersPage') },
  { path: 'admin/contracts', lazy: admin('AdminContractsPage') },
  { path: 'admin/documents', lazy: admin('AdminDocumentsPage') },
  { path: 'admin/badRatings', lazy: admin('AdminBadRatingsPage') },
  { path: 'admin/bull', lazy: admin('AdminQueuePage') },
  { path: 'admin/pgboss', lazy: admin('AdminQueuePage') },
  { path: 'admin/userexplorer', lazy: admin('AdminUserExplorerPage') },
  { path: 'admin/auditlog', lazy: admin('AdminAuditLogPage') },
  { path: 'admin/superlogin', lazy: admin('AdminSuperLoginPage') },
  { path: 'support', lazy: support('SupportPage') },
  { path: 'support/trials', lazy: support('SupportTrialsPage') },
  { path: 'support/churned', lazy: support('SupportChurnedPage') },
  { path: 'support/prospectCsv', lazy: support('SupportProspectsPage') },
  { path: 'gettingStarted', lazy: onboarding('GettingStartedPage') },
  { path: 'onboarding', lazy: onboarding('OnboardingPage') },
  { path: 'surveys/survey1', lazy: onboarding('SurveyPage') },
  { path: 'account/refer', lazy: async () => ({ Component: (await import('./growth/GrowthPages.js')).ReferPage }) },
  { path: 'review', lazy: async () => ({ Component: (await import('./growth/GrowthPages.js')).ReviewPage }) },
  { path: 'review/intuit', lazy: review('intuit') },
  { path: 'review/g2', lazy: review('g2') },
  { path: 'sandbox', lazy: small('SandboxPage') },
];

/** Open without a session too. */
export const openRoutes: RouteObject[] = [
  { path: 'empty', lazy: small('EmptyPage') },
  { path: 'regions', lazy: small('RegionsPage') },
  { path: 'pdf-test', lazy: small('PdfTestPage') },
  { path: 'pdf-test2', lazy: small('PdfTestPage') },
];
