// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useShownOnce } from './useShownOnce.js';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

function show(subject: string) {
  const seen: ReturnType<typeof useShownOnce>[] = [];
  const Host = (props: { subject: string; onSeen: (seen: ReturnType<typeof useShownOnce>) => void }) => {
    props.onSeen(useShownOnce('asked', props.subject));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const move = (to: string) => act(() => root.render(createElement(Host, { subject: to, onSeen: (now) => void seen.push(now) })));
  move(subject);
  return { move, once: () => seen.at(-1)!, leave: () => act(() => root.unmount()) };
}

it('stays beside the subject it was shown for, and is not shown beside the next one nor after the page is loaded anew', () => {
  const page = show('first');
  act(() => page.once().markShown());
  expect(page.once().isOffered).toBe(true);
  page.move('second');
  expect(page.once().isOffered).toBe(false);
  page.leave();
  expect(show('first').once().isOffered).toBe(false);
});

it('goes when it is closed, and waits for the first subject it can be shown for', () => {
  const page = show('done at once');
  page.move('running');
  expect(page.once().isOffered).toBe(true);
  act(() => page.once().markShown());
  act(() => page.once().close());
  expect(page.once().isOffered).toBe(false);
});
