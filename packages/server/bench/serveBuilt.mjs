// The built server on a data folder and a free port; tells the process that started it where it listens.
import process from 'node:process';

const { startServer } = await import(new URL('../dist/index.js', import.meta.url).href);
const server = await startServer({ dataDir: process.argv[2], listen: { port: 0, host: '127.0.0.1' }, environment: {} });
process.send(server.url);
