// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { TieoutProvider } from '../../core/TieoutProvider.js';
import { createFakeClient } from '@tieout/sdk/testing';
import { fakeDevice } from '../../testing/fakeDevice.js';
import { EditableValue } from './EditableValue.js';

beforeAll(() => fakeDevice('reduced-motion'));

/** What is saved when the field is opened, and left in this way without a change. */
async function savedBy(mayConfirm: boolean, leave: (field: HTMLInputElement) => void, check: string | null = null) {
  const page = document.body.appendChild(document.createElement('div'));
  const saved: string[] = [];
  const root = createRoot(page);
  await act(async () => root.render(
    <TieoutProvider client={createFakeClient().client}>
      <EditableValue text="2024-01-31" label="End date" editLabel="Change end date" check={() => check} onSave={(text) => saved.push(text)} mayConfirm={mayConfirm}>Jan 31, 2024</EditableValue>
    </TieoutProvider>,
  ));
  await act(async () => page.querySelector('button')!.click());
  await act(async () => leave(page.querySelector('input')!));
  await act(async () => root.unmount());
  return saved;
}

const enter = (field: HTMLInputElement) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

describe('a value that is not changed', () => {
  it('is confirmed by Enter where it may be', async () => {
    expect(await savedBy(true, enter)).toEqual(['2024-01-31']);
    expect(await savedBy(false, enter)).toEqual([]);
  });

  it('is not by leaving, nor where it is not right', async () => {
    expect(await savedBy(true, (field) => field.blur())).toEqual([]);
    expect(await savedBy(true, enter, 'Not a date')).toEqual([]);
  });
});
