import { defineError } from './defineError.js';

// Errors any call can answer. Errors of one feature stand in that feature's contract.

export const validationFailed = defineError({
  type: 'request.invalid', code: 2001, status: 400,
  message: 'The request is not valid. data.issues lists every field that must change.',
});
export const unauthorized = defineError({
  type: 'auth.required', code: 2002, status: 401, message: 'Sign in to continue.',
});
export const forbidden = defineError({
  type: 'auth.forbidden', code: 2003, status: 403, message: 'You do not have permission to do this.',
});
export const notFound = defineError({
  type: 'request.not_found', code: 2004, status: 404, message: 'There is nothing at this address, or you have no access to it.',
});
export const conflict = defineError({
  type: 'request.conflict', code: 2005, status: 409, message: 'This changed meanwhile. Reload and try again.',
});
export const rateLimited = defineError({
  type: 'request.rate_limited', code: 2006, status: 429, message: 'Too many requests. Wait a moment and try again.',
});
export const internal = defineError({
  type: 'server.internal', code: 2007, status: 500,
  message: 'Error performing operation',
});
export const originRefused = defineError({
  type: 'request.origin_refused', code: 2008, status: 403,
  message: 'This server answers only pages it serves itself. Open the app at its own address, or allow the origin in ALLOWED_ORIGINS.',
});
export const storageFull = defineError({
  type: 'storage.full', code: 2009, status: 507,
  message: 'The disk of the data folder is full. Free some space and try again; nothing that was saved before is lost.',
});
export const busy = defineError({
  type: 'server.busy', code: 2010, status: 503,
  message: 'The server is busy with a large piece of work. Nothing is lost: try again in a moment.',
});
export const outOfPages = defineError({
  type: 'credits.out_of_pages', code: 1034, status: 402, message: "You've run out of pages",
});
export const planLacksFeature = defineError({
  type: 'plan.feature_missing', code: 1042, status: 403, message: "Your plan doesn't include this feature",
});

export const commonErrors = {
  validationFailed, unauthorized, forbidden, notFound, conflict, rateLimited, internal, originRefused, storageFull, busy, outOfPages, planLacksFeature,
} as const;
