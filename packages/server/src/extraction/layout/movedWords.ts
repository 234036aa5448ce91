// Words and boxes at another place of the page, in points.
import type { Box, Word } from '../model.js';

export function movedWord(word: Word, dx: number, dy: number): Word {
  const moved = { ...word, box: movedBox(word.box, dx, dy), baseline: word.baseline + dy };
  return word.charX ? { ...moved, charX: word.charX.map((x) => x + dx) } : moved;
}

export function movedBox(box: Box, dx: number, dy: number): Box {
  return [box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy];
}
