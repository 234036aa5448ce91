// A session that travels in an address: the browser that began the sign-in gets a cookie that belongs to it, so a token that
// somebody else put into an address is told from one's own.
import { hashSecret } from './serverKeys.js';

const COOKIE = 'tieout-arrival';
const PATH = '/api/v1/auth/arrival';
const LIFE_S = 120;

export const arrivalCookie = (token: string, isSecure: boolean): string => `${COOKIE}=${hashSecret(token)}; Path=${PATH}; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

export const isFromHere = (cookies: string | undefined, token: string | undefined): boolean =>
  token !== undefined && (cookies ?? '').split(/;\s*/).includes(`${COOKIE}=${hashSecret(token)}`);
