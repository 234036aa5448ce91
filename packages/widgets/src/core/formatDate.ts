import { BAD_YEAR } from '@tieout/sdk/contract';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar date for a person: 2024-01-05 is "Jan 5, 2024". Anything else comes back as it is. */
export function formatDate(date: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!match) return date ?? '';
  return `${months[Number(match[2]) - 1] ?? match[2]} ${Number(match[3])}, ${match[1]}`;
}

/** The specification's sign of a date that was not read: it contains 2001. */
export function isBadDate(date: string | null | undefined): boolean {
  return date?.includes(BAD_YEAR) ?? false;
}

/** An instant in the reader's own time: "Mar 1, 2024, 09:00". */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`;
}

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A file size: 48213 is "48 kB". */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
