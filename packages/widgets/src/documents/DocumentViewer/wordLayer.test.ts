// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { layWords } from './wordLayer.js';

const A4 = { width: 600, height: 800 };
const half = (text: string) => text.length / 2;

function laid(degrees: 0 | 90 | 180 | 270, rotation: 0 | 90 | 180 | 270, box: [number, number, number, number]) {
  const container = document.createElement('div');
  layWords(container, { degrees, words: [{ text: 'RENT', box, line: 0 }] }, { size: A4, rotation }, half);
  const { left, top } = container.querySelector('span')!.style;
  return { turned: container.dataset['mainRotation'], width: container.style.width, left, top, scale: container.querySelector('span')!.style.getPropertyValue('--scale-x') };
}

describe('the words of a scan', () => {
  it('lie over their picture, as wide as they are printed', () => {
    expect(laid(0, 0, [60, 400, 100, 410])).toEqual({ turned: '0', width: 'calc(var(--total-scale-factor) * 600px)', left: '10%', top: '50%', scale: '2.0000' });
  });

  it('stand upright in their layer where the page lies on its side, and turn with the page', () => {
    // Brought upright by a quarter clockwise, what is printed from below to above at the left edge runs along the top.
    const upright = { width: 'calc(var(--total-scale-factor) * 800px)', left: '50%', top: '10%', scale: '2.0000' };
    expect(laid(90, 90, [60, 360, 70, 400])).toEqual({ ...upright, turned: '0' });
    expect(laid(90, 0, [60, 360, 70, 400])).toEqual({ ...upright, turned: '270' });
  });

  it('are copied with spaces between the words of a line, and a break behind it', () => {
    const container = document.createElement('div');
    const word = (text: string, line: number) => ({ text, line, box: [0, 0, 10, 10] as [number, number, number, number] });
    layWords(container, { degrees: 0, words: [word('RENT', 0), word('STREET', 0), word('WAGES', 1)] }, { size: A4, rotation: 0 }, half);
    expect([...container.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : node.textContent)).join('')).toBe('RENT STREET\nWAGES\n');
    layWords(container, { degrees: 0, words: [] }, { size: A4, rotation: 0 }, half);
    expect(container.childNodes).toHaveLength(0);
  });
});
