// What stands around the name of who pays or is paid: kinds of transaction in front, purposes and references behind. Squashed and folded.

const list = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

/** In front of a name, in any sequence. */
const KINDS = list(`
card debit refusion lonoverforsel bayar trsf trsfke trsfdari kob visakob dankortkob bs cr dr tfr invoicepayment pagotarjetavisa
cardpurchase cardpayment debitcardpurchase debitcardpayment debitcard checkcard checkcardpurchase pospurchase posdebit pos visapurchase visadebit visa mastercard contactless contactlesspayment purchase purchaseauthorizedon recurringpayment recurringpaymentauthorizedon eftpos eftpospurchase
directdebit directdebitpayment dd directdep directdeposit directcredit payroll salary wages bgc bacs standingorder sto rent transferfrom transferto transfer onlinetransferto onlinetransferfrom fasterpayment fasterpaymentreceived fasterpayments billpayment billpay onlinepayment onlinebankingpayment credit incomingwire outgoingwire wiretransfer wirein wireout internationalpayment debittransfer credittransfer refund reversal autopay paymentto paymentfrom paidto receivedfrom zellepayment zelle zellefrom zelleto ach achdebit achcredit achdeposit achwithdrawal preauthorizeddebit preauthorizedcredit etransfer interacetransfer paynow giro fastcredit fps upi upidr upicr neft neftdr neftcr imps rtgs mobilepayment internettransfer inwardtransfer outwardtransfer sepatransfer sepadirectdebit sepacredittransfer osko oskopayment
kartenzahlung kartenumsatz girocard kauf einkauf debitkarte lastschrift sepalastschrift sepabasislastschrift basislastschrift folgelastschrift erstlastschrift firmenlastschrift lastschrifteinzug gutschrift sepagutschrift echtzeitgutschrift gutschriftueberweisung ueberweisungsgutschrift uberweisungsgutschrift uberweisung sepauberweisung onlineuberweisung echtzeituberweisung dauerauftrag sepadauerauftrag lohngehalt lohn gehalt miete erstattung ruckbuchung retoure
cb carte paiementcb paiementparcarte paiementcarte facturecarte achatcb achat paiement prlv prlvsepa prelevement prelevementsepa vir virement virsepa virseparecu virsepaemis virrecu viremis virementrecu virementemis virinst virinstantane virementinstantane virpermanent virementpermanent virementsepa virsalaire virloyer salaire loyer prlvloyer remboursement rembt avoir avoircb
compra compratarjeta compracontarjeta pagocontarjeta pagotarjeta pago recibo recibodomiciliado adeudo domiciliacion transferencia transferenciarecibida transferenciaemitida transferencianomina abono abononomina abonotransferencia abonocompra nomina alquiler reciboalquiler devolucion bizum spei speirecibido speienviado traspaso debitoautomatico
compracartao compradebito compranodebito pix pixenviado pixrecebido ted tedrecebida tedenviada transferenciaenviada transferenciarecebida trf pagamentoboleto pagamento debitodireto debautom creditosalario salario aluguel estorno devolucao
pagamentopos pagamentocarta bonifico bonificodisposto bonificoavostrofavore bonificoafavoredi bonificoistantaneo bonificosepa bonificostipendio addebitosdd addebitodiretto addebito stipendio emolumenti ord affitto storno riaccredito accredito acquisto
betaalautomaat bea betaalpas sepaoverboeking overboeking overschrijving bijschrijving incasso sepaincasso periodiekeoverboeking onlinebankieren salaris huur terugboeking retour ideal sepaideal
kortkop varekop varekjop visavarekop autogiro autogirohyra overforing overforsel lon lonn hyra husleje husleie swish vipps mobilepay bg bginbetalning bankgiro plusgiro insattning betaling betalning nettbank efaktura avtalegiro betalingsservice dankort kop kjop aterbetalning tilbakebetaling refusjon korttiosto korttimaksu tilisiirto pano suoraveloitus palkka vuokra viitemaksu palautus
zakupkarta platnosckarta transakcjakarta poleceniezaplaty przelew przelewprzychodzacy przelewwychodzacy przelewwewnetrzny wynagrodzenie czynsz zleceniestale zwrot blik platnoscblik platbakartou platba prichoziplatba odchoziplatba prichoziuhrada odchoziuhrada okamzitaprichoziuhrada okamzitaodchoziuhrada inkaso trvalyprikaz mzda najem najemne nakup vraceniplatby kartyasvasarlas vasarlas atutalas beerkezoatutalas csoportosbeszedes
platapos platacard plata cumparare cumpararepos incasare salariu chirie posalisveris alisveris otomatikodeme faturaodeme geleneft gideneft gelenhavale gidenhavale gelenfast gidenfast maas maasodemesi kira iade eft havale kupovina kupovinakarticom placanje placanjekarticom uplata isplata placa najam povrat tagasimakse transferdari transferke gaji sewa pembelian pembayaran belanja
`);
/** Between a kind and its name only: elsewhere they are parts of names. */
const CONNECTORS = list('ke til to from by of for de du des a au da di do do od p para por a favor favore vostro von an fra til fran till dari ke naar van bij en on am vom der pour beneficiario beneficiary naam name');
/** Behind a name: what it was for. */
const PURPOSES = list(`
rent salary payroll wages refund return returned tenancy charges purpose lohn gehalt miete mandat mandate mandato mandatsref eref mref kref cred svwz iban bic ppd web webid id ref reference referenz referens referencia riferimento kenmerk machtiging omschrijving betreff motif motivo causale concepto conceptopago clave salaire loyer stipendio canone nomina alquiler aluguel salaris huur factuur facture factura fattura faktura fatura rechnung invoice inv rgnr trn cro ocr kid viite vs ks ss palk alga uur originaldate gross original foreign
`);
/** Behind a name where a figure follows. */
const BEFORE_FIGURES = list('on at no nr n num number card karte carte tarjeta carta kart kort kaart pas karta re rg fv fatt nf doc du del de dated vom am le den dne den value valuta web abone arve amount betrag of');

/** Of companies, which end a name and are none of a place. */
const FORMS = list('ltd limited inc llc plc gmbh ag kg ug sa sas sarl srl spa sl bv nv ab as aps oy doo ad co corp pty bhd sro kft lda ltda eg ev zoo');
/** Who collects for a shop: the name stands behind the star. */
const COLLECTORS = list('paypal sq tst sumup zettle izettle sp pp stripe google');
/** What is left of a kind of transaction, and names nobody. */
const GENERIC = list(`
payment payments deposit withdrawal transaction fee fees charge charges interest advance balance account card cash monthly amount bill
zahlung einzahlung auszahlung gebuhr gebuhren entgelt zinsen konto bargeld versement depot retrait frais interets compte especes deposito retiro comision comisiones intereses cuenta efectivo
saque tarifa tarifas juros conta dinheiro versamento prelievo commissione commissioni interessi conto contanti storting opname kosten rente rekening contant insattning uttag avgift ranta konto kontanter innskudd uttak gebyr renter indbetaling udbetaling
wplata wyplata oplata prowizja odsetki gotowka vklad vyber poplatek urok
`);
/** Short words that open names. */
const ARTICLES = list('the al el la le les los las il lo gli das der die den de di da do du des san st sta abu bin ben ibn umm my mr mrs ms dr sri shri sir van von new old big ab as oy pt cv ud tb toko one go');

export const isPayeeKind = (squashed: string): boolean => KINDS.has(squashed);
export const isPayeeConnector = (squashed: string): boolean => CONNECTORS.has(squashed);
export const isPurpose = (squashed: string): boolean => PURPOSES.has(squashed);
export const isBeforeFigures = (squashed: string): boolean => BEFORE_FIGURES.has(squashed);
export const isCompanyForm = (squashed: string): boolean => FORMS.has(squashed);
export const isCollector = (squashed: string): boolean => COLLECTORS.has(squashed);
export const isGenericPayee = (squashed: string): boolean => GENERIC.has(squashed);
export const isArticleOfName = (squashed: string): boolean => ARTICLES.has(squashed);
