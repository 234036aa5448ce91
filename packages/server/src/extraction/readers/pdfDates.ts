// Dates of a PDF's information dictionary, D:20210824092852+12'00', as ISO 8601.
const PDF_DATE = /^D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:([+-])(\d{2})'?(\d{2})?'?|Z)?/;

/** Text that is no PDF date comes back as it is: it may still tell a reader something. */
export function isoFromPdfDate(text: string | undefined): string | undefined {
  const match = text === undefined ? null : PDF_DATE.exec(text);
  if (!match) return text;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, zoneHour, zoneMinute = '00'] = match;
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
}
