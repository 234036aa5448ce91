// Single sign-on of firms: set up by their administrators, who prove the domain by DNS, or by those who run the server, who know whose it is.
import { ApiError, authErrors, includesFeature, notFound, planLacksFeature, ssoErrors } from '@tieout/sdk/contract';
import type { SaveSsoConnection, SsoConnection as WireSsoConnection } from '@tieout/sdk/contract';
import { UniqueConstraintError } from 'sequelize';
import type { z } from 'zod';
import { recordDeed } from '../audit/recordAudit.js';
import type { OpenIdProvider } from '../auth/openId.js';
import { readCertificate } from '../auth/saml.js';
import { decrypt, encrypt } from '../auth/serverKeys.js';
import { samlServiceOf, ssoCallbackUrl } from '../auth/ssoAddresses.js';
import type { Context, Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { isProvedByDns, proofOf } from './ssoDomain.js';
import type { SsoConnection } from './ssoConnections.model.js';

type Wanted = z.output<typeof SaveSsoConnection>;

/**
 * @param by an operator's word proves the domain; an administrator's does not, and nobody is locked out by a way that was never tried
 * @throws ApiError `plan.feature_missing`, `sso.domain_taken`, `sso.bad_certificate`, `sso.never_used`
 */
export async function saveSso(context: Context, wanted: Wanted, by: 'operator' | 'administrator'): Promise<SsoConnection> {
  const { db, actor, scope, newId, clock } = context;
  const contract = await db.contracts.byId(actor.contractId, scope);
  if (!includesFeature(contract!.plan, 'singleSignOn')) throw new ApiError(planLacksFeature, { data: { feature: 'singleSignOn', plan: contract!.plan } });
  const { domain, isRequired } = wanted;
  await assertFree(context, domain);
  const known = await db.ssoConnections.findOne({ where: { domain }, ...scope });
  const settings = settingsOf(wanted);
  const isSameProvider = known !== null && issuerOf(known.settings) === issuerOf(settings);
  if (by === 'administrator' && isRequired && !known?.isRequired && !(isSameProvider && (await db.userIdentities.count({ where: { connectionId: known.id }, ...scope })) > 0)) throw new ApiError(ssoErrors.neverUsed);
  const given = wanted.kind === 'oidc' ? wanted.clientSecret : undefined;
  // A secret that was given for one provider is not sent to another.
  const kept = isSameProvider && wanted.kind === 'oidc' ? known.sealedSecret : null;
  const sealedSecret = given ? await encrypt(context, given, 'sso') : kept;
  // Names given out by another provider say nothing about people who came from this one.
  if (known && !isSameProvider) await db.userIdentities.destroy({ where: { connectionId: known.id }, ...scope });
  const isByOperator = by === 'operator';
  const provedAt = known?.provedAt ?? (isByOperator ? clock() : null);
  const saved = await orTaken(async () => known
    ? known.update({ isRequired, settings, sealedSecret, provedAt, isByOperator }, scope)
    : db.ssoConnections.create({ id: newId(), contractId: actor.contractId, domain, isRequired, settings, sealedSecret, createdAt: clock(), provedAt, isByOperator }, scope));
  await recordDeed(context, { action: 'sso.saved', subject: domain, details: { isRequired, ...settings } });
  return saved;
}

/** Of others. @throws ApiError `sso.domain_taken` */
async function assertFree({ db, actor }: Context, domain: string): Promise<void> {
  const proved = await db.ssoConnections.byDomain(domain, SYSTEM);
  if (proved && proved.contractId !== actor.contractId) throw new ApiError(ssoErrors.domainTaken);
}

async function orTaken<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ApiError(ssoErrors.domainTaken, { cause: error });
    throw error;
  }
}

/** @throws ApiError `sso.not_proved`, `sso.domain_taken`, `request.not_found` */
export async function proveSso(context: Context, connectionId: string): Promise<SsoConnection> {
  const connection = await findSso(context, connectionId);
  if (connection.provedAt) return connection;
  await assertFree(context, connection.domain);
  if (!(await isProvedByDns(await proofOf(context, connection)))) throw new ApiError(ssoErrors.notProved);
  const proved = await orTaken(() => connection.update({ provedAt: context.clock() }, context.scope));
  await recordDeed(context, { action: 'sso.domain_proved', subject: connection.domain });
  return proved;
}

/** @throws ApiError `request.not_found` */
export async function findSso({ db, scope }: Context, connectionId: string): Promise<SsoConnection> {
  const connection = await db.ssoConnections.findOne({ where: { id: connectionId }, ...scope });
  if (!connection) throw new ApiError(notFound);
  return connection;
}

/** @throws ApiError `auth.sso_not_set_up` */
export async function openIdProviderOf(services: Services, { settings, sealedSecret }: SsoConnection): Promise<OpenIdProvider> {
  if (settings.kind !== 'oidc') throw new ApiError(authErrors.ssoNotSetUp);
  return { issuer: settings.issuer, clientId: settings.clientId, clientSecret: sealedSecret ? await decrypt(services, sealedSecret, 'sso') : undefined, isOfFirm: true };
}

const issuerOf = (settings: WireSsoConnection['settings']): string => (settings.kind === 'saml' ? settings.entityId : settings.issuer);

function settingsOf(wanted: Wanted): WireSsoConnection['settings'] {
  if (wanted.kind === 'oidc') return { kind: 'oidc', issuer: wanted.issuer, clientId: wanted.clientId };
  return { kind: 'saml', entryPoint: wanted.entryPoint, entityId: wanted.entityId, certificates: wanted.certificates.map(readCertificate) };
}

export async function deleteSso(context: Context, connectionId: string): Promise<void> {
  const connection = await findSso(context, connectionId);
  await connection.destroy(context.scope);
  await recordDeed(context, { action: 'sso.deleted', subject: connection.domain });
}

export async function presentSso(context: Context, connection: SsoConnection): Promise<WireSsoConnection> {
  const { id, domain, isRequired, settings, createdAt, provedAt } = connection;
  const metadataUrl = settings.kind === 'saml' ? samlServiceOf(context, domain).entityId : null;
  return {
    id, domain, isRequired, settings, createdAt: createdAt.toISOString(), callbackUrl: ssoCallbackUrl(context, connection), metadataUrl, isProved: provedAt !== null, proof: await proofOf(context, connection),
  };
}
