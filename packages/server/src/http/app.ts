// The Koa application: one line per feature.
import { API_VERSION, ApiError, notFound, TRIAL_LIMIT_HEADER, VERSION_HEADER } from '@tieout/sdk/contract';
import Router from '@koa/router';
import Koa from 'koa';
import helmet from 'koa-helmet';
import { adminRoutes } from '../admin/admin.routes.js';
import { announcementRoutes } from '../announcements/announcements.routes.js';
import { auditRoutes } from '../audit/audit.routes.js';
import { authRoutes } from '../auth/auth.routes.js';
import { addressListRoutes } from '../contracts/addressList.routes.js';
import { contractRoutes } from '../contracts/contracts.routes.js';
import type { Services } from '../core/services.js';
import { ssoRoutes } from '../contracts/sso.routes.js';
import { creditRoutes } from '../credits/credits.routes.js';
import { importRoutes } from '../csvSettings/csvSettings.routes.js';
import { categoryRoutes } from '../categories/categories.routes.js';
import { customFormatRoutes } from '../customFormats/customFormats.routes.js';
import { invoiceRoutes } from '../invoices/invoices.routes.js';
import { documentRoutes } from '../documents/documents.routes.js';
import { editRoutes } from '../edits/edits.routes.js';
import { isEmbeddingOrigin } from '../embed/embedAccess.js';
import { embedRoutes } from '../embed/embed.routes.js';
import { exportRoutes } from '../exports/exports.routes.js';
import { jobEmailRoutes } from '../jobs/jobEmails.routes.js';
import { growthRoutes } from '../growth/growth.routes.js';
import { jobRoutes } from '../jobs/jobs.routes.js';
import { onboardingRoutes } from '../onboarding/onboarding.routes.js';
import { preferenceRoutes } from '../preferences/preferences.routes.js';
import { ratingRoutes } from '../ratings/ratings.routes.js';
import { taskRoutes } from '../tasks/tasks.routes.js';
import { reconciliationRoutes } from '../reconciliation/reconciliation.routes.js';
import { supportRoutes } from '../support/support.routes.js';
import { systemRoutes } from '../system/system.routes.js';
import { tagRoutes } from '../tags/tags.routes.js';
import { teamRoutes } from '../teams/teams.routes.js';
import { templateRoutes } from '../templates/templates.routes.js';
import { tokenRoutes } from '../tokens/tokens.routes.js';
import { trackingRoutes } from '../tracking/tracking.routes.js';
import { transactionRoutes } from '../transactions/transactions.routes.js';
import { userRoutes } from '../users/users.routes.js';
import { webhookRoutes } from '../webhooks/webhooks.routes.js';
import { tokenOf } from './authenticate.js';
import { dispatch } from './dispatch.js';
import { answerErrors } from './errors.js';
import { guardOrigin } from './guardOrigin.js';
import type { OriginRules } from './guardOrigin.js';
import type { AllRoutes, Route } from './route.js';
import { serveApp } from './staticApp.js';

const routes: AllRoutes = {
  system: systemRoutes,
  auth: authRoutes,
  users: userRoutes,
  teams: teamRoutes,
  tokens: tokenRoutes,
  embedTokens: embedRoutes,
  credits: creditRoutes,
  contracts: contractRoutes,
  addressList: addressListRoutes,
  sso: ssoRoutes,
  tags: tagRoutes,
  auditLog: auditRoutes,
  preferences: preferenceRoutes,
  documents: documentRoutes,
  jobs: jobRoutes,
  jobEmails: jobEmailRoutes,
  transactions: transactionRoutes,
  edits: editRoutes,
  reconciliation: reconciliationRoutes,
  ratings: ratingRoutes,
  tasks: taskRoutes,
  exports: exportRoutes,
  imports: importRoutes,
  categories: categoryRoutes,
  customFormats: customFormatRoutes,
  invoices: invoiceRoutes,
  webhooks: webhookRoutes,
  admin: adminRoutes,
  support: supportRoutes,
  onboarding: onboardingRoutes,
  growth: growthRoutes,
  announcements: announcementRoutes,
  tracking: trackingRoutes,
  templates: templateRoutes,
};

export interface AppOptions {
  appDir: string | null;
  origins: OriginRules;
}

export function createApp(services: Services, { appDir, origins }: AppOptions): Koa {
  const app = new Koa();
  app.silent = true;
  app.proxy = services.config.trustProxy;
  app.maxIpsCount = 1;
  app.use(async (ctx, next) => {
    ctx.state['requestId'] = services.newId();
    ctx.set('x-request-id', ctx.state['requestId'] as string);
    ctx.set(VERSION_HEADER, API_VERSION);
    await next();
  });
  app.use(answerErrors(services.log));
  app.use(async (ctx, next) => {
    const allowedOrigins = await allowedFor(ctx, services, origins);
    if (!isPostedFromElsewhere(ctx, origins.mode)) guardOrigin(ctx.headers, { ...origins, allowedOrigins });
    allowOrigin(ctx, allowedOrigins);
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else await next();
  });
  // The app draws with WebAssembly and blob workers, and shows pictures that it makes itself.
  app.use(
    helmet({
      contentSecurityPolicy: {
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", "'wasm-unsafe-eval'"],
          'worker-src': ["'self'", 'blob:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'style-src': ["'self'", "'unsafe-inline'"],
          'font-src': ["'self'", 'data:'],
          'connect-src': ["'self'", 'ws:', 'wss:'],
          'upgrade-insecure-requests': null,
        },
      },
      strictTransportSecurity: origins.mode === 'server',
      crossOriginResourcePolicy: origins.allowedOrigins.length > 0 ? { policy: 'cross-origin' } : undefined,
    }),
  );
  app.use(createRouter(services).routes());
  app.use(serveApp(appDir, services.config));
  app.use(() => {
    throw new ApiError(notFound);
  });
  return app;
}

function createRouter(services: Services): Router {
  const router = new Router();
  const all = Object.values(routes).flatMap((feature) => Object.values(feature) as Route[]);
  // A fixed segment goes before a parameter in the same place: /job/tags2 is not a job.
  const key = ({ endpoint }: Route) => endpoint.path.replaceAll('{', '~');
  const inOrder = all.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  for (const route of inOrder) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
    router.register(path, [route.endpoint.method], dispatch(services, route));
  }
  return router;
}

const fromElsewhere = Object.values(routes).flatMap((feature) => Object.values(feature) as Route[]).filter(({ endpoint }) => endpoint.isFromElsewhere)
  .map(({ endpoint }) => ({ method: endpoint.method, path: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** Pages of identity providers post to these. */
function isPostedFromElsewhere({ method, path }: Koa.Context, mode: OriginRules['mode']): boolean {
  return mode === 'server' && fromElsewhere.some((known) => known.method === method && known.path.test(path));
}

/** Those of the settings, and the page's own when it brings an embed token that was made for it. */
async function allowedFor(ctx: Koa.Context, services: Services, { allowedOrigins }: OriginRules): Promise<readonly string[]> {
  const origin = ctx.get('origin');
  if (!origin || allowedOrigins.includes(origin)) return allowedOrigins;
  const token = tokenOf(ctx.get('authorization'), ctx.query['token']);
  return (await isEmbeddingOrigin(services, { method: ctx.method, origin, token })) ? [...allowedOrigins, origin] : allowedOrigins;
}

function allowOrigin(ctx: Koa.Context, allowedOrigins: readonly string[]): void {
  const origin = ctx.get('origin');
  if (!origin || !allowedOrigins.includes(origin)) return;
  ctx.set('access-control-allow-origin', origin);
  ctx.set('access-control-allow-headers', `authorization, content-type, range, ${VERSION_HEADER}`);
  ctx.set('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  ctx.set('access-control-expose-headers', `accept-ranges, content-disposition, content-length, content-range, x-request-id, ${TRIAL_LIMIT_HEADER}, ${VERSION_HEADER}`);
  ctx.set('access-control-max-age', '600');
  ctx.vary('Origin');
}
