// Whether a document is the statement of a card: words that only such statements print, in some twenty languages.
import { splitAtGaps } from '../columns/pieces.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { saysLeastDue } from '../vocabulary/printedFacts.js';

const CARD_PHRASES = [
  'minimumpayment', 'minimumamountdue', 'minimumdue', 'totalminimumdue', 'creditlimit', 'cashadvance', 'paymentduedate', 'paymentdueby', 'creditcard', 'cardnumber', 'availablecredit', 'mindestzahlung', 'kreditkarte', 'kreditkartenabrechnung', 'kartenabrechnung', 'verfugungsrahmen', 'cartedecredit', 'limitedecredit', 'paiementminimum', 'tarjetadecredito', 'pagominimo', 'cartaodecredito', 'pagamentominimo', 'cartadicredito', 'pagamentominimo', 'creditcardafschrift', 'kaartnummer', 'kartakredytowa', 'kartykredytowej', 'minimalnakwota', 'kreditkort', 'lagstabelopp', 'luottokortti', 'kredikarti', 'asgariodeme', 'kartukredit', 'kreditnikarta', 'dernierreleve', 'fatura', 'cardmember', 'cardholder', 'purchasesand', 'newcharges', 'pastdue',
  'kortinnehavare', 'kortindehaver', 'kortholder', 'kortinnehaver', 'karteninhaber', 'kreditgrans', 'kredittramme', 'kredittgrense', 'minstebelop', 'minsteinnbetaling', 'mindstebelob', 'posiadaczkarty', 'kartsahibi', 'drzitelkarty', 'totaldestafatura', 'faturaanterior', 'cierreactual', 'cierreanterior', 'proximocierre',
  'minimalaismaksajums', 'minimaliimoka', 'minimaalnemakse', 'kreditlimits', 'kreditolimitas', 'krediidilimiit',
  'uttektarheimild', 'kortnumer', 'korthafi', 'hauptkarte', 'bestedingslimiet', 'minimaaltebetalen', 'zusatzkarte', 'partnerkarte', '最低應繳', '最低還款', '最低付款', '最低还款', '信用額度', '信用额度', '繳款截止', '到期还款',
];


/** "Hitelkártya kivonat", "Výpis z kreditní karty": a title that says statement and card counts twice, in any of these languages. */
const CARD = /לכרטיס|כרטיס(?:י)?אשראי|operations(?:de(?:la|votre)?|par)?carte|carteadebitdiffere|creditcard|chargecard|kreditkarte|kartenabrechnung|relevede(?:la|votre|sa)?cartes?|(?:extracto|resumen|liquidacion)de(?:la|su|tu)?tarjetas?|estrattocontocart[ae]|fatura(?:do|deseu)?cartao|kreditkort|creditkaart|cartedecredit|tarjetadecredito|cartaodecredito|cartadicredito|cartacredito|kartykredytow|kartakredytow|luottokort|kreditnikart|kreditnejkart|hitelkartya|carddecredit|carduluidecredit|kreditn[aeoi]j?kartic|πιστωτικη\p{L}?καρτ|kredikart|kartukredit|kreditnakart|кредитн\p{L}{1,3}карт|信用卡|신용카드|บัตรเครดิต|mastercard/u;
const STATEMENT = /פירוט(?:ה)?(?:עסקאות|חיובים)|statement|abrechnung|auszug|kontoutdrag|kontoudtog|kontoutskrift|afschrift|overzicht|releve|extracto|estadodecuenta|resumen|extrato|fatura|estrattoconto|wyciag|zestawienie|tiliote|lasku|vypis|kivonat|extrasdecont|extras|izvod|izvadak|izpisek|κινηση|αντιγραφο|λογαριασμο|ekstre|hesapozeti|penyata|tagihan|выписка|账单|帳單|月結單|명세서|ใบแจ้ง/u;

/** Longer ones are sentences, such as warnings not to tell the number of a card. */
const LONGEST_LABEL = 70;

/** In sizes of type: labels side by side stand farther apart than words. */
const BESIDE = 1.3;

/** The line, or what stands side by side on it where the whole is too long for a label. */
function labelsOf({ line, squashed }: TokenLine): string[] {
  if (squashed.length <= LONGEST_LABEL) return [squashed];
  return splitAtGaps(line.words, BESIDE).map((piece) => squash(joinedText(piece))).filter((label) => label.length <= LONGEST_LABEL);
}

/** How many different phrases that only card statements print occur. */
export function cardEvidence(lines: readonly TokenLine[], isRow: Uint8Array): number {
  const found = new Set<string>();
  const firstRow = isRow.indexOf(1);
  lines.forEach((line, index) => {
    if (isRow[index]) return;
    const labels = labelsOf(line);
    for (const label of labels) for (const phrase of CARD_PHRASES) if (label.includes(phrase)) found.add(phrase);
    // With its figure it is printed of nothing but debts, and counts twice.
    if (line.amounts.some(({ isMoney }) => isMoney) && labels.some(saysLeastDue)) found.add('least due');
    if (index < firstRow && line.amounts.every(({ isMoney }) => !isMoney) && labels.some((label) => CARD.test(label) && STATEMENT.test(label))) found.add('title').add('statement');
  });
  return found.size;
}
