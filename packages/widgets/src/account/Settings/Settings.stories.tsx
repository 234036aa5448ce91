import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@tieout/sdk/contract';
import { buildUser, TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { expect, userEvent } from 'storybook/test';
import { PeopleManager } from '../../teams/People/PeopleManager.js';
import { TeamManager } from '../../teams/People/TeamManager.js';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { SsoSettings } from '../Sso/SsoSettings.js';
import { AccessTokens } from './AccessTokens.js';
import { AddressList } from './AddressList.js';
import { AutoRefill } from './AutoRefill.js';
import { ConnectedAccounts } from './ConnectedAccounts.js';
import { EmbedTokens } from './EmbedTokens.js';
import { GuestUpgrade } from './GuestUpgrade.js';
import { PlanRequest } from './PlanRequest.js';
import { PlanSummary, ProfileSettings } from './ProfileSettings.js';
import { TwoFactorSettings } from './TwoFactorSettings.js';

const user = buildUser({ email: 'ada@firm.example', firstName: 'Ada', isEmailConfirmed: false });
const bea = { userId: testId('user', 2), email: 'bea@firm.example', name: 'Bea Two' };
const token = { id: testId('job', 9), name: 'Nightly', scopes: ['read' as const], ending: 'x4Qz', createdAt: TEST_INSTANT, expiresAt: null, lastUsedAt: TEST_INSTANT };
const embedToken = { id: testId('job', 7), jobId: testId('job', 1), l1: null, l2: null, abilities: ['view' as const], allowedOrigins: ['https://partner.example'], createdAt: TEST_INSTANT, expiresAt: TEST_INSTANT };
const person = (id: string, email: string, isContractAdmin: boolean) => ({ userId: id, email, name: '', enabled: true, status: 'confirmed' as const, isContractAdmin, createdAt: TEST_INSTANT, lastSeenAt: null });
const overage = { enabled: false, pages: 5000, pricePerPage: 0.06 };
const connection = {
  id: testId('job', 3), domain: 'firm.example', isRequired: false, isProved: false, settings: { kind: 'oidc' as const, issuer: 'https://login.firm.example', clientId: 'tieout' }, createdAt: TEST_INSTANT, metadataUrl: null,
  callbackUrl: 'https://tieout.example/api/v1/auth/sso/firm.example/callback', proof: { name: '_tieout.firm.example', value: 'tieout-domain=1f2e3d4c' },
};
const server = (): StoryServer => ({
  with: (transport) => transport
    .on(contract.users.current, () => ({ user }))
    .on(contract.users.updateProfile, () => ({ user }))
    .on(contract.users.updateGuestAccount, () => ({ user }))
    .on(contract.users.setUpTwoFactor, () => ({ secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Tieout', qrCode: `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>')}` }))
    .on(contract.users.confirmTwoFactor, () => ({ recoveryCodes: ['abcdefghjk', 'mnpqrstuvw'] }))
    .on(contract.tokens.list, () => ({ accessTokens: [token] }))
    .on(contract.tokens.create, () => ({ accessToken: token, token: 'tieout_shown-once-x4Qz' }))
    .on(contract.credits.get, () => ({ credits: 12, purchasedCredits: 0, available: 12, allowance: 500, plan: 'Enterprise' as const, status: 'active' as const, billingCycle: null, renewsAt: TEST_INSTANT, features: ['singleSignOn' as const], overage: { ...overage, used: 30, currency: 'USD' } }))
    .on(contract.credits.overagePricing, () => ({ currency: 'USD', packages: [overage, { pages: 250, pricePerPage: 0.24 }].map(({ pages, pricePerPage }) => ({ pages, pricePerPage })) }))
    .on(contract.credits.setOverage, ({ body }) => ({ preference: Object.assign(overage, body.value) }))
    .on(contract.auth.ways, () => ({ providers: ['google' as const, 'microsoft' as const], sso: true, signUp: 'open' as const }))
    .on(contract.auth.identities, () => ({ identities: [{ id: testId('job', 5), provider: 'google', createdAt: TEST_INSTANT }], hasPassword: true }))
    .on(contract.auth.finishConnect, () => ({ identity: { id: testId('job', 6), provider: 'microsoft', createdAt: TEST_INSTANT } }))
    .on(contract.sso.list, () => ({ connections: [connection], addresses: { callback: 'https://tieout.example/api/v1/auth/sso/{domain}/callback', acs: 'https://tieout.example/api/v1/auth/sso/{domain}/acs', metadata: 'https://tieout.example/api/v1/auth/sso/{domain}/metadata' } }))
    .on(contract.sso.test, () => ({ findings: [{ ok: false, text: 'firm.example is not proved yet: nobody can sign in this way until it is.' }, { ok: true, text: 'https://login.firm.example answers and describes itself.' }] }))
    .on(contract.sso.readMetadata, () => ({ entityId: 'https://idp.example/saml', entryPoint: 'https://idp.example/sso', certificates: ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'] }))
    .on(contract.addressList.get, () => ({ networks: ['203.0.113.0/24'], ownAddress: '203.0.113.7' }))
    .on(contract.embedTokens.list, () => ({ embedTokens: [embedToken] }))
    .on(contract.embedTokens.create, () => ({ embedToken, token: 'tieout_embed_shown-once' }))
    .on(contract.teams.listUsers, () => ({ rows: [person(user.id, user.email, true), person(bea.userId, bea.email, false)], count: 2 }))
    .on(contract.teams.list, () => ({ teams: [{ id: testId('job', 8), name: 'Audit', createdAt: TEST_INSTANT, members: [{ ...bea, role: 'viewer' as const }] }] })),
});

const meta: Meta = { title: 'Account/Settings', decorators: [withTieout], parameters: { tieout: { server } } };
export default meta;

export const Profile: StoryObj = {
  render: () => <ProfileSettings />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Password is too short');
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Profile saved');
  },
};
export const Guest: StoryObj = {
  render: () => <GuestUpgrade />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make my account' }));
    await canvas.findByText('Email is required');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@firm.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Make my account' }));
    await canvas.findByText(/Confirm ada@firm.example/);
  },
};
export const RecoveryCodes: StoryObj = {
  render: () => <TwoFactorSettings />,
  parameters: { tieout: { server, colorScheme: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('abcdefghjk')).toBeVisible();
  },
};
export const Tokens: StoryObj = {
  render: () => <><AccessTokens /><EmbedTokens /></>,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Nightly');
    const [token, embedded] = canvas.getAllByRole('button', { name: 'Create' });
    await userEvent.click(token!);
    await canvas.findByText('tieout_shown-once-x4Qz');
    await userEvent.type(canvas.getByLabelText('ID of the job'), testId('job', 1));
    await userEvent.type(canvas.getByLabelText('Origin of the page'), 'partner.example');
    await userEvent.click(embedded!);
    await canvas.findByText('Must be an origin, such as https://app.example.com');
    await userEvent.clear(canvas.getByLabelText('Origin of the page'));
    await userEvent.type(canvas.getByLabelText('Origin of the page'), 'https://partner.example');
    await userEvent.click(embedded!);
    await canvas.findByText('tieout_embed_shown-once');
  },
};
export const People: StoryObj = { render: () => <><PeopleManager /><TeamManager /></> };
export const Plan: StoryObj = {
  render: () => <><PlanSummary /><AutoRefill /><PlanRequest /></>,
  play: async ({ canvas }) => {
    await canvas.findByText('30 of 5,000 extra pages used in this period.');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Disabled' }));
    await canvas.findByRole('switch', { name: 'Enabled' });
    await expect(canvas.getByRole('button', { name: 'Send request' })).toBeDisabled();
  },
};
export const SingleSignOn: StoryObj = {
  render: () => <><AddressList /><SsoSettings /><ConnectedAccounts pending={{ state: 'x', provider: 'microsoft' }} onLeave={() => undefined} /></>,
  play: async ({ canvas }) => {
    await canvas.findByText('You are at 203.0.113.7.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Test firm.example' }));
    await canvas.findByText(/answers and describes itself/);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up a domain' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Domain of the addresses' }), 'other.example');
    await userEvent.click(canvas.getByText('SAML'));
    await canvas.findByText('https://tieout.example/api/v1/auth/sso/other.example/acs');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Metadata address' }), 'https://idp.example/metadata');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the metadata' }));
    await expect(await canvas.findByDisplayValue('https://idp.example/sso')).toBeVisible();
  },
};
