import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@tieout/sdk/contract';
import { buildUser, TEST_INSTANT, testId } from '@tieout/sdk/testing';
import { expect, userEvent } from 'storybook/test';
import { PeopleManager } from '../../teams/People/PeopleManager.js';
import { TeamManager } from '../../teams/People/TeamManager.js';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { AccessTokens } from './AccessTokens.js';
import { EmbedTokens } from './EmbedTokens.js';
import { ProfileSettings } from './ProfileSettings.js';
import { TwoFactorSettings } from './TwoFactorSettings.js';

const user = buildUser({ email: 'ada@firm.example', firstName: 'Ada', isEmailConfirmed: false });
const bea = { userId: testId('user', 2), email: 'bea@firm.example', name: 'Bea Two' };
const token = { id: testId('job', 9), name: 'Nightly', scopes: ['read' as const], ending: 'x4Qz', createdAt: TEST_INSTANT, expiresAt: null, lastUsedAt: TEST_INSTANT };
const embedToken = { id: testId('job', 7), jobId: testId('job', 1), l1: null, l2: null, abilities: ['view' as const], allowedOrigins: ['https://partner.example'], createdAt: TEST_INSTANT, expiresAt: TEST_INSTANT };
const person = (id: string, email: string, isContractAdmin: boolean) => ({ userId: id, email, name: '', enabled: true, status: 'confirmed' as const, isContractAdmin, createdAt: TEST_INSTANT, lastSeenAt: null });
const server = (): StoryServer => ({
  with: (transport) => transport
    .on(contract.users.current, () => ({ user }))
    .on(contract.users.updateProfile, () => ({ user }))
    .on(contract.users.setUpTwoFactor, () => ({ secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Tieout', qrCode: `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>')}` }))
    .on(contract.users.confirmTwoFactor, () => ({ recoveryCodes: ['abcdefghjk', 'mnpqrstuvw'] }))
    .on(contract.tokens.list, () => ({ accessTokens: [token] }))
    .on(contract.tokens.create, () => ({ accessToken: token, token: 'tieout_shown-once-x4Qz' }))
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
