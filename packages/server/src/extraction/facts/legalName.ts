// The bank as its small print names it, where it stands nowhere else or only as a picture: "Larkhall Bank UK PLC. Authorised by …".

/** What only the small print of a bank says of it. Unfolded, in many languages. */
const SAID_OF_BANKS =
  /authori[sz]ed|regulated by|licen[cs]ed|registered (?:office|in|no|number)|company (?:no|reg)|co\. ?reg|member fdic|\bfdic\b|\bncua\b|equal housing|trading name|division of|subsidiary|prudential|deposit (?:insurance|guarantee|protection)|siège|au capital|\brcs\b|orias|acpr|sede (?:legale|social|operativa)|domicilio social|albo |reg\. ?mer|c\.i\.f|\bcnpj\b|ouvidoria|\bsitz\b|firmensitz|amtsgericht|handelsregister|vorstand|aufsichtsrat|gevestigd|\bkvk\b|siedzib|\bkrs\b|sídlem|\bičo?\b|zapsan|org\.? ?n(?:r|umm)|\bafsl\b|\babn\b|cégjegyzék|székhely|ticaret sicil|y-tunnus|©|copyright|all rights reserved|depositogarantie|einlagensicherung|grupo financiero|institución de|central bank/iu;
/** Forms of companies, behind the name. */
const FORM = /^,?\s?(?:plc|ltd|limited|n\.?a\.?|ag|eg|se|s\.?a\.?s?|s\.?p\.?a\.?|n\.?v\.?|b\.?v\.?|a\.?s\.?|d\.?d\.?|a\.?d\.?|asa|a\/s|ab|oyj?|inc|corp(?:oration)?|llc|gmbh|\(?p\.?j\.?s\.?c\.?\)?|zrt|nyrt|tbk|bhd|berhad|пао|оао|ао)\.?(?![\p{L}])/iu;
const FORM_BEHIND = new RegExp(`${FORM.source.replace('^', '(?<=.)').replace(',?\\s?', '[,\\s]\\s?')}$`, 'iu');
const NAME = /^\p{Lu}[\p{L}\p{M}'’&.-]*(?:\s(?:(?:of|de|del|du|des|la|le|di|da|do|und|and|et|y|e|for|för|van|in|&)\s)*[\p{Lu}(][\p{L}\p{M}'’&.()-]*){0,7}/u;
const MOST_WORDS = 8;
/** "Sitz: Hameln", "Registered Office", "Member FDIC": what is said, and of whom not. */
const NO_BANK = /^(?:member|registered|equal|the|your|our|this|all|any|for|please|deposits?|authori[sz]ed|central bank|financial (?:services|conduct|ombudsman)|prudential|bank of england|federal|visa|mastercard|apple|google)(?![\p{L}])/iu;
const SENTENCE = /(?<=[\p{L})]{2}[.;!?])\s+|(?<=[:©|])\s+|\s[-–|•·]\s/u;

/** "www.larkhall.co.uk", "Harborfirst.com"; of a letter's address it says nothing. */
const DOMAIN = /(?<![@\p{L}\d.-])(?:www\.)?([a-z][a-z\d-]{2,30})\.(?:com?|bank|net|org|[a-z]{2})(?:\.[a-z]{2})?(?![\p{L}\d.@])/giu;
/** "Aire Valley Cards is a trading name of Aire Valley Bank plc". */
const NAME_OF = /(?:trading (?:name|style)|division|subsidiary|marque|marca) (?:of|de|di) (?=\p{Lu})/iu;

interface Named {
  name: string;
  hasForm: boolean;
  /** Nothing else is said in its sentence. */
  isAlone: boolean;
}

/**
 * Whom the domain of the document's pages names; else who stands at the beginning of a sentence that says what the law asks of banks.
 * @param texts runs of words
 */
export function legalName(texts: readonly string[], isBank: (text: string) => boolean): string | null {
  const named = texts.filter((text) => SAID_OF_BANKS.test(text)).flatMap(namesIn);
  return nameOfDomain(texts, isBank) ?? named.find(({ name }) => isBank(name))?.name ?? named.find(({ hasForm }) => hasForm)?.name ?? texts.flatMap(namesIn).find(({ name, isAlone }) => isAlone && name.includes(' ') && isBank(name))?.name ?? null;
}

export function nameOfDomain(texts: readonly string[], isBank: (text: string) => boolean): string | null {
  const domains = new Set(texts.flatMap((text) => [...text.matchAll(DOMAIN)].map(([, domain]) => domain!.toLowerCase().replace(/-/g, ''))));
  if (domains.size === 0) return null;
  const isOf = (name: string): boolean => [...domains].some((domain) => squashed(name).startsWith(domain) || (domain.length > 4 && domain.startsWith(squashed(name.replace(FORM_BEHIND, '')))));
  const named = texts.flatMap(namesIn).filter(({ name }) => name.includes(' ') && isOf(name));
  return (named.find(({ name, hasForm }) => hasForm && isBank(name)) ?? named.find(({ name }) => isBank(name)) ?? named.find(({ hasForm, isAlone }) => hasForm && isAlone))?.name ?? null;
}

function squashed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function namesIn(text: string): Named[] {
  return text.split(NAME_OF).flatMap((part) => part.split(SENTENCE)).flatMap((sentence) => {
    const name = NAME.exec(sentence)?.[0].replace(/(?<=[\p{L})]{2})\.$/u, '');
    if (name === undefined || name.length < 4 || name.split(' ').length > MOST_WORDS || NO_BANK.test(name)) return [];
    const behind = FORM.exec(sentence.slice(name.length))?.[0] ?? '';
    const hasForm = behind !== '' || FORM_BEHIND.test(name);
    return [{ name: name + behind, hasForm, isAlone: /^[.,;]?$/.test(sentence.slice(name.length + behind.length)) }];
  });
}

/** "yarra" in large type, "Yarra Online is …" or "Swiftly Europe SA is authorised" below: the sentence that begins with the brand calls it by its name. */
export function sentenceAbout(brand: string, texts: readonly string[]): string | null {
  for (const text of texts) {
    if (!SAID_OF_BANKS.test(text)) continue;
    const found = namesIn(text).find(({ name }) => name.toLowerCase().startsWith(`${brand.toLowerCase()} `));
    if (found && found.name.replace(FORM_BEHIND, '').length > brand.length) return found.name;
  }
  return null;
}
