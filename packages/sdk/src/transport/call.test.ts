import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from '../client.js';
import { ApiError } from '../core/apiError.js';
import { RetriesExhaustedError, TimeoutError, UnexpectedResponseError } from '../core/connectionErrors.js';
import { forbidden, unauthorized } from '../core/errors.js';
import { documentErrors } from '../documents/documents.contract.js';
import { TRIAL_LIMIT_HEADER } from '../exports/exports.contract.js';
import { API_VERSION, VERSION_HEADER } from '../system/system.contract.js';
import { buildDocument, buildJob, createFakeTransport, testId } from '../testing/index.js';
import type { TransportRequest, TransportResponse } from './transport.js';

interface Scripted {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Answers from a list, the last one again and again; "hang" never answers. */
function scripted(answers: (Scripted | 'hang')[], options: Omit<ClientOptions, 'transport'> = {}) {
  const requests: TransportRequest[] = [];
  const transport = { ...createFakeTransport(), async send(request: TransportRequest): Promise<TransportResponse> {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(request);
    if (answer === 'hang') return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? null);
    return {
      status: answer.status,
      header: (name) => answer.headers?.[name] ?? null,
      text: () => Promise.resolve(text),
      stream: async function* () { yield new TextEncoder().encode(text); },
    };
  } };
  return { client: createClient({ ...options, transport }), requests };
}

const ok: Scripted = { status: 200, body: { job: buildJob() } };
const error = (definition: ConstructorParameters<typeof ApiError>[0]): Scripted =>
  ({ status: definition.status, body: new ApiError(definition).toBody('r1') });
const id = testId('job');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the timers until the promise settles and says how long that took on the clock. */
async function settle<T>(promise: Promise<T>): Promise<{ value?: T; reason?: unknown; elapsedMs: number }> {
  const startedMs = Date.now();
  const outcome = promise.then((value) => ({ value }), (reason: unknown) => ({ reason }));
  await vi.runAllTimersAsync();
  return { ...(await outcome), elapsedMs: Date.now() - startedMs };
}

describe('429 and 502', () => {
  it.each([429, 502])('%i is tried again after 100 ms, 200 ms, 400 ms', async (status) => {
    const { client, requests } = scripted([{ status }, { status }, { status }, ok]);
    const { value, elapsedMs } = await settle(client.jobs.get(id));
    expect(value?.id).toBe(id);
    expect([requests.length, elapsedMs]).toEqual([4, 700]);
  });

  it('after 10 attempts the call fails with the specified message', async () => {
    const { client, requests } = scripted([{ status: 429 }]);
    const { reason, elapsedMs } = await settle(client.jobs.get(id));
    expect(reason).toBeInstanceOf(RetriesExhaustedError);
    expect((reason as Error).message).toBe('Max number of retries reached');
    expect([requests.length, elapsedMs]).toEqual([10, 51_100]);
  });

  it('Retry-After lengthens the pause', async () => {
    const { client } = scripted([{ status: 429, headers: { 'retry-after': '7' } }, ok]);
    expect((await settle(client.jobs.get(id))).elapsedMs).toBe(7000);
  });

  it('an abort during the pause ends the call at once', async () => {
    const { client, requests } = scripted([{ status: 429, headers: { 'retry-after': '50' } }]);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 300);
    const { reason, elapsedMs } = await settle(client.jobs.get(id, { signal: controller.signal }));
    expect([reason, elapsedMs, requests.length]).toEqual([new Error('enough'), 300, 1]);
  });

  it('500 and 503 are not tried again', async () => {
    const { client, requests } = scripted([{ status: 503, body: '<h1>Service Unavailable</h1>' }]);
    expect((await settle(client.jobs.get(id))).reason).toBeInstanceOf(UnexpectedResponseError);
    expect(requests).toHaveLength(1);
  });

  it('an upload whose source can be read once is never sent twice', async () => {
    const { client, requests } = scripted([{ status: 502, body: 'bad gateway' }]);
    const content = (async function* () { yield new Uint8Array(3); })();
    const { reason } = await settle(client.documents.upload({ name: 'a.pdf', content }));
    expect(reason).toMatchObject({ status: 502 });
    expect(requests).toHaveLength(1);
  });

  it('an upload that can be replayed is', async () => {
    const { client, requests } = scripted([{ status: 502 }, { status: 200, body: { document: buildDocument() } }]);
    const { value } = await settle(client.documents.upload(new File(['%PDF'], 'a.pdf')));
    expect([value?.id, requests.length]).toEqual([testId('document'), 2]);
  });
});

describe('session', () => {
  it('401 tells that the session is over and rejects with the error', async () => {
    const onSessionExpired = vi.fn();
    const { client } = scripted([error(unauthorized)], { token: 'refused', onSessionExpired });
    const { reason } = await settle(client.jobs.get(id));
    expect(reason).toMatchObject({ type: 'auth.required', status: 401 });
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(reason, 'refused');
  });

  it('403 refreshes the token and tries once more with it', async () => {
    const { client, requests } = scripted([error(forbidden), ok], { token: 'old', refreshToken: async () => 'new' });
    expect((await settle(client.jobs.get(id))).value?.id).toBe(id);
    expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('403 has done nothing, so a call that must not be made twice is sent again, too', async () => {
    const { client, requests } = scripted([error(forbidden), { status: 204 }], { token: 'old', refreshToken: async () => 'new' });
    await settle(client.users.disableTwoFactor({ password: 'x' }));
    expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('a second 403 is an error', async () => {
    const refreshToken = vi.fn(async () => 'new');
    const { client, requests } = scripted([error(forbidden)], { refreshToken });
    expect((await settle(client.jobs.get(id))).reason).toMatchObject({ type: 'auth.forbidden' });
    expect([requests.length, refreshToken.mock.calls.length]).toEqual([2, 1]);
  });

  it('without a way to refresh, and when the refresh fails, 403 is an error at once', async () => {
    const without = scripted([error(forbidden)]);
    const failing = scripted([error(forbidden)], { refreshToken: () => Promise.reject(new Error('offline')) });
    for (const { client, requests } of [without, failing]) {
      expect((await settle(client.jobs.get(id))).reason).toMatchObject({ type: 'auth.forbidden' });
      expect(requests).toHaveLength(1);
    }
  });

  it('calls that meet a 403 together share one refresh', async () => {
    const refreshToken = vi.fn(() => new Promise<string>((resolve) => void setTimeout(resolve, 50, 'new')));
    const { client } = scripted([error(forbidden), error(forbidden), ok], { refreshToken });
    await settle(Promise.all([client.jobs.get(id), client.jobs.get(id)]));
    expect(refreshToken).toHaveBeenCalledTimes(1);
  });
});

describe('time limits', () => {
  it.each([
    ['a read', 30_000, (client: ReturnType<typeof createClient>) => client.jobs.get(id)],
    ['the creation of a job', 60_000, (client: ReturnType<typeof createClient>) => client.jobs.create({ documents: [testId('document')] })],
    ['an export', 300_000, (client: ReturnType<typeof createClient>) => client.exports.create(id, { format: 'csv' })],
    ['an upload', 1_200_000, (client: ReturnType<typeof createClient>) => client.documents.upload(new File(['x'], 'a.pdf'))],
  ])('%s times out after %i ms', async (_name, limitMs, act) => {
    const { reason, elapsedMs } = await settle<unknown>(act(scripted(['hang']).client));
    expect(reason).toBeInstanceOf(TimeoutError);
    expect([(reason as Error).message, elapsedMs]).toEqual(['Operation timed out', limitMs]);
  });

  it('an abort rejects with the reason of the caller', async () => {
    const promise = scripted(['hang']).client.jobs.get(id, { signal: AbortSignal.abort(new Error('closed')) });
    expect((await settle(promise)).reason).toEqual(new Error('closed'));
  });
});

describe('answers', () => {
  it('an error body becomes an ApiError with its type, code and data', async () => {
    const { client } = scripted([{ status: 422, body: new ApiError(documentErrors.damaged, { data: { document: 'a.pdf' } }).toBody('r7') }]);
    const { reason } = await settle(client.jobs.get(id));
    expect(reason).toBeInstanceOf(ApiError);
    expect((reason as ApiError).is(documentErrors.damaged)).toBe(true);
    expect(reason).toMatchObject({ code: 2103, status: 422, data: { document: 'a.pdf' }, requestId: 'r7' });
  });

  it('a page of something else in front of the server is told as such', async () => {
    const { client } = scripted([{ status: 200, body: '<html><title>Log in to Wifi</title></html>' }]);
    expect((await settle(client.jobs.get(id))).reason).toMatchObject({ name: 'UnexpectedResponseError', message: expect.stringContaining('Log in to Wifi') });
  });

  it('an answer that breaks the contract is an error that names the place', async () => {
    const { client } = scripted([{ status: 200, body: { job: { ...buildJob(), status: 'Sleeping' } } }]);
    expect((await settle(client.jobs.get(id))).reason).toMatchObject({ message: expect.stringContaining('job.status') });
  });

  it('the version travels with every call, and another version of the server is told once', async () => {
    const onVersionChange = vi.fn();
    const { client, requests } = scripted([{ ...ok, headers: { [VERSION_HEADER]: '2' } }], { onVersionChange });
    await settle(client.jobs.get(id));
    await settle(client.jobs.get(id));
    expect(requests[0]?.headers[VERSION_HEADER]).toBe(API_VERSION);
    expect(onVersionChange).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('a trial limit is told and stands in the file', async () => {
    const onTrialLimit = vi.fn();
    const { client } = scripted([{ status: 200, body: 'a,b', headers: { [TRIAL_LIMIT_HEADER]: '10' } }], { onTrialLimit });
    const { value } = await settle(client.exports.create(id, { format: 'csv' }));
    expect(onTrialLimit).toHaveBeenCalledExactlyOnceWith(10);
    expect([value?.trialLimit, await value?.text()]).toEqual([10, '"a,b"'.slice(1, -1)]);
  });

  it('what the plan does not allow is told, and the call fails all the same', async () => {
    const onPlanLimit = vi.fn();
    const refusal = (code: number, status: number, type: string) => ({ status, body: { status, code, type, message: 'No', data: {}, requestId: 'r' } });
    const { client } = scripted([refusal(1034, 402, 'credits.out_of_pages'), refusal(1042, 403, 'plan.feature_missing'), refusal(2004, 404, 'request.not_found')], { onPlanLimit });
    for (let count = 0; count < 3; count += 1) expect((await settle(client.jobs.get(id))).reason).toBeDefined();
    expect(onPlanLimit.mock.calls.map(([error]) => (error as { code: number }).code)).toEqual([1034, 1042]);
  });

  it('a proposed file name never carries a folder', async () => {
    const named = async (disposition: string) => {
      const { client } = scripted([{ status: 200, body: 'x', headers: { 'content-disposition': disposition } }]);
      const { value } = await settle(client.exports.create(id, { format: 'csv' }));
      await value?.bytes();
      return value?.fileName;
    };
    expect(await named('attachment; filename="a b.csv"')).toBe('a b.csv');
    expect(await named('attachment; filename="x.csv"; filename*=UTF-8\'\'J%C3%A4nner.csv')).toBe('Jänner.csv');
    expect(await named('attachment; filename="../../etc/passwd"')).toBe('passwd');
  });

  it('addresses for links carry the token and the page', () => {
    const { client } = scripted([ok], { token: 't 1' });
    expect(client.documents.fileUrl(testId('document'), { page: 3 }))
      .toBe(`http://tieout.test/api/v1/protected/document/${testId('document')}/file.pdf?token=t+1#page=3`);
  });
});
