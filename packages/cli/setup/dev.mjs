// `npm run dev`: server (restarted on change), app and storybook (hot reload), one prefix each. Ctrl-C ends all three.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './ensureReady.mjs';

requireNode();
ensureInstalled();

const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const dataDir = process.env.TIEOUT_DATA_DIR ?? join(root, '.tieout', 'dev');
const parts = [
  { name: 'server', command: bin('tsx'), args: ['watch', '--clear-screen=false', '--conditions=@tieout/source', 'packages/cli/src/main.ts', 'serve', '--port', '4000', '--data', dataDir], cwd: root },
  { name: 'app', command: bin('vite'), args: ['--port', '4001', '--clearScreen', 'false'], cwd: join(root, 'packages/app') },
  { name: 'storybook', command: bin('storybook'), args: ['dev', '--port', '6006', '--no-open', '--disable-telemetry', '--ci'], cwd: join(root, 'packages/widgets') },
];
const width = Math.max(...parts.map(({ name }) => name.length));

const running = parts.map(({ name, command, args, cwd }) => {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      for (const line of text.split('\n')) if (line.trim()) console.log(`${name.padEnd(width)} | ${line}`);
    });
  }
  child.on('exit', (code) => {
    console.log(`${name.padEnd(width)} | ended with code ${code}`);
  });
  return child;
});

console.log('App with hot reload: http://localhost:4001/app   Storybook: http://localhost:6006   API: http://localhost:4000/api/v1');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.forEach((child) => child.kill('SIGTERM')));
