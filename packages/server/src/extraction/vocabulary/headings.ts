// Column headings in many languages, squashed. Evidence only: a table with unknown headings is read by geometry and arithmetic.
import { CURRENCY_CODES } from '../tokens/currencies.js';
import { squash } from '../tokens/plainText.js';

export type HeadingRole = 'date' | 'postingDate' | 'otherDate' | 'description' | 'debit' | 'credit' | 'amount' | 'balance' | 'check' | 'reference' | 'type' | 'currency' | 'fee' | 'sign' | 'account' | 'foreign' | 'quantity' | 'counterparty' | 'counterAccount';

export const MONEY_ROLES: ReadonlySet<HeadingRole> = new Set<HeadingRole>(['debit', 'credit', 'amount', 'balance']);
export const DATE_ROLES: ReadonlySet<HeadingRole> = new Set<HeadingRole>(['date', 'postingDate', 'otherDate']);

const WORDS: Record<HeadingRole, string> = {
  date:
    'огноо гүйлгээнийогноо датаивремя датаічас датаичас dataeora dataehora fechayhora dataigodzina dateetheure datumunduhrzeit dataop fop fechaop datop dateop datadoperacio dataoperacio sana күні tarehe dyddiad petsa दिनांक तारीख তারিখ تاریخ tgl tanggaltransaksi pvm butag dataoperacji dtmovimento ' +
    '交易时间 交易時間 記帳時間 记账时间 利用日 ご利用日 利用年月日 תאריך תאריךפעולה תאריךהפעולה التاريخ تاريخ تاريخالعملية dags dagsetning data dataioperacji datatrans датум датумнатрансакција датанаоперация датанатранзакция თარიღი tarixi tarix ամսաթիվ วันที่รายการ 取引日付 交易日期 交易日 거래일시 거래날짜 kuupaev operacijosdata darijumadatums ngaythang transtime txntime датаоперации датаоперації датасовершения paymentdate date datum kuupaev data datums ημερομηνια ημνια ημερ дата kelt konyvelesnap dátum ngay ngaygd ngaygiaodich 거래일 거래일자 日期 datepaid paiddate datum fecha data dato dag jour tag tanggal tarih tarikh paivamaara paiva day datetime dateandtime datetijd fechahora 日期 取引日 날짜 วันที่ день дата txndate trndate vrdate 日付 年月日 data/ora dataora giorno dia kelt datums kuupaev',
  postingDate:
    'zauctovani zauctovanie 记账日期 入账日 记帐日 過帳日 datacomptable ημερομηνιακαταχωρισης ημνιακαταχωρισης 入帳起息日 datumbuchung datumderbuchung bokf bokfdag bokfdatum bokfort datumboeking datumverwerking verwerkingsdatum datumodepsani posteringsdato datazaksiegowania datarozliczenia fechadelaoperacion fechadeproceso fechaproceso fechaderegistro fecharegistro datedetraitement dataregistrazione datacontab verbuchungsdatum datumafrekening afrekeningsdatum datumverrekening verbucht verbuchtam gebucht gebuchtam dateofprocessing hesabaislemetarihi datadecontarii datapostarii dataprocesarii датасписания ημερομηνιακαταχωρησης ημνιακαταχωρησης 処理日 tanggalpembukuan tarikhpos ngayhachtoan kandekuupaev irasodata gramatosanasdatums gramatots iegramatots gramatosanasdiena iegramatosanasdatums proknjizeno zaknjizeno uknjizeno datumzauctovania 记账日 入账日 記賬日 bogfort bogforingsdato bogfdato bokfdato datedecomptabilisation dataksieg datumzauctovani konyvelesdatuma konyvelesinap tanggalposting tglbuku muhasebetarihi datadolancamento foper datacontabil databalancete dtbalancete ' +
    'comptabilise comptabilisele contabilizzato datumknjizenja knjizeno datumknjizbe datumizvrsenja datumizvrsbe bokunardagur bokunardags bokad kirjeldatud датанаосчетоводяване датаосчетоводяване датумнакнижење датумкњижења תאריךרישום تاريخالقيد تاريخالترحيل 記帳日 入帳日 入帳日期 入賬日 入賬日期 過帳日期 入账日期 記帳日期 датаобработки датапроводки датапроведення fechadecargo fechacargo fcargo fechadeaplicacion fechaaplicacion fechadeaplicacion fechaposteo fechadeposteo fechacontable fcontable inscription dateinscription datedinscription datedinscrip dateinscr datedinscr post postdate postingdate posteddate posted posting postedon bookingdate booked booking bookdate entrydate dateposted buchung buchungstag buchungsdatum buchdatum buchtag buchungsvalutadatum buchungsundvalutadatum buchungsvalutatag bookeddate dateoperation datedoperation datecomptable datecompta boekdatum boekingsdatum fechaoperacion fechadeoperacion fechacontable foperacion fechaoper dateoper dataoper oper dataoperazione datacontabile datacont datamovimento datalancamento datalanc datamov datamovto datadomovimento dataksiegowania bokford bokforingsdag bokforingsdatum bokfdatum bokfort bokfortdato bokforingsdato kirjauspaiva kirjauspvm datazauctovani zauctovano konyveles konyvelesnapja processdate processingdate dateprocessed processed settledate settlementdate settleddate datesettled dateofsettlement bookingday islemtarihi dateope',
  otherDate:
    'provedeni provedenie датаивремяоперации датаічасоперації fechayhoradelaoperacion dateetheuredeloperation dataeoraoperazione dataehoradaoperacao dataigodzinaoperacji dataval fval datval dateval datavalor dataterminiu datumbeleg datumdesbelegs datumkauf valutadag datumverrichting verrichtingsdatum datumtransactie aankoopdatum kobsdato fechadeconsumo fechaconsumo fechadetransaccion fechatransaccion datedachat datededepense datadellacquisto dataacquisto datadatransacao datatransacao datadacompra einkaufsdatum tapahtumapaiva ostopaiva tranzakciodatuma vasarlasdatuma datatranzactiei ημερομηνιασυναλλαγης датанатрансакция tarikhtransaksi tarikhurusniaga tehingukuupaev sandoriodata datumtransakcie datumtransakcije datumkupnje 이용일 이용일자 매출일 매출일자 승인일 消費日 消費日期 valutadag valordato valutadato transaksjonsdato datumtransakce tanggalefektif tglvaluta maksupaiva ' +
    'ημνιασυναλλαγης ημνιατοκοφορου τοκοφορος ημτοκοφορος ημερομηνιατοκοφορος rentedato valideringsdato תאריךערך יוםערך ערך تاريخالقيمة تاريخالحق تاريخالاستحقاق вальор датанавальор датумвалуте датумнавалута datumvalute datumvalutevaluta vaxtad vaxtadagur vaxtadags gildisdagur vaartuspaev vaartuskuupaev valutesdatums valiutavimodata datavlerës 起息日 αξια ημνιααξιας valor ngayhl ngayhieuluc ertéknap erteknap датавалютування датавалютирования trans tran transdate datetrans datedetrans datedelatransaction transactiondate trandate transactedon dateoftransaction tradate tradedate datetraded dateoftrade valuedate valutadatum valuta value valdate effectivedate effective effdate effdt wert wertstellung wertstellungstag datevaleur datedevaleur valeur fechavalor fechadevalor fvalor valor datavaluta datavalor datavalore valutum rentedatum datawaluty transaktionsdatum transaktionsdag transactiedatum belegdatum belegdat kaufdatum umsatzdatum umsatztag datetransaction dateachat datedetransaction dateachats fechatransaccion fechacompra purchasedate saledate dateofsale datacompra datatransacao datatransazione dataacquisto datatransakcji inkopsdatum kjopsdato arvopaiva valor dateofpurchase kopdatum valutadat valør valor valorisierung kontodatum valortarihi ertekna',
  description:
    'tolovmaqsadi гүйлгээнийутга утга note notes nota notas annotazioni anmerkung anmerkungen bemerkung bemerkungen zusatzinformation zusatzinformationen zusatzangaben notities opmerking opmerkingen comment comments commentaire commentaires kommentar kommentarer kommentti huomautus uwagi anteckning anteckningar merknad merknader notlar moreinformation detaily teyinat tesvir təyinat təsvir tavsif նկարագրություն նպատակ сипаттама сипаттамасы апісанне прызначэнне maelezo beskrywing dettalji concepte kontzeptua manylion paglalarawan विवरण বিবরণ شرح פעולה aprasymas 交易说明 交易說明 交易項目 交易摘要 szoveg 消費明細 消費說明 帳單說明 bookingtext postingtext entrytext bookingdetails bookingdescription postingdescription entrydescription erlauterung toelichting transaktion posteringstekst naturedeloperation libelledeloperation detaildesoperations descricaodomovimento descrizioneoperazioni descrizionedelloperazione nazevtransakce popistransakce tranzakcioleirasa islemaciklamasi uraiantransaksi deskripsi tapahtuma detalledetransaccion transactionremarks weitereangaben additionalinformation moredetails bijzonderheden detaljer meddelelse melding informationscomplementaires observaciones masdatos observacoes detalhes szczegoly szczegolytransakcji poznamka reszletek megjegyzes detay catatan rincian viesti selitys lisatiedot supplerendetekst ' +
    'estabelecimento estabelecimentos estabelecimentocidade establecimiento establecimientos nombredelestablecimiento nombredelcomercio comercio comercios esercente esercenti esercizio puntovendita commercant commercants enseigne brukersted forretning saljstalle inkopsstalle handlare kauppa myyntipaikka obchodnik obchodnimisto sklep punktsprzedazy akzeptanzstelle akzeptant isyeri uyeisyeri descripcionoperacionocobro descripcionoperacion 入出金内容 入出金先内容 利用店名 ご利用店名 ご利用先 利用先 descriptions merchantname bezeichnung activitydescription purpose detalles items nazivpartnera nazivisedistepartnera partner partneris partneri nalogodavacprimalac primalacnalogodavac primalac nalogodavac platitelj primatelj prejemnik placnikprejemnik партнер наредител получател saajamaksja sanemejs maksatajs sanemejsmaksatajs gavejas moketojas moketojasgavejas gavejasmoketojas viðtakandi mottaki المستفيد المرسل 相手先 对方户名 對方戶名 보낸분받는분 의뢰인 거래상대방 תיאור תאור תיאורהפעולה תיאורפעולה פרטים פרטיהפעולה הפעולה סוגפעולה البيان بيان التفاصيل تفاصيل تفاصيلالعملية الوصف وصف الشرح البيانات основанието основаниеконтрагент пояснение svrhaplacanja svrha svrhadoznake opistransakcije opisplacanja opispromene opisprometa namenplacila namen svrhaiopisplacanja сврха сврхаплаћања опистрансакције описплаћања целнадознака цел maksajumamerkis maksajumadetalas darijumaapraksts informacija mokejimopaskirtis operacijospaskirtis skyring skyringar texti lysing pershkrimi pershkrim დანიშნულება აღწერა teyinat emeliyyat รายละเอียด คำอธิบาย 取引明細 お取引内容 お取引 摘要欄 取引種別 交易说明 交易說明 用途 备注 備註 摘要说明 거래내용 적요내용 이용가맹점 가맹점 가맹점명 이용하신곳 이용내역 거래구분 기재내용 diengiai αιτιολογια περιγραφη операция детали опис описание описаниеоперации описоперації содержаниеоперации деталиоперации призначенняплатежу назначениеплатежа основание kozlemeny megnevezes explicatii detalii selgitus paskirtis apraksts ucel namen noidung noidunggiaodich 적요 내용 摘要 description details detail particulars transaction transactions transactiondetails transactiondescription transactiontypeanddetails paymenttypeanddetails narrative narration activity memo payee merchant text buchungstext beschreibung verwendungszweck umsatz umsatze vorgang buchungsinformation auftraggeber empfanger beguenstigter libelle operation operations naturedesoperations nature natureoperation designation intitule descripcion concepto concept detalle movimiento movimientos concepto descricao historico lancamento lancamentos movimento movimentos descritivo descrizione causale descrizioneoperazione descrizionedelleoperazioni operazione operazioni dettagli omschrijving naam naamomschrijving mededelingen mededeling opis opisoperacji tytul tytuloperacji tresc beskrivning specifikation meddelande beskrivelse tekst forklaring forklaring selite saaja popis transakce leiras aciklama uraian keterangan butiran remarks remark item reference/description informazioni descriptionofthetransaction descriptionoftransaction 摘要 内容 取引内容 내용 รายการ 明細 交易摘要 vendor 適用 saaja/maksaja mottagare/betalare maksaja betalare',
  debit:
    'expense expenses outflow outflows nostot valjamakse valjamaksed izdevumi izmaksas islaidos излаз видаток видатки изходящи αναληψη αναληψεισ εξοδα cerpanie vyber vybery kivet kiadas retrageri iesiri plati cekilen prelevements prelievi levantamentos opname opnamen abgange auszahlungen penarikan tienra ចញ ອອກ debited amountout uttak udgang afgang dalje egresos giden pinalabas ' +
    'зарлага 출금금액 mexaric məxaric chiqim դեբետ ելք გასული imetolewa debiet carrec carrecs deure taliadau नामे निकासी بدهکار برداشت المدفوعات ismoka ismokos 引出金額 借方发生额 借方發生額 одлив ud ut afgeschreven bedragaf hævet udgifter debiteuros navrub odepsano borctutari keluar girosycargos chequesycargos movimentidare zuihrenlasten ' +
    'shareswithdrawn increasedby amountsdeducted amountdeducted amountsdeductedfromyouraccount utavkonto utfrakonto outgoing חובה חיוב משיכה الخصم خصم مدين المدين سحب السحب سحوبات المسحوبات مسحوبات дебит дебитен дебитноборот теглене zaduzenje zaduzenja duguje dugovno dugovnipromet isplata isplate terecenje terecenja zaduzenjeduguje isplaceno vbreme breme odliv odlivi задужење дугује исплата терећење задолжување должи долгува deebet deebetkaive debets debeta izmaksa debetas israsoma isluosamos uttekt uttektir utborgun utborganir utgjold debi debiti დებეტი xaric mexaric ถอนเงิน จำนวนเงินถอน เงินออก เดบิต お引出し 引出し お引出し金額 お支払い お支払い金額 支払金額 支払い 借方 借方金額 支出金额 支出金額 提取 转出 轉出 출금 지급 지급금액 출금액원 찾으신금액 χρεωση χρεωσεις дебет витрати списання расход расходы списание terheles terhelések deebet debetas breme isplata ghino 출금액 찾으신금액 支出 提款 debit debits debitamount withdrawal withdrawals withdrawalamt withdrawalamount withdrawn moneyout paidout paymentsout paymentout out debitdr dr dramt dramount paid payments charges soll belastung belastungen lastschrift lastschriften ausgaben ausgang abgang auszahlung zulasten lasten debet debits debito debitos retraits retrait sorties depenses cargo cargos debe retiro retiros salida salidas pagos adeudos saida saidas addebito addebiti dare uscite uscita addebiti af afschrijving afschrijvingen bij-af uit wn winien obciazenie obciazenia obciazenia wyplata wyplaty rozchody wydatki uttag ut utbetalning uttag/utgift belopput belastet belastad utavkonto utbetalt ut fra panostot otot veloitus vydaje terheles borc cikan pengeluaran mutasidebet お支払金額 出金 引出 出金額 支出 출금 ถอน debetar spent outgoings disbursements subtractions checksanddebits withdrawalsdebits moneyspent odlivy',
  credit:
    'income inflow inflows sissemakse sissemaksed ienemumi iemaksas pajamos улаз внасяне входящи καταθεση καταθεσεισ εσοδα vklad vklady befizetes bevetel depuneri intrari incasari yatirilan versamenti storting stortingen zugange einzahlungen setoran penerimaan tienvao ចល ເຂາ 存入 paidtoyou credited innskudd tilgang indgang hyrje gelen pinasok ' +
    'орлого 입금금액 medaxil mədaxil kirim կրեդիտ մուտք შემოსული imewekwa krediet abonament abonaments haver derbyniadau जमा بستانکار واریز المقبوضات iplaukos 預入金額 貸方發生額 贷方发生额 贷方 прилив ind inn bijgeschreven bedragbij kredit indsat indtægter godskrevet crediteuros depositos deposito consignaciones depositosyabonos veprospech pripsano jovairasok alacaktutari masuk movimentiavere zuihrengunsten ' +
    'lodged shareslodged lodgement lodgements lodgment lodgments decreasedby amountsadded amountadded amountsaddedtoyouraccount innpakonto inntilkonto incoming זכות זיכוי הפקדה دائن الدائن ايداع الايداع ايداعات الايداعات اضافة الاضافة кредитен кредитноборот постъпления odobrenje odobrenja potrazuje potrazno potraznipromet uplata uplate odobrenjepotrazuje uplaceno vdobro dobro priliv prilivi одобрење потражује уплата одобрување побарува kreedit kreeditkaive kredits iemaksa kreditas gautosiplaukos innborgun innborganir innlegg kredi krediti კრედიტი medaxil ฝากเงิน จำนวนเงินฝาก เงินเข้า เครดิต お預入れ 預入れ お預り お預り入れ 入金金額 貸方 貸方金額 存入金额 存入金額 收入金额 收入金額 转入 轉入 입금 입금액원 맡기신금액 예입 πιστωση πιστωσεις кредит надходження зарахування приход поступления зачисление jovairas kreedit kreditas dobro uplata ghico 입금액 맡기신금액 收入 存款 credit credits creditamount deposit deposits depositamt depositamount deposited moneyin paidin paymentsin paymentin in creditcr cr cramt cramount received receipts haben gutschrift gutschriften einnahmen eingang zugang einzahlung zugunsten gunsten credito creditos versements versement depot depots entrees recettes abono abonos haber ingreso ingresos entrada entradas accredito accrediti avere entrate entrata bij bijschrijving bijschrijvingen uznanie ma uznania wplata wplaty przychody wplywy insattning insattningar insatt inbetalning in beloppin inpakonto innbetaling innbetalt inn till panot pano hyvitys prijmy jovairas alacak giren pemasukan mutasikredit お預り金額 入金 預入 入金額 収入 입금 ฝาก additions depositsadditions depositscredits moneyreceived prilivy',
  amount:
    'сумаувалютікартки сумаувалютірахунку суммаввалютекарты суммаввалютесчета суммаоперацииввалютекарты суммаоперацииввалютесчета islkr iskr islenskarkronur mebleg məbləğ գումար сома сомасы kiasi amaun ammont import zenbatekoa halaga राशि مبلغ 金额 人民币金额 交易金額 cargosyabonos abonosycargos debitosycreditos creditosydebitos depositosyretiros retirosydepositos entradasysalidas debitosecreditos entradasesaidas addebitieaccrediti debitsandcredits creditsanddebits chargesandcredits depositsandwithdrawals withdrawalsanddeposits debitsetcredits retraitsetdepots sollundhaben ' +
    'pesos dolares soles colones importeenpesos importeendolares importepesos importedolares montoenpesos montoendolares montoensoles montopesos montodolares ' +
    'umsatzineur montante importancia islemtutari ' +
    'valororiginal montooriginal valorcuotamensual valorcuota cuotamensual valoremr valoremreais 金额元 金額元 新臺幣金額 折算新臺幣金額 折算新台幣金額 新台幣金額 臺幣金額 台幣金額 入出金 入出金円 交易金额元 סכום סכוםפעולה סכוםחיוב المبلغ مبلغ قيمةالعملية сума сумалв износ износот upphæð fjarhæð vlera shuma თანხა mebleg meblegi จำนวน ยอดเงิน 取引金額 利用金額 ご利用金額 交易金额 交易金額 거래금액 이용금액 이용대금 결제원금 결제금액 청구금액 iznosvaluta суммаоперации суммавалютесчета сумавоперації ποσο сума osszeg iznos znesek summa sotien amount amounts amt transactionamount value betrag umsatzbetrag betrageur montant montants montanteur importe importeeur monto valorr valore importo importi bedrag bedragen kwota kwotaoperacji kwotatransakcji belopp beloep belob belop summa summe maara castka osszeg tutar jumlah 金額 금액 จำนวนเงิน сумма amountincad netamount net netto nettobetrag montantnet importeneto neto valorliquido importonetto mutasi nominal iznos suma amountdebitcredit billedamount billingamount betragineur betraginchf montantenchf amountsgd amountusd amountgbp amountinr amountin',
  balance:
    'saldocontable saldodisponible үлдэгдэл saldoadebito saldodebito saldodare saldodeudor saldodevedor soldedebiteur solddebitor saldodebet debetsaldo sollsaldo debitbalance debtorbalance qoldiq մնացորդ қалдық астатак salio balans jaak bilanc saldoa balanse शेष স্থিতি مانده بیلنس sharebalance sharesbalance saldonamutatie bokfortsaldo bokfortsaldo saldocontabilistico zustatekpotransakci konyveltegyenleg kirjanpidollinensaldo ' +
    'יתרה היתרה יתרהבשח יתרתחשבון الرصيد رصيد رصيدالحساب наличност салдослед стање състояние состојба staða stada staðan eftirstoðvar eftirstöðvar gjendja balanca ნაშთი qaliq qaliqi คงเหลือ ยอดคงเหลือบาท 差引残高円 残高円 お預り残高 账户余额 帳戶餘額 结余 잔액원 거래후잔액원 stanjesaldo novostanje остатоксредств остатокпооперации остатокпосле залишокпісляоперації салдослед υπολοιπο залишок остаток баланс сальдо салдо egyenleg stanje likutis atlikums sold sodu 거래후잔액 결余 結餘 余额 餘額 balance runningbalance runningbal bal closingbalance accountbalance availablebalance ledgerbalance balances saldo salden kontostand solde soldes saldos saldoeur saldofinal saldoprogressivo saldocontabile saldodisponibile saldoporeracji saldopooperacji stan stankonta behallning saldot zustatek egyenleg bakiye baki 残高 差引残高 잔액 ยอดคงเหลือ остаток bakiyetl resultingbalance remainingbalance principalbalance unpaidprincipal unpaidprincipalbalance outstandingbalance balanceoutstanding principaloutstanding outstandingprincipal outstandingprincipalbalance outstandingamount loanoutstanding loanbalance newbalance saldonachbuchung guthaben endofdaybalance balanceafter',
  check:
    'schecknr schecknummer chequenr checknr sjekknr ncheque chequen nassegno nrczeku cisloseku csekkszam cekno nocek sekinnro ' +
    'check checkno checknumber checknum chequeno chequenumber cheque chq chqno chqnumber numerodecheque nocheque chequenum scheck scheckno scheckdatum checks',
  reference:
    'hujjat hujjatno hujjat№ hujjatraqami mfo vs variabilnisymbol variabilnysymbol lote nlote numerolote agorigem agenciaorigem agenciadeorigem nrdoc cpfcnpj cnpjcpf kundenreferenz referens verifikat bilag arkivref referanse npiece ndocumento noperacion docto riferimento rif nrreferencyjny referencje hivatkozas azonosito dekontno fisno referans noreferensi viite ' +
    '交易单号 商户单号 交易單號 אסמכתא מספראסמכתא المرجع مرجع رقمالمرجع رقمالعملية документномер номернадокумент номердокумент seðilnr seðilnumer tilvisun tilvisunarnumer pozivnabroj brojnaloga brojdokumenta referenca dokumentanr dokumentanumurs dokumentonr საბუთი เลขที่อ้างอิง 参考号 參考編號 流水号 거래번호 transactionreference transactionref txnref txnreference paymentreference reference ref refno refnumber referenceno referencenumber transactionid txnid transid documentno document documento doc docno nodoc numero referencia referenz referenza referentie belegnr beleg auszugnr bankreference custref tracenumber kenmerk instrumentno utr voucherno vrno vr.no receipt viitenumero volgnummer nrref chqrefno refchequeno chqrefnumber verifikation vernr bilagsnr arkistointitunnus arkiveringskod nro nr no lfdnr folio sucursal branch originatingbranch chnl',
  type:
    'категорія категория картка карта номеркартки номеркарти номеркарты карткарахунку kodtransakce transactionstatus paymentstatus status statut stato estado statuss stav durum staatus busena merchantcategory transactioncategory transactiontype spendcategory spendcategories mutatiesoort transaktionstyp transaksjonstype clase causaleabi tipus tranzakciotipusa islemturu jenis kode tapahtumalaji laji ' +
    '할부 할부개월 할부기간 이용카드 이용구분 回数 今回回数 支払回数 お支払回数 分割回数 ご利用回数 消費地 消費地點 交易地點 交易类型 交易類型 交易方式 支付方式 lugardeoperacion ncuota סוג نوعالعملية sifra sifraplacanja osnovplacanja vidposla tipstransakcije toimingu tegund 区分 取引区分 거래점 취급점 type transtype transactioncode code tc tcode paymentmethod method channel buchungsart art typ tipo codigo soort rodzaj typop umsatzart kategorie category categorie paymenttype vrtype modalita typtransakcji typtransakce typeofoperation rodzajoperacji operationtype betalningssatt',
  currency: 'валюта валютаоперації валютаоперации валютакартки валютакарты 幣別 币别 币种 幣種 currency ccy cur wahrung whg devise moneda divisa moeda valuta munt waluta valutakod 通貨',
  fee: 'levy elevy עמלה عمولة رسوم provizija naknada tasu komisija mokestis tehingutasu gjald провизија такса ค่าธรรมเนียม 手数料 手续费 수수료 fee fees charge gebuhr frais comision commission tarifa provision taxa tax kosten oplata avgift poplatky poplatek poplatok oplaty prowizja dij dijak jutalek comisioane masraf komisyon commissione commissioni spese spesen gebuhren entgelt entgelte comisiones comissao tarifas avgifter gebyr gebyrer maksut palkkiot provizije naknade комиссия комісія такси таксы biaya phi servicefee servicefees transactionfee transactionfees bankfee bankfees',
  sign:
    'dk dh wnma tj mdd sens дткт ктдт χπ ' +
    '收支其他 收支 收支类型 收支類型 借贷标志 drcr crdr dc sh cd plusminus afbij bijaf debitcredit creditdebit sollhaben habensoll debetcredit di dpc sinal signo segno vz',
  counterparty:
    'nazevprotistrany nazovprotistrany auftraggeberempfanger begunstigterzahlungspflichtiger mottagareavsandare modtagerafsender mottakeravsender beneficiaire tiers contrepartie beneficiario ordenantebeneficiario entidade nadawcaodbiorca protistrana nazevprotiuctu partnerneve karsitaraf alicigonderen penerimapengirim tofrom name namn navn nama nimi naam nazwa nazev nev nome nombre ' +
    'complemento favorecido nomefavorecido nomedofavorecido razaosocial nomerazaosocial 交易对方 交易對方 counterparty counterparties doitac đoitac remitter gegenpartei contraparte controparte tegenpartij kontrahent motpart modpart vastapuoli контрагент',
  counterAccount: 'korrespondenthisobraqami korrespondenthisobraqam hisobraqamikorrespondent харьцсанданс nhđoitac nhdoitac nganhangđoitac nganhangdoitac remitterbank beneficiarybank counterpartybank bankofcounterparty racunpartnera racunprimaoca 对方账号 gegenkonto protiucet tegenrekening',
  account: 'saskaita saskaitosnr saskaitosnumeris konts kontanr kontanumurs tili tilinumero tilinro hesap hesapno szamlaszam bankszamla ucet cislouctu racun brojracuna stevilkaracuna сметка номернасметка рахунок номеррахунку счет номерсчета λογαριασμος αριθμοςλογαριασμου 口座 口座番号 账号 账户 帳號 帳戶 계좌 계좌번호 เลขที่บัญชี חשבון מספרחשבון الحساب رقمالحساب reikningur reikningsnumer sotaikhoan nomborakaun norekening nomorrekening account accountno accountnumber kontonummer compte cuenta conto rekening rachunek konto card cardno cardnumber',
  quantity: 'unit units unitbalance unitsbalance balanceunits balanceofunits unitsheld numberofunits noofunits unitprice priceperunit nav navperunit share shares sharesheld numberofshares noofshares shareprice pricepershare quantity qty anteile anzahlanteile stuckzahl nombredeparts quantite liter litre litres litri litros litrai cantidad titulos quantita quantidade ilosc iloscjednostek andelar antalandelar antallandeler aantalparticipaties tasso tassoannuo numeri numeridebitori numericreditori zinssatz zinszahlen taux tauxannuel interestrate annualrate tasapactada tasafacturada tasaeafacturada tasamvfacturada tasaea tasamensual tasaanual tasadeinteres tasaefectiva tasaefectivaanual',
  foreign: 'сумаувалютітранзакції сумаувалютіоперації сумаоперацииввалюте суммаввалютеоперации суммаоперацииввалютеоперации суммаввалютетранзакции utlbelopp utlandsktbelopp saldoadiferir saldopordiferir saldodiferido saldoporcobrar importoinvaluta importovaluta importoindivisa importoinvalutaestera importoorigine montantendevises montantdorigine importeendivisa importeenmonedaextranjera betraginfremdwahrung fremdwahrungsbetrag bedraginvreemdevaluta bedragvreemdevaluta valoremmoedaestrangeira montanteemdivisa beloppiutlandskvaluta foreignspend foreignspendamount foreignspending kaupupphæð erlendfjarhæð erlendupphæð upphæðierlendrimynt fjarhæðierlendrimynt 外幣金額 幣別交易金額 外币金额 gross grossamount kwotawwalucietransakcji kwotawwalucie kwotawwalucieoryginalnej montooperacionocobro montooperacion montodeoperacion montototalapagar dailycash cashback cashbackearned rewards rewardsearned rewardpoints points pointsearned puan puanlar kazanilanpuan bonuspuan parapuan kazanilanparapuan puntos puntosganados pontos bonuspunkte bonuspoints סכוםעסקה originalamount foreignamount foreigncurrency foreigncurrencyamount localamount amountinforeigncurrency fremdwahrung originalbetrag betraginfw montantendevise importedivisa importoriginal oorspronkelijkbedrag transactioncurrency castkavmene castkavcizimene puvodnicastka castkavpuvodnimene exchangerate rate kurs cours tipodecambio tasso utlandsktbelopp origamount fxamount transactionamountforeign',
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

/** Figures stand under it, which are money of the account, of a fee or of another country. */
export function headsMoney(role: HeadingRole): boolean {
  return MONEY_ROLES.has(role) || role === 'fee' || role === 'foreign';
}

const cache = new Map<string, HeadingRole | null>();

/** "Details of your transactions", "Libellé des opérations", "Descripción del movimiento". */
const OF_ENTRIES = new RegExp(`^(?:${[
  '(?:details?|particulars?|descriptions?|nature)of(?:the|your|each)?(?:transactions?|entry|entries|movements?|operations?)',
  '(?:libelles?|nature|details?|intitule|description|designation)(?:de|des|del|dela|devos)?(?:operations?|ecritures?|mouvements?|transactions?)',
  '(?:descripcion|detalles?|conceptos?|glosa)(?:de|del|dela|delas|delos)?(?:operacion|operaciones|movimientos?|transaccion|transacciones)',
  '(?:descrizione|dettaglio|causale)(?:del|della|delle|dei|dell|di)?(?:operazion[ei]|moviment[oi])',
  '(?:descricao|historico|detalhes?)(?:de|do|da|dos|das)?(?:operacao|operacoes|movimentos?|lancamentos?|transacao|transacoes)',
  '(?:beschreibung|bezeichnung)der(?:buchung|buchungen|transaktion|transaktionen|umsatze)',
  '(?:omschrijving|beschrijving)(?:van)?(?:de)?(?:transacties?|verrichting|verrichtingen|boeking|boekingen)',
].join('|')})$`);

const DAY_IN_SHORT = /^(?:trans?|txn|trn|value|val|post|posting|book|booking|eff|effective)dt$/;

const CURRENCY_BEHIND = new RegExp(`(?:(?:${CURRENCY_CODES.join('|').toLowerCase()}|zl|kr|tl)i?){1,2}$`);

function findRole(squashed: string): HeadingRole | null {
  const direct = ROLE_OF.get(squashed);
  if (direct) return direct;
  if (OF_ENTRIES.test(squashed)) return 'description';
  // "Trans Dt", "Value Dt"
  const day = DAY_IN_SHORT.test(squashed) ? ROLE_OF.get(squashed.replace(/dt$/, 'date')) : undefined;
  if (day !== undefined && DATE_ROLES.has(day)) return day;
  // "Částka CZK" over "(CZK)": the currency may be said twice.
  const shorter = squashed.replace(CURRENCY_BEHIND, '').replace(/^in$/, '');
  if (shorter === squashed || shorter === '') return null;
  // "Saldo in EUR", "Montant en EUR", "Kwota w PLN".
  const role = ROLE_OF.get(shorter) ?? ROLE_OF.get(shorter.replace(/(?:in|en|i|w|v)$/, '')) ?? null;
  // "Umsatz EUR": texts have no currency.
  return role === 'description' ? 'amount' : role;
}

/** "Crédito" and "Saídas", which were read as one heading with its currency in brackets. */
function headsBothSides(parts: readonly string[]): boolean {
  const roles = parts.map((part) => headingRole(squash(part)));
  return roles.includes('debit') && roles.includes('credit');
}

/** "Date/Datum", "Balance (Solde)": two languages in one heading. "Withdrawal / Deposit" heads the amounts of both sides. */
export function roleOfParts(printed: string): HeadingRole | null {
  // "ご利用金額（円）", "店名・商品名": brackets and points of another width part as well.
  const text = printed.normalize('NFKC').replaceAll('・', '/');
  if (!/[/|()]/.test(text)) return null;
  // "Wypłaty (PLN) Ma (PLN)": what stands in brackets twice ends two headings.
  const bracketed = text.match(/\([^()]*\)/g) ?? [];
  if (new Set(bracketed).size < bracketed.length || headsBothSides(text.split(/\([^()]*\)/))) return null;
  const parts = text.split(/[/|()]/).map((part) => ({ part, role: headingRole(squash(part)) })).filter(({ part }) => /[\p{L}\p{N}]/u.test(part));
  // "Withdrawal / Deposit Balance": what reaches into the next heading is too long.
  if (parts.some(({ part, role }) => role === null && part.trim().split(/\s+/).some((word) => MONEY_ROLES.has(headingRole(squash(word))!)))) return null;
  const first = parts.find(({ role }) => role !== null)?.role ?? null;
  const roles = new Set(parts.map(({ role }) => role));
  // "Reference / Message": the texts of the rows, whatever stands before them.
  const known = roles.has('description') && (first === 'reference' || first === 'type') ? 'description' : first;
  return roles.has('debit') && roles.has('credit') && parts.length === 2 ? 'amount' : known;
}

/** One of the parts of a heading is that of the texts: "Buchung / Verwendungszweck". */
export function namesTexts(printed: string): boolean {
  return printed.split('/').some((part) => headingRole(squash(part)) === 'description');
}

/** "Transaction / posting date", "Data operazione / valuta": two days in one cell, each of which shares the word for day; null where both are called the same, as in two languages. */
export function rolesOfTwoDays(printed: string): [HeadingRole, HeadingRole] | null {
  // "Ημ/νία συναλλαγής / καταχώρισης": a stroke within a word parts nothing where another stands by itself.
  const parts = printed.split(/ [/|] /.test(printed) ? / [/|] / : /[/|]/);
  if (parts.length !== 2) return null;
  const [first, last] = [parts[0]!.split(' ')[0]!, parts[1]!.split(' ').at(-1)!];
  const asDay = (texts: readonly string[]): HeadingRole | null => texts.map((text) => headingRole(squash(text))).find((role) => role !== null && DATE_ROLES.has(role)) ?? null;
  const roles = [asDay([parts[0]!, parts[0]! + last]), asDay([parts[1]!, first + parts[1]!])];
  if (roles[0] && roles[1]) return roles[0] !== roles[1] ? [roles[0], roles[1]] : null;
  // "Buchung / Valuta", "Op. / Val.": the other of two days than that of value, whatever it is called.
  const isValue = parts.map((part) => part.split(' ').some((word) => VALUE_DAY.test(squash(word))));
  const other = isValue[0] ? roles[1] ?? headingRole(squash(parts[1]!)) : roles[0] ?? headingRole(squash(parts[0]!));
  if (isValue[0] === isValue[1] || (other !== null && !DATE_ROLES.has(other) && !BOOKING.test(squash(parts[isValue[0] ? 1 : 0]!)))) return null;
  return isValue[0] ? ['otherDate', 'date'] : ['date', 'otherDate'];
}

const BOOKING = /^(?:buch|book|post|entry|oper|op$|mov)/;
const VALUE_DAY = /^(?:val|valor|valuta|valeur|value|valid|wert|wertstellung|rente|rentedag|rentedato)$/;
