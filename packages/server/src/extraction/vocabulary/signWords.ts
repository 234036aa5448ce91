// Words and letters that tell money in from money out. Squashed and folded; each counts only as a whole word in a place for signs.

const OUT = ['支出', '付款', '借', '借方', '借记', '출금', 'dr', 'd', 'db', 'debit', 'deb', 'debet', 'debito', 'debe', 'soll', 's', 'af', 'out', 'withdrawal', 'lastschrift', 'cargo', 'addebito', 'ausgang', 'belastung', 'sortie', 'salida', 'saida', 'uscita', 'wn', 'obciazenie', 'ut', 'moneyout', 'paidout', 'payment', 'purchase', 'fee', 'od', 'dt', 'borc', 'uttag', 'charge', 'debiteur', 'deudor', 'devedor', 'χ', 'χρεωση', 'дт', 'дебет'];
const IN = ['收入', '存入', '收款', '贷', '贷方', '贷记', '貸', '貸方', '貸記', '입금', 'cr', 'c', 'py', 'credit', 'cred', 'kredit', 'krediet', 'credito', 'haber', 'haben', 'h', 'bij', 'in', 'deposit', 'gutschrift', 'abono', 'accredito', 'eingang', 'entree', 'entrada', 'entrata', 'ma', 'uznanie', 'moneyin', 'paidin', 'refund', 'kt', 'alacak', 'insattning', 'ct', 'k', 'crediteur', 'acreedor', 'credor', 'π', 'πιστωση', 'кт', 'кредит'];

const SIGN_OF = new Map<string, 1 | -1>([...OUT.map((word) => [word, -1] as const), ...IN.map((word) => [word, 1] as const)]);

/** 1 money in, -1 money out, 0 no sign word. */
export function signOfWord(squashed: string): -1 | 0 | 1 {
  return SIGN_OF.get(squashed) ?? 0;
}

/** What may stand directly behind an amount: "12.30 CR", "12,30 S". Longer words only in a column of their own. */
export const SUFFIX_PATTERN = '(?:cr|py|dr|db|od|ct|dt|kt|wn|ma|af|bij|debiteur|debit|debet|crediteur|credit|acreedor|deudor|credor|devedor|支出|存入|[cdhksχπ])';

/** "SOLDE DEPART AU 31 12 2024   2 311,61   CREDITEUR": what a balance is, in a word that has no other meaning there. */
export const SIDE_OF_BALANCE = /^(?:crediteur|debiteur|acreedor|deudor|credor|devedor)$/;

const SENT_TO = /^(?:paid|sent|transferr?(?:ed)?|payment|remitted)to|^(?:zahlung|uberweisung|gesendet|gezahlt)an|^(?:virement|paiement|envoye)(?:vers|emis)|^(?:pix|transferencia|pago|pagamento)(?:enviad|efetuad|realizad)[ao]|^(?:transferencia|pagamento|enviado)para|^przelew(?:do|wychodzacy)|^(?:betaling|overboeking)(?:aan|naar)|^(?:betalning|overforing)till|^(?:betaling|overforsel|overforing)til(?!l)|^bonificoafavore/;
const CAME_FROM = /^(?:received?|transferr?(?:ed)?|payment|deposit)from|^(?:zahlung|uberweisung|erhalten)von|^(?:virement|paiement)recu|^(?:pix|transferencia|pago|pagamento)(?:recibid|recebid)[ao]|^recibidode|^recebidode|^przelew(?:od|przychodzacy)|^(?:betaling|overboeking)van|^(?:betalning|overforing)fran|^(?:betaling|overforsel|overforing)fra(?!n)|^bonificodaparte/;

/** "Paid to Maple Bakery", "Received from J. Smith": how a text begins that says which way the money went. It may mislead: a guess, no sign. */
export function sideOfPhrase(squashed: string): -1 | 0 | 1 {
  return SENT_TO.test(squashed) ? -1 : CAME_FROM.test(squashed) ? 1 : 0;
}
