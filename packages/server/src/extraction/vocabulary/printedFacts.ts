// What statements call their own number, the parts of a card's bill, what is due at least and until when. Squashed and folded.
import type { PrintedFacts } from '../model.js';
import { labelKind } from './labels.js';

/** Figures of a bill. */
export type BillPart = Exclude<keyof PrintedFacts, 'statementNumber' | 'dueDate'>;

/** Names of a number of the statement; the number follows. */
const NUMBER = new RegExp(
  `^(?:your)?(?:(?:tax)?invoice)?(?:${[
    '(?:statement|stmt)(?:no|nr|number|id)', '(?:kontoauszug|auszug|rechnungsauszug|abrechnung)s?(?:nr|nummer)', '(?:no|numero)?(?:du)?releve(?:no|numero)?', 'extrait(?:no|numero)',
    'n(?:o|um|umero)?(?:de|del|do|di)?(?:extracto|extrato|estadodecuenta|estrattoconto|cartola)', '(?:extracto|extrato|estrattoconto|cartola)(?:n|no|nr|num|numero)',
    'afschrift(?:nr|nummer)', 'volgnummer', '(?:nr|numer)wyciagu', 'wyciag(?:nr|numer)', '(?:poradove)?(?:c|cislo)vypisu', 'vypis(?:c|cislo)', '(?:kontoutskrift|kontoutdrag|kontoudtog|kontoudskrift|utskrift|utdrag|udskrift|udtog)s?(?:nr|nummer)',
    'tiliotte?en?(?:nro|numero)', 'kivonat(?:szama|sorszama|szam|sorszam)', '(?:ekstre|hesapozeti)(?:no|numarasi)', '(?:izvod|izvadak)(?:br|broj)', 'brojizvod?a', '(?:nr|numar)extras', 'extras(?:nr|numar)',
    'valjavotte?(?:nr|number)', 'israsonr', 'izrakstanr', 'номервыписки', 'выписка№',
  ].join('|')})$`,
  'u',
);

/** Titles that are followed by number and year at once: "Kontoauszug 5/2023", "Afschrift 2023/005". */
const TITLE = /^(?:kontoauszug|auszug|releve|relevedecompte|extrait|extracto|estrattoconto|wyciag|vypis|vypiszuctu|kontoutskrift|kontoutdrag|kontoudtog|tiliote|afschrift|rekeningafschrift|izvod|israsas)$/;

const HINT = /statement|stmt|auszug|abrechnung|releve|extra|estratto|cartola|estadodecuenta|afschrift|volgnummer|wyciag|vypis|utskrift|utdrag|udtog|udskrift|tilio|kivonat|ekstre|hesapozeti|izvod|izvadak|valjavot|isras|izrakst|выписк/;

/** Whether a line may hold one of these names at all: most do not, and are not taken apart. */
export function mayNumberStatement(squashed: string): boolean {
  return HINT.test(squashed);
}

export function isStatementNumber(squashed: string): boolean {
  return NUMBER.test(squashed);
}

export function isNumberedTitle(squashed: string): boolean {
  return TITLE.test(squashed);
}

const IN_PERIOD = '(?:(?:for|in)?th(?:is|e)(?:statement)?period|charged|duringtheperiod)?';

/** Parts of the bill of a card: the whole label, but for what often stands around it. */
const PARTS: readonly (readonly [BillPart, RegExp])[] = [
  ['payments', /^(?:less|minus|total|your|new)?(?:payments?(?:and(?:other)?credits|andrefunds|received|credits(?:received)?|made|othercredits|to(?:wards)?(?:your|the)account|tothisaccount)?|zahlungen(?:undgutschriften)?|ihrezahlungen|zahlungseingange?|einzahlungen|paiements(?:etcredits|recus)?|versements|pagos(?:y?abonos|y?creditos|realizados|recibidos)?|suspagos|pagamentos?(?:recebidos?|efetuados?|ecreditos)?|pagamenti(?:ricevuti)?|(?:ontvangen)?betalingen|wplaty|splaty|platnosci|betalninger|innbetalinger|indbetalinger|(?:in)?betalningar|suoritukset|odemeler|prijateplatby|platby|befizetesek|(?:subtotal)?pagos?creditos|amortizaciondeuda|i?emaksas|iplaukos|imokos|laekumised|pembayaran|bayaran)$/],
  ['purchases', /^(?:plus|new|your|total)*(?:purchases?(?:debits?|and(?:adjustments|othercharges|otherdebits|debits|charges))?|transactions|charges|(?:neue|ihre)?(?:umsatze|(?:karten)?einkaufe|karten(?:einsatze|umsatze|zahlungen)|kaufe)|(?:nouveaux|nouvelles)?(?:achats(?:et(?:debits|retraits|frais))?|depenses|operations)|(?:nuevas)?(?:compras(?:del(?:periodo|mes)|y(?:cargos|avances|consumos)|nacionais)?|consumos(?:delmes|ycargos)?)|(?:novas)?(?:compras(?:e(?:encargos|debitos|despesas|saques))?|despesas)|totaldecompras(?:detodososcartoes)?a?|lancamentos(?:atuais|nacionais)?|(?:nuovi)?acquisti(?:e(?:addebiti|spese|prelievi))?|(?:nieuwe)?(?:aankopen|uitgaven|transacties)|zakupy|(?:nya|nye)?(?:vare)?(?:kop|kjop|kob)(?:denn[ae](?:period\w*|manad\w*|maned\w*))?|pirkumi(?:unizmaksas)?|pirkiniai|ostud|ostot|(?:donemici)?(?:harcamalar|alisverisler)|nakupy|vasarlasok|operacionesdelperiodo|(?:subtotal)?consumosperiodo|spesedelperiodo|pembelanjaan|belian)$/],
  ['fees', new RegExp(`^(?:plus|total|other)?(?:fees(?:andcharges)?|gebuhren|entgelte|frais|comisiones|comissoes|tarifas|commissioni|kosten|oplaty|prowizje|gebyrer|avgifter|palkkiot|ucretler|poplatky|dijak|quoteecommissioni|biaya|caj)${IN_PERIOD}$`)],
  ['interest', new RegExp(`^(?:plus|total)?(?:interest(?:charges?)?|financecharges?|(?:soll)?zinsen|interets|intereses|juros|interessi|rente|odsetki|faiz|renter|ranta|rantor|korot|uroky|kamat|bunga|bungabiaya|faedah)${IN_PERIOD}$`)],
];

/** What only debts have: it tells a card, too (facts/cardEvidence.ts). */
const LEAST_DUE = /minimumpayment|minimalaismaksajums|minimaliimoka|minimaalnemakse|pembayaranminimum|bayaranminimum|minimumamountdue|minimumdue|mindestzahlung|paiementminimum|pagominimo|pagamentominimo|minimalnakwota|lagstabelopp|asgariodeme|minstebelop|minsteinnbetaling|mindstebelob|minimumsbel(?:op|ob)|minimibelopp|最低應繳|最低還款|最低付款|最低还款/;

/** The whole label, or its beginning; some of these words mean other things elsewhere. */
const LEAST_DUE_LABEL = new RegExp(`^(?:your|total|new|current|本期)?(?:${LEAST_DUE.source}|minimum(?:payment|amount|repayment|due)|minpayment|mindest(?:betrag|zahlung|rate)|(?:paiement|montant)minimum|(?:pago|importe|pagamento|valor|importo|monto)minimo|minim(?:aa)?l?e?(?:betaling|tebetalen)|minimalna(?:kwota|splata|wplata)|kwotaminimalna|lagsta(?:belopp|betalning)|minste(?:belop|innbetaling)|minstaatt(?:betala)?|mindste(?:belob|indbetaling)|vahimmais|ratamin|importominimodovuto|asgariodeme|minimumsbetaling|minimumfizetendo|minimalnisplatka|minimalisfizetendo|minimoapagar)`);

const DUE_DAY = /gjalddagi|paymentdue|duedate|payby|paymentby|dueby|zahlbarbis|falligam|falligkeit|zahlungbis|echeance|datelimitedepaiement|payableavant|payeravant|aregleravant|fechalimite|pagarantesde|pagarhasta|vencimiento|vencimento|pagarate|datalimite|scadenza|pagareentro|vervaldatum|vervaldag|betalenvoor|uiterstebetaaldatum|terminplatnosci|terminsplaty|zaplatdo|platnedo|forfall(?!er)|sidsterettidige|osstillhanda|fizetesihatarido|fizeteshatarid|betala(?:s|r)?senast|samaksatlidz|ultimodiadepago|fechatopedepago|limitedepago|eindagi|buchenwiram|abbuchungam|erapaiva|splatnost|sonodeme|jatuhtempo|tarikhakhirbayaran|fechamaximadepago|fechacobro|dataaddebito|支払期限|繳款截止|缴款截止|到期还款/;

/** Longer labels are sentences. */
const LONGEST = 40;

/** Which part of the bill of a card a figure under this label is. */
export function partOfBill(squashed: string): BillPart | null {
  if (squashed.length > LONGEST) return null;
  if (LEAST_DUE_LABEL.test(squashed)) return 'minimumPayment';
  return PARTS.find(([, pattern]) => pattern.test(squashed))?.[0] ?? sideOfBill(squashed);
}

/** "Totaal nieuwe bestedingen": what is called a sum of one side elsewhere, and not of a part that has a name of its own. */
function sideOfBill(squashed: string): BillPart | null {
  const kind = OF_A_PART.test(squashed) ? null : labelKind(squashed);
  return kind === 'totalCredits' ? 'payments' : kind === 'totalDebits' ? 'purchases' : null;
}

const OF_A_PART = /^(?:total|other)*(?:fees|interest)|advance|transfer|withdraw|cash|che(?:ck|que)/;

/** Anywhere in a label. */
export function saysLeastDue(squashed: string): boolean {
  return LEAST_DUE.test(squashed);
}

export function isDueDay(squashed: string): boolean {
  return squashed.length <= LONGEST && DUE_DAY.test(squashed);
}

/** Of an account of any kind: the day its statement is drawn to, not that of its printing. */
const STATEMENT_DAY = '(?:(?:statement|stmt|closing|statementclosing|cutoff)date|dateof(?:the)?statement|statementdated|(?:for)?(?:the|statement)?(?:period|month|quarter)(?:ending|ended)|auszugsdatum|(?:konto)?auszugvom|date(?:de|du)(?:releve|larrete|cloture)|datedarrete|fecha(?:de)?(?:corte|cierre)|fechadelestadodecuenta|cierreactual|cierredelresumen|data(?:de|do)?(?:fechamento|corte)|data(?:dell?)?estrattoconto|afschriftdatum|datum(?:afschrift|rekeningoverzicht)|kontoudskriftsdato|(?:hesap|ekstre)?kesimtarihi|tarikhpenyata|(?:帳單|账单|結單|结单|對賬單|对账单)(?:結算)?日期?)';
const BILL_DAY = '(?:(?:billing|bill|cycleend|billclosing|billgeneration)date|dateof(?:the)?bill|(?:rechnungs|abrechnungs)datum|(?:rechnung|abrechnung)vom|datumder(?:rechnung|abrechnung)|date(?:de|du)facturation|fecha(?:de)?(?:emision|facturacion)|data(?:de|do)?(?:emissao|extrato)|datumoverzicht|fakturadat(?:o|um)|utskriftsdato|laskunpaiva|datawyciagu|datazestawienia|tanggalcetak|tanggaltagihan|명세서작성일)';
/** In two languages, one behind the other. */
const STATEMENT_DAYS = new RegExp(`^(?:your|card)?${STATEMENT_DAY}{1,2}$`, 'u');
const BILL_DAYS = new RegExp(`^(?:your|card)?(?:${STATEMENT_DAY}|${BILL_DAY}){1,2}$`, 'u');

/** The day on which a statement was closed, of a card also that of its bill. */
export function isClosingDay(squashed: string, isCard: boolean): boolean {
  return squashed.length <= LONGEST && (isCard ? BILL_DAYS : STATEMENT_DAYS).test(squashed);
}
