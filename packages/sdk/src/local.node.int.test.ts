import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.js';
import { loadServerPackage } from './local/serverPackage.node.js';
import { createLocalClient, startLocalServer } from './local.node.js';

// One folder for all: making its database is what takes long.
const dir = mkdtempSync(join(tmpdir(), 'tieout-local-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a local client', { timeout: 240_000 }, () => {
  it('answers on a private socket, keeps what was saved, and leaves the folder when it is closed', async () => {
    for (const expected of [null, { theme: 'dark' }]) {
      const client = await createLocalClient({ dir });
      expect([client.dir, client.url, (await client.system.status()).mode]).toEqual([dir, null, 'local']);
      expect(await client.preferences.get('look')).toEqual(expected);
      await client.preferences.set('look', { theme: 'dark' });
      await client.close();
    }
  });

  it('two clients of one process share the server, which ends with the last of them', async () => {
    const [first, second] = await Promise.all([createLocalClient({ dir }), createLocalClient({ dir })]);
    await first.close();
    await first.close();
    expect((await second.users.current()).credits).toBeNull();
    await second.close();
    await expect(second.system.status()).rejects.toThrow();
  });

  it('a folder that is served already is used at its address', async () => {
    const server = await startLocalServer({ dir, port: 0 });
    const client = await createLocalClient({ dir });
    expect(client.url).toBe(server.url);
    expect((await client.system.status()).name).toBe('tieout');
    const again = await startLocalServer({ dir, port: 0 });
    expect(again).toMatchObject({ isShared: true, url: server.url });
    await client.close();
    await server.close();
  });

  it('MODE=server turns accounts on, and no other word in its place does', async () => {
    vi.stubEnv('MODE', 'server');
    const server = await startLocalServer({ dir, port: 0 });
    const client = createClient({ url: server.url });
    await expect(client.users.current()).rejects.toMatchObject({ status: 401 });
    expect((await createClient({ url: server.url, token: await client.auth.createGuest() }).users.current()).isGuest).toBe(true);
    await server.close();
    vi.stubEnv('MODE', 'production');
    const local = await startLocalServer({ dir, port: 0 });
    expect((await createClient({ url: local.url }).users.current()).credits).toBeNull();
    await local.close();
    vi.unstubAllEnvs();
  });

  it('a folder this process has open by itself cannot be served too, and that is said', async () => {
    const client = await createLocalClient({ dir });
    await expect(startLocalServer({ dir, port: 0 })).rejects.toThrow('Close the client of createLocalClient first');
    await client.close();
  });

  it('says how to get the server when it is not installed', async () => {
    await expect(loadServerPackage('@tieout/not-installed')).rejects.toThrow('Install it (npm install @tieout/not-installed)');
  });
});
