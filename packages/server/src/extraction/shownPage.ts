// The words of a page where they are shown, grouped in lines.
import { buildLines } from './layout/lines.js';
import type { PageModel, ShownPage } from './model.js';
import { shownBox } from './readers/skewedBox.js';

export function shownPage(page: PageModel): ShownPage {
  const { turn = 0 } = page;
  const isOnItsSide = turn % 180 !== 0;
  const words = buildLines(page).flatMap((line, index) => line.words.map(({ text, box }) => ({ text, box: shownBox(page, box), line: index })));
  const size = isOnItsSide ? { width: page.height, height: page.width } : { width: page.width, height: page.height };
  return { number: page.number, ...size, origin: page.origin, ...(turn === 0 ? {} : { turn }), words };
}
