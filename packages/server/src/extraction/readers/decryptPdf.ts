// Saves an opened PDF without its encryption, so that the password need never be kept.
import { PdfiumDocument } from './pdfium/document.js';
import { savePdf } from './pdfium/savePdf.js';

/** A working copy of the PDF that opens without a password. Throws a DocumentError when the password is missing or wrong. */
export async function decryptPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const document = await PdfiumDocument.open(bytes, password);
  try {
    return savePdf(document.pdfium, document.handle);
  } finally {
    document.close();
  }
}
