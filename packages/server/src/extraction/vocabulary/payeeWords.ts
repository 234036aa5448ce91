// What stands around the name of who pays or is paid: kinds of transaction in front, purposes and references behind. Words without their spaces.
import { squash } from '../tokens/plainText.js';

const list = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean).map(squash));

/** In front of a name, in any sequence. */
const KINDS = list(`
card debit deposit withdrawal buy sell contribution refusion lonoverforsel bayar trsf trsfke trsfdari kob visakob dankortkob bs cr dr tfr invoicepayment pagotarjetavisa
cardpurchase cardpayment debitcardpurchase debitcardpayment debitcard checkcard checkcardpurchase pospurchase posdebit pos visapurchase visadebit visa mastercard contactless contactlesspayment purchase purchaseauthorizedon recurringpayment recurringpaymentauthorizedon eftpos eftpospurchase
mobiledeposit paymentreceived prioritypayment debitorder magtapecredit mpesa bpay payid fpx duitnow ibg qris bifast nach ecs directdebit directdebitpayment dd directdep directdeposit directcredit payroll salary wages bgc bacs standingorder sto rent transferfrom transferto transfer onlinetransferto onlinetransferfrom fasterpayment fasterpaymentreceived fasterpayments billpayment billpay onlinepayment onlinebankingpayment credit incomingwire outgoingwire wiretransfer wirein wireout internationalpayment debittransfer credittransfer refund reversal autopay paymentto paymentfrom paidto receivedfrom zellepayment zelle zellefrom zelleto ach achdebit achcredit achdeposit achwithdrawal preauthorizeddebit preauthorizedcredit etransfer interacetransfer paynow giro fastcredit fps upi upidr upicr neft neftdr neftcr imps rtgs mobilepayment internettransfer inwardtransfer outwardtransfer sepatransfer sepadirectdebit sepacredittransfer osko oskopayment
zahlung zahlungseingang zahlungsausgang bezahlung uberweisungvon twint ebill bulletindeversement ordrepermanent retrait versement bonificoricevuto giroconto mbway boleto przelewzewnetrzny wplata wyplata bejovoatutalas retragere geldautomaat tikkie pirkinys laekumine prijenos priliv prilivi odliv odlivi pagomovil ingreso kartenzahlung kartenumsatz girocard kauf einkauf debitkarte lastschrift sepalastschrift sepabasislastschrift basislastschrift folgelastschrift erstlastschrift firmenlastschrift lastschrifteinzug gutschrift sepagutschrift echtzeitgutschrift gutschriftueberweisung ueberweisungsgutschrift uberweisungsgutschrift uberweisung sepauberweisung onlineuberweisung echtzeituberweisung dauerauftrag sepadauerauftrag lohngehalt lohn gehalt miete erstattung ruckbuchung retoure
cb carte paiementcb paiementparcarte paiementcarte facturecarte achatcb achat paiement prlv prlvsepa prelevement prelevementsepa vir virement virsepa virseparecu virsepaemis virrecu viremis virementrecu virementemis virinst virinstantane virementinstantane virpermanent virementpermanent virementsepa virsalaire virloyer salaire loyer prlvloyer remboursement rembt avoir avoircb
compra compratarjeta compracontarjeta pagocontarjeta pagotarjeta pago recibo recibodomiciliado adeudo domiciliacion transferencia transferenciarecibida transferenciaemitida transferencianomina abono abononomina abonotransferencia abonocompra nomina alquiler reciboalquiler devolucion bizum spei speirecibido speienviado traspaso debitoautomatico
compracartao compradebito compranodebito pix pixenviado pixrecebido ted tedrecebida tedenviada transferenciaenviada transferenciarecebida trf pagamentoboleto pagamento debitodireto debautom creditosalario salario aluguel estorno devolucao
pagamentopos pagamentocarta bonifico bonificodisposto bonificoavostrofavore bonificoafavoredi bonificoistantaneo bonificosepa bonificostipendio addebitosdd addebitodiretto addebito stipendio emolumenti ord affitto storno riaccredito accredito acquisto
betaalautomaat bea betaalpas sepaoverboeking overboeking overschrijving bijschrijving incasso sepaincasso periodiekeoverboeking onlinebankieren salaris huur terugboeking retour ideal sepaideal
indbetaling udbetaling bankoverforsel overforselfra overforseltil kontooverforsel straksoverforsel fastoverforsel fakturabetaling pbs fikort innbetaling utbetaling nettgiro visavarekjop uttag swishfran swishtill elasku verkkomaksu kortkop varekop varekjop visavarekop autogiro autogirohyra overforing overforsel lon lonn hyra husleje husleie swish vipps mobilepay bg bginbetalning bankgiro plusgiro insattning betaling betalning nettbank efaktura avtalegiro betalingsservice dankort kop kjop aterbetalning tilbakebetaling refusjon korttiosto korttimaksu tilisiirto pano suoraveloitus palkka vuokra viitemaksu palautus
zakupkarta platnosckarta transakcjakarta poleceniezaplaty przelew przelewprzychodzacy przelewwychodzacy przelewwewnetrzny wynagrodzenie czynsz zleceniestale zwrot blik platnoscblik platbakartou platba prichoziplatba odchoziplatba prichoziuhrada odchoziuhrada okamzitaprichoziuhrada okamzitaodchoziuhrada inkaso trvalyprikaz mzda najem najemne nakup vraceniplatby kartyasvasarlas vasarlas atutalas beerkezoatutalas csoportosbeszedes
platapos platacard plata cumparare cumpararepos incasare salariu chirie posalisveris alisveris otomatikodeme faturaodeme geleneft gideneft gelenhavale gidenhavale gelenfast gidenfast maas maasodemesi kira iade eft havale kupovina kupovinakarticom placanje placanjekarticom uplata isplata placa najam povrat tagasimakse transferdari transferke gaji sewa pembelian pembayaran belanja
ebanking ebankingcr ebankingdb autodebet autodebit kartudebit kartukredit transaksidebit transaksidebittgl transaksidebettgl tarikan setoran pemindahan bayaran pindahan pindahandana kreditgaji bayaranbil
viremise virementemise virrecue
fizetes berleti nyugdij munkaber berletidij jutalek visszaterites
pirkums atmaksa maksajums parskaitijums ienakosais izejosais alga ire pirkimas mokejimas pavedimas grazinimas atlyginimas nuoma ost makse ulekanne ülekanne kaardimakse palk üür tagastus püsikorraldus
greiðsla krafa húsaleiga millifært innborgun laun millifærsla endurgreiðsla kortafærsla leiga
prenos povraćaj zakup zarada najamnina plaća isplataplate kartičnotransakcija kupnja nakupskartico plačilo placiloskartico nakazilo
achiziție cumpărare transferprimit transferemis încasare plată salariu chirie rambursare
покупка оплата переводот перевод зачисление зарплата возврат списание поступление перечисление аренда переводнакарту переводскарты оплататоваровиуслуг безналичнаяоплата
купівля переказ зарахування зарплата повернення списання оренда
комуналноплащане периодиченпревод възстановенасума плащанескарта транзакция транзакцияпос пос постранзакция превод преводот преводкъм полученпревод издаденпревод входящпревод изходящпревод заплата наем директендебит плащане връщане
куповина пренос повраћај плата зарада закуп уплата исплата плаћање картичноплаћање плаќање повлекување
αγορα πληρωμη μεταφορα μεταφοραπρος μεταφορααπο εμβασμα εμβασμαπρος εμβασμααπο μισθοδοσια ενοικιο επιστροφη παγιαεντολη αγοραμεκαρτα
شراء مشتريات استرداد سداد تحويل تحويلمن تحويلإلى تحويلالى حوالة حوالةواردة حوالةصادرة أمرمستديم راتب رواتب إيجار ايداع إيداع سحب دفع دفعة خصممباشر نقاطبيع نقاطالبيع خريد واریز برداشت انتقال
כרטיס העברה העברהמאת העברהאל העברהמ העברהל זיכוי חיוב משכורת שכרדירה הוראתקבע החזר תשלום הפקדה רכישה
გადარიცხვა გადახდა ჩარიცხვა ხელფასი ქირა დაბრუნება შეძენა
գնում փոխանցում վճարում աշխատավարձ վերադարձ
chuyenkhoan chuyểnkhoản thanhtoan thanhtoán nhậntiền chuyểntiền chuyểntiềnđến chuyểntiềnđi lương hoàntiền
โอนเงิน โอนเงินไป รับโอน รับโอนจาก โอนไป ชำระ ชำระเงิน ชำระค่า ซื้อสินค้า เงินเดือน ค่าเช่า คืนเงิน
消费 消費 转账 轉賬 转入 转出 工资 代发工资 退款 代扣 汇款 匯款 网上支付 快捷支付 振込 振込入金 振込出金 カード 口座振替 給与 給料 家賃 返金 デビット 입금 출금 이체 급여 체크카드 카드결제 환불 자동이체 송금
`);
/** Between a kind and its name only: elsewhere they are parts of names. */
const CONNECTORS = list('ke til to from by of for de du des a au da di do do od para por a favor favore vostro von an fra til fran till dari ke naar van bij en on am vom der pour beneficiario beneficiary naam name من إلى الى от към до за от к на από προς מאת אל 从 给 から へ');
/** Behind a name: what it was for. */
const PURPOSES = list(`
rent salary payroll wages refund return returned tenancy charges purpose lohn gehalt miete mandat mandate mandato mandatsref eref mref kref cred svwz iban bic ppd web webid id ref reference referenz referens referencia riferimento kenmerk machtiging omschrijving betreff motif motivo causale concepto conceptopago clave salaire loyer stipendio canone nomina alquiler aluguel salaris huur factuur facture factura fattura faktura fatura rechnung invoice inv rgnr trn cro ocr kid viite vs ks ss palk alga uur originaldate gross racun promet wynagrodzenie czynsz rachunek umowa najem racuna fatura smlouva szamla saldo acconto tootasu сметка фактура рачун счет договор original foreign
`);
/** Behind a name where a figure follows. */
const BEFORE_FIGURES = list('on at no nr n num number card karte carte tarjeta carta kart kort kaart pas karta re rg fv fatt nf doc du del de dated vom am le den dne den value valuta web abone arve amount betrag of autorizacao autorizacion autorizzazione autorisation authorisation authorization genehmigung tillstand contract contrat contrato contratto vertrag vertragsnr avtal sozlesme policy polizza poliza apolice police kundennr kundennummer kundnr klantnummer kundenummer customer client cliente numero nummer');

/** Of companies, which end a name and are none of a place. */
const FORMS = list('ltd limited inc llc plc gmbh ag kg ug sa sas sarl srl spa sl bv nv ab as aps oy doo ad co corp pty bhd sro kft lda ltda eg ev zoo ou ood eood ead ooo oao tov jsc llc llp lp sci eurl snc sapa cv vof bvba kgaa ohg gbr oyj abp hb ans ehf hf uab sia zrt nyrt bt dd jdoo spzoo sapi');
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

const STARTS = new Set([...KINDS].flatMap((kind) => Array.from({ length: kind.length + 1 }, (_, at) => kind.slice(0, at))));

/** Whether letters may go on to a kind. */
export const startsPayeeKind = (squashed: string): boolean => STARTS.has(squashed);
export const isPayeeKind = (squashed: string): boolean => KINDS.has(squashed);
export const isPayeeConnector = (squashed: string): boolean => CONNECTORS.has(squashed);
export const isPurpose = (squashed: string): boolean => PURPOSES.has(squashed);
export const isBeforeFigures = (squashed: string): boolean => BEFORE_FIGURES.has(squashed);
export const isCompanyForm = (squashed: string): boolean => FORMS.has(squashed);
export const isCollector = (squashed: string): boolean => COLLECTORS.has(squashed);
export const isGenericPayee = (squashed: string): boolean => GENERIC.has(squashed);
export const isArticleOfName = (squashed: string): boolean => ARTICLES.has(squashed);
