/** The first columns as they are, the rest as words of the last one. */
export function joinColumns(cells: readonly string[], count: number): string[] {
  if (cells.length <= count) return [...cells];
  const rest = cells.slice(count - 1).filter((cell) => cell !== '');
  return [...cells.slice(0, count - 1), rest.join(' ')];
}
