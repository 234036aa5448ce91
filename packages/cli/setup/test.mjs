// `npm test`: installs what is missing, runs every suite this machine can run, and says plainly which were left out.
// REQUIRE_SUITES=all (CI) turns a suite that was left out, or a test that was skipped, into a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './ensureReady.mjs';

requireNode();
ensureInstalled();

const filters = process.argv.slice(2);
if (filters.length > 0) process.exit(vitest(filters, {}).status ?? 1);

const chromium = process.env.CHROMIUM_PATH ?? onPath(['chromium', 'chromium-browser', 'google-chrome']);
const services = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'];
const engines = [...services, 'TEST_S3'];
// What touches database, queue, files or live updates; the engine and the writers are the same on every one of them.
const enginesSuite = ['database/', 'documents/', 'http/', 'jobs/', 'live/', 'storage/', 'transactions/transactions.int', 'exports/exports.int', 'testing/roles.int']
  .map((part) => `packages/server/src/${part}`);
const missing = services.filter((name) => !process.env[name]);
const suites = [
  { name: 'unit', args: ['--project', 'unit'] },
  { name: 'integration on the embedded default', args: ['--project', 'int'], unset: [...services, 'TEST_STORAGE_URL'], isOnBuild: true },
  {
    name: 'integration on PostgreSQL, Redis and S3', args: ['--project', 'int', ...enginesSuite], env: { TEST_S3: '1' }, isOnBuild: true,
    leftOut: missing.length > 0 && `${missing.join(' and ')} not set`,
  },
  {
    name: 'end to end in Chromium', args: ['--project', 'e2e'], isOnBuild: true, hasStories: true,
    env: { CHROMIUM_PATH: chromium ?? '' }, unset: engines, leftOut: !chromium && 'no Chromium found (set CHROMIUM_PATH)',
  },
];

const reports = mkdtempSync(join(tmpdir(), 'tieout-test-'));
/** Of what a failed test said, in the summary at the end. */
const MESSAGE_LINES = 8;
const total = { passed: 0, failed: 0 };
const passedSomewhere = new Set();
const skippedSomewhere = new Set();
const lines = [];
let isFailed = false;
for (const [index, suite] of suites.entries()) {
  if (suite.leftOut) {
    lines.push(`left out  ${suite.name}: ${suite.leftOut}`);
    continue;
  }
  console.log(`\n== ${suite.name}`);
  if (suite.isOnBuild) ensureBuilt();
  if (suite.hasStories) suite.env.STORYBOOK_FOLDER = buildStorybook();
  const report = join(reports, `${index}.json`);
  const { status } = vitest([...suite.args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], suite);
  const counts = countsOf(report);
  for (const key of Object.keys(total)) total[key] += counts[key];
  if (status !== 0 && counts.failed === 0) total.failed += 1;
  if (status !== 0) isFailed = true;
  lines.push(`${status === 0 ? 'ran' : 'FAILED'}  ${suite.name}: ${counts.passed} passed, ${counts.failed} failed`);
  // At the end, too: what a test said stands far above, and the log of a machine is often cut.
  for (const { name, message } of counts.failures) lines.push(`  failed  ${name}`, ...message.map((line) => `          ${line}`));
  for (const name of counts.passedNames) passedSomewhere.add(name);
  for (const name of counts.skippedNames) skippedSomewhere.add(name);
}
// A test that needs Redis is skipped on the embedded default and runs in the suite that has it.
const skipped = [...skippedSomewhere].filter((name) => !passedSomewhere.has(name));
for (const name of skipped) lines.push(`skipped  ${name}`);
rmSync(reports, { recursive: true, force: true });

const isIncomplete = suites.some((suite) => suite.leftOut) || skipped.length > 0;
console.log(`\n${lines.join('\n')}`);
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed, ${skipped.length} skipped`);
if (process.env.REQUIRE_SUITES === 'all' && isIncomplete) {
  console.error('REQUIRE_SUITES=all: a suite was left out or a test was skipped, see above.');
  process.exit(1);
}
process.exit(isFailed ? 1 : 0);

function vitest(args, { env = {}, unset = [], isOnBuild = false }) {
  // Programs and threads that tests start are then the built ones, which are there in a fraction of the time.
  const environment = { ...process.env, ...env, ...(isOnBuild ? { TEST_PROGRAM: 'built' } : {}) };
  for (const name of unset) delete environment[name];
  const entry = join(root, 'node_modules/vitest/vitest.mjs');
  return spawnSync(process.execPath, [entry, 'run', ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment });
}

/** Once for all test files that open stories; without it each builds its own. */
function buildStorybook() {
  const folder = join(reports, 'stories');
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status } = spawnSync(process.execPath, [storybook, 'build', '--disable-telemetry', '--quiet', '--output-dir', folder], {
    cwd: join(root, 'packages/widgets'), stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The stories of packages/widgets do not build; see the lines above.');
  return folder;
}

function countsOf(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0, passedNames: [], skippedNames: [], failures: [] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap((file) => file.assertionResults);
  const withStatus = (...wanted) => tests.filter((test) => wanted.includes(test.status));
  return {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length,
    passedNames: withStatus('passed').map((test) => test.fullName),
    failures: withStatus('failed').map((test) => ({ name: test.fullName, message: (test.failureMessages[0] ?? '').split('\n').slice(0, MESSAGE_LINES) })),
    skippedNames: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  };
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}
