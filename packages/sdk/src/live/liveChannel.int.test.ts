import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Client, createClient } from '../client.js';
import type { Job } from '../jobs/jobs.contract.js';
import { buildJob, buildRunningJob, testId } from '../testing/index.js';

let server: Server;
let client: Client;
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

/** A server with one job and a live channel that says Ready to whoever brings the token. */
async function serveJob(initial: Job) {
  const state = { job: initial, reads: 0, sockets: [] as WebSocket[], tokens: [] as string[] };
  server = createServer((_request, response) => {
    state.reads += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ job: state.job }));
  });
  const sockets = new WebSocketServer({ server, path: '/api/v1/ws' });
  sockets.on('connection', (socket) => {
    state.sockets.push(socket);
    socket.on('message', (text) => {
      state.tokens.push((JSON.parse(String(text)) as { token: string }).token);
      socket.send('{"messageType":"SomethingNew"}');
      socket.send('{"messageType":"Ready"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'secret' });
  return state;
}

describe('live channel over a real socket', () => {
  it('brings the token on open, and a job is followed without polling', async () => {
    const state = await serveJob(buildRunningJob());
    const seen: string[] = [];
    for await (const job of client.jobs.watch(testId('job'))) {
      seen.push(job.status);
      await expect.poll(() => client.live.isConnected).toBe(true);
      if (job.status === 'InProgress') state.sockets[0]?.send(JSON.stringify({ messageType: 'JobStatusUpdate', job: buildJob() }));
    }
    expect(seen).toEqual(['InProgress', 'Succeeded']);
    expect(state.tokens).toEqual(['secret']);
    await expect.poll(() => state.sockets[0]?.readyState).toBe(3);
  });

  it('a dropped socket comes back and the final state in between is not missed', async () => {
    const state = await serveJob(buildRunningJob());
    const seen: string[] = [];
    const startedMs = Date.now();
    for await (const job of client.jobs.watch(testId('job'))) {
      seen.push(job.status);
      await expect.poll(() => client.live.isConnected || job.status === 'Succeeded').toBe(true);
      state.job = buildJob();
      state.sockets[0]?.terminate();
    }
    expect(seen).toEqual(['InProgress', 'Succeeded']);
    expect(state.sockets.length).toBe(2);
    expect(Date.now() - startedMs).toBeLessThan(4000);
  });

  it('one socket serves all subscribers', async () => {
    const state = await serveJob(buildRunningJob());
    const heard: string[] = [];
    const stop = ['a', 'b'].map((name) => client.live.subscribe((message) => heard.push(`${name} ${message.messageType}`)));
    await expect.poll(() => heard).toEqual(['a Ready', 'b Ready']);
    stop[0]?.();
    state.sockets[0]?.send(JSON.stringify({ messageType: 'JobDeleted', jobId: testId('job') }));
    await expect.poll(() => heard).toEqual(['a Ready', 'b Ready', 'b JobDeleted']);
    stop[1]?.();
    expect(state.sockets).toHaveLength(1);
    await expect.poll(() => state.sockets[0]?.readyState).toBe(3);
  });
});
