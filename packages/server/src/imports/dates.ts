// Calendar dates as exchange files write them; day and month order is decided over the whole column.

export type DateOrder = 'DMY' | 'MDY' | 'YMD';

const months: Record<string, number> = {};
const monthNames = [
  'jan january januar janvier enero ene janeiro gennaio gen januari styczen stycznia sty', 'feb february februar fevrier fev febrero fevereiro febbraio februari luty lutego lut',
  'mar march marz maerz mars marzo marco maart mrt marzec marca', 'apr april avril avr abril abr aprile kwiecien kwietnia kwi',
  'may mai mayo maio maggio mag mei maj maja', 'jun june juni juin junio junho giugno giu czerwiec czerwca cze',
  'jul july juli juillet juil julio julho luglio lug lipiec lipca lip', 'aug august aout agosto ago augustus augusti sierpien sierpnia sie',
  'sep sept september septembre septiembre setembro set settembre wrzesien wrzesnia wrz', 'oct october oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika paz',
  'nov november novembre noviembre novembro listopad listopada lis', 'dec december dezember dez decembre diciembre dic dezembro dicembre grudzien grudnia gru',
];
for (const [index, names] of monthNames.entries()) for (const name of names.split(' ')) months[name] = index + 1;

/** The parts of a date text that carry numbers, before the order is known. Null when the text is not a date. */
export interface DateParts {
  numbers: [number, number, number];
  /** Known from the text itself: a year first, or a month by name. */
  order: DateOrder | null;
}

export function readDateParts(text: string): DateParts | null {
  const clean = text.trim().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i, '').replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const solid = /^(\d{4})(\d{2})(\d{2})(?:\d{6}.*)?$/.exec(clean);
  if (solid) return parts(solid.slice(1, 4), 'YMD');
  const numeric = /^(\d{1,4})\s*[/.\-' ]\s*(\d{1,2})\s*[/.\-' ]\s*(\d{1,4})\.?$/.exec(clean);
  if (numeric) {
    if (numeric[1]!.length === 4) return parts(numeric.slice(1, 4), 'YMD');
    return numeric[1]!.length <= 2 && numeric[3]!.length !== 3 ? parts(numeric.slice(1, 4), null) : null;
  }
  return readNamedMonth(clean);
}

function readNamedMonth(text: string): DateParts | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const dayFirst = /^(\d{1,2})\.?[\s\-/]*(?:de )?([a-z]+)\.?[\s\-/,]*(?:de )?(\d{2}|\d{4})$/.exec(plain);
  if (dayFirst && months[dayFirst[2]!]) return parts([dayFirst[1]!, String(months[dayFirst[2]!]), dayFirst[3]!], 'DMY');
  const monthFirst = /^([a-z]+)\.?[\s\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s\-/,]*(\d{2}|\d{4})$/.exec(plain);
  if (monthFirst && months[monthFirst[1]!]) return parts([String(months[monthFirst[1]!]), monthFirst[2]!, monthFirst[3]!], 'MDY');
  return null;
}

function parts(texts: readonly string[], order: DateOrder | null): DateParts {
  return { numbers: texts.map(Number) as [number, number, number], order };
}

/** YYYY-MM-DD, or null when the numbers are no calendar date in this order. */
export function dateIn(order: DateOrder, { numbers: [a, b, c] }: DateParts): string | null {
  const [year, month, day] = order === 'YMD' ? [a, b, c] : order === 'DMY' ? [c, b, a] : [c, a, b];
  const fullYear = year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || fullYear < 1970 || fullYear > 2199) return null;
  return date.toISOString().slice(0, 10);
}

/**
 * The order that makes every date of the column a calendar date. When both do, the one that keeps the dates running in
 * one direction, or packs many of them far closer together; null when that does not tell either.
 */
export function decideDateOrder(column: readonly DateParts[]): DateOrder | null {
  const own = column.find((date) => date.order !== null)?.order;
  if (own) return own;
  const possible = (['DMY', 'MDY'] as const).filter((order) => column.every((date) => dateIn(order, date) !== null));
  if (possible.length === 1) return possible[0]!;
  if (possible.length === 0) return mostlyValid(column);
  const walks = { DMY: walkOf(column, 'DMY'), MDY: walkOf(column, 'MDY') };
  if (walks.DMY.back !== walks.MDY.back) return walks.DMY.back < walks.MDY.back ? 'DMY' : 'MDY';
  const isMany = Math.min(walks.DMY.distinct, walks.MDY.distinct) >= 6;
  if (isMany && walks.DMY.total * 4 < walks.MDY.total) return 'DMY';
  return isMany && walks.MDY.total * 4 < walks.DMY.total ? 'MDY' : null;
}

/** Of two possible orders the one with the shorter way between the dates; null when they are equal. */
export function likelierDateOrder(column: readonly DateParts[]): DateOrder | null {
  const walks = { DMY: walkOf(column, 'DMY'), MDY: walkOf(column, 'MDY') };
  if (walks.DMY.total === walks.MDY.total) return null;
  return walks.DMY.total < walks.MDY.total ? 'DMY' : 'MDY';
}

/** A few spoiled dates must not turn the whole column. */
function mostlyValid(column: readonly DateParts[]): DateOrder | null {
  const count = (order: DateOrder): number => column.filter((date) => dateIn(order, date) !== null).length;
  const [dayFirst, monthFirst] = [count('DMY'), count('MDY')];
  if (dayFirst === monthFirst) return null;
  return dayFirst > monthFirst ? 'DMY' : 'MDY';
}

/** Days walked from date to date: in all, and against the main direction. */
function walkOf(column: readonly DateParts[], order: DateOrder): { total: number; back: number; distinct: number } {
  const days = column.flatMap((date) => dateIn(order, date) ?? []).map((date) => Date.parse(date) / 86_400_000);
  let up = 0;
  let down = 0;
  for (let index = 1; index < days.length; index += 1) {
    const step = days[index]! - days[index - 1]!;
    if (step > 0) up += step;
    else down -= step;
  }
  return { total: up + down, back: Math.min(up, down), distinct: new Set(days).size };
}

/** Days since 1899-12-30, as spreadsheets store dates. */
export function excelDate(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < 25_569 || serial > 73_050) return null;
  return new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);
}
