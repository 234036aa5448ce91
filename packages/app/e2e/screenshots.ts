// Pictures of every page and state, for a person to look at: npm run screenshots -w packages/app [-- FOLDER]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { testId } from '@tieout/sdk/testing';
import { findChromium, launchChromium } from './browser.js';
import { answerFrom } from './fakeServer.js';
import { createStatedServer, statedJobs } from './jobStates.js';
import { startStaticApp } from './staticApp.js';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Picture {
  name: string;
  path: string;
  hasJobs?: boolean;
  then?: (page: Page) => Promise<void>;
}

const jobPictures: Picture[] = Object.entries(statedJobs).map(([name, job]) => ({ name: `job-${name}`, path: `/jobData?jobId=${job.id}`, hasJobs: true }));

const pictures: Picture[] = [
  { name: 'jobs', path: '/extractdata', hasJobs: true },
  { name: 'jobs-empty', path: '/extractdata' },
  { name: 'jobs-search-nothing', path: '/extractdata?search=nothing' },
  { name: 'archive', path: '/dataArchive', hasJobs: true },
  { name: 'archive-empty', path: '/dataArchive' },
  { name: 'extract', path: '/extract/bankMode' },
  ...jobPictures,
  { name: 'job-unknown', path: `/jobData?jobId=${testId('job', 99)}`, hasJobs: true },
  { name: 'job-none', path: '/jobData' },
  { name: 'not-found', path: '/nothing/here' },
  { name: 'help', path: '/extractdata', hasJobs: true, then: (page) => page.keyboard.press('h') },
  { name: 'shortcuts', path: '/extractdata', hasJobs: true, then: (page) => page.keyboard.press('?') },
  {
    name: 'theme-menu', path: '/extractdata', hasJobs: true,
    then: (page) => page.getByRole('button', { name: /^Theme/ }).click(),
  },
  { name: 'navigation-folded', path: '/extractdata', hasJobs: true, then: (page) => page.keyboard.press('[') },
  {
    name: 'delete-job', path: `/jobData?jobId=${statedJobs.reconciled.id}`, hasJobs: true,
    then: (page) => page.getByRole('button', { name: 'Delete Job' }).click(),
  },
  {
    name: 'job-row-selected', path: `/jobData?jobId=${statedJobs.reconciled.id}`, hasJobs: true,
    then: async (page) => {
      await page.getByText('RENT HARBOUR STREET 2').first().click();
    },
  },
];

async function takePictures(browser: Browser, url: string, folder: string, only: string | undefined): Promise<void> {
  const chosen = pictures.filter(({ name }) => !only || name.includes(only));
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      if (colorScheme === 'dark' && size === 'phone') continue;
      for (const picture of chosen) {
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(`${picture.name}: ${error.message}`));
        page.on('console', (message) => message.type() === 'error' && console.error(`${picture.name}: ${message.text()}`));
        await answerFrom(page, await createStatedServer(picture.hasJobs ? Object.values(statedJobs) : []));
        await page.goto(url + picture.path);
        await page.locator('#main h1').waitFor();
        await page.waitForTimeout(900);
        await picture.then?.(page).catch((error: unknown) => console.error(`${picture.name} (${size}): ${String(error)}`));
        await page.waitForTimeout(500);
        await page.screenshot({ path: join(folder, `${picture.name}-${size}-${colorScheme}.png`) });
        await context.close();
      }
    }
  }
}

const chromium = findChromium();
if (chromium === null) {
  console.log('No Chromium on this machine, so no pictures were made. Set CHROMIUM_PATH to one.');
} else {
  const folder = resolve(process.argv[2] ?? 'dist-screenshots');
  mkdirSync(folder, { recursive: true });
  const app = await startStaticApp();
  const browser = await launchChromium(chromium);
  await takePictures(browser, app.url, folder, process.argv[3]);
  await browser.close();
  await app.close();
  console.log(`Pictures are in ${folder}`);
}
