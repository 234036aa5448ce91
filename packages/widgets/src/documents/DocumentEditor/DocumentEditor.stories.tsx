import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import { DocumentEditor } from './DocumentEditor.js';

const meta: Meta<typeof DocumentEditor> = { title: 'Documents/DocumentEditor', component: DocumentEditor, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof DocumentEditor>;

const withSteps: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.upload(await canvas.findByLabelText('Choose files'), new File(['%PDF'], 'quarter.pdf', { type: 'application/pdf' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn right' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Split after the last of these' }));
};

export const Empty: Story = {};
export const WithSteps: Story = { play: withSteps };
export const Dark: Story = { play: withSteps, parameters: { tieout: { colorScheme: 'dark' } } };
