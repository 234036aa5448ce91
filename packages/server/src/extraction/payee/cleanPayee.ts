// The payee beside the raw description: dates, figures, codes and punctuation taken out, as the payee clean-up configuration says.

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
const STATE_AT_END = new RegExp(`(?<=\\p{L}.*[\\s,])(?:${STATES.join('|')})(?=\\s*(?:\\d{5}(?:-\\d{4})?)?\\s*(?:USA?)?\\s*$)`, 'u');
/** What STATE_AT_END asks of the end of the text, without looking back from every place in it. */
const MAY_END_IN_STATE = /[\s,][A-Z]{2}\s*(?:\d{5}(?:-\d{4})?)?\s*(?:USA?)?\s*$/;
const DATES = [
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{4}|\d{2}))?\b(?![.,]?\d)/g,
  /\b\d{1,2}(?:st|nd|rd|th)?[ -]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:[ -]?\d{2,4})?\b/gi,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?\b/gi,
];
const CURRENCY_VALUES = /(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|cad|aud|inr)\b)\s?-?\d[\d.,]*|-?\b\d[\d,.']*[.,]\d{2}\b(?:\s?(?:[$€£¥₹]|\b(?:usd|eur|gbp|chf|cad|aud|inr)\b))?/gi;
const PHONES = /(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;

/** null when nothing is left that names anyone. */
export function cleanPayee(description: string, config: PayeeCleanup = DEFAULT_PAYEE_CLEANUP): string | null {
  let text = description.replace(/\n/g, ' ');
  for (const pattern of config.regexesToRemove) text = text.replace(toRegex(pattern), ' ');
  for (const phrase of config.wordsOrPhrasesToRemove) if (phrase !== '') text = text.replace(phrasePattern(phrase), ' ');
  if (config.removeDates) for (const pattern of DATES) text = text.replace(pattern, ' ');
  if (config.removePhoneNumbers) text = text.replace(PHONES, ' ');
  if (config.removeCurrencyValues) text = text.replace(CURRENCY_VALUES, ' ');
  if (config.removeHashNumbers) text = text.replace(/#\s?[\w-]*\d[\w-]*/g, ' ');
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
