import { describe, expect, it } from 'vitest';
import { runCli } from '../program.js';
import { captureIo } from '../testing/captureIo.js';
import { createFakeServer } from '../testing/fakeServices.js';

describe('tieout serve', () => {
  it('prints where the app and the data are, and closes the server on Ctrl-C', async () => {
    const io = captureIo({ cwd: '/', env: { DATABASE_URL: 'postgres://x' } });
    const server = createFakeServer({});
    const running = runCli(['serve', '--port', '4321', '--data', '/my/data'], io, server.services);
    await expect.poll(io.out).toContain('Stop with Ctrl-C.');
    expect(io.out()).toContain('Tieout is running at http://localhost:4321/app\nData folder: /my/data\nDatabase: the one of DATABASE_URL\n');
    expect(server.isClosed).toBe(false);
    io.interrupt();
    expect([await running, server.isClosed]).toEqual([0, true]);
  });

  it('says that there are accounts, and that a worker answers no requests', async () => {
    const io = captureIo({ cwd: '/', env: { MODE: 'server', ROLE: 'worker' } });
    const { services } = createFakeServer({});
    io.interrupt();
    const startServer = async () => ({ url: '', dir: '/data', isShared: false, close: async () => undefined });
    expect(await runCli(['serve'], io, { ...services, startServer })).toBe(0);
    expect(io.out()).toContain('Tieout is working on jobs\nData folder: /data\nAccounts: on (MODE=server)\n');
    const misspelled = captureIo({ cwd: '/', env: { MODE: 'sever' } });
    misspelled.interrupt();
    await runCli(['serve'], misspelled, createFakeServer({}).services);
    expect(misspelled.err()).toContain('MODE=sever is not "local" or "server": serving for one user, without sign-in');
  });

  it('tells the address and ends when another process serves the folder', async () => {
    const io = captureIo({ cwd: '/' });
    const { services } = createFakeServer({});
    const startServer = async () => ({ url: 'http://localhost:4000', dir: '/data', isShared: true, close: async () => undefined });
    expect(await runCli(['serve'], io, { ...services, startServer })).toBe(0);
    expect(io.out()).toContain('Tieout is running already at http://localhost:4000/app');
  });

  it('refuses what is not a port', async () => {
    const io = captureIo({ cwd: '/' });
    expect(await runCli(['serve', '--port', '70000'], io, createFakeServer({}).services)).toBe(1);
    expect(io.err()).toContain('A port is a number from 0 to 65535.');
  });

  it('an error of the server is printed as a sentence', async () => {
    const io = captureIo({ cwd: '/' });
    const startServer = () => Promise.reject(new Error('These settings cannot be used'));
    expect(await runCli(['serve'], io, { ...createFakeServer({}).services, startServer })).toBe(1);
    expect(io.err()).toBe('tieout: These settings cannot be used\n');
  });
});
