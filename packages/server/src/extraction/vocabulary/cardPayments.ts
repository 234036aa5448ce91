// What card statements call the money that comes in: the holder's payments, and refunds. On folded text.

const COMES_IN =
  /(?<!\p{L})(?:payment(?:s)? ?(?:-|received|thank|from)|thank you|autopay payment|online payment thank|refund|reversal|pagos? recibidos?|su pago|gracias|devolucion|pagamentos? (?:recebidos?|efetuados?|ricevut[oi])|obrigado|estorno|storno|grazie|rimborso|paiements? (?:recus?|-|merci)|votre paiement|merci|remboursement|zahlung (?:erhalten|dankend)|ihre (?:ein)?zahlung|vielen dank|gutschrift|betaling ontvangen|uw betaling|dank u|terugbetaling|indbetaling|innbetaling|inbetalning|tack for|tilbagebetaling|aterbetalning|maksusuoritus|suorituksenne|hyvitys|wplata|splata karty|zwrot|platba prijata|splatka|odemeniz|odeme icin|iade)(?!\p{L})/u;

export function comesIn(folded: string): boolean {
  return COMES_IN.test(folded);
}
