// Selectable text over a page that is a picture, as pdf.js lays it over one that is not: each word in a span of its own, see-through.
import type { PageText } from '@tieout/sdk/contract';
import { boxToRect, turn, turnedSize, type Rotation, type Size } from './pageGeometry.js';

export interface WordLayerOptions {
  /** Of the page as its file shows it, in points. */
  size: Size;
  /** Turn in which it is shown. */
  rotation: Rotation;
}

/** How wide a text is in a font of one unit, in units. */
export type MeasureText = (text: string) => number;

const FONT = 'sans-serif';
const MEASURED_SIZE = 100;

export function layWords(container: HTMLElement, { degrees, words }: PageText, { size, rotation }: WordLayerOptions, measure: MeasureText = canvasMeasure()): void {
  // The words stand upright in the layer, and the layer is turned.
  const upright = turnedSize(size, degrees);
  container.dataset['mainRotation'] = String(turn(rotation, -degrees as -90));
  Object.assign(container.style, { width: lengthOf(upright.width), height: lengthOf(upright.height) });
  container.replaceChildren(...words.flatMap(({ text, box, line }, index) => {
    const rect = boxToRect(box, size, degrees, 1);
    const span = document.createElement('span');
    const isLast = words[index + 1]?.line !== line;
    // A line is copied with spaces between its words.
    span.textContent = isLast ? text : `${text} `;
    span.dir = 'auto';
    Object.assign(span.style, { left: `${(100 * rect.left) / upright.width}%`, top: `${(100 * rect.top) / upright.height}%`, fontFamily: FONT });
    const width = measure(text) * rect.height;
    span.style.setProperty('--font-height', `${rect.height.toFixed(2)}px`);
    if (width > 0) span.style.setProperty('--scale-x', (rect.width / width).toFixed(4));
    if (!isLast) return [span];
    const end = document.createElement('br');
    end.setAttribute('role', 'presentation');
    return [span, end];
  }));
}

const lengthOf = (points: number): string => `calc(var(--total-scale-factor) * ${points}px)`;

function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = `${MEASURED_SIZE}px ${FONT}`;
  return (text) => context.measureText(text).width / MEASURED_SIZE;
}
