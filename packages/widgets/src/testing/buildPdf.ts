/** One line of text: points from the top left of the page. */
export interface PdfText { x: number; y: number; text: string; size?: number; bold?: boolean; alignRight?: boolean }

const WIDTH = 595;
const HEIGHT = 842;

/** A small PDF of A4 pages with Helvetica text, for stories and tests; written by hand so that nothing has to be installed. */
export function buildPdf(pages: readonly (readonly PdfText[])[]): Uint8Array<ArrayBuffer> {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  pages.forEach((texts, index) => {
    const content = texts.map(drawText).join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  return assemble(objects);
}

function drawText({ x, y, text, size = 9, bold = false, alignRight = false }: PdfText): string {
  const escaped = text.replace(/[\\()]/g, '\\$&').replace(/[^\u0020-\u007e]/g, '?');
  const left = alignRight ? x - text.length * size * 0.5 : x;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(1)} ${HEIGHT - y - size} Td (${escaped}) Tj ET`;
}

function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
