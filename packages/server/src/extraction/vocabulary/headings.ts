// Column headings in many languages, squashed. Evidence only: a table with unknown headings is read by geometry and arithmetic.
import { squash } from '../tokens/plainText.js';

export type HeadingRole = 'date' | 'postingDate' | 'otherDate' | 'description' | 'debit' | 'credit' | 'amount' | 'balance' | 'check' | 'reference' | 'type' | 'currency' | 'fee' | 'sign' | 'account' | 'foreign' | 'counterparty';

const WORDS: Record<HeadingRole, string> = {
  date: 'transtime txntime датаоперации датаоперації датасовершения date datum kuupaev data datums ημερομηνια ημνια ημερ дата kelt konyvelesnap dátum ngay ngaygd ngaygiaodich 거래일 거래일자 日期 datepaid paiddate datum fecha data dato dag jour tag tanggal tarih tarikh paivamaara paiva day datetime dateandtime datetijd fechahora 日期 取引日 날짜 วันที่ день дата txndate trndate vrdate 日付 年月日 data/ora dataora giorno dia kelt datums kuupaev',
  postingDate:
    'датаобработки датапроводки датапроведення fechadecargo fechacargo fcargo fechadeaplicacion fechaaplicacion fechadeaplicacion fechaposteo fechadeposteo fechacontable fcontable inscription dateinscription datedinscription datedinscrip post postdate postingdate posteddate posted posting postedon bookingdate booked booking bookdate entrydate dateposted buchung buchungstag buchungsdatum buchdatum buchtag bookeddate dateoperation datedoperation datecomptable datecompta boekdatum boekingsdatum fechaoperacion fechadeoperacion fechacontable foperacion fechaoper dataoperazione datacontabile datacont datamovimento datalancamento datalanc datamov datamovto datadomovimento dataksiegowania dataoperacji bokford bokforingsdag bokforingsdatum bokfdatum bokfort bokfortdato bokforingsdato kirjauspaiva kirjauspvm datazauctovani zauctovano konyvelesnapja processdate processingdate dateprocessed processed bookingday islemtarihi',
  otherDate:
    'αξια ημνιααξιας valor ngayhl ngayhieuluc ertéknap erteknap датавалютування датавалютирования trans tran transdate transactiondate trandate transactedon dateoftransaction tradate valuedate valutadatum valuta value valdate effectivedate effective wert wertstellung wertstellungstag datevaleur datedevaleur valeur fechavalor fechadevalor fvalor valor datavaluta datavalor datavalore valutum rentedatum datawaluty transaktionsdatum transaktionsdag transactiedatum belegdatum belegdat kaufdatum umsatzdatum umsatztag datetransaction dateachat datedetransaction dateachats fechatransaccion fechacompra purchasedate datacompra datatransacao datatransazione dataacquisto datatransakcji inkopsdatum kjopsdato arvopaiva valor dateofpurchase kopdatum valutadat valør valor valorisierung kontodatum valortarihi ertekna',
  description:
    'αιτιολογια περιγραφη опис описание описаниеоперации описоперації содержаниеоперации деталиоперации призначенняплатежу назначениеплатежа основание kozlemeny megnevezes explicatii detalii selgitus paskirtis apraksts ucel namen noidung noidunggiaodich 적요 내용 摘要 description details detail particulars transaction transactions transactiondetails transactiondescription transactiontypeanddetails paymenttypeanddetails narrative narration activity memo payee merchant text buchungstext beschreibung verwendungszweck umsatz umsatze vorgang buchungsinformation auftraggeber empfanger beguenstigter libelle operation operations naturedesoperations nature natureoperation designation intitule descripcion concepto concept detalle movimiento movimientos concepto descricao historico lancamento lancamentos movimento movimentos descritivo descrizione causale descrizioneoperazione descrizionedelleoperazioni operazione operazioni dettagli omschrijving naam naamomschrijving mededelingen mededeling opis opisoperacji tytul tytuloperacji tresc beskrivning specifikation meddelande beskrivelse tekst forklaring forklaring selite saaja popis transakce leiras aciklama uraian keterangan butiran remarks remark item reference/description transactiontype informazioni descriptionofthetransaction descriptionoftransaction 摘要 内容 取引内容 내용 รายการ 明細 交易摘要 vendor 適用 saaja/maksaja mottagare/betalare maksaja betalare',
  debit:
    'χρεωση χρεωσεις дебет витрати списання расход расходы списание terheles terhelések deebet debetas breme isplata ghino 출금액 찾으신금액 支出 提款 debit debits debitamount withdrawal withdrawals withdrawalamt withdrawalamount withdrawn moneyout paidout paymentsout paymentout out debitdr dr dramt dramount paid payments charges soll belastung belastungen lastschrift lastschriften ausgaben ausgang abgang auszahlung zulasten lasten debet debits debito debitos retraits retrait sorties depenses cargo cargos debe retiro retiros salida salidas pagos adeudos saida saidas addebito addebiti dare uscite uscita addebiti af afschrijving afschrijvingen bij-af uit obciazenie obciazenia obciazenia wyplata wyplaty rozchody wydatki uttag ut utbetalning uttag/utgift belopput belastet belastad utavkonto utbetalt ut fra panostot otot veloitus vydaje terheles borc cikan pengeluaran mutasidebet お支払金額 出金 引出 出金額 支出 출금 ถอน debetar spent outgoings disbursements subtractions checksanddebits withdrawalsdebits moneyspent odlivy',
  credit:
    'πιστωση πιστωσεις кредит надходження зарахування приход поступления зачисление jovairas kreedit kreditas dobro uplata ghico 입금액 맡기신금액 收入 存款 credit credits creditamount deposit deposits depositamt depositamount deposited moneyin paidin paymentsin paymentin in creditcr cr cramt cramount received receipts haben gutschrift gutschriften einnahmen eingang zugang einzahlung zugunsten gunsten credito creditos versements versement depot depots entrees recettes abono abonos haber ingreso ingresos entrada entradas accredito accrediti avere entrate entrata bij bijschrijving bijschrijvingen uznanie uznania wplata wplaty przychody wplywy insattning insattningar insatt inbetalning in beloppin inpakonto innbetaling innbetalt inn till panot pano hyvitys prijmy jovairas alacak giren pemasukan mutasikredit お預り金額 入金 預入 入金額 収入 입금 ฝาก additions depositsadditions depositscredits moneyreceived prilivy',
  amount:
    'суммаоперации суммавалютесчета сумавоперації ποσο сума osszeg iznos znesek summa sotien amount amounts amt transactionamount value betrag umsatzbetrag betrageur montant montants montanteur importe importeeur monto valorr valore importo importi bedrag bedragen kwota kwotaoperacji kwotatransakcji belopp beloep belob belop summa summe maara castka osszeg tutar jumlah 金額 금액 จำนวนเงิน сумма amountincad netamount mutasi nominal iznos suma amountdebitcredit billedamount billingamount betragineur betraginchf montantenchf amountsgd amountusd amountgbp amountinr amountin',
  balance:
    'остатоксредств остатокпооперации остатокпосле залишокпісляоперації салдослед υπολοιπο залишок остаток баланс сальдо салдо egyenleg stanje likutis atlikums sold sodu 거래후잔액 결余 結餘 余额 餘額 balance runningbalance runningbal bal closingbalance accountbalance availablebalance ledgerbalance balances saldo salden kontostand solde soldes saldos saldoeur saldofinal saldoprogressivo saldocontabile saldodisponibile saldoporeracji saldopooperacji stan stankonta behallning saldot zustatek egyenleg bakiye baki 残高 差引残高 잔액 ยอดคงเหลือ остаток bakiyetl resultingbalance newbalance saldonachbuchung endofdaybalance balanceafter',
  check: 'check checkno checknumber checknum chequeno chequenumber cheque chq chqno chqnumber numerodecheque nocheque chequenum scheck scheckno scheckdatum checks',
  reference:
    'transactionreference transactionref txnref txnreference paymentreference reference ref refno refnumber referenceno referencenumber transactionid txnid transid documentno document documento doc docno nodoc numero referencia referenz referenza referentie belegnr beleg auszugnr bankreference custref tracenumber kenmerk instrumentno utr voucherno vrno vr.no receipt viitenumero volgnummer nrref chqrefno refchequeno chqrefnumber verifikation vernr bilagsnr arkistointitunnus arkiveringskod nro nr no lfdnr folio sucursal branch originatingbranch chnl',
  type: 'type transtype transactioncode code tc tcode paymentmethod method channel buchungsart art typ tipo codigo soort rodzaj typop umsatzart kategorie category categorie paymenttype vrtype modalita typtransakcji typeofoperation rodzajoperacji operationtype betalningssatt',
  currency: 'currency ccy cur wahrung whg devise moneda divisa moeda valuta munt waluta valutakod 通貨',
  fee: 'fee fees charge gebuhr frais comision commission tarifa provision taxa tax kosten oplata avgift',
  sign: 'drcr crdr dc sh cd plusminus afbij bijaf debitcredit creditdebit sollhaben habensoll debetcredit di dpc sinal signo segno vz',
  counterparty: 'counterparty counterparties doitac gegenpartei gegenkonto protiucet contraparte controparte tegenpartij tegenrekening kontrahent motpart modpart vastapuoli контрагент',
  account: 'account accountno accountnumber kontonummer compte cuenta conto rekening rachunek konto card cardno cardnumber',
  foreign: 'originalamount foreignamount foreigncurrency foreigncurrencyamount localamount amountinforeigncurrency fremdwahrung originalbetrag betraginfw montantendevise importedivisa importoriginal oorspronkelijkbedrag transactioncurrency exchangerate rate kurs cours tipodecambio tasso utlandsktbelopp origamount fxamount transactionamountforeign',
};

const ROLE_OF = new Map<string, HeadingRole>();
for (const [role, words] of Object.entries(WORDS) as [HeadingRole, string][]) {
  for (const word of words.split(' ')) {
    const key = squash(word);
    if (!ROLE_OF.has(key)) ROLE_OF.set(key, role);
  }
}

/** `squashed` is one heading, or a few words of it. Currency in brackets ("Amount (SGD)") is tolerated. */
export function headingRole(squashed: string): HeadingRole | null {
  if (squashed === '' || squashed.length > 40) return null;
  const known = cache.get(squashed);
  if (known !== undefined) return known;
  if (cache.size > 50_000) cache.clear();
  const role = findRole(squashed);
  cache.set(squashed, role);
  return role;
}

/** Shorter words are near to each other by accident. */
const SHORTEST_NEAR = 4;

/** The heading that `squashed` is with one letter misread; null when none is, or headings of several roles are. */
export function nearHeadingRole(squashed: string): HeadingRole | null {
  if (squashed.length < SHORTEST_NEAR || squashed.length > 30) return null;
  const roles = new Set<HeadingRole>();
  for (const [word, role] of ROLE_OF) if (word.length === squashed.length && differsInOne(word, squashed)) roles.add(role);
  return roles.size === 1 ? [...roles][0]! : null;
}

function differsInOne(a: string, b: string): boolean {
  let different = 0;
  for (let at = 0; at < a.length && different < 2; at += 1) if (a[at] !== b[at]) different += 1;
  return different === 1;
}

const cache = new Map<string, HeadingRole | null>();

function findRole(squashed: string): HeadingRole | null {
  const direct = ROLE_OF.get(squashed);
  if (direct) return direct;
  const shorter = squashed.replace(/(eur|usd|gbp|sgd|chf|cad|aud|nzd|inr|sek|nok|dkk|pln|zl|kr|jpy|hkd|zar|czk|huf|ron|try|tl|brl|mxn|aed|myr|thb|idr|php)i?$/, '').replace(/^in$/, '');
  return shorter !== squashed && shorter !== '' ? (ROLE_OF.get(shorter) ?? null) : null;
}
