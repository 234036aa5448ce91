// What a page says of the country it comes from: registers, account numbers, addresses, telephone codes. Evidence for currencies whose
// sign several countries share; each pattern counts once, however often it stands there.

export interface CountryHint {
  pattern: RegExp;
  currency: string;
  /** 1: usual there, seen elsewhere too. 3: hardly anywhere else. */
  weight: number;
}

const US_STATES = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

const hint = (currency: string, weight: number, pattern: RegExp): CountryHint => ({ currency, weight, pattern });

export const COUNTRY_HINTS: readonly CountryHint[] = [
  hint('EUR', 3, /\b(?:DE|FR|ES|IT|NL|BE|AT|PT|FI|IE|GR|LU|SK|SI|EE|LV|LT|MT|CY|HR)\d{2} ?[A-Z0-9]{4} ?[A-Z0-9]{4}/),
  hint('EUR', 2, /\beuros?\b/i),
  hint('CHF', 3, /\b(?:CH|LI)\d{2} ?\d{4} ?\d/),
  hint('GBP', 1, /\bbuilding society\b/i),
  hint('GBP', 1.5, /\b\d{2}-\d{2}-\d{2} \d{8}\b/),
  hint('GBP', 3, /\bGB\d{2} ?[A-Z]{4}|\bsort ?code\b|\bsterling\b/i),
  hint('PLN', 3, /\bPL\d{2} ?\d{4} ?\d{4}/),
  hint('SEK', 3, /\bSE\d{2} ?\d{4} ?\d{4}|\bbankgiro\b/i),
  hint('SEK', 2, /\bkontoutdrag\b|\bförfallodatum\b/i),
  hint('NOK', 3, /\bNO\d{2} ?\d{4} ?\d{4}|\b(?:ut av|inn på) konto\b/i),
  hint('DKK', 3, /\bDK\d{2} ?\d{4} ?\d{4}/),
  hint('CZK', 3, /\bCZ\d{2} ?\d{4} ?\d{4}/),
  hint('HUF', 3, /\bHU\d{2} ?\d{4} ?\d{4}/),
  hint('RON', 3, /\bRO\d{2} ?[A-Z]{4}/),
  hint('TRY', 3, /\bTR\d{2} ?\d{4} ?\d{4}/),
  hint('UAH', 3, /\bUA\d{2} ?\d{4} ?\d{4}|\bгрн\b|гривн/i),
  hint('AED', 3, /\bAE\d{2} ?\d{4} ?\d{4}|united arab emirates|\bdubai\b|abu dhabi/i),
  hint('MAD', 4, /\bmaroc(?:ain)?\b|\bmorocc|\bMA\d{2} ?\d{4}/i),
  hint('INR', 3, /\bIFSC?\b|\bIFS code\b|\bMICR\b|\bGSTIN\b|\blakhs?\b|\bUPI\b/i),
  hint('INR', 2, /\((?:in )?Rs\.?\)|\bRs\. ?\d/),
  hint('PKR', 4, /\bPK\d{2} ?[A-Z]{4}|\bpakistan\b|\bkarachi\b|\blahore\b|\bislamabad\b/i),
  hint('LKR', 4, /\bsri lanka\b|\bcolombo\b/i),
  hint('NPR', 4, /\bnepal\b|\bkathmandu\b/i),
  hint('MUR', 4, /\bmauritius\b/i),
  hint('KES', 3, /\bkenya\b|\bnairobi\b|\bmombasa\b|\bkshs?\b|m-?pesa/i),
  hint('NGN', 3, /\bnigeria\b|\blagos\b|\bnaira\b|\bNUBAN\b/i),
  hint('ZAR', 3, /south africa|\brand\b|\bFICA\b|\bjohannesburg\b|cape town/i),
  hint('ZAR', 2, /(?<![\p{L}\d])R ?\d{1,3}(?:[ ,]\d{3})*[.,]\d{2}(?!\d)|\bsandton\b|\bpretoria\b|\bdurban\b/iu),
  hint('PEN', 3, /\bsoles\b|\bS\/\.? ?\d/i),
  hint('MYR', 3, /malaysia|kuala lumpur|\bselangor\b|\bpetaling jaya\b|\bringgit\b|\bbaki penyata\b|\bnombor akaun\b|\bRM ?\d|\(RM\)/i),
  hint('BRL', 3, /\breais\b|\bpix\b|\bcnpj\b|\bcpf\b/i),
  hint('USD', 3, /\bFDIC\b|\bNCUA\b|federally insured|equal housing (?:lender|opportunity)|\brouting (?:number|no|#)|\bABA\b|united states|\bzelle\b/i),
  hint('USD', 3, new RegExp(`\\b(?:${US_STATES}),? +\\d{5}(?:-\\d{4})?\\b`)),
  hint('USD', 1.2, /\bchecking\b|\bchecks\b|\bcheck (?:no|number|#)|\bACH\b|annual percentage (?:yield|rate)|\bAPY\b/i),
  hint('NZD', 3, /new zealand|aotearoa|\bIRD\b|\.co\.nz\b|\.nz\b|\b(?:auckland|wellington|christchurch|dunedin|tauranga)\b|\+64\b/i),
  hint('NZD', 3, /\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/),
  hint('AUD', 3, /\bBSB\b|\bA[BC]N\b|\bAFSL\b|\baustralian?\b|\.com\.au\b|\+61\b|\bBPAY\b/i),
  hint('AUD', 3, /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) +\d{4}\b(?![-\d])/),
  hint('CAD', 3, /\bcanad(?:a|ian|ien|ienne)\b|\bCDIC\b|\bSADC\b|\binterac\b|\bTFSA\b|\bRRSP\b|\.ca\b/i),
  hint('CAD', 3, /\b[A-CEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d\b/),
  hint('CAD', 1.5, /\b(?:toronto|montr[eé]al|vancouver|calgary|ottawa|winnipeg|edmonton)\b/i),
  hint('CAD', 1.5, /\bchequing\b|\bqu[eé]bec\b|\bontario\b|british columbia|\balberta\b|\bmanitoba\b|saskatchewan|nova scotia|new brunswick/i),
  hint('CAD', 1.5, /\b(?:relev[eé]|solde|retraits|d[eé]p[oô]ts)\b/i),
  hint('SGD', 3, /\bsingapore\b|\bS\$|\+65\b|\bpaynow\b/i),
  hint('HKD', 3, /hong ?kong|\bkowloon\b|\bHK\$|\+852\b|香港|港幣/i),
  hint('TWD', 3, /\btaiwan\b|\btaipei\b|\bNT\$|新臺幣|新台幣|台灣/i),
  hint('MXN', 3, /\bclabe\b|\brfc\b|\bcdmx\b|pesos m\.?n|m[eé]xico\b|\bM\.N\.|\bmonterrey\b|\bspei\b/i),
  hint('ARS', 3, /\bargentina\b|\bcuit\b|\bcbu\b|buenos aires/i),
  hint('CLP', 3, /\bchile\b|\brut\b|cuenta rut|santiago de chile/i),
  hint('COP', 3, /\bcolombia\b|\bnit\b|\bbogot[aá]\b|\bmedell[ií]n\b|\bbarranquilla\b|\bbucaramanga\b/i),
  hint('UYU', 3, /\buruguay\b|\bmontevideo\b/i),
  hint('JMD', 3, /\bjamaica\b|\bkingston\b/i),
  hint('TTD', 3, /\btrinidad\b|port of spain/i),
  hint('FJD', 3, /\bfiji\b|\bsuva\b/i),
  hint('BND', 3, /\bbrunei\b/i),
  hint('NAD', 3, /\bnamibia\b|\bwindhoek\b/i),
  hint('XCD', 3, /eastern caribbean|saint lucia|\bgrenada\b|\bantigua\b/i),
  hint('CNY', 3, /人民币|人民幣|\bRMB\b|\bchina\b|中国/i),
  // Scripts of one country, where the page names no currency.
  hint('THB', 2, /\p{Script=Thai}/u),
  hint('ILS', 2, /\p{Script=Hebrew}/u),
  hint('KRW', 2, /\p{Script=Hangul}/u),
  hint('GEL', 2, /\p{Script=Georgian}/u),
  hint('AMD', 2, /\p{Script=Armenian}/u),
  hint('LAK', 2, /\p{Script=Lao}/u),
  hint('KHR', 2, /\p{Script=Khmer}/u),
  hint('MMK', 2, /\p{Script=Myanmar}/u),
  hint('ETB', 2, /\p{Script=Ethiopic}/u),
  hint('LKR', 2, /\p{Script=Sinhala}/u),
  hint('JPY', 2, /[\u3041-\u30ff]|\bjapan\b|\btokyo\b/i),
];

/** A statement in one of these languages with "$" is none of the United States. */
export const ROMANCE_WORDS = /\b(?:saldo|fecha|cuenta|retiros|abonos|cargos|relev[eé]|solde|retraits|compte|extrato|conta)\b/i;
