import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.TIEOUT_SERVER ?? 'http://localhost:4000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/app/',
  plugins: [react()],
  resolve: {
    // The sources of the workspace packages are read as they are: nothing has to be built first, and nothing can be stale.
    conditions: ['@tieout/source', ...defaultClientConditions],
    // One copy each: two would mean two stores of toasts, two contexts, two hooks dispatchers.
    dedupe: ['react', 'react-dom', '@mantine/core', '@mantine/hooks', '@mantine/notifications', '@tanstack/react-query'],
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 1200 },
});
