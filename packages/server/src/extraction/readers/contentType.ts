// What a file really is, by its first bytes; names and declared types are not believed.
import { DocumentError } from '../model.js';

export type ContentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/tiff' | 'image/webp';

export interface Content {
  type: ContentType;
  /** Where the document begins: some senders put a mail header or a blank line before the PDF. */
  start: number;
}

const PDF_SEARCH = 64 * 1024;

export async function detectContent(bytes: Uint8Array): Promise<Content> {
  if (bytes.length === 0) throw new DocumentError('empty', 'The file is empty. Download it again and add the new copy.');
  const image = imageType(bytes);
  if (image) return { type: image, start: 0 };
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_SEARCH)).indexOf('%PDF-');
  if (start >= 0) return { type: 'application/pdf', start };
  throw await notSupported(bytes);
}

function imageType(bytes: Uint8Array): ContentType | null {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'image/tiff';
  if (starts(0x52, 0x49, 0x46, 0x46) && Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP') return 'image/webp';
  return null;
}

async function notSupported(bytes: Uint8Array): Promise<DocumentError> {
  const { fileTypeFromBuffer } = await import('file-type');
  const known = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (known && /^image\/hei[cf]/.test(known.mime)) {
    const message = 'The picture is of the type HEIC, as iPhones take them, which cannot be read. Save or share it as JPEG, or scan the page to a PDF, and add that.';
    return new DocumentError('notSupported', message, { mimetype: known.mime });
  }
  const what = known ? `The file is of the type ${known.mime}, which cannot be read as a document.` : 'The file is neither a PDF nor a picture.';
  return new DocumentError('notSupported', `${what} Add a PDF, or a picture of the type PNG, JPEG, TIFF or WebP.`, { mimetype: known?.mime ?? null });
}
