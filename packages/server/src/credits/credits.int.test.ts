import { createClient } from '@tieout/sdk';
import type { Client } from '@tieout/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPlan } from '../contracts/contracts.commands.js';
import { EngineError } from '../reading/reader.js';
import { keepHouse } from '../system/housekeeping.js';
import { boot, convert, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';
import { chargeJob, returnPages } from './charges.commands.js';
import { purgeExpired } from './retention.js';

let booted: Booted;
let client: Client;
let contractId: string;
let sessionToken: string;
let longPdf: Uint8Array;
let nowMs = Date.parse('2026-01-31T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  booted = await boot({ mode: 'server', clock: () => new Date(nowMs) });
  longPdf = await statementPdf({ amounts: Array.from({ length: 560 }, (_, index) => index + 1) });
});
afterAll(async () => {
  await client?.close();
  await booted?.close();
});
/** A new trial for each test. */
beforeEach(async () => {
  await client?.close();
  sessionToken = await booted.asNobody.auth.createGuest();
  client = createClient({ url: booted.url, token: sessionToken });
  contractId = (await client.users.current()).contractId;
});

const pagesLeft = async () => (await client.credits.get()).available;
const onePage = async () => ({ name: 'short.pdf', content: await statementPdf() });

describe('pages of a job', () => {
  it('are charged once, however often it runs', async () => {
    const job = await convert(client, [await onePage()]);
    expect([job.status, await pagesLeft()]).toEqual(['Succeeded', 19]);
    const { services } = booted.server;
    await Promise.all([1, 2, 3].map(() => chargeJob(services, { id: job.id, contractId }, [{ id: JSON.parse(job.output!).documentId as string, numPages: 1 }])));
    await client.jobs.redo(job.id);
    expect([(await waitForJob(client, job.id)).status, await pagesLeft()]).toEqual(['Succeeded', 19]);
  });

  it('come back when a document cannot be read, and are charged again when it can', async () => {
    const { reader } = booted.server.services;
    const { extract } = reader;
    reader.extract = () => Promise.reject(new EngineError('broken'));
    const job = await convert(client, [await onePage()]).finally(() => (reader.extract = extract));
    expect([job.status, await pagesLeft()]).toEqual(['Failed', 20]);
    await client.jobs.resume(job.id);
    expect([(await waitForJob(client, job.id)).status, await pagesLeft()]).toEqual(['Succeeded', 19]);
  });

  it('come back when it is canceled', async () => {
    const { reader } = booted.server.services;
    const { extract } = reader;
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    reader.extract = (_source, _options, { signal }) => new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Canceled')));
      hasBegun();
    });
    const { id } = await client.documents.upload(await onePage());
    const job = await client.jobs.create({ documents: [id] });
    await begun;
    expect(await pagesLeft()).toBe(19);
    await client.jobs.cancel(job.id);
    reader.extract = extract;
    expect(await pagesLeft()).toBe(20);
  });

  it('of two jobs that come at once are never paid with the same ones', async () => {
    const job = (n: number) => ({ id: `33333333-3333-4333-8333-33333333333${n}`, contractId });
    const document = { id: '44444444-4444-4444-8444-444444444444', numPages: 15 };
    await setPlan(booted.server.services, contractId, { plan: 'Starter', pageAllowance: 20 }, 'test');
    const outcomes = await Promise.allSettled([1, 2, 3].map((n) => chargeJob(booted.server.services, job(n), [document])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await pagesLeft()).toBe(5);
  });
});

describe('a trial', () => {
  it('converts as many pages as it has, then waits for more, and goes on with a plan', async () => {
    const part = await convert(client, [{ name: 'long.pdf', content: longPdf }]);
    expect(part).toMatchObject({ status: 'Succeeded', isPartial: true, reconciliation: expect.not.stringMatching(/^Reconciled$/) });
    expect(part.totalJobs).toBeGreaterThan(20);
    const { data } = await client.transactions.list(part.id, { pageSize: 1000 });
    expect(Math.max(...data.map(({ pageNumber }) => pageNumber))).toBe(19);
    expect(await pagesLeft()).toBe(0);
    const waiting = await convert(client, [await onePage()]);
    expect(waiting).toMatchObject({ status: 'OutOfCredits', error: { code: 1034, message: "You don't have any pages left. (The trial is limited to 20 pages)", data: { needed: 1, available: 0 } } });
    await expect(client.jobs.resume(waiting.id)).rejects.toMatchObject({ status: 402, code: 1034 });
    await setPlan(booted.server.services, contractId, { plan: 'Business' }, 'operator');
    await client.jobs.resume(waiting.id);
    expect(await waitForJob(client, waiting.id)).toMatchObject({ status: 'Succeeded', isPartial: false });
    await client.jobs.redo(part.id);
    expect(await waitForJob(client, part.id)).toMatchObject({ status: 'Succeeded', isPartial: false });
    // 20 of them were paid for in the trial.
    expect(await pagesLeft()).toBe(640 - 1 - (part.totalJobs - 20));
  });

  it('downloads ten rows', async () => {
    const job = await convert(client, [{ name: 'rows.pdf', content: await statementPdf({ amounts: Array.from({ length: 15 }, (_, index) => index + 1) }) }]);
    const text = new TextDecoder().decode(await (await client.exports.create(job.id, { format: 'csv' })).bytes());
    expect(text.trim().split('\r\n')).toHaveLength(11);
  });

  it('has no pages after two weeks', async () => {
    nowMs += 15 * DAY_MS;
    // The session as well: a guest who comes back begins anew.
    expect((await booted.server.services.db.contracts.byId(contractId, { tenant: { contractId } }))!.credits).toBe(20);
    const { availablePages } = await import('./balance.js');
    expect((await availablePages(booted.server.services, contractId)).available).toBe(0);
  });
});

describe('a plan', () => {
  it('says in the words of the specification how many pages are missing', async () => {
    await setPlan(booted.server.services, contractId, { plan: 'Starter', pageAllowance: 3 }, 'operator');
    const job = await convert(client, [{ name: 'long.pdf', content: longPdf }]);
    expect(job).toMatchObject({ status: 'OutOfCredits', error: { message: `The job has ${job.totalJobs} pages but you only have 3 pages left` } });
  });

  it('goes beyond its pages as far as the firm has agreed to pay, once for each page, and gives back what was not read', async () => {
    const { services } = booted.server;
    const scope = { tenant: { contractId } };
    const job = (n: number) => ({ id: `55555555-5555-4555-8555-55555555555${n}`, contractId });
    const document = (numPages: number) => ({ id: '44444444-4444-4444-8444-444444444444', numPages });
    expect(await client.credits.overage()).toBeNull();
    await expect(client.credits.setOverage({ enabled: true, pages: 250, pricePerPage: 0.24 })).rejects.toMatchObject({ status: 403 });
    await services.db.users.update({ isGuest: false }, { where: {}, ...scope });
    await expect(client.credits.setOverage({ enabled: true, pages: 250, pricePerPage: 0.24 })).rejects.toMatchObject({ type: 'overage.not_offered' });
    await setPlan(services, contractId, { plan: 'Starter', pageAllowance: 20 }, 'operator');
    await services.db.contracts.update({ purchasedCredits: 5 }, { where: { id: contractId }, ...scope });
    expect(await client.credits.overage()).toEqual({ enabled: false, pages: 5000, pricePerPage: 0.06 });
    await expect(chargeJob(services, job(0), [document(26)])).rejects.toMatchObject({ code: 1034 });
    await expect(client.credits.setOverage({ enabled: true, pages: 250, pricePerPage: 0.01 })).rejects.toMatchObject({ type: 'overage.no_such_package' });
    await client.credits.setOverage({ enabled: true, pages: 250, pricePerPage: 0.24 });
    const outcomes = await Promise.allSettled([1, 1, 2].map((n) => chargeJob(services, job(n), [document(200)])));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await client.credits.get()).toMatchObject({ available: 0, overage: { enabled: true, pages: 250, pricePerPage: 0.24, used: 175, currency: 'USD' } });
    // Given back by several at once, they come back once.
    await Promise.all([1, 2, 3].map(() => services.db.transaction((transaction) => returnPages(services, job(1), { ...scope, transaction }))));
    expect(await client.credits.get()).toMatchObject({ credits: 20, purchasedCredits: 5, overage: { used: 0 } });
    await chargeJob(services, job(3), [document(30)]);
    nowMs += 32 * DAY_MS;
    const { availablePages } = await import('./balance.js');
    expect((await availablePages(services, contractId)).overageLeft).toBe(250);
    expect((await services.db.creditEntries.findOne({ where: { kind: 'overage' }, ...scope }))!.note).toBe('5 pages at 0.24 each');
  });

  it('goes no further when the firm stops it, and the address of a setting is no way around the packages', async () => {
    const { services } = booted.server;
    await setPlan(services, contractId, { plan: 'Starter', pageAllowance: 1 }, 'operator');
    await services.db.users.update({ isGuest: false }, { where: {}, tenant: { contractId } });
    await client.credits.setOverage({ enabled: true, pages: 500, pricePerPage: 0.2 });
    await client.credits.setOverage({ enabled: false, pages: 500, pricePerPage: 0.2 });
    await fetch(`${booted.url}/api/v1/protected/contractPreference/overag%65`, { method: 'POST', headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' }, body: JSON.stringify({ value: { enabled: true, pages: 9_000_000, pricePerPage: 0 } }) });
    expect((await client.credits.get()).overage).toMatchObject({ enabled: false, pages: 500 });
    await expect(chargeJob(services, { id: '66666666-6666-4666-8666-666666666666', contractId }, [{ id: '44444444-4444-4444-8444-444444444444', numPages: 2 }])).rejects.toMatchObject({ code: 1034 });
  });

  it('costs what the operator says', async () => {
    const prices = { currency: 'EUR', overage: [{ pages: 100, pricePerPage: 0.5 }], oneOff: [{ pages: 50, amount: 2500 }] };
    await expect(client.credits.setPrices(prices)).rejects.toMatchObject({ status: 403 });
    await booted.server.services.db.users.update({ permissions: ['READ_DB_TABLES'] }, { where: {}, tenant: { contractId } });
    await expect(client.credits.setPrices({ ...prices, overage: [{ pages: 100, pricePerPage: 0.005 }] })).rejects.toMatchObject({ code: 2001 });
    await client.credits.setPrices(prices);
    expect(await client.credits.overagePricing()).toEqual({ currency: 'EUR', packages: prices.overage });
    expect(await client.credits.oneOffPricing()).toEqual({ currency: 'EUR', packs: prices.oneOff });
    await booted.server.services.db.sequelize.query('DELETE FROM "operator_settings"');
  });

  it('fills its pages up each month, on the last day of a shorter one, and keeps what was bought', async () => {
    nowMs = Date.parse('2026-01-31T12:00:00Z');
    const { services } = booted.server;
    const { availablePages } = await import('./balance.js');
    await setPlan(services, contractId, { plan: 'Starter' }, 'operator');
    const scope = { tenant: { contractId } };
    await services.db.contracts.update({ credits: 1, purchasedCredits: 7 }, { where: { id: contractId }, ...scope });
    nowMs = Date.parse('2026-02-28T11:59:00Z');
    expect((await availablePages(services, contractId)).available).toBe(8);
    nowMs = Date.parse('2026-02-28T12:00:00Z');
    expect((await availablePages(services, contractId)).available).toBe(127);
    expect(await services.db.creditEntries.count({ where: { kind: 'allowance' }, ...scope })).toBe(1);
    nowMs = Date.parse('2026-05-20T00:00:00Z');
    expect((await availablePages(services, contractId)).contract.creditsUntil!.toISOString()).toBe('2026-05-28T12:00:00.000Z');
  });

  it('keeps jobs as long as it says', async () => {
    const { services } = booted.server;
    await setPlan(services, contractId, { plan: 'Starter100' }, 'operator');
    const old = await convert(client, [await onePage()]);
    const startedMs = nowMs;
    nowMs += 6 * DAY_MS;
    await keepHouse(services);
    const scope = { tenant: { contractId } };
    expect(await services.db.jobs.byId(old.id, scope)).not.toBeNull();
    nowMs = startedMs + 7 * DAY_MS + 1;
    await keepHouse(services);
    expect(await services.db.jobs.byId(old.id, scope)).toBeNull();
    expect(await services.db.documents.count(scope)).toBe(0);
    expect([await services.db.files.count(scope), await services.db.transactions.count(scope)]).toEqual([0, 0]);
  });

  it('deletes more than one batch at once, around jobs that still run, and nothing of accounts that keep theirs longer', async () => {
    const { services } = booted.server;
    const { db, newId } = services;
    const MANY = 101;
    const base = await convert(client, [await onePage()]);
    await setPlan(services, contractId, { plan: 'Starter100' }, 'operator');
    const others = createClient({ url: booted.url, token: await booted.asNobody.auth.createGuest() });
    const othersJob = await convert(others, [await onePage()]);
    const scope = { tenant: { contractId } };
    const job = (await db.jobs.byId(base.id, scope))!;
    const entry = (await db.jobDocuments.findOne({ where: { jobId: job.id }, ...scope }))!;
    const document = (await db.documents.byId(entry.documentId, scope))!;
    const startedMs = nowMs;
    const copies = Array.from({ length: MANY }, (_, index) => ({ jobId: newId(), usedId: newId(), unusedId: newId(), entryId: newId(), createdAt: new Date(startedMs - index) }));
    await db.documents.bulkCreate(copies.flatMap(({ usedId, unusedId, createdAt }) => [usedId, unusedId].map((id) => ({ ...document.get(), id, createdAt }))), scope);
    // The oldest of all is still at work.
    await db.jobs.bulkCreate(copies.map(({ jobId: id, createdAt }, index) => ({ ...job.get(), id, createdAt, runId: null, status: index === MANY - 1 ? ('InProgress' as const) : job.status })), scope);
    await db.jobDocuments.bulkCreate(copies.map(({ entryId: id, jobId, usedId: documentId }) => ({ ...entry.get(), id, jobId, documentId })), scope);
    await db.files.update({ refCount: 1 + 2 * MANY }, { where: {}, ...scope });
    nowMs = startedMs + 8 * DAY_MS;
    for (const each of [client, others]) each.setToken(await each.auth.refresh());
    const { id: young } = await client.documents.upload(await onePage());
    expect(await purgeExpired(services)).toEqual({ jobs: MANY, documents: MANY });
    const running = copies.at(-1)!;
    expect((await db.jobs.findAll(scope)).map(({ id }) => id)).toEqual([running.jobId]);
    expect((await db.documents.findAll(scope)).map(({ id }) => id).sort()).toEqual([running.usedId, young].sort());
    expect((await db.files.findAll(scope)).reduce((sum, { refCount }) => sum + refCount, 0)).toBe(2);
    expect((await others.jobs.get(othersJob.id)).numTransactions).toBe(3);
    expect((await (await others.documents.download((await others.jobs.documents(othersJob.id))[0]!.documentId)).bytes()).length).toBeGreaterThan(0);
    await others.close();
  });
});
