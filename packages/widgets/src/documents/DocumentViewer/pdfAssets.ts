// Everything pdf.js would fetch while it reads a file, as addresses of our own bundle: nothing comes from elsewhere.
const wasm: Record<string, () => URL> = {
  'jbig2.wasm': () => new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': () => new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': () => new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
};

const fonts: Record<string, () => URL> = {
  'FoxitDingbats.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url),
  'FoxitFixedItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url),
  'FoxitSerif.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url),
  'FoxitSerifItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url),
  'FoxitSymbol.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url),
  'LiberationSans-BoldItalic.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url),
  'LiberationSans-Italic.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url),
  'LiberationSans-Regular.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url),
};

interface AssetRequest { kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl'; filename: string }

/** pdf.js asks this for fonts, character maps and decoders. */
export class BundledAssets {
  async fetch({ kind, filename }: AssetRequest): Promise<Uint8Array> {
    const address = await findAddress(kind, filename);
    if (!address) throw new Error(`The viewer has no ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The viewer could not load ${filename} (${response.status})`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

async function findAddress(kind: AssetRequest['kind'], filename: string): Promise<URL | undefined> {
  if (kind === 'wasmUrl') return wasm[filename]?.();
  if (kind === 'standardFontDataUrl') return fonts[filename]?.();
  // Few files need a character map, so the list is loaded only when one does.
  const { characterMaps } = await import('./characterMaps.js');
  return characterMaps[filename]?.();
}

/** A worker of our own bundle; a bundle on another origin (a partner's CDN) is started through a small local script. */
export function startPdfWorker(): Worker {
  const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  if (address.origin === globalThis.location.origin) return new Worker(address, { type: 'module' });
  const script = URL.createObjectURL(new Blob([`import ${JSON.stringify(address.href)};`], { type: 'text/javascript' }));
  try {
    return new Worker(script, { type: 'module' });
  } finally {
    setTimeout(() => URL.revokeObjectURL(script), 10_000);
  }
}
