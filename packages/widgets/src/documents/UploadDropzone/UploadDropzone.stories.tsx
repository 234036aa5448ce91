import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, contract, documentErrors } from '@tieout/sdk/contract';
import { buildDocument, testId } from '@tieout/sdk/testing';
import { userEvent } from 'storybook/test';
import type { StoryServer } from '../../testing/storyServer.js';
import { withTieout } from '../../testing/StoryFrame.js';
import { UploadDropzone } from './UploadDropzone.js';

const meta: Meta<typeof UploadDropzone> = { title: 'Documents/UploadDropzone', component: UploadDropzone, decorators: [withTieout] };
export default meta;
type Story = StoryObj<typeof UploadDropzone>;

const file = (name: string, size: number, type = 'application/pdf') => new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const files = [
  file('Harbour Bank 2024-01.pdf', 148_213), file('Harbour Bank 2024-02.pdf', 1_312_004), file('Harbour Bank 2024-02.pdf', 1_312_004),
  file('Northern Card, second corrected and consolidated statement of the fourth quarter with appendix.pdf', 9_800_000),
  file('scan.png', 3_400_000, 'image/png'), file('broken.pdf', 12),
];

const server = (): StoryServer => {
  let count = 0;
  return {
    upload: (name) => {
      count += 1;
      if (name === 'broken.pdf') throw new ApiError(documentErrors.damaged);
      const sha256 = name.startsWith('Harbour Bank 2024-02') ? 'same' : String(count);
      return buildDocument({ id: testId('document', count), originalname: name, sha256, numPages: count * 2 });
    },
  };
};
const lockedServer = (): StoryServer => ({
  upload: (name) => buildDocument({ originalname: name, isEncrypted: true, passwordRequired: true, numPages: null }),
  with: (transport) => transport.on(
    contract.documents.unlock, () => { throw new ApiError(documentErrors.passwordWrong); },
  ),
});
const addFiles: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files);
};

export const Empty: Story = {};
export const NotAllowed: Story = { parameters: { tieout: { server: (): StoryServer => ({ abilities: ['view', 'edit'] }) } } };
export const Filled: Story = { parameters: { tieout: { server } }, play: addFiles };
export const FilledDark: Story = { parameters: { tieout: { server, colorScheme: 'dark' } }, play: addFiles };
export const Uploading: Story = {
  parameters: { tieout: { server: (): StoryServer => ({ upload: () => new Promise(() => undefined) }) } }, play: addFiles,
};
export const PasswordWrong: Story = {
  parameters: { tieout: { server: lockedServer } },
  play: async ({ canvasElement, canvas }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, [file('protected.pdf', 90_000)]);
    await userEvent.type(await canvas.findByLabelText('Password'), 'not it');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findAllByText(documentErrors.passwordWrong.message, {}, { timeout: 5000 });
  },
};
