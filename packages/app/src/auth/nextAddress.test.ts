// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nextAddress } from './nextAddress.js';

describe('where signing in leads', () => {
  it.each([
    ['/jobData?jobId=1', '/jobData?jobId=1'],
    ['/app/jobData?jobId=1#x', '/jobData?jobId=1#x'],
    ['/app', '/extractdata'],
    [null, '/extractdata'],
    ['', '/extractdata'],
  ])('%s is a place of this app', (next, path) => expect(nextAddress(next)).toBe(path));

  // The same values stand in nextPath.test.ts of the server.
  it.each([
    'https://evil.example/', '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/app//evil.example', '/app/\\evil.example', '/./\\evil.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'evil.example',
    '/\t/evil.example', '/\n/evil.example', '/\r\n/evil.example', '\t//evil.example', ' //evil.example', '/app/..//evil.example', '/.//evil.example', '/app/.//evil.example', '@evil.example', '/\u0000/evil.example', '/\u0000',
  ])('%j leads to the start page', (next) => expect(nextAddress(next)).toBe('/extractdata'));

  it.each(['/%2f%2fevil.example', '/%5c%5cevil.example', '/%09/evil.example', '/／evil.example', '/⁄⁄evil.example', '/evil.example', '/@evil.example', '/?next=//evil.example', '/#//evil.example'])('%j stays on this server', (next) => {
    const address = new URL(`/app${nextAddress(next)}`, window.location.origin);
    expect([address.origin, address.pathname.startsWith('/app')]).toEqual([window.location.origin, true]);
  });
});
