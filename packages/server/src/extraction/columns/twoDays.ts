// "Transaction / posting date" over cells with two days: each has its own part of the heading.
import type { Word } from '../model.js';
import { rolesOfTwoDays } from '../vocabulary/headings.js';
import type { Span } from './alignment.js';
import type { HeadingCell } from './headers.js';
import { extent, overlap } from './pieces.js';
import { joinedText } from '../tokens/plainText.js';

const MOST_WORDS = 7;
const STROKE = /[/|]/;
/** In sizes of type: less white than this is left between the words of one heading. */
const APART = 0.75;

/** Both headings of a piece that says two days, which the stroke between them parts; none where it says anything else. */
export function headingsOfTwoDays(piece: readonly Word[]): HeadingCell[] {
  if (piece.length > MOST_WORDS || !piece.some(({ text }) => STROKE.test(text)) || isOfSeveral(piece)) return [];
  const text = joinedText(piece);
  const roles = rolesOfTwoDays(text);
  if (roles === null) return [];
  const mark = piece.find((word) => word.text.length === 1 && STROKE.test(word.text)) ?? piece.find((word) => STROKE.test(word.text))!;
  const border = mark.box[0] + ((mark.box[2] - mark.box[0]) * mark.text.search(STROKE)) / mark.text.length;
  const whole = extent(piece);
  return ([0, 1] as const).map((part) => ({ role: roles[part], text, ...whole, ...(part === 0 ? { x1: border } : { x0: border }), ofTwo: { part, ...whole } }));
}

/** "POST DATE   VALUE DATE   TO / FROM": more white between words than around the stroke. */
function isOfSeveral(piece: readonly Word[]): boolean {
  return piece.slice(1).some((word, at) => word.box[0] - piece[at]!.box[2] > APART * word.fontSize && ![piece[at]!, word].some(({ text }) => STROKE.test(text)));
}

/** The words may be wider than the two columns of days below them, which come in the same order. */
export function labelOfTwo(labels: readonly HeadingCell[], column: Span, columns: readonly Span[]): HeadingCell | undefined {
  const over = labels.find(({ ofTwo }) => ofTwo && overlap(ofTwo, column) > 0)?.ofTwo;
  const under = over ? columns.filter((other) => overlap(over, other) > 0).sort((a, b) => a.x0 - b.x0) : [];
  return under.length === 2 ? labels.find(({ ofTwo }) => ofTwo?.x0 === over!.x0 && ofTwo.part === under.indexOf(column)) : undefined;
}
