// Calendar days as YYYY-MM-DD strings, and their printed forms. No clock and no time zone: a day is a number of days.

export type Day = string;
export type DateLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'sv' | 'da' | 'nb' | 'fi' | 'cs' | 'hu' | 'id' | 'tr' | 'th';

const DAY_MS = 86_400_000;

export function toNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function toDay(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return toDay(toNumber(day) + count);
}

/** 0 is Sunday. */
function weekday(day: Day): number {
  return (((toNumber(day) + 4) % 7) + 7) % 7;
}

export function nextBusinessDay(day: Day): Day {
  const shift = { 6: 2, 0: 1 }[weekday(day)] ?? 0;
  return addDays(day, shift);
}

export function endOfMonth(day: Day): Day {
  return addDays(startOfNextMonth(day), -1);
}

export function startOfNextMonth(day: Day): Day {
  const [year, month] = parts(day);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function parts(day: Day): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

const MONTHS: Record<DateLanguage, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  nb: 'januar februar mars april mai juni juli august september oktober november desember',
  fi: 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  hu: 'január február március április május június július augusztus szeptember október november december',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
};

const SHORT: Record<DateLanguage, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  sv: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  da: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  nb: 'jan feb mar apr mai jun jul aug sep okt nov des',
  fi: 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
  hu: 'jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.',
  cs: 'led úno bře dub kvě čvn čvc srp zář říj lis pro',
  id: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
};

const WEEKDAYS: Partial<Record<DateLanguage, string>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  sv: 'söndag måndag tisdag onsdag torsdag fredag lördag',
};

/**
 * Tokens: D DD (day), M MM MMM MMMM (month), YY YYYY (year), BBBB BB (Buddhist year), EE (short weekday), EEEE (weekday).
 * MMM! and MMMM! give capitals. Letters that are not tokens go in [brackets].
 */
export function formatDay(day: Day, pattern: string, language: DateLanguage = 'en'): string {
  const [year, month, date] = parts(day);
  const name = (table: string, index: number): string => table.split(' ')[index] as string;
  const values: Record<string, () => string> = {
    D: () => String(date),
    DD: () => String(date).padStart(2, '0'),
    M: () => String(month),
    MM: () => String(month).padStart(2, '0'),
    MMM: () => name(SHORT[language], month - 1),
    MMMM: () => name(MONTHS[language], month - 1),
    'MMM!': () => name(SHORT[language], month - 1).toUpperCase(),
    'MMMM!': () => name(MONTHS[language], month - 1).toUpperCase(),
    YY: () => String(year).slice(2),
    YYYY: () => String(year),
    BB: () => String(year + 543).slice(2),
    BBBB: () => String(year + 543),
    EE: () => name(WEEKDAYS[language] ?? (WEEKDAYS.en as string), weekday(day)).slice(0, language === 'en' || language === 'fr' ? 3 : 2),
    EEEE: () => name(WEEKDAYS[language] ?? (WEEKDAYS.en as string), weekday(day)),
  };
  return pattern.replace(/\[([^\]]*)\]|MMMM!|MMM!|MMMM|MMM|MM|M|YYYY|YY|BBBB|BB|EEEE|EE|DD|D/g, (token, literal) =>
    literal !== undefined ? literal : (values[token] as () => string)(),
  );
}

/** Both ends of a period in one form, with the words between them. */
export function formatPeriod(period: { start: Day; end: Day }, pattern: string, between: string, language?: DateLanguage): string {
  return formatDay(period.start, pattern, language) + between + formatDay(period.end, pattern, language);
}
