import { createClient } from '@tieout/sdk';
import { handleVersionChange } from './shell/serverVersion.js';

/** The one client of the app: the server that serves this page. */
export const client = createClient({ onVersionChange: handleVersionChange });
