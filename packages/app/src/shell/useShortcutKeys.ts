import { useEffect, useRef } from 'react';
import { readKey, type KeyMemory } from './keySequence.js';

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** A grid cell or a menu has its own meaning for letters; so has anything in a dialog. */
const OWN_KEYS = '[role="grid"], [role="treegrid"], [role="menu"], [role="listbox"], [role="dialog"]';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest(TYPING) !== null || target.closest(OWN_KEYS) !== null);
}

/** Runs an action for each key or sequence (`?`, `g j`), unless the person is typing or a modifier is held. */
export function useShortcutKeys(actions: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let memory: KeyMemory | null = null;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event.target)) return;
      const outcome = readKey(new Set(Object.keys(latest.current)), memory, event.key, event.timeStamp);
      memory = outcome.memory;
      if (!outcome.fired) return;
      event.preventDefault();
      latest.current[outcome.fired]?.();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [enabled]);
}
