// Finds captions and the pieces that may be their values: behind them, to their right, or below.
import type { InvoiceLineOfPage, Piece } from './invoicePage.js';
import { overlapX, restOf } from './invoicePage.js';

export interface Place {
  line: InvoiceLineOfPage;
  piece: Piece;
}

export interface Captioned extends Place {
  /** Characters of the caption. */
  length: number;
}

/** A bullet, a rate of tax or "your" before a caption is no part of it. */
export function withoutLead(folded: string): string {
  return folded.replace(/^(?:[#*•|:-]+ ?|(?:(?:zzgl|inkl|incl|plus|davon|enth|dont|di cui|waarvan|varav)\.? )?\d{1,2}(?:[.,]\d{1,2})? ?% ?|(?:your|our|ihre?|unsere?|uw|vostro|votre|su) )/, '');
}

/** Pieces that begin with a caption, also behind a "#" or "Your". */
export function captioned(lines: readonly InvoiceLineOfPage[], caption: RegExp): Captioned[] {
  const found: Captioned[] = [];
  for (const line of lines) {
    for (const piece of line.pieces) {
      const lead = piece.folded.length - withoutLead(piece.folded).length;
      const match = caption.exec(piece.folded.slice(lead)) ?? caption.exec(piece.folded);
      if (match) found.push({ line, piece, length: (caption.test(piece.folded.slice(lead)) ? lead : 0) + match[0].length });
    }
  }
  return found;
}

/** What stands behind the caption in its own piece, without the colon. */
export function behind({ line, piece, length }: Captioned): Place | null {
  const lead = /^[\s.:#=°º)\]–-]*/.exec(piece.text.slice(length))![0].length;
  const rest = restOf(line, piece, length + lead);
  return rest && rest.text.trim() !== '' ? { line, piece: rest } : null;
}

export function toTheRight({ line, piece }: Place): Place | null {
  const next = line.pieces.find((other) => other.first > piece.last && /[\p{L}\p{N}]/u.test(other.text));
  return next ? { line, piece: next } : null;
}

/** Nearest pieces under this one, in its column, down to so many lines. */
export function below(lines: readonly InvoiceLineOfPage[], { line, piece }: Place, most: number): Place[] {
  const found: Place[] = [];
  let depth = 0;
  for (let index = lines.indexOf(line) + 1; index < lines.length && found.length < most; index += 1) {
    const other = lines[index]!;
    const height = Math.max(line.fontSize, other.fontSize);
    const previous = found.at(-1)?.line ?? line;
    if (other.page !== line.page || other.tokens.line.baseline - previous.tokens.line.baseline > 3.4 * height || (depth += 1) > 3 * most) break;
    const under = other.pieces.filter((candidate) => overlapX(candidate.box, piece.box) > 0.3 * Math.min(piece.box[2] - piece.box[0], candidate.box[2] - candidate.box[0]) || Math.abs(candidate.box[0] - piece.box[0]) < 0.8 * height);
    const nearest = under.sort((a, b) => Math.abs(a.box[0] - piece.box[0]) - Math.abs(b.box[0] - piece.box[0]))[0];
    if (nearest) found.push({ line: other, piece: nearest });
  }
  return found;
}
