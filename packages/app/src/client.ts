import { createClient } from '@tieout/sdk';
import { handleSessionExpired, readStored, refreshToken, watchSession } from './auth/session.js';
import { handlePlanLimit } from './shell/planLimits.js';
import { handleVersionChange } from './shell/serverVersion.js';

/** The one client of the app: the server that serves this page. */
export const client = createClient({ token: readStored() ?? undefined, refreshToken, onSessionExpired: (_error, refused) => handleSessionExpired(refused), onVersionChange: handleVersionChange, onPlanLimit: handlePlanLimit });
watchSession(client);
