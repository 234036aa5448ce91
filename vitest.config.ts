import { defineConfig } from 'vitest/config';

// By price: unit (no I/O), integration (database, queue, whole server), e2e (a booted system in a browser).
const source = { resolve: { conditions: ['@tieout/source'] }, ssr: { resolve: { conditions: ['@tieout/source'] } } };
const unit = ['packages/*/{src,accuracy,setup}/**/*.test.{ts,tsx}', 'examples/**/*.test.ts'];
const integration = ['packages/*/{src,accuracy,setup}/**/*.int.test.{ts,tsx}', 'examples/**/*.int.test.ts'];
const endToEnd = ['packages/*/{src,e2e}/**/*.e2e.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        // These keep nothing outside of themselves, so that those of one worker share what they load: that is most of their time.
        test: { name: 'unit', sequence: { groupOrder: 0 }, include: unit, exclude: [...integration, ...endToEnd, '**/node_modules/**'], testTimeout: 20_000, isolate: false },
      },
      {
        ...source,
        test: { name: 'int', sequence: { groupOrder: 1 }, include: integration, exclude: ['**/node_modules/**'], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
      {
        ...source,
        test: { name: 'e2e', sequence: { groupOrder: 2 }, globalSetup: 'packages/app/e2e/buildAppOnce.ts', include: endToEnd, exclude: ['**/node_modules/**'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
      },
    ],
  },
});
