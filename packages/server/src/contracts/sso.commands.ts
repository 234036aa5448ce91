// Single sign-on of customers, set up by those who run the server.
import { ApiError, includesFeature, notFound, planLacksFeature, ssoErrors } from '@tieout/sdk/contract';
import type { SaveSsoConnection, SsoConnection as WireSsoConnection } from '@tieout/sdk/contract';
import type { z } from 'zod';
import { recordDeed } from '../audit/recordAudit.js';
import { readCertificate } from '../auth/saml.js';
import { encrypt } from '../auth/serverKeys.js';
import { samlServiceOf, ssoCallbackUrl } from '../auth/ssoAddresses.js';
import type { Context } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import type { SsoConnection } from './ssoConnections.model.js';

type Wanted = z.output<typeof SaveSsoConnection>;

/** @throws ApiError `plan.feature_missing`, `sso.domain_taken`, `sso.bad_certificate` */
export async function saveSso(context: Context, wanted: Wanted): Promise<SsoConnection> {
  const { db, actor, scope, newId, clock } = context;
  const contract = await db.contracts.byId(actor.contractId, scope);
  if (!includesFeature(contract!.plan, 'singleSignOn')) throw new ApiError(planLacksFeature, { data: { feature: 'singleSignOn', plan: contract!.plan } });
  const { domain, isRequired } = wanted;
  const known = await db.ssoConnections.byDomain(domain, SYSTEM);
  if (known && known.contractId !== actor.contractId) throw new ApiError(ssoErrors.domainTaken);
  const settings = settingsOf(wanted);
  const given = wanted.kind === 'oidc' ? wanted.clientSecret : undefined;
  const sealedSecret = given ? await encrypt(context, given, 'sso') : wanted.kind === 'oidc' ? (known?.sealedSecret ?? null) : null;
  // Names given out by another provider say nothing about people who came from this one.
  if (known && issuerOf(known.settings) !== issuerOf(settings)) await db.userIdentities.destroy({ where: { connectionId: known.id }, ...scope });
  const saved = known
    ? await known.update({ isRequired, settings, sealedSecret }, scope)
    : await db.ssoConnections.create({ id: newId(), contractId: actor.contractId, domain, isRequired, settings, sealedSecret, createdAt: clock(), provedAt: clock() }, scope);
  await recordDeed(context, { action: 'sso.saved', subject: domain, details: { isRequired, ...settings } });
  return saved;
}

const issuerOf = (settings: WireSsoConnection['settings']): string => (settings.kind === 'saml' ? settings.entityId : settings.issuer);

function settingsOf(wanted: Wanted): WireSsoConnection['settings'] {
  if (wanted.kind === 'oidc') return { kind: 'oidc', issuer: wanted.issuer, clientId: wanted.clientId };
  return { kind: 'saml', entryPoint: wanted.entryPoint, entityId: wanted.entityId, certificates: wanted.certificates.map(readCertificate) };
}

export async function deleteSso(context: Context, connectionId: string): Promise<void> {
  const connection = await context.db.ssoConnections.findOne({ where: { id: connectionId }, ...context.scope });
  if (!connection) throw new ApiError(notFound);
  await connection.destroy(context.scope);
  await recordDeed(context, { action: 'sso.deleted', subject: connection.domain });
}

export function presentSso(context: Context, connection: SsoConnection): WireSsoConnection {
  const { id, domain, isRequired, settings, createdAt } = connection;
  const metadataUrl = settings.kind === 'saml' ? samlServiceOf(context, domain).entityId : null;
  return { id, domain, isRequired, settings, createdAt: createdAt.toISOString(), callbackUrl: ssoCallbackUrl(context, connection), metadataUrl };
}
