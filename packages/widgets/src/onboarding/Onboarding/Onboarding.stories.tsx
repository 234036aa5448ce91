import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@tieout/sdk/contract';
import { expect, userEvent } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import type { StoryServer } from '../../testing/storyServer.js';
import { FirstSteps } from './FirstSteps.js';
import { OnboardingSurvey } from './OnboardingSurvey.js';

const server = (): StoryServer => ({
  with: (transport) => transport
    .on(contract.onboarding.saveSurvey, () => undefined)
    .on(contract.onboarding.onboardingSteps, () => ({ steps: (['UPLOAD_DOCUMENT', 'CONVERT_DOCUMENT', 'REVIEW_DATA', 'DOWNLOAD_DATA'] as const).map((name, index) => ({ name, completed: index < 2 })) })),
});
const meta: Meta = { title: 'Onboarding/Onboarding', decorators: [withTieout], parameters: { tieout: { server } } };
export default meta;

/** A step that is not answered says what is missing and stays; the way back keeps what was said. */
export const Survey: StoryObj = {
  render: () => <OnboardingSurvey onCompleted={() => undefined} onSkipped={() => undefined} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText('Role is required');
    await canvas.findByText('Company size is required');
    await userEvent.click(canvas.getByLabelText('Other'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('Please specify your role');
    await userEvent.click(canvas.getByLabelText('Personal Use'));
    await expect(canvas.queryByText('Please specify your role')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Tell us about your role' })).toBeVisible();
  },
};
export const Steps: StoryObj = { render: () => <FirstSteps hrefOf={(step) => `#${step}`} />, parameters: { tieout: { server, colorScheme: 'dark' } } };
