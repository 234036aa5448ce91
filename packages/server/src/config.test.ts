import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { ConfigError } from './core/configError.js';

describe('the settings', () => {
  it('are embedded, local and on this machine only by default', () => {
    expect(loadConfig({})).toMatchObject({ mode: 'local', role: 'all', host: '127.0.0.1', port: 4000, databaseUrl: undefined, redisUrl: undefined, storageUrl: undefined });
  });

  it('take an empty variable as not set, and lists by commas', () => {
    expect(loadConfig({ PORT: '', ALLOWED_ORIGINS: ' http://a.example, http://b.example ,' })).toMatchObject({ port: 4000, allowedOrigins: ['http://a.example', 'http://b.example'] });
  });

  it('call webhooks in server mode, and in local mode when they are told to', () => {
    expect([loadConfig({}), loadConfig({ MODE: 'server' }), loadConfig({}, { mode: 'server' }), loadConfig({ WEBHOOKS: 'on' }), loadConfig({ MODE: 'server', WEBHOOKS: 'off' })].map(({ webhooks }) => webhooks)).toEqual([false, true, true, true, false]);
    expect(loadConfig({ WEBHOOK_RETRY_SECONDS: '1,30', WEBHOOK_HOSTS: 'Localhost:8080' })).toMatchObject({ webhookRetryMs: [1000, 30_000], webhookHosts: ['localhost:8080'] });
    expect(() => loadConfig({ WEBHOOK_RETRY_SECONDS: '1,soon' })).toThrow('WEBHOOK_RETRY_SECONDS');
  });

  it('name all variables that are wrong', () => {
    const read = () => loadConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', EXTRACTION_MEMORY_MB: '1' });
    expect(read).toThrow(ConfigError);
    for (const name of ['PORT', 'DATABASE_URL', 'EXTRACTION_MEMORY_MB']) expect(read).toThrow(name);
  });

  it('refuse to split the roles on an embedded database', () => {
    expect(() => loadConfig({ ROLE: 'worker' })).toThrow('DATABASE_URL');
    expect(loadConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://x@localhost/y' }).role).toBe('worker');
  });
});
