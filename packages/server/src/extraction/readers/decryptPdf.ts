// Saves an opened PDF without its encryption, so that the password need never be kept.
import { DocumentError } from '../model.js';
import { PdfiumDocument } from './pdfium/document.js';

/** FPDF_NO_INCREMENTAL | FPDF_REMOVE_SECURITY */
const WITHOUT_SECURITY = 3;

/**
 * The smallest WebAssembly module that turns a JavaScript function (i32, i32, i32) -> i32 into one that C code can call:
 * it imports the function as e.f and exports it as f.
 */
const TRAMPOLINE = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x08, 0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x01, 0x7f,
  0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00,
  0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00,
);

/** PDFium's function table cannot grow; its first entry is the null pointer, which nothing calls. */
const FREE_ENTRY = 0;

/** A working copy of the PDF that opens without a password. Throws a DocumentError when the password is missing or wrong. */
export async function decryptPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const document = await PdfiumDocument.open(bytes, password);
  try {
    return savePlain(document);
  } finally {
    document.close();
  }
}

function savePlain(document: PdfiumDocument): Uint8Array {
  const { call, table } = document.pdfium;
  const chunks: Uint8Array[] = [];
  const write = (_self: number, data: number, size: number) => {
    chunks.push(document.pdfium.bytes().slice(data >>> 0, (data >>> 0) + (size >>> 0)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(TRAMPOLINE), { e: { f: write } });
  const before: unknown = table.get(FREE_ENTRY);
  const writer = call.malloc(8);
  document.pdfium.view().setInt32(writer, 1, true);
  document.pdfium.view().setInt32(writer + 4, FREE_ENTRY, true);
  table.set(FREE_ENTRY, exports.f);
  try {
    if (call.FPDF_SaveAsCopy(document.handle, writer, WITHOUT_SECURITY) === 0) {
      throw new DocumentError('damaged', 'The PDF could be opened but not unlocked for processing. Print it to a new PDF without a password and add that.');
    }
  } finally {
    table.set(FREE_ENTRY, before);
    call.free(writer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
