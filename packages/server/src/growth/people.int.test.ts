// What people tell those who run the server, and what they are told: feedback, surveys, referrals, announcements, tracking.
import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { USAGE_DAYS } from '@tieout/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '../database/tenant.js';
import { boot } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { startTestMail } from '../testing/testMail.js';
import type { TestMail } from '../testing/testMail.js';
import { dropOldUsage } from '../tracking/trackUsage.js';

let nowMs = Date.parse('2026-03-10T12:00:00Z');
let booted: Booted;
let mail: TestMail;
let ada: Client;
let operator: Client;
const clients: Client[] = [];
const as = (token?: string): Client => {
  const client = createClient({ url: booted.url, token });
  clients.push(client);
  return client;
};

beforeAll(async () => {
  mail = await startTestMail();
  booted = await boot({ mode: 'server', clock: () => new Date(nowMs), config: { smtpUrl: mail.url, publicUrl: 'https://tieout.example', operatorEmails: ['opal@tieout.example'] } });
  const signUp = async (email: string, coupon?: string) => as(await as().auth.signUp({ email, password: 'correct horse', firstName: 'Ada', lastName: 'Love', ...(coupon ? { coupon } : {}) }));
  ada = await signUp('ada@firm.example');
  operator = await signUp('opal@tieout.example');
  await as().auth.confirmEmail(await mail.tokenTo('opal@tieout.example'));
  await mail.tokenTo('ada@firm.example');
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await booted?.close();
  await mail?.close();
});

it('what somebody writes reaches the operators by mail and in their list, and no more than so much an hour', async () => {
  await ada.growth.sendFeedback({ rating: 2, message: 'The button is gone', path: '/jobData' });
  await expect.poll(() => mail.messages.find(({ to }) => to === 'opal@tieout.example')?.text).toContain('The button is gone');
  nowMs += 1000;
  await ada.support.contact('Please call', '/account');
  const { rows } = await operator.admin.db('feedback');
  expect(rows).toMatchObject([{ kind: 'support', message: 'Please call' }, { kind: 'feedback', rating: 2, email: 'ada@firm.example', path: '/jobData' }]);
  await expect(ada.growth.sendFeedback({})).rejects.toMatchObject({ status: 400 });
  for (let sent = 0; sent < 18; sent += 1) await ada.growth.sendFeedback({ rating: 5 });
  await expect(ada.growth.sendFeedback({ rating: 5 })).rejects.toMatchObject({ status: 429 });
  nowMs += 3_600_001;
  ada.setToken(await ada.auth.refresh());
  operator.setToken(await operator.auth.refresh());
});

it('the onboarding survey is pending until it is answered whole, says what kind of user this is, and invites the teammates', async () => {
  expect(await ada.onboarding.pendingSurvey()).toEqual({ surveyId: 'onboarding', data: {} });
  const data = { segment: 'Other', 'segment-Comment': 'Archivist', company_size: '1-10', use_cases: ['Other'], 'use_cases-Comment': 'Sorting', document_volume: '1-10 per month', document_frequency: 'One Time Usage', integrations: ['ERP systems'], teammates: ['Bea@Firm.example', 'nonsense'] };
  await expect(ada.onboarding.saveSurvey({ surveyId: 'onboarding', data: { ...data, 'segment-Comment': '' } })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Please specify your role') });
  await ada.onboarding.saveSurvey({ surveyId: 'onboarding', data });
  await ada.onboarding.saveSurvey({ surveyId: 'onboarding', data });
  expect(await ada.users.current()).toMatchObject({ segment: 'Archivist', document_frequency: 'One Time Usage' });
  expect(await ada.onboarding.pendingSurvey()).toEqual({ surveyId: null, data: null });
  await mail.tokenTo('bea@firm.example');
  await ada.onboarding.saveSurvey({ surveyId: 'survey1', data: { disappointed: 'Very disappointed' } });
  expect((await operator.admin.db('surveys', { search: 'archivist' })).rows).toMatchObject([{ survey: 'onboarding', email: 'ada@firm.example' }]);
});

it('a link counts whoever signs up by it, names them in part only, and says who subscribed', async () => {
  const { link, referredUsers, referringUser } = await ada.growth.referrals();
  expect([referredUsers, referringUser]).toEqual([[], null]);
  const coupon = new URL(link).searchParams.get('coupon')!;
  expect(link.startsWith('https://tieout.example/app/signup?')).toBe(true);
  const cleo = as(await as().auth.signUp({ email: 'cleo@other.example', password: 'correct horse', firstName: 'Cleo', lastName: 'Other', coupon }));
  expect((await cleo.growth.referrals()).referringUser).toEqual({ name: 'Ada L' });
  expect((await ada.growth.referrals()).referredUsers).toMatchObject([{ name: 'Cleo O', email: 'c…@other.example', status: 'signedUp' }]);
  await operator.support.updateSubscription({ email: 'cleo@other.example', plan: 'Starter', billingCycle: 'Monthly' });
  expect((await ada.growth.referrals()).referredUsers[0]?.status).toBe('subscribed');
  expect((await ada.growth.promotions()).map(({ id }) => id)).toEqual(['referral', 'affiliate', 'review']);
});

it('an announcement reaches everybody until they close it', async () => {
  await expect(operator.announcements.create({ title: 'x', externalLink: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 400 });
  await expect(operator.announcements.create({ title: 'x', link: '//evil.example' })).rejects.toMatchObject({ status: 400 });
  const [{ id } = { id: '' }] = await operator.announcements.create({ title: 'New export formats', link: '/customFormats' });
  expect(await ada.announcements.list()).toMatchObject([{ id, title: 'New export formats', link: '/customFormats' }]);
  await ada.announcements.track(id, 'shown');
  await ada.announcements.track(id, 'dismissed');
  expect(await ada.announcements.list()).toEqual([]);
  expect(await operator.announcements.list()).toHaveLength(1);
  expect(await operator.announcements.delete(id)).toEqual([]);
});

it('what is tracked is cut to size, keeps no query of an address, is limited, and goes by age', async () => {
  await ada.tracking.pageView({ path: '/jobData?search=Smith', timestamp: new Date(nowMs).toISOString(), plan: 'Starter' });
  await ada.tracking.changePlans({ plan: 'Business', billingCycle: 'Annually', checkoutStage: 'confirmplan' });
  await as().tracking.event({ name: 'sign_up_failed', details: { message: 'x' } });
  await as().tracking.error({ message: 'It broke', stack: 'at x', path: '/app' });
  expect(await ada.tracking.conversion()).toEqual({ enabled: false, sessionReplay: false });
  await expect(as().tracking.error({ message: 'x'.repeat(501) })).rejects.toMatchObject({ status: 400 });
  await expect(as().tracking.event({ name: 'x', details: { long: 'x'.repeat(201) } })).rejects.toMatchObject({ status: 400 });
  const { rows } = await operator.admin.db('usage', { search: 'pageview' });
  expect(rows).toMatchObject([{ name: '/jobData', email: 'ada@firm.example', details: { plan: 'Starter' } }]);
  const flood = await Promise.all(Array.from({ length: 60 }, () => as().tracking.event({ name: 'x' }).then(() => 204, (error: { status: number }) => error.status)));
  expect(flood.filter((status) => status === 429).length).toBe(2);
  const { db } = booted.server.services;
  const before = await db.usageEvents.count(SYSTEM);
  await dropOldUsage(booted.server.services);
  expect(await db.usageEvents.count(SYSTEM)).toBe(before);
  nowMs += (USAGE_DAYS + 1) * 86_400_000;
  await dropOldUsage(booted.server.services);
  expect(await db.usageEvents.count(SYSTEM)).toBe(0);
});
