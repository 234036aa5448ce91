// Addresses of this server that a firm's provider is told. By domain, so that they are known before anything is set up.
import type { Services } from '../core/services.js';
import type { SsoConnection } from '../contracts/ssoConnections.model.js';
import { publicUrl } from './accountMail.js';
import type { SamlService } from './saml.js';

type Needs = Pick<Services, 'config'>;

const under = (services: Needs, domain: string): string => `${publicUrl(services)}/api/v1/auth/sso/${domain}`;

export const samlServiceOf = (services: Needs, domain: string): SamlService => ({ acsUrl: `${under(services, domain)}/acs`, entityId: `${under(services, domain)}/metadata` });

/** The redirect URI, or the assertion consumer service. */
export const ssoCallbackUrl = (services: Needs, { domain, settings }: Pick<SsoConnection, 'domain' | 'settings'>): string => `${under(services, domain)}/${settings.kind === 'saml' ? 'acs' : 'callback'}`;
