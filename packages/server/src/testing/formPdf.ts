// A PDF form with a field of each kind, written out by hand: no library draws check boxes that can be checked.

const look = (paint: string) => `<< /Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << >> /Length ${paint.length} >>\nstream\n${paint}\nendstream`;
const ON = '0 0 0 rg 5 5 10 10 re f';
const OFF = '1 1 1 rg 0 0 20 20 re f';

/** Of the numbered objects 1, 2, … in their order; the first is the catalog. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

/** Fields: name, notes (two lines), agree (a check box), size (small or large), country (a choice), languages (several), stamp (read only). */
export function formPdf({ name = 'Ada Lovelace' } = {}): Uint8Array {
  const field = (rect: string, more: string) => `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Rect [${rect}] /DA (/Helv 10 Tf 0 g) ${more} >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv 4 0 R >> >> /Fields [5 0 R 6 0 R 7 0 R 8 0 R 11 0 R 12 0 R 13 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /Helv 4 0 R >> >> /Annots [5 0 R 6 0 R 7 0 R 9 0 R 10 0 R 11 0 R 12 0 R 13 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    field('100 700 300 720', `/FT /Tx /T (name) /TU (Your name) /V (${name})`),
    field('100 640 300 690', '/FT /Tx /Ff 4096 /T (notes)'),
    field('100 600 120 620', '/FT /Btn /T (agree) /V /Off /AS /Off /AP << /N << /Yes 14 0 R /Off 15 0 R >> >>'),
    '<< /FT /Btn /Ff 32768 /T (size) /V /small /Kids [9 0 R 10 0 R] >>',
    field('100 560 120 580', '/Parent 8 0 R /AS /small /AP << /N << /small 14 0 R /Off 15 0 R >> >>'),
    field('140 560 160 580', '/Parent 8 0 R /AS /Off /AP << /N << /large 14 0 R /Off 15 0 R >> >>'),
    field('100 520 300 540', '/FT /Ch /Ff 131072 /T (country) /Opt [[(NO) (Norway)] [(SE) (Sweden)]] /V (SE)'),
    field('100 440 300 500', '/FT /Ch /Ff 2097152 /T (languages) /Opt [(English) (French) (German)]'),
    field('100 400 300 420', '/FT /Tx /Ff 1 /T (stamp) /V (received)'),
    look(ON),
    look(OFF),
  ]);
}
