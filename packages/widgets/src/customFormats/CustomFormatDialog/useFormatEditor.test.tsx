// @vitest-environment jsdom
import { ApiError, contract, customFormatErrors, defaultColumns, type CustomFormat } from '@tieout/sdk/contract';
import { createFakeClient, testId } from '@tieout/sdk/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../testing/renderHook.js';
import { customFormatDialogStrings } from './CustomFormatDialog.strings.js';
import { useFormatEditor, useFormatPreview } from './useCustomFormats.js';

const kept: CustomFormat = { id: testId('job', 7), name: 'For the bank', type: 'bankStatement', data: defaultColumns('bankStatement') };

function setUp() {
  const { client, transport } = createFakeClient();
  const names: unknown[] = [];
  let list = [kept];
  transport.on(contract.customFormats.list, () => ({ customFormats: list })).on(contract.customFormats.update, ({ body }) => {
    names.push(body.name);
    if (body.name === 'Taken') throw new ApiError(customFormatErrors.nameTaken);
    list = [{ ...kept, name: body.name! }];
    return { customFormat: list[0]! };
  });
  return { client, transport, names };
}

describe('the name of a custom format', () => {
  it('that is refused or empty gives way to the one that is kept', async () => {
    const { client, names } = setUp();
    const hook = renderHook(() => useFormatEditor('bankStatement', null, customFormatDialogStrings), client);
    await hook.waitFor(() => expect(hook.current.selected?.name).toBe('For the bank'));
    act(() => hook.current.rename('Taken'));
    await hook.waitFor(() => expect(hook.toasts.error).toHaveBeenCalledOnce());
    await hook.waitFor(() => expect(hook.current.selected?.name).toBe('For the bank'));
    act(() => hook.current.rename('  '));
    act(() => hook.current.rename(' Mine '));
    await hook.waitFor(() => expect(names).toEqual(['Taken', 'Mine']));
    expect(hook.current.selected?.name).toBe('Mine');
  });
});

describe('the preview without a job', () => {
  it('shows sample rows of the server', async () => {
    const { client, transport } = setUp();
    transport.on(contract.customFormats.preview, ({ body }) => ({ columns: body.data.map(({ source }) => source), rows: [['2024-01-05', 'CORNER GROCERY', '-40.00']] }));
    const hook = renderHook(() => useFormatPreview(null, kept), client);
    await hook.waitFor(() => expect(hook.current.data).toEqual({ columns: ['date', 'name', 'amount'], rows: [['2024-01-05', 'CORNER GROCERY', '-40.00']] }));
  });
});
