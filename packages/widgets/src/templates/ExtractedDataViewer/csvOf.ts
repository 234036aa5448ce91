/** Text that a spreadsheet would run as a formula gets an apostrophe; figures stay figures. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}

function csvCell(text: string): string {
  const isFigure = /^-?\d+([.,]\d+)?$/.test(text);
  const safe = !isFigure && /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
