import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook } from './webhooks.signature.js';

const secret = 'whsec_example';
const body = JSON.stringify({ id: '1', type: 'document.extraction.completed', note: 'Café' });
const at = new Date('2026-03-01T12:00:00.900Z');
const problemOf = (promise: Promise<unknown>) => promise.then(() => 'none', (error: { problem?: string }) => error.problem);

describe('a signature', () => {
  it('is the HMAC-SHA256 of seconds, point and body, as any language makes it', async () => {
    const seconds = Math.floor(at.getTime() / 1000);
    expect(await signWebhook(secret, body, at)).toBe(`t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
  });

  it('lets the event through, given as text or as bytes, with the old or the new secret', async () => {
    const header = await signWebhook(secret, body, at);
    expect(await verifyWebhook(body, header, secret, { now: at })).toMatchObject({ id: '1', note: 'Café' });
    expect(await verifyWebhook(new TextEncoder().encode(body), header, ['whsec_other', secret], { now: at })).toMatchObject({ id: '1' });
  });

  it.each([
    ['a changed body', `${body} `, (header: string) => header, secret, 'mismatch'],
    ['another secret', body, (header: string) => header, 'whsec_other', 'mismatch'],
    ['another time, to make it look fresh', body, (header: string) => header.replace(/t=\d+/, 't=1900000000'), secret, 'mismatch'],
    ['no header', body, () => undefined, secret, 'missing'],
    ['words', body, () => 'hello', secret, 'malformed'],
    ['no signature of this version', body, (header: string) => header.replace('v1', 'v0'), secret, 'malformed'],
    ['half a signature', body, (header: string) => header.slice(0, -2), secret, 'malformed'],
  ])('refuses %s', async (_name, sent, change, key, problem) => {
    expect(await problemOf(verifyWebhook(sent, change(await signWebhook(secret, body, at)), key, { now: at }))).toBe(problem);
  });

  it.each([[299, 'none'], [301, 'expired'], [-299, 'none'], [-301, 'expired']])('that is %i seconds old gives: %s', async (age, problem) => {
    const signedAt = new Date('2026-03-01T12:00:00Z');
    const now = new Date(signedAt.getTime() + age * 1000);
    expect(await problemOf(verifyWebhook(body, await signWebhook(secret, body, signedAt), secret, { now }))).toBe(problem);
  });

  it('is not made or checked with an empty secret', async () => {
    await expect(signWebhook('', body, at)).rejects.toThrow('empty');
    await expect(verifyWebhook(body, 't=1,v1=' + '0'.repeat(64), '', { now: at })).rejects.toThrow('empty');
  });
});
