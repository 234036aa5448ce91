import { LIVE_PATH } from '@tieout/sdk/contract';
import type { LiveMessage } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { boot, waitForJob } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot({ mode: 'server' })));
afterAll(() => booted?.close());

interface Listening {
  messages: LiveMessage[];
  closed: Promise<number>;
  socket: WebSocket;
}

function open(hello: string, headers: Record<string, string> = {}): Listening {
  const socket = new WebSocket(`${booted.url.replace('http', 'ws')}${LIVE_PATH}`, { headers });
  const messages: LiveMessage[] = [];
  socket.on('message', (text) => messages.push(JSON.parse(String(text)) as LiveMessage));
  socket.on('open', () => socket.send(hello));
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
    socket.on('error', () => resolve(0));
  });
  return { messages, closed, socket };
}

const hello = (token: string) => JSON.stringify({ messageType: 'Authenticate', token });
const until = async (test: () => boolean) => {
  for (let tries = 0; !test() && tries < 200; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the live socket', () => {
  it('tells each state of a job to its tenant, and nothing to another', async () => {
    const { asOwner, asStranger, ownerToken, server } = booted;
    const mine = open(hello(ownerToken!));
    const { services } = server;
    const strangerId = (await asStranger.users.current()).id;
    const stranger = await services.db.users.byId(strangerId, { tenant: 'all' });
    const { createAccessToken } = await import('../tokens/tokens.commands.js');
    const theirs = open(hello(await createAccessToken(services, { userId: strangerId, contractId: stranger!.contractId })));
    await until(() => mine.messages.length > 0 && theirs.messages.length > 0);
    const document = await asOwner.documents.upload({ name: 'a.pdf', content: await statementPdf() });
    const job = await asOwner.jobs.create({ documents: [document.id] });
    await waitForJob(asOwner, job.id);
    await until(() => mine.messages.some(({ messageType }) => messageType === 'TransactionsChanged'));
    await asOwner.jobs.delete(job.id);
    await until(() => mine.messages.some(({ messageType }) => messageType === 'JobDeleted'));
    const states = mine.messages.flatMap((message) => (message.messageType === 'JobStatusUpdate' ? [message.job.status] : []));
    expect([...new Set(states)]).toEqual(['InProgress', 'Finishing', 'Succeeded']);
    expect(mine.messages[0]!.messageType).toBe('Ready');
    expect(mine.messages.at(-1)).toEqual({ messageType: 'JobDeleted', jobId: job.id });
    expect(theirs.messages).toEqual([{ messageType: 'Ready' }]);
    mine.socket.close();
    theirs.socket.close();
  });

  it('tells nothing more to whose token was taken away, who was locked out or whose firm was closed, and closes', async () => {
    const { services } = booted.server;
    const { db } = services;
    const { createAccessToken } = await import('../tokens/tokens.commands.js');
    const { startSession } = await import('../auth/sessions.js');
    const owner = await booted.asOwner.users.current();
    const scope = { tenant: { contractId: owner.contractId } };
    const member = await db.users.create({ id: services.newId(), contractId: owner.contractId, email: 'listens@example.com', firstName: 'L', lastName: '', isContractAdmin: false, createdAt: new Date() }, scope);
    const sockets = [open(hello(await createAccessToken(services, { userId: owner.id, contractId: owner.contractId }))), open(hello(await startSession(services, member, { address: null, userAgent: null })))];
    await until(() => sockets.every(({ messages }) => messages.length > 0));
    await db.accessTokens.update({ revokedAt: new Date() }, { where: { userId: owner.id, revokedAt: null }, ...scope });
    await member.update({ isEnabled: false }, scope);
    const payload = { job: { id: services.newId(), status: 'Succeeded' } } as never;
    // Of what is known about a listener, at most a second is old.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    services.live.publish({ name: 'job.updated', contractId: owner.contractId, payload });
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
    expect(sockets.flatMap(({ messages }) => messages)).toEqual([{ messageType: 'Ready' }, { messageType: 'Ready' }]);
  });

  it.each([
    ['no token', hello('')],
    ['a wrong token', hello('tieout_wrong')],
    ['something else than a greeting', '{"messageType":"Subscribe"}'],
    ['no JSON', 'hello'],
  ])('closes on %s', async (_name, text) => {
    const { closed, messages } = open(text);
    expect(await closed).toBe(4401);
    expect(messages).toEqual([]);
  });

  it('refuses a foreign page', async () => {
    expect(await open(hello(booted.ownerToken!), { origin: 'http://evil.example' }).closed).toBe(0);
  });
});
