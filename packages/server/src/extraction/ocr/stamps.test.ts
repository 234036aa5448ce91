import { describe, expect, it } from 'vitest';
import { type GrayImage, grayFrom } from './grayImage.js';
import { lightenStamps } from './stamps.js';

const [WIDTH, HEIGHT] = [640, 700];
const PAPER = [246, 240, 228] as const;
const RED = [190, 40, 50] as const;

type Colour = readonly [number, number, number];

class Page {
  readonly pixels = new Uint8Array(WIDTH * HEIGHT * 3);

  constructor() {
    this.fill(0, 0, WIDTH, HEIGHT, PAPER);
  }

  fill(left: number, top: number, width: number, height: number, colour: Colour): void {
    for (let y = top; y < top + height; y += 1) for (let x = left; x < left + width; x += 1) this.pixels.set(colour, (y * WIDTH + x) * 3);
  }

  /** Letters of 8 by 14 pixels. */
  line(left: number, top: number, letters: number, colour: Colour = [30, 30, 30]): this {
    for (let letter = 0; letter < letters; letter += 1) this.fill(left + letter * 12, top, 8, 14, colour);
    return this;
  }

  /** A frame and thick strokes within, that black print shows through. */
  stamp(left: number, top: number, colour: Colour): this {
    const over = (x: number, y: number, width: number, height: number) => {
      for (let row = y; row < y + height; row += 1) {
        for (let column = x; column < x + width; column += 1) {
          const at = (row * WIDTH + column) * 3;
          for (let channel = 0; channel < 3; channel += 1) this.pixels[at + channel] = Math.min(this.pixels[at + channel]!, colour[channel]!);
        }
      }
    };
    over(left, top, 240, 5);
    over(left, top + 75, 240, 5);
    for (let stroke = 0; stroke < 8; stroke += 1) over(left + stroke * 32, top, 9, 80);
    return this;
  }

  /** A pen went over the print, 3 pixels wide, down and up again. */
  tick(left: number, top: number, colour: Colour): this {
    const dot = (x: number, y: number) => {
      for (let wide = 0; wide < 3; wide += 1) {
        const at = (y * WIDTH + x + wide) * 3;
        for (let channel = 0; channel < 3; channel += 1) this.pixels[at + channel] = Math.min(this.pixels[at + channel]!, colour[channel]!);
      }
    };
    for (let step = 0; step < 8; step += 1) dot(left + Math.round(step / 2), top + 14 + step);
    for (let step = 0; step < 22; step += 1) dot(left + 4 + Math.round(step / 2), top + 21 - step);
    return this;
  }

  grey(): GrayImage {
    return grayFrom(this.pixels, WIDTH, HEIGHT, 3);
  }

  lightened(): GrayImage {
    const image = this.grey();
    lightenStamps(image, this.pixels, 3);
    return image;
  }
}

function furthest(image: GrayImage, from: GrayImage): number {
  return image.data.reduce((most, value, at) => Math.max(most, Math.abs(value - from.data[at]!)), 0);
}

const text = () => {
  const page = new Page();
  for (let top = 100; top < 620; top += 30) page.line(80, top, 28);
  return page;
};

describe('a coloured stamp over black print', () => {
  it.each([['red', RED], ['blue', [40, 60, 180] as const], ['green', [40, 150, 90] as const]])('goes, and the print stays: %s', (_, colour) => {
    expect(furthest(text().stamp(150, 300, colour).grey(), text().grey())).toBeGreaterThan(100);
    expect(furthest(text().stamp(150, 300, colour).lightened(), text().grey())).toBeLessThan(30);
  });
});

it.each([
  ['coloured words', () => text().line(450, 100, 18, RED)],
  ['a coloured name in large letters', () => { const page = text(); for (let letter = 0; letter < 5; letter += 1) page.fill(450 + letter * 30, 300, 20, 40, RED); return page; }],
  ['coloured lines between rules', () => { const page = new Page(); for (let top = 100; top < 180; top += 25) { page.line(80, top, 18, RED); page.fill(60, top + 17, 300, 2, [30, 30, 30]); } return page; }],
  ['a bar behind print', () => { const page = new Page(); page.fill(80, 90, 400, 60, [255, 200, 0]); return page.line(100, 110, 30); }],
  ['rules of a coloured grid', () => { const page = text(); for (let top = 98; top < 620; top += 30) page.fill(60, top, 560, 2, RED); page.fill(60, 98, 2, 510, RED); return page; }],
  ['a page without colours', () => text()],
])('%s stay as they are', (_, draw) => {
  expect(furthest(draw().lightened(), draw().grey())).toBe(0);
});

describe('ticks of a pen', () => {
  const PEN = [40, 70, 190] as const;
  /** Figures of thin strokes. */
  const figures = () => {
    const page = new Page();
    for (let top = 100; top < 620; top += 30) for (let stroke = 0; stroke < 8; stroke += 1) page.fill(500 + stroke * 10, top, 3, 14, [30, 30, 30]);
    return page;
  };

  it('go from figures, and where they stand beside these as well', () => {
    const ticked = () => [96, 126, 156, 246, 336, 426].reduce((page, top) => page.tick(522, top, PEN), figures().tick(470, 306, PEN));
    expect(furthest(ticked().grey(), figures().grey())).toBeGreaterThan(100);
    expect(furthest(ticked().lightened(), figures().grey())).toBeLessThan(30);
  });

  it('stay where they cross no print, for they may be some', () => {
    const ticked = () => figures().tick(470, 96, PEN).tick(470, 306, PEN);
    expect(furthest(ticked().lightened(), ticked().grey())).toBe(0);
  });

  it('lines through rows stay', () => {
    const struck = () => { const page = figures(); for (let stroke = 0; stroke < 9; stroke += 1) page.fill(495 + stroke * 10, 106, stroke === 0 ? 5 : 7, 3, PEN); return page; };
    expect(furthest(struck().lightened(), struck().grey())).toBe(0);
  });
});
