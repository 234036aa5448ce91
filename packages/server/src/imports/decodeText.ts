// Bytes of an exchange file as text: by its byte order mark, else UTF-8, UTF-16, Shift-JIS, Windows-1250 or Windows-1252.

export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return decodeBigEndian(bytes.subarray(2));
  const zeros = countZeros(bytes.subarray(0, 400));
  if (zeros.odd > 20 && zeros.odd > zeros.even) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros.even > 20) return decodeBigEndian(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeShiftJis(bytes) ?? decodeWindows(bytes);
  }
}

/** Null unless all of it is Japanese: its kana begin with bytes that no Western bank file holds. */
function decodeShiftJis(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
    return /[\u3040-\u30ff\uff01-\uff5e]/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Letters of Polish, Czech or Hungarian show as raised figures and signs within words when they are read as Western ones. */
function decodeWindows(bytes: Uint8Array): string {
  const text = decodeWindows1252(bytes);
  return /\p{L}[¹³¿¯£]\p{L}/u.test(text) ? new TextDecoder('windows-1250').decode(bytes) : text;
}

/** 0x80 to 0x9f; the rest is Latin-1. By hand, because Node's own decoder reads these as control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80]!);
}

/** Text in a Western script has a zero in every other byte of UTF-16. */
function countZeros(bytes: Uint8Array): { odd: number; even: number } {
  const zeros = { odd: 0, even: 0 };
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 ? 'odd' : 'even'] += 1;
  return zeros;
}

function decodeBigEndian(bytes: Uint8Array): string {
  const swapped = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
  return new TextDecoder('utf-16le').decode(swapped);
}
