// The picture of the README, docs/images/review.png: a converted example, a row selected, its place lit up on the page.
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, launchChromium } from './browser.js';
import { convert, gridRow, openPage } from './journey.js';
import { startRealApp } from './realApp.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const picture = join(root, 'docs', 'images', 'review.png');

async function takePicture(chromium: string): Promise<void> {
  const app = await startRealApp();
  const browser = await launchChromium(chromium);
  const { page } = await openPage(browser, { colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  await convert(page, app.url, [{ name: 'kingfisher-accounts.pdf', content: await readFile(join(root, 'examples', 'documents', 'kingfisher-accounts.pdf')) }]);
  const row = gridRow(page, 'TRANSFER FROM A. Lindqvist').first();
  await row.waitFor();
  await page.locator('.tieout-page canvas').first().waitFor();
  await row.locator('[col-id="amount"]').click();
  await page.locator('.tieout-page-mark').first().waitFor();
  await page.waitForTimeout(1500);
  await mkdir(dirname(picture), { recursive: true });
  await page.screenshot({ path: picture });
  await browser.close();
  await app.close();
  console.log(`${picture}: ${Math.round((await stat(picture)).size / 1000)} kB`);
}

const chromium = findChromium();
if (chromium === null) console.log('No Chromium on this machine, so no picture was made. Set CHROMIUM_PATH to one.');
else await takePicture(chromium);
