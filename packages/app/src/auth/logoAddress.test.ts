// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { logoAddress } from './logoAddress.js';

const here = window.location.origin;

describe('the logo that the address of the sign-up page names', () => {
  it.each([
    ['/app/favicon.svg', `${here}/app/favicon.svg`],
    ['brand/Firm.PNG?v=2', `${here}/brand/Firm.PNG?v=2`],
    [`${here}/brand/firm.webp`, `${here}/brand/firm.webp`],
    ['/.//evil.example/x.png', `${here}//evil.example/x.png`],
  ])('%s is a picture of this server', (logo, address) => expect(logoAddress(logo)).toBe(address));

  it.each([
    null, '', 'https://evil.example/x.png', '//evil.example/x.png', '/\\evil.example/x.png', 'data:image/png,x.png', `blob:${here}/x.png`, 'javascript:alert(1)//x.png', 'http://[/x.png',
    `http://user:word@${window.location.host}/x.png`, '/api/v1/auth/logout', '/api/v1/auth/logout?x.png', '/api/v1/auth/logout#x.png',
  ])('%j is none', (logo) => expect(logoAddress(logo)).toBeNull());
});
