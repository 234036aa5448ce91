import { describe, expect, it } from 'vitest';
import { nextPath } from './nextPath.js';

describe('where a browser goes after signing in', () => {
  it.each([['/jobData?jobId=1', '/jobData?jobId=1'], ['/app/jobData?jobId=1#x', '/jobData?jobId=1#x'], ['/app', '/extractdata'], [undefined, '/extractdata'], ['', '/extractdata']])('%s is a place of the app', (next, path) =>
    expect(nextPath(next)).toBe(path));

  // The same values stand in nextAddress.test.ts of the app.
  it.each([
    'https://evil.example/', '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/app//evil.example', '/app/\\evil.example', '/./\\evil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'evil.example',
    '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '\t//evil.example', ' //evil.example', '/app/..//evil.example', '/.//evil.example', '/app/.//evil.example', '@evil.example', '/\u0000/evil.example', '/\u0000',
  ])('%j leads to the start page', (next) => expect(nextPath(next)).toBe('/extractdata'));

  it.each(['/%2f%2fevil.example', '/%5c%5cevil.example', '/%09/evil.example', '/／evil.example', '/⁄⁄evil.example', '/evil.example', '/@evil.example', '/?next=//evil.example', '/#//evil.example', '/%0d%0aset-cookie:x=1'])(
    '%j stays on this server',
    (next) => {
      const address = new URL(`/app${nextPath(next)}`, 'https://tieout.example');
      expect([address.origin, address.pathname.startsWith('/app'), /[\r\n]/.test(nextPath(next))]).toEqual(['https://tieout.example', true, false]);
    },
  );
});
