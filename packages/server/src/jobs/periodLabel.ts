/** What the period selector shows. */
export function periodLabel(start: string | null | undefined, end: string | null | undefined, position: number): string {
  if (start && end) return `${start} to ${end}`;
  if (start) return `From ${start}`;
  return end ? `Until ${end}` : `Period ${position + 1}`;
}
