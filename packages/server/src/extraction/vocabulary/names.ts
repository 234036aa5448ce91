// Words around the name of whose account it is.

/** Before a name, at the beginning of what is printed there. */
const HOLDER_LABEL = /^(nama ?\/ ?name|name ?\/ ?\p{L}+|account ?holder|account ?title|account ?name|a\/c ?name|holder|name|customer ?name|(?:company|business) name|nom(?:e|bre) (?:da |de la )?empresa|raz[oó]n social|ragione sociale|customer(?! (?:vat|gst|tax|service|care|no|number|id|since|support|relation))|client|cardholder|card ?member|kontoinhaber|inhaber|kunde|titulaire(?:s|\(s\))?(?: du compte)?|(?:[1º]+ ?)?titular(?:es)?(?: de la cuenta| da conta)?|kontowortlaut|kontobezeichnung|názov účtu|nazov uctu|фио|ф\.и\.о\.|beneficiary|titolare|intestatario|intestato a|rekeninghouder|ten name van|posiadacz(?: rachunku)?|w[lł]a[sś]ciciel(?: rachunku)?|kontohavare|kontoinnehavare|kontohaver|innehaver|tilin ?omistaja|majitel(?: účtu)?|számlatulajdonos|hesap sahibi|müşteri adı(?: soyadı)?|müşteri|δικαιο[ύυ]χος|chủ tài khoản|tên (?:khách hàng|chủ tài khoản)|member(?! (?:no|number|id|since|fdic|of|services))|merchant(?! (?:no|number|id|services?|account))|nama|cliente|nom|cardholder name|власник|ad soyad|sr\(a\)|שם(?: הלקוח| בעל החשבון)?|בעל החשבון|صاحب الحساب|اسم العميل|الاسم|титуляр|владелец(?: сч[её]та)?|наименование (?:клиента|владельца(?: сч[её]та)?)|клиент|клієнт|vlasnik(?: računa)?|naziv klijenta|komitent|(?:konto )?omanik|klients|klientas|eigandi|nafn|klijent|korisnik|户名|戶名|姓名|客户姓名|客戶姓名|账户名称|帳戶名稱|口座名義人?|お名前|예금주|성명|고객명)s?(?![\p{L}])\s*[:.]?\s*/iu;
/** Within a line too: these stand before nothing but a name. */
const HOLDER_WITHIN = /(?<![\p{L}])(?:account ?(?:holder|title)|kontoinhaber(?:in)?|lautend auf|titulaire(?: du compte)?|titular(?: de la cuenta)?|titolare|intestat(?:ario|o a)|rekeninghouder|op naam van|ten name van|t\.n\.v\.|posiadacz(?: rachunku)?|kontohavare|kontohaver|majitel(?: účtu)?|számlatulajdonos|hesap sahibi|chủ tài khoản|예금주|户名|戶名|口座名義人?|שם(?: הלקוח| בעל החשבון)?(?=:))(?![\p{L}])\s*[:.]?\s*/iu;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|m|mme|mlle|don|do[nñ]a|d|d[ñª]a?|srt?a?|exm[oa]|sig|sig\.ra|hr|fru|dhr|mevr|mw|heer|shri|smt|pan[ií]?|say[ıi]n|mnr|mej|m\/s)\.?(?=\s)/iu;
/** "高橋 美咲 様" */
const TITLE_BEHIND = /\p{L}\s?(?:様|殿|御中)$/u;
const ONLY_TITLE = /^(?:(?:mr|mrs|ms|miss|dr|herrn?|frau|firma|familie|eheleute|m|mme|mlle|messrs|srt?a?|exm[oa]|sig|sig\.ra|gent(?:ile|\.?(?:mo|ma|le))?|signor[aei]?|egregi[oa]|spett\.?(?:le)?|ditta|à|an|vážen[ýá]|pan[ií]?|ex\.mo\(a\)|exmo\(a\)|exm[oa]s|senhora?(?:\(a\))?|señora?|monsieur|madame|to|und|and|et|ou|y|e|oder|or|&)\.?(?:\s+|$))+$/iu;
/** Written before a name only where a letter is sent to it. */
const ADDRESSED = /^(?:(?:herrn|firma|an|say[ıi]n|spett\.?(?:le)?|ditta|gent(?:ile)?\.?)\s+)+(?=\S)/iu;
/** Above the address of an office, and not of the holder. */
const OFFICE = /^(?:(?:your|account|home|our|ihre?|votre|vos|tu|su|la (?:vostra|tua)|uw|vår|din)\s)?(?:branch|agence|filiale|filial|oficina|sucursal|agencia|agência|kantoor|kontor|oddział|pobočka|şube|customer services?(?: information)?|contact(?: us)?|kundenservice|mail(?:ing address)?|write(?: to)?|payments?(?: to)?|remit(?: to)?|send payments? to)(?![\p{L}])/iu;
/** Offices have addresses too, and letters names of products, parts and months. */
const NO_PERSON = /(?<![\p{L}])(?:opening|closing|perso(?:na|n)e? (?:moral|f[ií]sica|jur[ií]dica|natural)e?|pessoa (?:f[ií]sica|jur[ií]dica)|branch|office|(?:post|haus|rechnungs)?anschrift|geschäftssitz|cent(?:er|re)|cash management|money market|brokerage|services?|customers?|department|filiale|agence|sucursal|filial|agenzia|oddział|pass ?book|sparbuch|libretto|libreta|checking|chequing|savings?|savers?|everyday|premier|plus|current|loan|card|summary|activity|history|details?|transactions?|overview|information|notices?|important|your|ihre?|vos|votre|sus?|please|thank|page|monthly|total|daily|interest|fees?|rewards?|visa|mastercard|signature|platinum|pending|report|investment|cliente|pago|periodo|detalle|movimientos|operaciones|mouvements|business|hist[oó]ric[oa]s?|historial|movimenta[cç](?:ão|ões)|lan[cç]amentos?|extrato|saldos?|resumen?|movimenti|hareketler[iİ]|κινησ\p{L}*|κίνησ\p{L}*|αντιγραφο|αντίγραφο)(?![\p{L}])/iu;

export function holderLabel(text: string): RegExpExecArray | null {
  return HOLDER_LABEL.exec(text) ?? HOLDER_WITHIN.exec(text);
}

/** "Mme Claire Deschamps" */
export function hasCourtesyTitle(text: string): boolean {
  return TITLE.test(text) || TITLE_BEHIND.test(text);
}

/** "Exma. Sra." on a line of its own: the name is below. */
export function isCourtesyTitle(text: string): boolean {
  return ONLY_TITLE.test(text);
}

/** "Herrn Jan Becker": by what the letter adds to the name. */
export function withoutAddress(text: string): string {
  return text.replace(ADDRESSED, '');
}

/** "VOTRE AGENCE": what stands below is the address of an office. */
export function isOfOffice(text: string): boolean {
  return OFFICE.test(text);
}

export function namesNoPerson(text: string): boolean {
  return NO_PERSON.test(text);
}
