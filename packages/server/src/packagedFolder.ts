// Folders that the build puts beside the bundled server: the prepared data folder and the web app.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the sources find the same thing in the workspace; the template exists in a build only. */
const inWorkspace = { app: '../../app/dist', template: null } as const;

/** Absolute path of the folder, null when it was not built. */
export function packagedFolder(name: keyof typeof inWorkspace): string | null {
  const place = import.meta.url.endsWith('.ts') ? inWorkspace[name] : `./${name}`;
  if (!place) return null;
  const path = fileURLToPath(new URL(place, import.meta.url));
  return existsSync(path) ? path : null;
}
