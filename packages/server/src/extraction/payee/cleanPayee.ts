// The payee beside the raw description: dates, figures, codes and punctuation taken out, as the payee clean-up configuration says.

import { isCurrencyCode } from '../tokens/currencies.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

export interface PayeeCleanup {
  removeDates: boolean;
  removeCurrencyValues: boolean;
  removePhoneNumbers: boolean;
  removeTwoLetterStates: boolean;
  removeHashNumbers: boolean;
  replacePunctuation: boolean;
  removeSpecialCharacters: boolean;
  removeNumbersFromWords: boolean;
  removeExtraSpaces: boolean;
  removeShortNumbers: boolean;
  shortNumberThreshold: number;
  wordsOrPhrasesToRemove: readonly string[];
  regexesToRemove: readonly string[];
}

export const DEFAULT_PAYEE_CLEANUP: PayeeCleanup = {
  removeDates: true,
  removeCurrencyValues: true,
  removePhoneNumbers: true,
  removeTwoLetterStates: true,
  removeHashNumbers: true,
  replacePunctuation: true,
  removeSpecialCharacters: true,
  removeNumbersFromWords: true,
  removeExtraSpaces: true,
  removeShortNumbers: false,
  shortNumberThreshold: 3,
  wordsOrPhrasesToRemove: [],
  regexesToRemove: [],
};

const STATES = 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(' ');
const STATE_AT_END = new RegExp(`(?<=\\p{L}.*[\\s,])(?<!& )(?:${STATES.join('|')})(?=\\s*(?:\\d{5}(?:-\\d{4})?)?\\s*(?:USA?)?\\s*$)`, 'u');
/** What STATE_AT_END asks of the end of the text, without looking back from every place in it. */
const MAY_END_IN_STATE = /[\s,][A-Z]{2}\s*(?:\d{5}(?:-\d{4})?)?\s*(?:USA?)?\s*$/;
const DATES = [
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{4}|\d{2}))?\b(?![.,]?\d)/g,
  /\b\d{1,2}(?:st|nd|rd|th)?[ -]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:[ -]?\d{2,4})?\b/gi,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?\b/gi,
];
/** "2026-01-02T05:25", "8:41PM", "14:22:08": the hour is a part of the day. */
const TIMES = [/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?/g, /(?<![\p{L}\p{N}:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?|\s?uhr\b)?(?![\p{N}:])/giu];
/** "12. janvier", "12 янв. 2026": a day with the name of a month in any language; short names, which may be words, with their year only. */
const NAMED_DAY = /(?<![\p{L}\p{N}])\d{1,2}\.? (?:de |of )?(\p{L}{3,12})\.?(?: (?:de )?((?:19|20)\d{2}))?(?![\p{L}\p{N}])/gu;
const SHORT_NAME = 4;
const CURRENCY_VALUES = /(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|cad|aud|inr)\b)\s?-?\d[\d.,]*|-?\b\d[\d,.']*[.,]\d{2}\b(?:\s?(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|cad|aud|inr)\b))?/gi;
/** "7.70 GEL", "GEL 7.70": any code beside a figure with decimals. */
const CODED_VALUES = /(?<![\p{L}\p{N}])(?:([A-Z]{3}) ?-?\d[\d.,']*[.,]\d{2}(?!\d)|-?\d[\d.,']*[.,]\d{2} ?([A-Z]{3})(?![\p{L}\p{N}]))/gu;
/** "GE29TB7894545082100008", "CH3W26201M0001": letters and figures in turns, or hardly a letter before a long number. */
const CODE = /(?<![\p{L}\p{N}])(?=[\p{L}\d]{8})(?=(?:\p{L}*\d){4})(?:\p{L}+\d+\p{L}+[\p{L}\d]*|\d+\p{L}+\d+[\p{L}\d]*|\p{L}{1,2}\d{6,})(?![\p{L}\p{N}])/gu;
/** "515881******0339", "XXXX1234": the number of a card. */
const MASKED = /(?<![\p{L}\p{N}])\d{0,6}[*•xX]{2,}\d{3,4}(?![\p{L}\p{N}])/gu;
const PHONES = /(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;

/** null when nothing is left that names anyone. */
export function cleanPayee(description: string, config: PayeeCleanup = DEFAULT_PAYEE_CLEANUP): string | null {
  let text = description.replace(/\n/g, ' ');
  for (const pattern of config.regexesToRemove) text = text.replace(toRegex(pattern), ' ');
  for (const phrase of config.wordsOrPhrasesToRemove) if (phrase !== '') text = text.replace(phrasePattern(phrase), ' ');
  if (/\d/.test(text)) text = withoutFigures(text, config);
  if (config.removeTwoLetterStates) {
    text = text.trimEnd();
    if (MAY_END_IN_STATE.test(text)) text = text.replace(STATE_AT_END, ' ');
  }
  if (config.replacePunctuation) text = text.replace(/[.,;:!?/\\|_*"()[\]{}<>]+/g, ' ');
  if (config.removeSpecialCharacters) text = text.replace(/[^\p{L}\p{N}\s&'’-]/gu, ' ');
  if (config.removeNumbersFromWords) text = text.replace(/(?<=\p{L})\d+|\d+(?=\p{L})/gu, '').replace(/(?<![\p{L}\p{N}])[\d-]*\d{4,}[\d-]*(?![\p{L}\p{N}])/gu, ' ');
  if (config.removeShortNumbers) text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])\\d{1,${config.shortNumberThreshold}}(?![\\p{L}\\p{N}])`, 'gu'), ' ');
  if (config.removeExtraSpaces) text = text.replace(/(^|\s)[-'’]+(?=\s|$)/g, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(text) ? text : null;
}

/** Without days, sums, numbers of telephones, cards and references: all that holds a figure. */
function withoutFigures(whole: string, config: PayeeCleanup): string {
  let text = whole;
  // Before the dates: "7.70 GEL" is no 7 July.
  if (config.removeCurrencyValues) text = text.replace(CODED_VALUES, (value, before?: string, behind?: string) => (isCurrencyCode(before ?? behind!) ? ' ' : value));
  if (config.removeDates) {
    for (const pattern of [...TIMES, ...DATES]) text = text.replace(pattern, ' ');
    text = text.replace(NAMED_DAY, (day, name: string, year?: string) => ((year || name.length >= SHORT_NAME) && monthNumber(foldText(name)) !== null ? ' ' : day));
  }
  if (config.removePhoneNumbers) text = text.replace(PHONES, ' ');
  if (config.removeCurrencyValues) text = text.replace(CURRENCY_VALUES, ' ');
  if (config.removeNumbersFromWords) text = text.replace(MASKED, ' ').replace(CODE, ' ');
  if (config.removeHashNumbers) text = text.replace(/#\s?[\w-]*\d[\w-]*/g, ' ');
  return text;
}

function toRegex(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'gi');
  } catch {
    return phrasePattern(pattern);
  }
}

function phrasePattern(phrase: string): RegExp {
  return new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
}
