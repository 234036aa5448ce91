// Signing up, out and in again on a server with accounts.
import { expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.js';
import { describeInBrowser } from './describeInBrowser.js';
import { openPage } from './journey.js';

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
    expect(faults).toEqual([]);
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
    expect(faults).toEqual([]);
    await context.close();
  });
}, 'server');
