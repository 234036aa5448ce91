import { describe, expect, it } from 'vitest';
import { defaultDataDir } from './dataDir.node.js';

describe('the data folder', () => {
  it.each([
    ['linux', {}, '/home/me/.local/share/tieout'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/tieout'],
    ['darwin', {}, '/home/me/Library/Application Support/Tieout'],
    ['win32', { LOCALAPPDATA: '/Users/me/AppData/Local' }, '/Users/me/AppData/Local/Tieout'],
    ['linux', { TIEOUT_DATA_DIR: '/mine' }, '/mine'],
  ] as const)('on %s with %o is %s', (platform, env, expected) => {
    expect(defaultDataDir({ platform, env, home: '/home/me' })).toBe(expected);
  });
});
