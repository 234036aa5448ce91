// "Currency: Omani Rial", "Moneda: PESOS URUGUAYOS": currencies by the names they have in words, behind what says that one follows.
import { foldText } from '../tokens/plainText.js';

/** Folded; each the whole name as it is printed, in English or the language of the country. */
const NAMES: Record<string, string> = {
  USD: 'us dollars?|united states dollars?|dolares(?: estadounidenses| americanos)?|dolar americano', CAD: 'canadian dollars?', AUD: 'australian dollars?', NZD: 'new zealand dollars?', SGD: 'singapore dollars?', HKD: 'hong kong dollars?',
  GBP: 'pounds? sterling|sterling|british pounds?', EUR: 'euros?', CHF: 'swiss francs?|schweizer franken|francs? suisses?', INR: 'indian rupees?', PKR: 'pakistani? rupees?', LKR: 'sri lankan? rupees?',
  MXN: 'm\\.?n\\.?(?!\\p{L})|pesos? mexicanos?|mexican pesos?', ARS: 'pesos? argentinos?', CLP: 'pesos? chilenos?', COP: 'pesos? colombianos?', UYU: 'pesos? uruguayos?', DOP: 'pesos? dominicanos?', PHP: 'philippine pesos?', PEN: 'nuevos soles|soles', CRC: 'colones', PYG: 'guaranies|gs(?=\\.)', BOB: 'bolivianos', GTQ: 'quetzales', BRL: 'reais|real brasileiro',
  AED: 'درهم [إا]مارات[يى]|uae dirhams?|emirati? dirhams?', SAR: 'ريال سعودي|saudi riyals?', QAR: 'ريال قطري|qatari? riyals?', OMR: 'ريال عماني|omani rials?', KWD: 'دينار كويتي|kuwaiti dinars?', BHD: 'دينار بحريني|bahraini dinars?', JOD: 'دينار [أا]ردني|jordanian dinars?', MAD: 'درهم مغربي|moroccan dirhams?|dirhams? marocains?', TND: 'دينار تونسي|tunisian dinars?|dinars? tunisiens?', EGP: 'جنيه مصري|egyptian pounds?',
  NGN: 'nigerian naira|naira', KES: 'kenyan? shillings?', UGX: 'ugandan? shillings?', TZS: 'tanzanian? shillings?', GHS: 'ghana(?:ian)? cedis?', ZAR: 'south african rand|rand', XOF: 'francs? cfa',
  ALL: 'lek[eu]?|(?<=monedha[ :.]*)all', PLN: 'zloty(?: polski)?|polski zloty', HUF: 'forint|magyar forint', RON: 'lei|leu romanesc', CZK: 'ceska koruna|koruna ceska|czech koruna', SEK: 'svenska kronor|swedish kron[ao]r?', NOK: 'norske kroner|norwegian kroner?', DKK: 'danske kroner|danish kroner?', TRY: 'turk lirasi|turkish lira', RUB: 'россиискии рубль|рубли|рубль', UAH: 'гривня|украинская гривна|hryvnia', KZT: 'тенге|tenge',
  DZD: 'دينار جزائري|dinars? algeriens?|algerian dinars?', IQD: 'دينار عراقي|iraqi dinars?', LYD: 'دينار ليبي|libyan dinars?', AZN: 'azerbaycan manati|manat', ILS: 'שקל(?:ים)?(?: (?:חדש(?:ים)?|ישראלי))?|ש"ח|ש״ח|new shekels?|(?:new )?israeli shekels?', MKD: 'мкд|денари?|denar[si]?', RSD: 'рсд|динари?', BGN: 'лева?', AOA: 'kwanzas?', ETB: 'ethiopian birr|birr', ZMW: '(?:zambian )?kwacha', MZN: 'meticais|metical', GEL: 'lari|ლარი', AMD: 'դրամ', BYN: 'белорусскии рубль|беларускі рубель', UZS: 'so.?m', BDT: 'taka',
  JPY: 'japanese yen|yen', MYR: 'ringgit(?: malaysia)?|malaysian ringgit', THB: 'บาท|thai baht|baht', IDR: 'rupiah|indonesian rupiah', VND: 'vietnam(?:ese)? dong',
};

const LABEL = '(?:currency|moneda|monedha|moeda|devise|divisa|monnaie|wahrung|valuta|waluta|mena|devizanem|para birimi|mata uang|валюта|валута|valyuta|מטבע|العملة|ვალუტა|արժույթ)(?: (?:счета|счёта|of account|del conto|du compte|de la cuenta|da conta|rachunku))?';
/** "CUENTA CORRIENTE COLONES", "Cuenta de ahorro en dólares", "Savings account in US dollars". */
const ACCOUNT_IN = '(?:cuenta|conta|conto|compte|account)(?: (?:corriente|de ahorros?|ahorros?|corrente|courant)| (?:en|em|in))+';
const NAMED = new RegExp(`(?<!\\p{L})(?:(?:\\p{L}*)${LABEL}[ :.]*|${ACCOUNT_IN} )(?:${Object.entries(NAMES).map(([code, names]) => `(?<${code}>${names})`).join('|')})(?!\\p{L})`, 'u');

export function namedCurrency(text: string): string | null {
  const groups = NAMED.exec(foldText(text))?.groups ?? {};
  return Object.keys(groups).find((code) => groups[code] !== undefined) ?? null;
}

/** Of several words: a single one may mean other things. */
const WHOLE_NAMES = Object.entries(NAMES).map(([code, names]) => ({ code, name: new RegExp(`^(?:${names})$`, 'u') }));

/** "Dólar americano" and nothing else. */
export function wholeCurrencyName(text: string): string | null {
  const folded = foldText(text);
  return folded.includes(' ') ? (WHOLE_NAMES.find(({ name }) => name.test(folded))?.code ?? null) : null;
}
