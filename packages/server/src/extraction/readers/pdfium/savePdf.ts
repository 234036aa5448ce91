// Writes an open PDF out of PDFium's memory, whole and without encryption.
import { DocumentError } from '../../model.js';
import type { Pdfium } from './library.js';

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

/** The bytes of an open document, whole and unencrypted. */
export function savePdf(pdfium: Pdfium, handle: number): Uint8Array {
  const { call, table } = pdfium;
  const chunks: Uint8Array[] = [];
  const write = (_self: number, data: number, size: number) => {
    chunks.push(pdfium.bytes().slice(data >>> 0, (data >>> 0) + (size >>> 0)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(TRAMPOLINE), { e: { f: write } });
  const before: unknown = table.get(FREE_ENTRY);
  const writer = call.malloc(8);
  pdfium.view().setInt32(writer, 1, true);
  pdfium.view().setInt32(writer + 4, FREE_ENTRY, true);
  table.set(FREE_ENTRY, exports.f);
  try {
    if (call.FPDF_SaveAsCopy(handle, writer, WITHOUT_SECURITY) === 0) {
      throw new DocumentError('damaged', 'The PDF could be opened but not unlocked for processing. Print it to a new PDF without a password and add that.');
    }
  } finally {
    table.set(FREE_ENTRY, before);
    call.free(writer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
