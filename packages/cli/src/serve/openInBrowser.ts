import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the user's browser; says so when there is none. */
export function openInBrowser(url: string, report: (message: string) => void): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => report(`No browser could be opened. Open ${url} yourself.`));
  child.unref();
}
