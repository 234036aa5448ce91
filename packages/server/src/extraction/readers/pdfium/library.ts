// Loads PDFium (WebAssembly) once per thread and gives its C functions by name. The package's own object wrappers cover
// neither text positions nor saving, so the C API is called directly.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

type NativeFunction = (...args: number[]) => number;

export interface Pdfium {
  /** The C functions of PDFium, pointers and numbers as numbers. */
  call: Record<PdfiumFunction, NativeFunction>;
  table: WebAssembly.Table;
  bytes(): Uint8Array;
  view(): DataView;
  /** 1 KiB of scratch memory for out parameters; valid until the next call that uses it. */
  scratch: number;
}

export type PdfiumFunction =
  | 'malloc' | 'free' | 'FPDF_InitLibrary' | 'FPDF_LoadMemDocument' | 'FPDF_CloseDocument' | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount' | 'FPDF_LoadPage' | 'FPDF_ClosePage' | 'FPDF_GetPageWidthF' | 'FPDF_GetPageHeightF'
  | 'FPDF_GetPageBoundingBox' | 'FPDFPage_GetRotation' | 'FPDF_GetMetaText' | 'FPDF_GetSecurityHandlerRevision'
  | 'FPDFPage_CountObjects' | 'FPDFPage_GetObject' | 'FPDFPageObj_GetType' | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetMatrix' | 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor' | 'FPDFPageObj_GetStrokeWidth'
  | 'FPDFPageObj_HasTransparency' | 'FPDFFormObj_CountObjects' | 'FPDFFormObj_GetObject' | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment' | 'FPDFPath_GetDrawMode' | 'FPDFPathSegment_GetPoint' | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetClose' | 'FPDFText_LoadPage' | 'FPDFText_ClosePage' | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode' | 'FPDFText_IsGenerated' | 'FPDFText_HasUnicodeMapError'
  | 'FPDFText_GetTextObject' | 'FPDFText_GetLooseCharBox' | 'FPDFText_GetCharBox' | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetMatrix' | 'FPDFText_GetFontSize' | 'FPDFText_GetFontWeight' | 'FPDFText_GetFontInfo'
  | 'FPDFText_GetFillColor' | 'FPDFTextObj_GetTextRenderMode' | 'FPDFTextObj_GetFont' | 'FPDFFont_GetGlyphWidth'
  | 'FPDFBitmap_CreateEx' | 'FPDFBitmap_FillRect' | 'FPDFBitmap_GetBuffer' | 'FPDFBitmap_GetStride'
  | 'FPDFBitmap_Destroy' | 'FPDF_RenderPageBitmap' | 'FPDF_SaveAsCopy' | 'FPDF_GetTrailerEnds'
  | 'FPDFDOC_InitFormFillEnvironment' | 'FPDFDOC_ExitFormFillEnvironment' | 'FORM_OnAfterLoadPage'
  | 'FORM_OnBeforeClosePage' | 'FPDF_FFLDraw' | 'FPDF_CreateNewDocument' | 'FPDF_ImportPagesByIndex' | 'FPDFPage_SetRotation'
  | 'FPDFPage_GetAnnotCount' | 'FPDFImageObj_GetImagePixelSize' | 'FPDFImageObj_GetImageFilterCount' | 'FPDFImageObj_GetImageFilter'
  | 'FPDFImageObj_GetImageDataRaw' | 'FPDFImageObj_GetRenderedBitmap' | 'FPDFBitmap_GetFormat' | 'FPDFBitmap_GetWidth' | 'FPDFBitmap_GetHeight'
  | 'FPDFPageObj_GetClipPath' | 'FPDFClipPath_CountPaths' | 'FPDFClipPath_CountPathSegments' | 'FPDFClipPath_GetPathSegment';

let loading: Promise<Pdfium> | undefined;

/** PDFium ready for use in this thread. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= instantiate();
  return loading;
}

/** Drops a library that has trapped; the next document loads a fresh one. */
export function forgetPdfium(): void {
  loading = undefined;
}

async function instantiate(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const file = await readFile(path);
  let exports: WebAssembly.Exports | undefined;
  await PDFiumModule({
    wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(file, imports).then(({ instance }) => {
        exports = instance.exports;
        done(instance);
      });
      return {};
    },
  } as unknown as Parameters<typeof PDFiumModule>[0]);
  if (!exports) throw new Error('PDFium could not be started: its WebAssembly module gave no exports.');
  return wrap(exports);
}

function wrap(exports: WebAssembly.Exports): Pdfium {
  const call = exports as unknown as Record<PdfiumFunction, NativeFunction>;
  const memory = exports.memory as WebAssembly.Memory;
  call.FPDF_InitLibrary();
  let bytes = new Uint8Array(memory.buffer);
  let view = new DataView(memory.buffer);
  // Memory that has grown gets a new buffer, and views on the old one are dead.
  const refresh = () => {
    if (bytes.buffer === memory.buffer) return;
    bytes = new Uint8Array(memory.buffer);
    view = new DataView(memory.buffer);
  };
  return {
    call,
    table: exports.__indirect_function_table as WebAssembly.Table,
    bytes: () => (refresh(), bytes),
    view: () => (refresh(), view),
    scratch: call.malloc(1024),
  };
}
