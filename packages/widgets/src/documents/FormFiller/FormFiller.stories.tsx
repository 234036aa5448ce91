import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@tieout/sdk/contract';
import { buildFormField, type FakeTransport } from '@tieout/sdk/testing';
import { userEvent, within } from 'storybook/test';
import { withTieout } from '../../testing/StoryFrame.js';
import { FormFiller } from './FormFiller.js';

const fields = [
  buildFormField({ name: 'name', label: 'Your name', value: 'Ada Lovelace' }), buildFormField({ name: 'notes', isMultiline: true }),
  buildFormField({ name: 'country', kind: 'choice', value: 'Sweden', options: [{ value: 'NO', label: 'Norway' }, { value: 'SE', label: 'Sweden' }] }),
  buildFormField({ name: 'agree', kind: 'checkbox', value: 'Off', options: [{ value: 'Yes', label: 'Yes' }] }),
];

const meta: Meta<typeof FormFiller> = { title: 'Documents/FormFiller', component: FormFiller, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof FormFiller>;

const addForm = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.upload(await canvas.findByLabelText('Choose files'), new File(['%PDF'], 'membership.pdf', { type: 'application/pdf' }));
  return canvas;
};

export const Filled: Story = {
  parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.documents.formFields, () => ({ fields })) }) } },
  play: async ({ canvasElement }) => {
    const canvas = await addForm(canvasElement);
    await userEvent.type(await canvas.findByLabelText('notes'), 'Pays by the month');
  },
};
export const WithoutFields: Story = {
  parameters: { tieout: { server: () => ({ with: (transport: FakeTransport) => transport.on(contract.documents.formFields, () => ({ fields: [] })) }) } },
  play: async ({ canvasElement }) => {
    await (await addForm(canvasElement)).findByRole('alert');
  },
};
