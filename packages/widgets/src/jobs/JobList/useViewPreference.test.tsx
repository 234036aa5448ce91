// @vitest-environment jsdom
import { ApiError, contract, internal, forbidden } from '@tieout/sdk/contract';
import { createFakeClient } from '@tieout/sdk/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../testing/renderHook.js';
import { jobListStrings } from './JobList.strings.js';
import { useViewPreference } from './useViewPreference.js';

type Problem = ConstructorParameters<typeof ApiError>[0];

function setUp({ reading, writing }: { reading?: Problem; writing?: Problem } = {}) {
  const { client, transport } = createFakeClient();
  const kept: unknown[] = [];
  transport.on(contract.preferences.get, () => {
    if (reading) throw new ApiError(reading);
    return { preference: 'grid' };
  }).on(contract.preferences.set, ({ body }) => {
    if (writing) throw new ApiError(writing);
    kept.push(body.value);
    return { preference: body.value };
  });
  return { hook: renderHook(() => useViewPreference(jobListStrings), client), kept };
}

describe('how jobs are listed', () => {
  it('is as the user left it, and kept when it changes', async () => {
    const { hook, kept } = setUp();
    await hook.waitFor(() => expect(hook.current[0]).toBe('grid'));
    act(() => hook.current[1]('list'));
    await hook.waitFor(() => expect([hook.current[0], kept]).toEqual(['list', ['list']]));
    expect(hook.toasts.error).not.toHaveBeenCalled();
  });

  it('is told when it cannot be loaded or kept; what was chosen holds all the same', async () => {
    const { hook } = setUp({ reading: internal, writing: internal });
    await hook.waitFor(() => expect(hook.toasts.error).toHaveBeenCalledWith('Failed to load view preference', expect.anything()));
    act(() => hook.current[1]('grid'));
    await hook.waitFor(() => expect(hook.toasts.error).toHaveBeenCalledWith('Failed to save view preference', expect.anything()));
    expect(hook.current[0]).toBe('grid');
  });

  it('on the page of a partner, who keeps no settings, is a list without a word', async () => {
    const { hook } = setUp({ reading: forbidden, writing: forbidden });
    act(() => hook.current[1]('grid'));
    await hook.waitFor(() => expect(hook.current[0]).toBe('grid'));
    expect(hook.toasts.error).not.toHaveBeenCalled();
  });
});
