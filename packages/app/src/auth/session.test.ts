import { beforeEach, describe, expect, it, vi } from 'vitest';

const store = new Map<string, string>();
const refresh = vi.fn<() => Promise<string>>();
vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: (key: string) => void store.delete(key) });
vi.stubGlobal('document', { documentElement: { dataset: { mode: 'server' } } });
vi.mock('@tieout/sdk', async (original) => ({ ...(await original<object>()), createClient: () => ({ auth: { refresh } }) }));

const { forgetToken, handleSessionExpired, keepToken, readStored, refreshToken } = await import('./session.js');

const tokenOf = (name: string): string => `${name}.${btoa(JSON.stringify({ exp: 2_000_000_000, permissions: [] }))}.x`;
const [old, newer] = [tokenOf('old'), tokenOf('newer')];
/** What another tab does. */
const keepElsewhere = (token: string): void => void store.set('tieout-token', token);

describe('the session of a browser with several tabs', () => {
  beforeEach(() => {
    forgetToken();
    keepToken(old);
  });

  it('ends when its token is refused', () => {
    handleSessionExpired(old);
    expect(readStored()).toBeNull();
  });

  it('is spared when what was refused has been replaced meanwhile', () => {
    keepElsewhere(newer);
    handleSessionExpired(old);
    expect(readStored()).toBe(newer);
  });

  it('takes the token that another tab has got instead of asking for one', async () => {
    keepElsewhere(newer);
    expect(await refreshToken()).toBe(newer);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('whoever signed in while a refresh was on its way stays signed in', async () => {
    refresh.mockImplementationOnce(async () => {
      keepElsewhere(newer);
      return tokenOf('late');
    });
    expect([await refreshToken(), readStored()]).toEqual([newer, newer]);
  });

  it('a sign-out while a refresh was on its way counts', async () => {
    refresh.mockImplementationOnce(async () => {
      store.clear();
      return tokenOf('late');
    });
    expect([await refreshToken(), readStored()]).toEqual([null, null]);
  });
});
