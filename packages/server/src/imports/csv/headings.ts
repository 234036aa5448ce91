// Words of column headings in bank files of many countries, and of rows that are no transactions.

export const csvRoles = [
  'date', 'date2', 'description', 'payee', 'amount', 'debit', 'credit', 'balance', 'direction', 'currency', 'checkNumber', 'refNumber', 'account',
] as const;
export type CsvRole = (typeof csvRoles)[number];

/** In order: the first pattern that fits gives the role. */
const patterns: [CsvRole, RegExp][] = [
  ['date2', /^(value|effective|settlement|interest|started) ?date|^date ?(2|value|valeur|de valeur|effective)|valuta ?datum|valuta$|^wert(stellung)?|wertstellungsdatum|fecha (de )?valor|data (di )?valuta|data (de )?valor|rentedatum|rantedatum|data waluty/],
  ['direction', /^(debit|dr|d|soll|s|af|debet|withdrawal|c|credit)[ /]+(or )?(credit|cr|c|haben|h|bij|kredit|deposit|d|debit)( ?indicator| ?flag)?$|^(sign|direction|indicator|crdr|drcr|cr dr|dc|cdi|af bij|soll haben|kennzeichen|sens|cd|debitcredit|credit debit indicator)$/],
  ['currency', /^(currency|ccy|cur|wahrung|waehrung|devise|monnaie|moneda|divisa|moeda|munt|muntsoort|waluta|valuta code|currency code)\b/],
  ['checkNumber', /^(check|cheque|chq|chk|numero de cheque|scheck)\b.*(no|num|number|nr|#)?$|^check or slip/],
  ['balance', /\bbalance\b|^saldo|^solde|kontostand|\bbal$|残高|stand nach|saldo na|^saldo po/],
  ['debit', /引出|出金|支払|^(debit|debits|withdrawals?|paid out|money out|soll|cargos?|dare|addebiti|debito|uscite|af|debet|out|payments?|spent|charges?|outgoings?|ausgaben?|belastung|lastschrift|retiros?|egresos?|saidas?|wydatki|uttag)( amount| amt| betrag| ?\(.*\))?$|^amount (debit|out)|^(montant )?debit$|debit amount/],
  ['credit', /預入|預り|入金|^(credit|credits|deposits?|paid in|money in|haben|abonos?|avere|accrediti|credito|entrate|bij|kredit|in|receipts?|received|einnahmen?|gutschrift|depositos?|ingresos?|entradas?|wplywy|insattning)( amount| amt| betrag| ?\(.*\))?$|^amount (credit|in)|^(montant )?credit$|credit amount/],
  ['amount', /金額|\bamount\b|^betrag|^montant|^importe|^importo|^bedrag|^valor$|^kwota|^belopp|^value$|^umsatz$|^sum$|^amt$|^belob|^transaction value|transactiebedrag/],
  ['date', /日付|取引日|年月日|利用日|\bdate\b|^datum|buchungstag|buchungsdatum|^buchung$|^fecha|^data\b|bokforingsdag|bokforingsdatum|^booked|^posted|^dag$|boekdatum|transactiedatum/],
  ['payee', /^(payee|merchant|counterparty|counter party|name|partner name|beneficiary|payer|payer payee name|supplier|tegenpartij|naam|namn|navn)\b|empfanger|beguenstigter|begunstigter|auftraggeber|beneficiario|ordenante|beneficiaire|nadawca|odbiorca|co last name/],
  ['description', /摘要|内容|beschreibung|^movimiento|observaci|^rubrik|meddelande|^tekst$|descri|detail|narrati|memo|particular|^transaction$|libelle|verwendungszweck|buchungstext|concepto|causale|omschrijving|mededeling|historico|^opis|tytul|^text$|specification|communication|^title$|(reference|payment) text|payment reference|motivo|^note|^info(?!$)|^label$/],
  ['account', /^(account(?! (type|holder|title))|iban|konto|rekening|compte|cuenta|conta|conto|acct|own account|auftragskonto|kontonummer|rachunek|card no|card number|account number)\b/],
  ['refNumber', /^(reference|ref|transaction id|transaction ref|unique id|fitid|referenz|referencia|kundenreferenz|bank reference|txn id|id)\b/],
];

/** Letters that Unicode does not take apart into one of the alphabet and a mark. */
const plainLetters: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd', ı: 'i' };

export function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[ßłøæđı]/g, (letter) => plainLetters[letter]!).replace(/[_*.:#]+/g, ' ').replace(/\s+/g, ' ').trim();
}

/** "Débit euros", "Betrag (EUR)", "Amount in £": the currency behind the word is no part of it. */
const currencyBehind = /[\s([]+(?:in |en )?(euros?|eur|usd|gbp|cad|aud|nzd|chf|sek|nok|dkk|pln|czk|huf|zar|inr|jpy|kwd|sgd|hkd|[€£$¥円])[)\]]?$/;
const currencySigns: Record<string, string> = { euro: 'EUR', euros: 'EUR', '€': 'EUR', '£': 'GBP', '円': 'JPY' };

/** The currency that stands in a heading of money, `Betrag (EUR)`; null for a bare dollar or yen sign, which many use. */
export function currencyOfHeading(heading: string): string | null {
  const found = currencyBehind.exec(plainWords(heading))?.[1];
  if (!found) return heading.endsWith('(円)') ? 'JPY' : null;
  return currencySigns[found] ?? (/^[a-z]{3}$/.test(found) ? found.toUpperCase() : null);
}

export function roleOfHeading(heading: string): CsvRole | null {
  const words = plainWords(heading);
  const plain = words.replace(currencyBehind, '').trim();
  if (plain === '' || plain.length > 60) return null;
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const inWords = /^(credit|cr|c|h|haben|bij|in|deposit|kredit|crdt|\+|receipt|received|credito|entrata|ingreso)$/;
const outWords = /^(debit|dr|d|s|soll|af|out|withdrawal|debet|dbit|-|payment|paid|debito|uscita|cargo|check|fee|purchase)$/;

/** 1: money in, -1: money out, 0: the word says neither. */
export function directionOf(word: string): -1 | 0 | 1 {
  const plain = plainWords(word);
  if (inWords.test(plain)) return 1;
  return outWords.test(plain) ? -1 : 0;
}

export type SummaryKind = 'start' | 'end' | 'totalDebits' | 'totalCredits' | 'other';

const startWords = /^(opening|beginning|starting|start|previous|initial)( ledger| available)? balance|^balance (brought|b\/?f|forward)|^brought forward|^saldo (inicial|iniziale|anterior|precedente|poczatkowe)|^(anfangs|start|alter )saldo|^alter kontostand|^solde (initial|precedent|anterieur)|^beginsaldo/;
const endWords = /^(closing|ending|end|new|final|current)( ledger| available)? balance|^balance (carried|c\/?f)|^carried forward|^saldo (final|finale|actual|atual|koncowe)|^(end|schluss|neuer )saldo|^(neuer )?kontostand( vom| am)?\b|^solde (final|nouveau)|^eindsaldo/;

/** Words of a row that holds nothing but a balance, before the first payment. */
export const openingWords = /^(open|start|begin|initial|brought|carried|forward|previous|anfang|vortrag|ubertrag|ouverture|apertura|inicial)/;

/** A row whose words speak of a balance or a total rather than of a payment. */
export function summaryKind(text: string): SummaryKind | null {
  if (!/bal|forward|sald|kontostand|solde|total|summe|gesamt|suma/i.test(text)) return null;
  const plain = plainWords(text);
  if (startWords.test(plain)) return 'start';
  if (endWords.test(plain)) return 'end';
  if (!/^(sub ?|grand )?totals?\b|^summe\b|^totale\b|^gesamt\b|^suma\b/.test(plain)) return null;
  if (/debit|withdraw|out|soll|cargo/.test(plain)) return 'totalDebits';
  return /credit|deposit|\bin\b|haben|abono/.test(plain) ? 'totalCredits' : 'other';
}
