import { ApiError, authEndpoints } from '@tieout/sdk/contract';
import { Redirect, route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { createGuest, requestPasswordReset, signIn, signOut, signUp } from './auth.commands.js';
import { elsewhereRoutes, sessionLanding } from './elsewhere.routes.js';
import { acceptInvitation, confirmEmail, resetPassword } from './links.commands.js';
import { nextPath } from './nextPath.js';
import { refreshSession } from './sessions.js';
import { verifyTwoFactor } from './twoFactor.commands.js';

export const authRoutes: RoutesOf<'auth'> = {
  ...elsewhereRoutes,
  signIn: route(authEndpoints.signIn, async (services, { body, caller }) => signIn(services, body, caller)),
  signUp: route(authEndpoints.signUp, async (services, { body, caller }) => ({ token: await signUp(services, body, caller) })),
  createGuest: route(authEndpoints.createGuest, async (services, { caller }) => ({ token: await createGuest(services, caller) })),
  verifyTwoFactor: route(authEndpoints.verifyTwoFactor, async (services, { body, query, caller, raw }) => {
    // A browser posts the form and follows; a program asks for JSON.
    if (!raw.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return { token: await verifyTwoFactor(services, body, caller) };
    const next = nextPath(query.next);
    try {
      const token = await verifyTwoFactor(services, body, caller);
      return sessionLanding(services, token, { next });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return new Redirect(`/app/2fa?${new URLSearchParams({ tempToken: body.tempToken, next, error: error.message })}`);
    }
  }),
  register: route(authEndpoints.register, async (services, { body, caller }) => acceptInvitation(services, body, caller)),
  requestPasswordReset: route(authEndpoints.requestPasswordReset, async (services, { body, caller }) => requestPasswordReset(services, body.email, caller)),
  resetPassword: route(authEndpoints.resetPassword, async (services, { body, caller }) => resetPassword(services, body.token, body.password, caller)),
  confirmEmail: route(authEndpoints.confirmEmail, async (services, { body, caller }) => confirmEmail(services, body.token, caller)),
  refresh: route(authEndpoints.refresh, async (services, { caller }) => ({ token: await refreshSession(services, caller.token) })),
  signOut: route(authEndpoints.signOut, async (context) => signOut(context)),
};
