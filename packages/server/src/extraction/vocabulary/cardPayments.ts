// What card statements call the money that comes in: the holder's payments, and refunds. On folded text.

const PAID_IN = /(?<!\p{L})(?:payment(?:s)? ?(?:-|received|thank|from)|thank you|autopay payment|online payment thank|pagos? recibidos?|su pago|gracias|pagamentos? (?:recebidos?|efetuados?|ricevut[oi])|obrigado|grazie|paiements? (?:recus?|-|merci)|votre paiement|merci|zahlung (?:erhalten|dankend)|ihre (?:ein)?zahlung|vielen dank|betaling ontvangen|uw betaling|dank u|indbetaling|innbetaling|inbetalning|tack for|maksusuoritus|suorituksenne|wplata|splata karty|platba prijata|splatka|odemeniz|odeme icin)(?!\p{L})/u;
const REFUNDED = /(?<!\p{L})(?:refund|reversal|devolucion|estorno|storno|rimborso|remboursement|gutschrift|terugbetaling|tilbagebetaling|refusion|aterbetalning|hyvitys|zwrot|iade)(?!\p{L})/u;

export function comesIn(folded: string): boolean {
  return isPaidIn(folded) || REFUNDED.test(folded);
}

/** The holder's payment, no refund. */
export function isPaidIn(folded: string): boolean {
  return PAID_IN.test(folded);
}

const CHARGED = /(?<!\p{L})(?:finance charges?|(?:purchase )?interest charged?|late (?:payment )?fee|annual (?:membership )?fee|cash advance fee|foreign transaction fee|over ?limit fee)(?!\p{L})/u;
const TAKEN_BACK = /refund|revers|waive|rebate|credit|adjust|correct/u;

/** What a card or a loan charges: no money that came in. */
export function isCharged(folded: string): boolean {
  return CHARGED.test(folded) && !TAKEN_BACK.test(folded);
}

const PAYS =
  /payment|(?<!\p{L})(?:pmt|pymt|pgto|pago|abono|plata|uplata|platba)(?!\p{L})|pagamento|paiement|reglement|prelevement|zahlung|lastschrift|einzug|betaling|incasso|inbetalning|suoritus|maksu|wplata|splata|splatka|inkaso|befizetes|torlesztes|πληρωμη|odeme|погашение|платеж|入金|还款|還款|繳款|납부|pembayaran|bayaran|ชำระ/u;

/** What paying is called, by a card's holder or by anyone: a hint only beside what the figures say. */
export function speaksOfPaying(folded: string): boolean {
  return PAYS.test(folded);
}

const EARNED = /(?<!\p{L})(?:salary|payroll|wages|gehalt|lohn|bezuge|salaire|nomina|sueldo|stipendio|salario|salaris|lonn?|palkka|wynagrodzenie|pensja|mzda|munkaber|maas)(?!\p{L})/u;

/** What nobody is paid into a card or a loan. */
export function isEarned(folded: string): boolean {
  return EARNED.test(folded);
}

const SIDE_OF_BOOKS = /(?<!\p{L})(?:soll|haben|debits?|credits?|debet|kredit|debe|haber|dare|avere|debito|credito|debitos|creditos|дебет|кредит)(?!\p{L})/u;

/** Words of bookkeeping: in the holder's own books a debit is what comes in, and on the bank's statement what goes out. */
export function namesSideOfBooks(folded: string): boolean {
  return SIDE_OF_BOOKS.test(folded);
}

/** "Total payments (for this period)", "J Doe, card 5101: total payments": which side it is depends on whose account it is. */
export function isSumOfPayments(folded: string): boolean {
  return /(?<!\p{L})total payments?(?: (?:for |in )?th(?:is|e) (?:period|month|statement|billing (?:period|cycle)))?[\s.:]*$/u.test(folded);
}
