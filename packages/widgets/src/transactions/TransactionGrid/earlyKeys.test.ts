import { describe, expect, it } from 'vitest';
import { addEarlyKey, noEarlyKeys, type EarlyKeys } from './earlyKeys.js';

const press = (...keys: string[]): EarlyKeys => keys.reduce<EarlyKeys>((waiting, key) => addEarlyKey(waiting, { key, ctrlKey: false, metaKey: false, altKey: false }) ?? waiting, noEarlyKeys);

describe('keys before the field of a cell is there', () => {
  it('wait as text, with what is taken back, until Enter', () => {
    expect(press('1', '2', '.', '9', 'Backspace', '5', 'Enter', '7')).toEqual({ text: '12.5', isDone: true });
  });

  it('are not taken when they are no text', () => {
    expect(press('Shift', 'ArrowLeft', 'F2')).toEqual(noEarlyKeys);
    expect(addEarlyKey(noEarlyKeys, { key: 'z', ctrlKey: true, metaKey: false, altKey: false })).toBeNull();
    expect(addEarlyKey(noEarlyKeys, { key: 'Enter', ctrlKey: false, metaKey: false, altKey: false })).toBeNull();
  });
});
