// Whether one figure may have been read as another: how digits, signs and points go wrong on paper and in typing. Pure.

/** What happened to the digits; null when nothing that usually does. Amounts in minor units. */
export type Misreading = 'digit' | 'transposed' | 'point' | 'lostDigit';

export function misreadingOf(read: number, meant: number): Misreading | null {
  if (read === meant || Math.sign(read) !== Math.sign(meant)) return null;
  const a = String(Math.abs(read));
  const b = String(Math.abs(meant));
  if (isShifted(read, meant)) return 'point';
  if (a.length === b.length) {
    const different = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]));
    if (different.length === 1) return 'digit';
    const [first, second] = different;
    const isSwap = different.length === 2 && second === first! + 1 && a[first!] === b[second!] && a[second!] === b[first!];
    return isSwap ? 'transposed' : null;
  }
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (long.length - short.length !== 1 || short.length < 3) return null;
  return [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short) ? 'lostDigit' : null;
}

/** One digit is another, or two stand in the wrong order: what a printer gets wrong, and what hardly comes about by accident. */
export function isMisprint(printed: number, meant: number): boolean {
  const misreading = misreadingOf(printed, meant);
  return misreading === 'digit' || misreading === 'transposed';
}

/** The decimal point was lost, or found where there was none. */
function isShifted(read: number, meant: number): boolean {
  return read === meant * 100 || meant === read * 100 || read === meant * 10 || meant === read * 10;
}
