// What whoever asks may do, and the one check of what a call needs.
import { adminErrors, ApiError, authEndpoints, authErrors, embedAbilityOf, embedEndpoints, embedErrors, forbidden, includesFeature, planLacksFeature, teamEndpoints, webhookEndpoints } from '@tieout/sdk/contract';
import type { CallNeeds, Endpoint, Permission, PlanFeature, PlanName, TokenScope } from '@tieout/sdk/contract';
import type { EmbedGrant } from '../embed/embedAccess.js';

export interface Access {
  /** The one user of a local installation, a person who signed in, a program with an access token, or a page of a partner. */
  kind: 'local' | 'session' | 'token' | 'embed';
  userName: string;
  isContractAdmin: boolean;
  isGuest: boolean;
  permissions: readonly Permission[];
  /** All for a person; those of the token for a program. */
  scopes: readonly TokenScope[];
  plan: PlanName;
  sessionId: string | null;
  /** Of a program: its access token. */
  tokenId?: string;
  /** Of a page of a partner: what is left of the access of the person who made its token. */
  embed?: EmbedGrant;
  /** The operator who acts as this person. */
  supporterId?: string;
  /** Where the call came from. */
  address: string | null;
}

export const ALL_SCOPES: readonly TokenScope[] = ['read', 'write', 'admin'];

export const LOCAL_ACCESS: Access = {
  kind: 'local', userName: 'Local User', isContractAdmin: true, isGuest: false, permissions: [], scopes: ALL_SCOPES, plan: 'Unlimited', sessionId: null, address: null,
};

/** Of the system itself, for work that nobody asked for. */
export const SYSTEM_ACCESS: Access = { ...LOCAL_ACCESS, userName: 'Tieout' };

/**
 * Closed to whoever acts as somebody, beside what needs a session: deleting people could take along the log of what was done under their
 * name, and keys and webhooks would go on for an operator whose hour is over.
 */
const ownBusiness: readonly Endpoint[] = [teamEndpoints.deleteUser, embedEndpoints.create, webhookEndpoints.create, webhookEndpoints.regenerateSecret];

/** @throws ApiError `embed.not_granted`, `admin.acting_as`, `auth.session_required`, `auth.scope_missing`, `auth.forbidden`, `plan.feature_missing` */
export function assertAllowed(access: Access, endpoint: Endpoint): void {
  const needs: CallNeeds = endpoint.needs ?? {};
  if (access.embed) {
    const ability = embedAbilityOf(endpoint);
    if (!ability || !access.embed.abilities.includes(ability)) throw new ApiError(embedErrors.notGranted, { data: { ability } });
  }
  if (access.kind === 'token') {
    if (needs.session) throw new ApiError(authErrors.sessionRequired);
    const scope = needs.contractAdmin || needs.permission ? 'admin' : endpoint.method === 'GET' || endpoint.isReading ? 'read' : 'write';
    if (!access.scopes.includes(scope)) throw new ApiError(authErrors.scopeMissing, { data: { scope } });
  }
  // Signing out is how acting ends.
  const isPersonal = (needs.session && endpoint !== authEndpoints.signOut) || ownBusiness.includes(endpoint);
  if (access.supporterId && isPersonal) throw new ApiError(adminErrors.actingAs);
  if (needs.permission && !access.permissions.includes(needs.permission as Permission)) throw new ApiError(forbidden);
  if (needs.contractAdmin && !access.isContractAdmin) throw new ApiError(forbidden);
  if ((needs.fullAccount || needs.contractAdmin) && access.isGuest) throw new ApiError(forbidden, { message: 'Guests cannot do this. Make an account first; your jobs come along.' });
  if (needs.feature && !includesFeature(access.plan, needs.feature as PlanFeature)) throw new ApiError(planLacksFeature, { data: { feature: needs.feature, plan: access.plan } });
}
