// Signing up, out and in again on a server with accounts.
import { createHmac } from 'node:crypto';
import { createClient, type EmbedAbility } from '@tieout/sdk';
import type * as Embed from '@tieout/widgets/embed';
import { expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.js';
import { describeInBrowser } from './describeInBrowser.js';
import { gridRow, openPage } from './journey.js';
import { servePartnerPage } from './partnerPage.js';
import { statementPdf } from './statementPdf.js';

/** What an authenticator shows now (RFC 6238: SHA-1, six digits, 30 s). */
function codeOf(secret: string): string {
  const bits = [...secret.replace(/=+$/, '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  return String((digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describeInBrowser('a server with accounts', (scene) => {
  test('asks who is there, comes back to the page that was wanted, and lets nobody look after signing out', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/dataArchive?search=rent`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/dataArchive?search=rent');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('button', { name: 'Start my free trial' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('short');
    await page.getByRole('button', { name: 'Start my free trial' }).click();
    await page.getByText('Password is too short').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
    await page.getByRole('button', { name: 'Start my free trial' }).click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByText('20 pages left').waitFor();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`${scene.app.url}/extractdata`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();

    await page.goto(`${scene.app.url}/login?next=//evil.example/steal`);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The email or the password is not right.').waitFor();
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(new URL(scene.app.url).origin);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('keeps no token of an address that the server does not know, and asks before it keeps one of another browser', async () => {
    const { page, context } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/receiveJwt?next=/app/dataArchive#token=not.a.token`);
    await page.getByText('This address signs nobody in.').waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('tieout-token'), window.location.hash])).toEqual([null, '']);
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('next=%2Fapp%2FdataArchive');
    const api = new URL('/api/v1/auth/signup', scene.app.url).href;
    const { token } = (await (await page.request.post(api, { data: { email: 'sender@example.com', password: 'correct horse' } })).json()) as { token: string };
    await page.goto(`${scene.app.url}/login`);
    await page.goto(`${scene.app.url}/receiveJwt?next=//evil.example#token=${token}`);
    await page.getByText('sender@example.com').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('tieout-token'))).toBeNull();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in as sender@example.com' }).click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(new URL(scene.app.url).origin);
    // A link to the page of guests takes nobody's session away.
    await page.goto(`${scene.app.url}/guest`);
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByText('sender@example.com').first().waitFor();
    await context.close();
  });

  test('takes the second factor of whoever has one', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    const url = new URL('/', scene.app.url).href;
    const [email, password] = ['joy@example.com', 'correct horse'];
    const { users } = createClient({ url, token: await createClient({ url }).auth.signUp({ email, password }) });
    const [recovery] = await users.confirmTwoFactor(codeOf((await users.setUpTwoFactor()).secret));
    await page.goto(`${scene.app.url}/login?next=/dataArchive`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery!);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL(/\/dataArchive$/);
    await page.getByRole('button', { name: 'Account' }).waitFor();
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('shows a guest what needs an account, and makes one that keeps everything; whoever is signed in learns why they are asked to sign in', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    await page.goto(`${scene.app.url}/noSuchPage`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.goto(`${scene.app.url}/guest`);
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await page.getByText('You are here as a guest').waitFor();
    for (const place of ['webhooks', 'account/refer', 'account/teams', 'account/invite']) {
      await page.goto(`${scene.app.url}/${place}`);
      await page.getByRole('heading', { name: 'Make an account' }).waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Email').fill('grace@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
    await page.getByRole('button', { name: 'Make my account' }).click();
    await page.getByRole('cell', { name: 'grace@example.com (you)' }).waitFor();
    await page.goto(`${scene.app.url}/admin/users`);
    await page.getByText('You are signed in as grace@example.com. This account may not open that page.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test('shows an operator on every page whom they act as, and goes back by one click', async () => {
    const { page, context, faults } = await openPage(scene.browser);
    const everybody = { tenant: 'all' } as const;
    const { users } = scene.app.services.db;
    for (const email of ['opal@example.com', 'cleo@example.com']) {
      await page.request.post(new URL('/api/v1/auth/signup', scene.app.url).href, { data: { email, password: 'correct horse' } });
    }
    await users.update({ permissions: ['SUPPORT_TOOL'] }, { where: { email: 'opal@example.com' }, ...everybody });
    const cleo = await users.findOne({ where: { email: 'cleo@example.com' }, ...everybody });
    await page.goto(`${scene.app.url}/login?next=${encodeURIComponent(`/admin/superlogin?userId=${cleo?.id}&email=cleo@example.com`)}`);
    await page.getByLabel('Email').fill('opal@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Act as', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Act as' }).click();
    await page.getByText('You act as cleo@example.com.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`${scene.app.url}/gettingStarted`);
    await page.getByText('You act as cleo@example.com.').waitFor();
    expect(await page.getByRole('link', { name: 'Support' }).count()).toBe(0);
    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('heading', { name: 'Act as', level: 1 }).waitFor();
    expect(await page.getByText('You act as').count()).toBe(0);
    expect(faults, faults.join('\n')).toEqual([]);
    await context.close();
  });

  test("each widget stands alone in a partner's bare page and offers what the token of the page allows", async () => {
    const api = new URL(scene.app.url).origin;
    const { token } = (await (await fetch(`${api}/api/v1/auth/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'partner@example.com', password: 'correct horse' }) })).json()) as { token: string };
    const maker = createClient({ url: api, token });
    const { id: jobId } = await maker.jobs.create({ documents: [(await maker.documents.upload({ name: 'partner.pdf', content: await statementPdf({ endMinor: 1 }) })).id] });
    for await (const job of maker.jobs.watch(jobId)) if (job.status === 'Succeeded') break;
    const [document] = await maker.jobs.documents(jobId);
    const { accounts } = await maker.reconciliation.get(jobId);
    const partner = await servePartnerPage();
    const { page, context, faults } = await openPage(scene.browser);
    page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await page.goto(partner.origin);
    const show = async (widget: string, props: object, abilities: EmbedAbility[] = ['view']) => {
      const embed = await maker.embedTokens.create({ jobId, abilities, allowedOrigins: [partner.origin] });
      await page.evaluate(([url, secret, name, given]) => {
        const page = globalThis as unknown as { tieout: typeof Embed; shown?: { unmount: () => void } };
        page.shown?.unmount();
        const callbacks = { onView: () => undefined, onAdd: () => undefined, onAccountChange: () => undefined, onPeriodChange: () => undefined, editHref: () => '#', addedColumnsHref: () => '#' };
        page.shown = page.tieout.mount(window.document.getElementById('place')!, name as Embed.WidgetName, { ...callbacks, ...given } as never, { client: page.tieout.createClient({ url, token: secret }) });
      }, [api, embed.token, widget, props] as const);
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const missing = async (names: (string | RegExp)[]) => expect(await Promise.all(names.map((name) => button(name).count()))).toEqual(names.map(() => 0));

    await show('JobList', {});
    await button('partner.pdf').waitFor();
    await missing([/^Delete/]);
    await show('JobReview', { jobId });
    await gridRow(page, 'RENT HARBOUR STREET 2').waitFor();
    await page.locator('.tieout-viewer canvas').first().waitFor();
    await missing(['Undo', 'Add Transaction', 'Rename', 'Download Data', 'Report Issue', 'Apply', /^Change start/]);
    await show('TransactionManager', { job: await maker.jobs.get(jobId) }, ['view', 'edit', 'review', 'export']);
    await button('Report Issue').waitFor();
    await gridRow(page, 'CITY POWER AND LIGHT').locator('[col-id="description"]').click();
    await page.keyboard.type('Electricity');
    await page.keyboard.press('Enter');
    await button('Undo').and(page.locator(':enabled')).waitFor();
    await button('Download Data').click();
    // Dialogs open inside of what the page gave, where our styles hold.
    await page.locator('#place .tieout-root').getByRole('dialog', { name: 'Download Data' }).waitFor();
    await show('TransactionGrid', { jobId });
    await gridRow(page, 'Electricity').waitFor();
    await show('DocumentViewer', { document: { ...document, id: document?.documentId } });
    await page.locator('#place canvas').first().waitFor();
    await show('ReconciliationSummary', { jobId, accounts, accountId: accounts[0]?.id, chunk: accounts[0]?.periods[0]?.chunk, defaultProofOpen: true });
    await page.getByRole('region', { name: 'Proof' }).getByRole('rowheader', { name: 'Difference' }).waitFor();
    await show('InvoiceList', {});
    await page.getByText('No Invoices Found').waitFor();
    for (const name of ['UploadDropzone', 'BankFileImport', 'DocumentEditor', 'FormFiller']) {
      await show(name, {});
      await page.getByText('Files cannot be added here').waitFor();
      await missing([/^Choose/]);
    }
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    expect(faults, faults.join('\n')).toEqual([]);
    await show('TemplateList', { drawHref: '#' });
    await page.getByText('The token of this page does not allow this.').waitFor();
    await context.close();
    partner.close();
    await maker.close();
  });
}, 'server');
