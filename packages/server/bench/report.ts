/** One measured figure, with what it is compared with in the same run. */
export interface Figure {
  name: string;
  value: string;
  /** What it must reach, or why it was not measured. */
  note: string;
}

export function textReport(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map((figure) => figure.name.length));
  const valueWidth = Math.max(...figures.map((figure) => figure.value.length));
  return figures.map((figure) => `${figure.name.padEnd(width)}  ${figure.value.padStart(valueWidth)}  ${figure.note}`).join('\n');
}

export function markdownReport(figures: readonly Figure[]): string {
  return ['| measure | value | note |', '| --- | ---: | --- |', ...figures.map((figure) => `| ${figure.name} | ${figure.value} | ${figure.note} |`)].join('\n');
}
