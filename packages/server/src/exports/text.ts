// Free text made fit for a format: one line, cut by characters before escaping, reduced to a character set.

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]+/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Line breaks, tabs and control characters become one space; runs of spaces collapse; ends are trimmed. */
export function oneLine(text: string | null | undefined): string {
  if (!text) return '';
  return text.replace(loneSurrogate, '\ufffd').replace(controls, ' ').replace(/\s+/g, ' ').trim();
}

/** Cut to at most `limit` characters (code points, so that no surrogate pair is halved). */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length <= limit ? text : characters.slice(0, limit).join('').trimEnd();
}

const asciiForms: Record<string, string> = {
  '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '`': "'", '“': '"', '”': '"', '„': '"', '″': '"', '«': '"', '»': '"',
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '…': '...', '•': '*', '·': '.', '×': 'x', '÷': '/',
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th',
  ł: 'l', Ł: 'L', ı: 'i', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '¢': 'c', '©': '(c)', '®': '(R)', '™': 'TM', '№': 'No',
  '°': 'o', '¿': '?', '¡': '!', '¦': '|', '§': 'S', '⁄': '/', '￠': 'c', '￡': 'GBP', '￥': 'JPY',
};

/** One ASCII spelling: accents dropped, curly quotes and dashes straightened, one "?" for each character without a likeness. */
export function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text.normalize('NFC').replace(notAscii, asciiOf).replace(/ {2,}/g, ' ').trim();
}

const notAscii = /[^\x20-\x7e]/gu;

function asciiOf(character: string): string {
  const known = asciiForms[character];
  if (known !== undefined) return known;
  const folded = character.normalize('NFKD').replace(/\p{M}|\u200d|[\ufe00-\ufe0f]/gu, '');
  if (folded === '' && /\p{M}|\u200d|[\ufe00-\ufe0f]/u.test(character)) return '';
  let out = '';
  for (const part of folded) out += part >= ' ' && part <= '~' ? part : (asciiForms[part] ?? '?');
  return out;
}

/** Whether toAscii would lose a character rather than only its accent. */
export function losesCharacters(text: string): boolean {
  if (/^[\x00-\x7e]*$/.test(text)) return false;
  const foreign = text.normalize('NFC').match(notAscii) ?? [];
  return foreign.some((character) => character !== '¿' && asciiOf(character).includes('?'));
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escaped for an attribute in double quotes. */
export function escapeXmlAttribute(text: string): string {
  return escapeXml(text).replace(/"/g, '&quot;');
}

/** A name that every file system takes; never empty. */
export function safeFileName(name: string): string {
  const cleaned = oneLine(name).replace(/[\\/:*?"<>|]+/g, ' ').replace(/\s+/g, ' ').replace(/^[. ]+|[. ]+$/g, '');
  return cut(cleaned, 120) || 'export';
}

/** A document's name without its ending. */
export function stem(documentName: string): string {
  return documentName.replace(/\.(pdf|png|jpe?g|tiff?|webp|csv|tsv|ofx|qfx|qbo|qif|xml|sta|940|mt940|txt)$/i, '');
}

/** Text a spreadsheet would run as a formula. */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text);
}

/** A calendar date in the wanted order; dates are never passed through a time zone. */
export function formatDate(date: string | null, format: 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD'): string {
  if (!date) return '';
  const [year, month, day] = date.split('-') as [string, string, string];
  if (format === 'YYYY-MM-DD') return date;
  return format === 'DD/MM/YYYY' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}
