// Titles over groups of rows: money in, money out, or a list that holds no transactions at all. Squashed, many languages.

export type SectionKind = 'in' | 'out' | 'aside';

const IN =
  'iplaukos gautoslesos ienakumi ieplaukos iemaksas laekumised eingange gutschriften bijschrijvingen inkomsten insattningar inbetalningar innpakonto innbetalinger indbetalinger indsætninger operationsaucredit versementsetvirementsrecus abonos ingresos depositosyabonos creditos entradas movimentosacredito accrediti entrate uznania wplywy prijmy prichoziplatby jovairasok alacakhareketleri girisler transaksikredit penerimaan panot saapuneet paymentsothercredits zahlungenundgutschriften ontvangenbetalingen betalningarochkrediter paiementsrecus paiementsetcredits pagosyabonos pagosrecibidos pagamentos pagamentosrecebidos pagamentosecreditos pagamentiricevuti splatyiuznania prijatesplatky befizetesek odemeler pembayaran maksutjahyvitykset ' +
  'depositsandotheradditions otheradditions electronicadditions deposits deposit depositscredits depositsandadditions depositsandothercredits depositsandothercreditsummary otherdeposits electronicdeposits depositsandcredits depositsandelectroniccredits credits othercredits paymentsandcredits paymentsandothercredits paymentscredits payments paymentsreceived paymentscreditsandadjustments paymentsandadjustments creditsandpayments additions moneyin moneypaidin paidin incoming receipts refunds creditsandrefunds returnsandothercredits interestpaid interestearned gutschriften eingange zahlungseingange einzahlungen einnahmen geldeingang habenumsatze encaissements versements entrees operationsaucredit virementsrecus credit abonos ingresos depositos abonosydepositos entradas creditos pagamentosecreditos accrediti entrate bonificiricevuti bijschrijvingen bij ontvangsten uznania wplywy wplaty insattningar inbetalningar insattning panot hyvitykset innbetalinger indbetalinger prijmy platbyacredity gelenodemeler';
const OUT =
  'islaidos isleidimai izdevumi izmaksas valjaminekud purchasesandcharges newtransactions paymentsandwithdrawals ausgange belastungen ausgaben kartenumsatze neuebelastungen umsatzeimabrechnungszeitraum afschrijvingen uitgaven nieuweuitgaven totaalnieuwebestedingen uttag utbetalningar nyakop kopochuttag udbetalinger hævninger koboghævninger nyekob utavkonto utbetalinger nyekjop kjopoguttak operationsaudebit paiementsetretraits achatsetdebits achats cargos adeudos retirosycargos comprasycargos comprasdelperiodo debitos saidas movimentosadebito comprasedebitos compras lancamentosatuais compraseencargos uscite addebiti acquistieaddebiti spesedelperiodo obciazenia wydatki transakcjeioplaty nowetransakcje vydaje odchoziplatby nakupyapoplatky terhelesek vasarlasokesdijak borchareketleri cikislar donemiciharcamalar transaksidebet pengeluaran pembelanjaan transaksibaru otot maksetut uudetostot ostotjakulut ' +
  'deductions otherdeductions electronicdeductions checksandotherdeductions electronicbankingdeductions checksandsubstitutechecks withdrawalsandpurchases withdrawals withdrawal withdrawalsdebits withdrawalsanddebits withdrawalsandotherdebits electronicwithdrawals otherwithdrawals withdrawalsandsubtractions atmdebitcardwithdrawals atmwithdrawals atmanddebitcardwithdrawals atmanddebitcardsubtractions debitcardpurchases cardpurchases purchases purchase newpurchases purchasesandadjustments purchasesanddebits transactionspurchases checks checksinnumberorder checksinnumericalorder checkspaid chequesinnumberorder chequesinnumericalorder checkscleared cheques chequespaid debits otherdebits electronicdebits electronicpayments outgoing moneyout moneypaidout paidout charges newcharges fees feescharged servicefees servicecharges feesandcharges bankfees interestcharged interestcharges interestandfees feesandinterest feesandinterestcharges feesandinterestcharged interestandcharges chargesandfees chargesandinterest cashadvances directdebits standingorders billpayments subtractions othersubtractions lastschriften abbuchungen auszahlungen zahlungsausgange ausgaben ausgange belastungen gebuhren entgelte zinsenundgebuhren kartenumsatze sollumsatze decaissements retraits sorties paiements prelevements achats frais operationsaudebit virementsemis paiementsparcarte cargos retiros compras gastos comisiones saidas debitos levantamentos addebiti uscite prelievi pagamenti acquisti spese commissioni afschrijvingen af opnames uitgaven kosten obciazenia wydatki wyplaty oplaty uttag utbetalningar kop avgifter otot veloitukset kortostot kulut utbetalinger kjop uttak udbetalinger kob vydaje poplatky gidenodemeler harcamalar';
const ASIDE =
  'δεσμευμεναποσα δεσμευμενεσσυναλλαγεσ εκκρεμεισσυναλλαγεσ transaksibelumselesai transaksibelumdiproses urusniagabelumselesai transaksitertunda transaksitertangguh mataganjaran rezervacije rezerviranasredstva rezervisanasredstva broneeringud broneeritudsummad rezervetassummas rezervuotossumos hangendetransaksies uitstaandetransaksies operacionspendents movimentspendents comprasycargosdiferidosameses cuotasavencer vencimientosfuturos gelecekdonemtaksitleri gelecektaksitler birsonrakidonemtaksitleri proximascuotas cuotaspendientes prossimiaddebiti kommandekop proximasfaturas movimentinoncontabilizzati operazioninoncontabilizzate operazioninonancoracontabilizzate movimentinonancoracontabilizzati reserveringen riassuntoscalare riepilogoscalare estrattoscalare contoscalare prospettoscalare scalareinteressi zinsstaffel staffelrechnung zustatekpodledata zustatkypodledata dennizustatky dennezostatky pendingopenactivity openactivity unsettledtrades unsettledtransactions tradespendingsettlement instalmentplans installmentplans instalmentplan installmentplan activeinstallmentplans comprasamesessinintereses comprasamesesconintereses comprasameses comprasdiferidas planesdepago comprasacuotas comprasparceladasproximasfaturas comprasparceladasfuturas ratenkaufe ratenplane paiementsenplusieursfois dailybalance dailybalances dailyendingbalance dailyendingbalances endingdailybalance dailybalancesummary dailyledgerbalance dailyledgerbalances dailybalanceinformation dailybalancedetail balancesummary endofdaybalances dailyaccountbalance interestchargecalculation interestchargedcalculation interestcalculation howinterestiscalculated interestrates feesummary recapitulatifdesfrais recapitulatifannueldesfrais recapitulatifdesfraisbancaires feesyeartodate totalsyeartodate yeartodatetotals pendingtransactions pending pendingactivity pendingauthorisations pendingauthorizations transactionspending notyetposted authorisations upcomingpayments scheduledpayments futurepayments standingorderslist declinedandreversed declined reversed notcompleted securitiesheld securitiesheldon holdingson depotbestand wertpapiere investments yourinvestments yourinvestmentswithourpartner reversedtransactions revertedtransactions reverted declinedtransactions rewardssummary rewards rewardspoints pointssummary holdings portfolio investmentholdings securities overdraftandreturneditemfees overdraftandreturneditemfeesummary checkimages imagesofchecks chequeimages exchangerates foreignexchangerates feeschedule tariff vorgemerkteumsatze vorgemerkt tagessalden taglichesalden zinsabrechnung zinsberechnung zinsrechnung conteggiodegliinteressi conteggiointeressi calcolodegliinteressi calcolointeressi competenzediliquidazione prospettocompetenze calculdesinterets decomptedesinterets calculodeintereses calculodejuros renteberekening ranteberakning renteberegning obliczenieodsetek vypocetuuroku kamatszamitas offeneumsatze operationsavenir operationsencours operationsenattente soldesjournaliers echelledinterets operacionespendientes pendientes movimientospendientes saldosdiarios operacoespendentes lancamentosfuturos saldosdiarios operazioniinattesa movimentiinattesa saldigiornalieri inbehandeling gereserveerd geplandeoverboekingen dagsaldi oczekujace blokady operacjeoczekujace reserveradebelopp kommandebetalningar kommendebetalinger fremtidigebetalinger planlagtebetalinger planeradebetalningar geplantezahlungen kunftigezahlungen anstehendezahlungen geplandebetalingen toekomstigebetalingen zaplanowaneplatnosci planowaneplatnosci planovaneplatby budouciplatby pagosprogramados pagosfuturos movimientosfuturos pagamentosagendados pagamentosfuturos pagamentiprogrammati pagamentifuturi paiementsavenir paiementsprogrammes futuretransactions scheduledtransactions upcomingtransactions forestaende varaukset tulevatmaksut blokovane bekleyen summaryofbalances spendingsummary spendingbycategory categorysummary';

const SECTIONS = new Map<string, SectionKind>();
for (const [kind, words] of [['in', IN], ['out', OUT], ['aside', ASIDE]] as const) for (const word of words.split(' ')) SECTIONS.set(word, kind);
// "Deposits & Additions": a sign that is squashed away.
for (const [word, kind] of [...SECTIONS]) if (/sand\p{L}/u.test(word)) SECTIONS.set(word.replace(/sand(?=\p{L})/gu, 's'), kind);

/** The title may carry "(continued)", an account name or its own translation behind it; the known words must begin it. */
/** Titles that may go on with other words. */
const LONG_ASIDES = [...SECTIONS].flatMap(([key, kind]) => (kind === 'aside' && key.length >= 10 ? [key] : []));

/** Titles over all rows of an account: what an earlier title said of its rows ends there. */
const ALL = new Set('activitydetail activitydetails accountactivitydetail accountactivitydetails transactions transactionlist transactiondetail transactiondetails transactionhistory transactionactivity accounttransactions accountactivity yourtransactions alltransactions umsatze umsatzubersicht buchungen kontoumsatze operations mouvements detaildesoperations movimientos detalledemovimientos operaciones movimenti operazioni listamovimenti movimentos transacoes suastransacoes transacciones transazioni transacties transakcje transaktioner transaksjoner transaktionen hesaphareketleri'.split(' '));

const LONG_TAIL = /(?:deductions|subtractions|withdrawalsandpurchases)$|(andotheradditions)$/;

export function headsAllRows(squashed: string): boolean {
  return ALL.has(squashed);
}

const END_OF_LIST = /^(?:endof(?:the|your)?(?:bank|account)?(?:statement|report|transactions|transactionlist|list|document)|ende(?:des|der)?(?:kontoauszugs|kontoauszuges|auszugs|auszuges|umsatze|umsatzliste|buchungen)|fin(?:del|de|du)?(?:estadodecuenta|estado|extracto|resumen|movimientos|losmovimientos|releve|relevedecompte|extrait|extraitdecompte|lextrait|operations)|fim(?:do|de)?(?:extrato|extratodeconta|movimentos)|fine(?:estrattoconto|dellestrattoconto|lista|listamovimenti|movimenti)|einde(?:vanhet)?(?:afschrift|rekeningafschrift|overzicht)|koniec(?:wyciagu|zestawienia|vypisu)|konecvypisu|slut(?:pa)?(?:kontoutdrag|kontoudskrift|kontoutskrift)|akhirpenyata|akhirlaporan|ekstresonu|конецвыписки)$/;

/** "(continued on next page...)", below the last row of a page. */
const END_OF_PAGE = /^(?:continue[sd]?|cont|fortsetzung|suite|continua|vervolg|forts|fortsetter|fortsaetter|jatkuu|cdn|ciagdalszy|pokracovani|folytatas)(?:on|overleaf|auf|au|ala|en|na|alla|op|pa)?(?:the|der|de|la|a)?(?:next|following|nachsten|folgenden|proxima|siguiente|seguente|successiva|volgende|nasta|neste|naeste|seuraava|nastepnej|dalsi|kovetkezo)?(?:page|sheet|seite|blatt|pagina|folha|hoja|foglio|blad|sida|side|sivu|stronie|strane|oldalon|overleaf)(?:suivante|siguiente|seguente|\d{1,3})?$/;

/** "*** End of statement ***", "continued on next page": words of no row. */
export function endsList(squashed: string): boolean {
  return END_OF_LIST.test(squashed) || END_OF_PAGE.test(squashed);
}

/** "Pending from 1 January to 31 January", "Pending as at 30 June", their dates left out. */
export function withoutPeriodWords(squashed: string): string {
  return squashed.replace(/(?:dea|deate)$|(?:from|between|for|(?:as)?(?:at|of|on)|am|per|zum|le|alladata|aladata|em|op|naden|vom|von|du|del|desde|dal|dall|van|od|fran|fra)?(?:to|until|through|and|bis|au|al|hasta|tot|do|till|til)?$/, '');
}

const CONTINUED = /(?:[\s(–—-]+(?:continued|cont|fortsetzung|suite|continuación|continuação|continua|vervolg|forts)[.)]*)$/iu;

/** "Other subtractions - continued", on the next page, is the same section. */
export function withoutContinued(title: string): string {
  return title.replace(CONTINUED, '');
}

export function sectionKind(squashed: string): SectionKind | null {
  const direct = SECTIONS.get(squashed);
  if (direct) return direct;
  const plain = squashed.replace(/^(?:19|20)\d\d(?=totals?)/, '').replace(/(continued|cont|fortsetzung|suite|continuacion|continuacao|continua|vervolg|cd|forts)$/, '').replace(/^(your|total|all|the|other|new)/, '').replace(/(list|details|summary|thisperiod|activity|transactions|uberblick)$/, '');
  const stripped = SECTIONS.get(plain);
  if (stripped) return stripped;
  // "Online and Electronic Banking Deductions": what is said before the last words only tells which.
  const tail = squashed.length <= 50 ? LONG_TAIL.exec(squashed) : null;
  if (tail) return tail[1] === undefined ? 'out' : 'in';
  if (joinsAsides(squashed)) return 'aside';
  return LONG_ASIDES.some((key) => squashed.startsWith(key) && squashed.length <= key.length + 24) ? 'aside' : null;
}

/** "Declined and reverted": two lists of other things under one title. */
function joinsAsides(squashed: string): boolean {
  const isAside = (part: string): boolean => SECTIONS.get(part) === 'aside';
  return [...squashed.matchAll(/and|or|und|oder|et|ou/g)].some(({ 0: word, index }) => isAside(squashed.slice(0, index)) && isAside(squashed.slice(index + word.length)));
}
