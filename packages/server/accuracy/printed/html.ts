/** A text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Texts beneath each other. */
export function stacked(lines: readonly string[]): string {
  return lines.map(escaped).join('<br>');
}

export function block(className: string, inner: string): string {
  return `<div class="${className}">${inner}</div>`;
}
