// What card statements call the money that comes in: the holder's payments, and refunds. On folded text.

const COMES_IN =
  /(?<!\p{L})(?:payment(?:s)? ?(?:-|received|thank|from)|thank you|autopay payment|online payment thank|refund|reversal|pagos? recibidos?|su pago|gracias|devolucion|pagamentos? (?:recebidos?|efetuados?|ricevut[oi])|obrigado|estorno|storno|grazie|rimborso|paiements? (?:recus?|-|merci)|votre paiement|merci|remboursement|zahlung (?:erhalten|dankend)|ihre (?:ein)?zahlung|vielen dank|gutschrift|betaling ontvangen|uw betaling|dank u|terugbetaling|indbetaling|innbetaling|inbetalning|tack for|tilbagebetaling|aterbetalning|maksusuoritus|suorituksenne|hyvitys|wplata|splata karty|zwrot|platba prijata|splatka|odemeniz|odeme icin|iade)(?!\p{L})/u;

export function comesIn(folded: string): boolean {
  return COMES_IN.test(folded);
}

const PAYS =
  /payment|(?<!\p{L})(?:pmt|pymt|pgto|pago|abono|plata|uplata|platba)(?!\p{L})|pagamento|paiement|reglement|prelevement|zahlung|lastschrift|einzug|betaling|incasso|inbetalning|suoritus|maksu|wplata|splata|splatka|inkaso|befizetes|torlesztes|πληρωμη|odeme|погашение|платеж|入金|还款|還款|繳款|납부|pembayaran|bayaran|ชำระ/u;

/** What paying is called, by a card's holder or by anyone: a hint only beside what the figures say. */
export function speaksOfPaying(folded: string): boolean {
  return PAYS.test(folded);
}
