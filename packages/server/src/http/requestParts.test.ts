import { describe, expect, it } from 'vitest';
import { contentDisposition } from './contentDisposition.js';
import { guardOrigin } from './guardOrigin.js';
import type { OriginRules } from './guardOrigin.js';
import { parseRange } from './ranges.js';

describe('a byte range', () => {
  it.each([
    [undefined, null], ['bytes=0-9', { start: 0, end: 9 }], ['bytes=90-', { start: 90, end: 99 }], ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }], ['bytes=95-500', { start: 95, end: 99 }], ['bytes=100-', 'invalid'], ['bytes=9-5', 'invalid'],
    ['bytes=-', null], ['bytes=0-1,5-6', null], ['lines=1-2', null],
  ])('%s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

describe('a file name in a header', () => {
  it('cannot end the header or the quotes, and keeps its letters', () => {
    expect(contentDisposition('a"b\\c\r\nSet-Cookie: x.csv', 'attachment')).toBe(`attachment; filename="a_b_cSet-Cookie: x.csv"; filename*=UTF-8''a%22b%5Cc%0D%0ASet-Cookie%3A%20x.csv`);
    expect(contentDisposition('明細.pdf', 'inline')).toBe(`inline; filename=".pdf"; filename*=UTF-8''%E6%98%8E%E7%B4%B0.pdf`);
  });
});

describe('the guard of origins', () => {
  const rules: OriginRules = { mode: 'local', allowedOrigins: [], allowedHosts: [], isPrivateSocket: false };

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST'])('knows %s as this machine', (host) => {
    expect(() => guardOrigin({ host, origin: `http://${host.toLowerCase()}` }, rules)).not.toThrow();
  });

  it.each(['localhost.evil.example', '127.0.0.1.evil.example', '', 'evil@localhost.example:80'])('refuses the host %s', (host) => {
    expect(() => guardOrigin({ host }, rules)).toThrow('for this machine only');
  });

  it('serves other hosts where that is configured, and in server mode', () => {
    expect(() => guardOrigin({ host: 'office.lan:4000' }, { ...rules, allowedHosts: ['office.lan'] })).not.toThrow();
    expect(() => guardOrigin({ host: 'tieout.example' }, { ...rules, mode: 'server' })).not.toThrow();
    expect(() => guardOrigin({ host: 'tieout.example', origin: 'http://evil.example' }, { ...rules, mode: 'server' })).toThrow('answers only pages it serves');
  });

  it('does not stand in the way of a private socket', () => {
    expect(() => guardOrigin({}, { ...rules, isPrivateSocket: true })).not.toThrow();
  });

  it('takes the forms of its own pages, which name no origin, and not those of a sandboxed page', () => {
    const form = (site?: 'same-origin' | 'same-site' | 'cross-site') => () => guardOrigin({ host: 'tieout.example', origin: 'null', 'sec-fetch-mode': 'navigate', ...(site ? { 'sec-fetch-site': site } : {}) }, { ...rules, mode: 'server' });
    expect(form('same-origin')).not.toThrow();
    for (const site of ['same-site', 'cross-site', undefined] as const) expect(form(site)).toThrow('answers only pages it serves');
  });
});
