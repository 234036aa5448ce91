// Words of loans: what the account is called, what its payments are divided into. On folded text.

const TITLE = /(?<!\p{L})(?:loan|mortgage|darlehen\p{L}*|hypothek\p{L}*|baufinanzierung|ratenkredit|pret|prestamo|hipoteca|credito hipotecario|mutuo|emprestimo|financiamento|lening|hypotheek|krediet|prestito|finanziamento|lan|bolan|boliglan|privatlan|lanekonto|laina|asuntolaina|lainatili|laen|laenu\p{L}*|paskola|aizdevums|pozyczka|kredyt|(?:rachunek|konto) kredytow[ey]|uver|uveru|uverovy ucet|hypoteka|posojilo|zajam|kolcson|hitel|hitelszamla|kredisi|kredi hesabi|imprumut|pinjaman|kredit pemilikan rumah|δανειο|δανειου|ипотека|кредитный счет)(?!\p{L})/u;
const PRINCIPAL = /(?<!\p{L})(?:principal|capital|kapital|tilgung|aflossing|amortizacion|amortizacao|amortissement|amortering|avdrag|kapitale|hoofdsom|quota capitale)(?!\p{L})/u;
const INTEREST = /(?<!\p{L})(?:interest|zinsen|zins|rente|renter|interes|intereses|juros|interessi|interets|ranta|korko|odsetki|urok|kamat|intress|procenti|palukanos|obresti|kamate|faiz|dobanda|bunga|faedah|проценты|τοκοι)(?!\p{L})/u;
const PAYMENT = /(?<!\p{L})(?:payment|repayment|instal?lment|zahlung|rate|einzahlung|tilgung|paiement|echeance|remboursement|pago|cuota|abono|pagamento|rata|parcela|prestacao|betaling|aflossing|termijn|inbetalning|innbetaling|avdrag|indbetaling|maksu|lyhennys|splata|splatka|torlesztes|tagasimakse|laenumakse|atmaksa|grazinimas|imoka|odplacilo|obrok|otplata|odeme|taksit|bayaran|pembayaran|ansuran|angsuran|погашение|платеж|δοση|πληρωμη)(?!\p{L})/u;

/** Of a column of balances: what is owed, whatever it is owed for. */
const OWED = /(?<!\p{L})(?:(?:balance|amount|total|principal) (?:owed|owing|outstanding)|outstanding principal|unpaid (?:balance|principal)|principal balance|saldo (?:devedor|insoluto|a debito)|capital pendiente|dispuesto|montant du|arrears|restschuld|schuld|saldo deudor|deuda|debito residuo|capital restant|capital restant du|skuld|gjeld|restgaeld|gaeld|zadluzenie|dluh|openstaand saldo)(?!\p{L})/u;

const PAYMENTS = /(?<!\p{L})(?:(?:re)?payments?|pagos|abonos|reintegros|reembolsos|pagamentos|remboursements?|rimborsi|pagamenti|amortizacion(?:es)?)(?!\p{L})/u;

/** "Advances   Payments": what is drawn of a line of credit, and paid back. */
const DRAWN = /(?<!\p{L})(?:advances?|draws?|drawings|drawdowns?|disbursements?|disposiciones|desembolsos|utilisations|tirages|utilizzi|erogazioni)(?!\p{L})/u;

/** What is available of one beside another account is no title. */
const LINE_TITLE = /^(?!.*(?:avail|limit|overdraft|protect))(?:\p{L}+ ){0,3}line of credit(?!\p{L})/u;

/** Long lines are sentences. */
const LONGEST_TITLE = 70;

export function isLoanTitle(folded: string): boolean {
  return folded.length <= LONGEST_TITLE && (TITLE.test(folded) || LINE_TITLE.test(folded));
}

export function saysOwed(folded: string): boolean {
  return OWED.test(folded);
}

/** Headings of what a payment is divided into. */
export function splitsPayments(folded: string): boolean {
  return PRINCIPAL.test(folded) && INTEREST.test(folded);
}

/** Headings of both sides of what is lent. */
export function drawsAndRepays(folded: string): boolean {
  return DRAWN.test(folded) && PAYMENTS.test(folded);
}

export function headsPayments(folded: string): boolean {
  return PAYMENTS.test(folded);
}

export function isPayment(folded: string): boolean {
  return PAYMENT.test(folded);
}
