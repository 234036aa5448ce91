// Keys that come between the opening of a cell and the moment its field is there. The grid would swallow them.

export interface EarlyKeys {
  text: string;
  /** Enter or Tab came too: what was typed is to be kept at once. */
  isDone: boolean;
}

export const noEarlyKeys: EarlyKeys = { text: '', isDone: false };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What is waiting after one more key; null when the key is none that a field would take. */
export function addEarlyKey(keys: EarlyKeys, { key, ctrlKey, metaKey, altKey }: Key): EarlyKeys | null {
  if (keys.isDone) return null;
  if (key === 'Enter' || key === 'Tab') return keys.text === '' ? null : { ...keys, isDone: true };
  if (key === 'Backspace') return { ...keys, text: keys.text.slice(0, -1) };
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? { ...keys, text: keys.text + key } : null;
}
