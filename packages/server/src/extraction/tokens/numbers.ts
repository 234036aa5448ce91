// A printed number: its digits and separators as they stand, and its value under a decimal mark. Never floating point.

export interface PrintedNumber {
  /** Digits before the decimal part, or all digits while the mark is undecided. */
  raw: string;
  /** The mark the number itself proves: "1,234.56" and "12,30" do, "1,234" does not, "12" has none. */
  mark: '.' | ',' | 'none' | 'open';
  /** Digits after the mark when it is proved. */
  scale: number;
}

export interface NumberForm {
  decimalMark: '.' | ',';
  /** Decimals the document's amounts are printed with; decides whether "1.234" is a fraction. */
  scale: 0 | 2 | 3;
  /** Figures of a spreadsheet end where their last digit does: "9446", "134377.6", "12.05". */
  dropsZeros?: boolean;
}

/** `raw` holds digits, and . , ' or space between them. null: not a number anyone prints. */
export function readNumber(raw: string): PrintedNumber | null {
  const marks = raw.replace(/\d/g, '');
  if (/^[.,]\d{2,3}$/.test(raw)) return { raw, mark: raw[0] as '.' | ',', scale: raw.length - 1 };
  if (!/^\d/.test(raw) || !/\d$/.test(raw)) return null;
  if (marks === '') return { raw, mark: 'none', scale: 0 };
  const last = Math.max(raw.lastIndexOf('.'), raw.lastIndexOf(','));
  if (last < 0) return isGrouped(raw) ? { raw, mark: 'none', scale: 0 } : null;
  const mark = raw[last] as '.' | ',';
  const head = raw.slice(0, last);
  const tail = raw.slice(last + 1);
  if (!/^\d+$/.test(tail)) return isGrouped(raw) ? { raw, mark: 'none', scale: 0 } : null;
  if (/^\d+$/.test(head)) return readSingleMark(raw, head, tail, mark);
  if (head.includes(mark)) {
    if (tail.length === 3 && isGrouped(raw)) return { raw, mark: mark === '.' ? ',' : '.', scale: 0 };
    return tail.length === 2 && isSameMarkTwice(head, mark) ? { raw, mark, scale: 2 } : null;
  }
  if (!isGrouped(head)) return null;
  return tail.length <= 4 ? { raw, mark, scale: tail.length } : null;
}

/** "1.234.56": some exports group with the same mark as they print the decimals. */
function isSameMarkTwice(head: string, mark: string): boolean {
  return head.split(mark).every((group, index) => (index === 0 ? group.length <= 3 && group.length > 0 : group.length === 3));
}

function readSingleMark(raw: string, head: string, tail: string, mark: '.' | ','): PrintedNumber | null {
  if (tail.length === 3 && head.length <= 3 && head !== '0' && !head.startsWith('00')) return { raw, mark: 'open', scale: 3 };
  if (tail.length > 4) return null;
  return { raw, mark, scale: tail.length };
}

/** Thousands in threes, or Indian lakhs in twos, which have commas; one kind of separator throughout. */
function isGrouped(text: string): boolean {
  const first = text.search(/\D/);
  if (first < 1 || first > 3) return false;
  const separator = text[first]!;
  // Digits between one separator and the next: all threes, or twos before a last three.
  let length = 0;
  let isInThrees = true;
  let isInTwos = separator === ',' && first <= 2;
  for (let at = first + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) {
      length += 1;
      continue;
    }
    if (text[at] !== separator) return false;
    if (length !== 3) isInThrees = false;
    if (length !== 2) isInTwos = false;
    length = 0;
  }
  return length === 3 && (isInThrees || isInTwos);
}

/** Integer value in units of 10^-scale, and that scale. */
export function numberValue(number: PrintedNumber, form: NumberForm): { minor: number; scale: number } {
  let scale = number.scale;
  if (number.mark === 'none') scale = 0;
  if (number.mark === 'open') {
    const mark = number.raw.includes('.') ? '.' : ',';
    scale = mark === form.decimalMark && form.scale === 3 ? 3 : 0;
  }
  return { minor: digitsOf(number.raw), scale };
}

/** The digits as one integer. Asked for every figure under every reading of a document, so without a pattern or a new string. */
function digitsOf(raw: string): number {
  if (raw.length > 15) return Number(raw.replace(/\D/g, ''));
  let value = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const digit = raw.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
  }
  return value;
}

/** "Total debits   9800", where money has neither decimals nor marks: fewer digits may count the rows. */
export function isLongWhole({ raw }: PrintedNumber): boolean {
  return /^\d{4,}$/.test(raw);
}

/**
 * Decided by the numbers that prove themselves. Where none does ("758.269" and never "1,758.269"), a currency of three decimals
 * named in the document tells fractions from thousands.
 */
export function decideNumberForm(numbers: readonly PrintedNumber[], hasThreeDecimals = false): NumberForm {
  let dots = 0;
  let commas = 0;
  const scales = [0, 0, 0, 0, 0];
  let openDots = 0;
  let openCommas = 0;
  for (const number of numbers) {
    if (number.mark === '.') dots += 1;
    if (number.mark === ',') commas += 1;
    if ((number.mark === '.' || number.mark === ',') && number.scale > 0) scales[number.scale]! += 1;
    if (number.mark === 'open') {
      if (number.raw.includes('.')) openDots += 1;
      else openCommas += 1;
    }
  }
  if (dots === 0 && commas === 0 && hasThreeDecimals && openDots + openCommas > 0) return { decimalMark: openDots >= openCommas ? '.' : ',', scale: 3 };
  if (dots === 0 && commas === 0) return { decimalMark: openDots > openCommas ? ',' : '.', scale: numbers.length > 0 ? 0 : 2 };
  const decimalMark = dots >= commas ? '.' : ',';
  // "291.822" beside "2,000.000" and a foreign "112.50": the mark of decimals parts no thousands.
  const openOfMark = decimalMark === '.' ? openDots : openCommas;
  const isOfThree = scales[3]! > scales[2]! || (hasThreeDecimals && openOfMark > 0) || (scales[3]! > 0 && openOfMark > scales[2]!);
  const scale = isOfThree ? 3 : scales[2]! > 0 ? 2 : 0;
  return { decimalMark, scale, ...(scales[1]! >= 3 && scales[1]! >= 0.04 * (dots + commas) ? { dropsZeros: true } : {}) };
}
