// @vitest-environment jsdom
import { contract, EmbedAbility, EMBED_PREFIX } from '@tieout/sdk/contract';
import { createFakeClient } from '@tieout/sdk/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { TieoutProvider } from '../core/TieoutProvider.js';
import { fakeDevice } from '../testing/fakeDevice.js';
import { UploadDropzone } from './UploadDropzone/UploadDropzone.js';

beforeAll(() => fakeDevice());

async function shownWith(token: string | undefined): Promise<{ files: number; text: string }> {
  const { client, transport } = createFakeClient(token ? { token } : {});
  transport
    .on(contract.embedTokens.current, () => ({ abilities: [...EmbedAbility.options], expiresAt: '2030-01-01T00:00:00.000Z' }))
    .on(contract.jobs.listTags, () => ({ tags: [] }));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<TieoutProvider client={client}><UploadDropzone /></TieoutProvider>));
  const shown = { files: page.querySelectorAll('input[type="file"]').length, text: page.textContent };
  await act(async () => root.unmount());
  return shown;
}

it('a page whose token uploads nothing says so before any file is chosen', async () => {
  expect(await shownWith(undefined)).toEqual({ files: 1, text: expect.stringContaining('Choose files') });
  expect(await shownWith(`${EMBED_PREFIX}partner`)).toEqual({ files: 0, text: expect.stringContaining('Files cannot be added here') });
});
