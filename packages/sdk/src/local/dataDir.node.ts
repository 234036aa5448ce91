import { homedir } from 'node:os';
import { join } from 'node:path';

interface Surroundings {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  home: string;
}

/** Where a local installation keeps its data: TIEOUT_DATA_DIR, else the usual place of the system. */
export function defaultDataDir({ env, platform, home }: Surroundings = { env: process.env, platform: process.platform, home: homedir() }): string {
  if (env.TIEOUT_DATA_DIR) return env.TIEOUT_DATA_DIR;
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Tieout');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Tieout');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'tieout');
}
