import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id, Instant } from '../core/paging.js';

/** view: look. edit: change rows and figures, undo. review: mark as reviewed, rate. export: download. */
export const EmbedAbility = z.enum(['view', 'edit', 'review', 'export']);
export type EmbedAbility = z.infer<typeof EmbedAbility>;

/** How such a token begins. */
export const EMBED_PREFIX = 'embed_';

export const isEmbedToken = (token: string | undefined): boolean => token?.startsWith(EMBED_PREFIX) === true;

export const EMBED_MIN_SECONDS = 60;
export const EMBED_DEFAULT_SECONDS = 3600;
export const EMBED_MAX_SECONDS = 86_400;

/** As a browser sends it: scheme, host and port, nothing else. */
const Origin = z.string().max(300).refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value, 'Must be an origin, such as https://app.example.com');
const TagName = z.string().trim().min(1).max(100);

export const CreateEmbedToken = z
  .object({
    jobId: Id.optional().describe('The one job that the token is for.'),
    l1: TagName.optional().describe('Or: the first of the two tags that its jobs bear.'),
    l2: TagName.optional().describe('The second.'),
    abilities: z.array(EmbedAbility).min(1, 'Select at least one ability').max(EmbedAbility.options.length).default(['view']),
    allowedOrigins: z.array(Origin).min(1, 'Name at least one origin').max(20).describe('Pages that may use it.'),
    expiresInSeconds: z.int().min(EMBED_MIN_SECONDS).max(EMBED_MAX_SECONDS).default(EMBED_DEFAULT_SECONDS),
  })
  .refine(({ jobId, l1, l2 }) => (jobId ? !l1 && !l2 : l1 && l2), { message: 'Name a job, or two tags in l1 and l2.', path: ['jobId'] });
export type CreateEmbedToken = z.input<typeof CreateEmbedToken>;

export const EmbedToken = z.object({
  id: Id,
  jobId: Id.nullable(),
  /** Names of the tags; null for a job. */
  l1: z.string().nullable(),
  l2: z.string().nullable(),
  abilities: z.array(EmbedAbility),
  allowedOrigins: z.array(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type EmbedToken = z.infer<typeof EmbedToken>;

export const embedErrors = {
  notGranted: defineError({ type: 'embed.not_granted', code: 2151, status: 403, message: 'The token of this page does not allow this.' }),
  noSuchTags: defineError({ type: 'embed.no_such_tags', code: 2152, status: 422, message: 'There are no two tags of these names. Give them to a job first.' }),
} as const;

const maker = { auth: 'bearer', mode: 'server', needs: { fullAccount: true, feature: 'api' }, errors: [planLacksFeature] } as const;

export const embedEndpoints = {
  create: endpoint({
    ...maker, method: 'POST', path: '/api/v1/protected/embedTokens', summary: "A short-lived token for a partner's page: one job, or the jobs under two tags, and what may be done there. It is shown this once.",
    body: CreateEmbedToken, response: z.object({ embedToken: EmbedToken, token: z.string() }), errors: [planLacksFeature, embedErrors.noSuchTags],
  }),
  current: endpoint({
    auth: 'bearer', mode: 'server', method: 'GET', path: '/api/v1/protected/embedTokens/current', summary: 'What the embed token of this call allows. There is nothing here for other tokens.',
    response: z.object({ abilities: z.array(EmbedAbility), expiresAt: Instant }),
  }),
  list: endpoint({ ...maker, method: 'GET', path: '/api/v1/protected/embedTokens', summary: 'Own embed tokens that have not expired.', response: z.object({ embedTokens: z.array(EmbedToken) }) }),
  revoke: endpoint({ ...maker, method: 'DELETE', path: '/api/v1/protected/embedTokens/{id}', summary: 'Revoke an embed token, at once.', params: z.object({ id: Id }), response: 'empty' }),
} as const;
