// Rules of a page, their parts at one height together.
import type { Rule } from '../model.js';

export interface RuleBar {
  y: number;
  parts: [x0: number, x1: number][];
}

/** In points: parts of one rule. */
const ONE_RULE = 1;

/** Horizontal rules downwards. */
export function barsOf(rules: readonly Rule[]): RuleBar[] {
  const bars: RuleBar[] = [];
  const parts = rules.filter(({ orientation }) => orientation === 'horizontal').map(({ box: [x0, y0, x1, y1] }) => ({ y: (y0 + y1) / 2, x0, x1 }));
  for (const { y, x0, x1 } of parts.sort((a, b) => a.y - b.y)) {
    const last = bars.at(-1);
    if (last && y - last.y < ONE_RULE) last.parts.push([x0, x1]);
    else bars.push({ y, parts: [[x0, x1]] });
  }
  return bars;
}
