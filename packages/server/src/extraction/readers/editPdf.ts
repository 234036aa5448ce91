// A new PDF out of pages of others. Pages are copied as they are: text, pictures and fonts stay what they were.
import { DocumentError } from '../model.js';
import { PdfiumDocument } from './pdfium/document.js';
import { loadPdfium, type Pdfium } from './pdfium/library.js';
import { savePdf } from './pdfium/savePdf.js';

/** One page of the new PDF. */
export interface PickedPage {
  /** Which of the given files. */
  source: number;
  /** From 0. */
  page: number;
  /** Clockwise degrees on top of the page's own rotation. */
  rotation: 0 | 90 | 180 | 270;
}

export async function editPdf(sources: readonly Uint8Array[], pages: readonly PickedPage[]): Promise<Uint8Array> {
  const opened: PdfiumDocument[] = [];
  const pdfium = await loadPdfium();
  const target = pdfium.call.FPDF_CreateNewDocument();
  try {
    for (const bytes of sources) opened.push(await PdfiumDocument.open(bytes));
    pages.forEach((picked, index) => copyPage(pdfium, target, opened[picked.source]!, picked, index));
    return savePdf(pdfium, target);
  } finally {
    pdfium.call.FPDF_CloseDocument(target);
    for (const document of opened) document.close();
  }
}

function copyPage(pdfium: Pdfium, target: number, document: PdfiumDocument, { page, rotation }: PickedPage, index: number): void {
  const { call, scratch } = pdfium;
  pdfium.view().setInt32(scratch, page, true);
  if (call.FPDF_ImportPagesByIndex(target, document.handle, scratch, 1, index) === 0) {
    throw new DocumentError('damaged', `Page ${page + 1} of the PDF is damaged and cannot be copied. Leave it out, or save the file again from its source.`, { page: page + 1 });
  }
  if (rotation === 0) return;
  const copy = call.FPDF_LoadPage(target, index);
  call.FPDFPage_SetRotation(copy, (call.FPDFPage_GetRotation(copy) + rotation / 90) % 4);
  call.FPDF_ClosePage(copy);
}
