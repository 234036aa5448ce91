// Labels of figures that are not transactions: balances, totals, counts, limits. Squashed and folded, many languages.
import { squash } from '../tokens/plainText.js';

export type LabelKind =
  | 'opening'
  | 'closing'
  | 'carriedForward'
  | 'broughtForward'
  | 'balance'
  | 'totalCredits'
  | 'totalDebits'
  | 'total'
  | 'countCredits'
  | 'countDebits'
  | 'ignore';

/** Longest entry found in the label wins; order inside one kind does not matter. */
const ENTRIES: Record<LabelKind, string> = {
  opening:
    'эхнийүлдэгдэл beginningavailablebalance oncekihesapozetibakiyesi oncekihesapozetiborcu oncekidonembakiyesi oncekidonembakiye bironcekidonemborcu bironcekiekstreborcu bironcekidonemborcunuz oncekiekstreborcunuz oncekidonemborcunuz oncekiekstreborcu oncekiekstrebakiyesi 前回ご請求額 前回請求額 前回ご請求金額 前月ご請求額 前月請求額 前月ご請求金額 전월미결제잔액 전월미결제금액 전월이월금액 전월잔액 montantdureleveprecedent encoursprecedent saldovormonat letzterrechnungsbetrag ubertragvormonat debitoresiduoprecedente vorigtebetalensaldo skuldfranforegaendemanad skyldigbelopforrigefaktura zadluzenienapoczatekokresu zadluzenienapoczatku dluznacastkazminulehovypisu predchozidluznacastka elozohavitartozas elozoelszamolasegyenlege nyitotartozas elozotartozas datorieanterioara bironcekihesapozetibakiyesi bironcekiekstrebakiyesi oncekiekstrebakiyesi oncekiekstreborcu devredenborc προηγουμενηοφειλη задолженностьнаначалопериода задолженностьнаначало предыдущаязадолженность входящаязадолженность חובקודם رصيدالكشفالسابق bakiterdahulu bakipenyatalalu bakipenyataterdahulu ยอดคงค้างเดิม ยอดค้างชำระเดิม ยอดคงเหลือครั้งก่อน dunokytruoc dunođauky sodunođauky sodunokytruoc saldobulanlalu previousoutstanding openingoutstanding previousbillamount lastbillamount amountduelaststatement amountowinglastmonth ' +
    'guthabenamjahresanfang guthabenzujahresbeginn guthabenzubeginndesjahres saldoamjahresanfang saldozujahresbeginn kontostandamjahresanfang kontostandzujahresbeginn standamjahresanfang staðaviðsiðustuutskrift staðafrasiðastayfirliti dövrünəvvəlinəqalıq dovrunevvelineqaliq boshlangichqoldiq почетнасостојба սկզբնականմնացորդ бастапқықалдық кіріскалдық уваходныастатак salioawali saliolaawali saliolakuanzia openingsbalans bakipermulaan balansagoriadol bilanctalftuh panimulangbalanse प्रारंभिकशेष आरंभिकशेष ماندهاولدوره ماندهابتدایدوره oldbalance 上期帳單總額 前期帳單總額 上期帳單應繳總額 баланснаначало баланснаначалопериода баланснаначалодня остатокнаначало остатокнаначалопериода ubertragausletzterrechnung ubertragausletzterabrechnung ubertragletzterechnung saldoultimoextracto openingbal previoustotalbalance beginningamount previousstatementdues previousdues duesofpreviousstatement saldoderletztenumsatznachricht saldoderletztenabrechnung saldoderletztenrechnung saldoletzteumsatznachricht saldoausletzterabrechnung saldovorigeuitgavenstaat faturaanterior tagihansebelumnya sisatagihansebelumnya zadluzeniezpoprzedniegowyciagu zadluzeniezpoprzedniegookresu zadluzeniepoczatkowe beginningaccountvalue whatyouowed whatyouowedlastmonth whatyouowedbefore youowedlastmonth 上期應繳總額 上期應繳總金額 上期應繳金額 上期帳單金額 上期結欠 前期應繳總額 上期账单金额 上期应还款额 上期欠款余额 predhodnostanje prejsnjestanje saldozpoprzedniegozestawienia saldopoprzedniegozestawienia saldozpoprzedniegowyciagu saldozpoprzedniegookresu likutispradzioje algjaak vorherigersaldo dönembasibakiyesi υπολοιποεναρξης sốdưđầukỳ stanpoczatkowy amountowinglaststatement 承上結餘 skuldfranforegaendefaktura skuldforegaendefaktura skuldenligtforegaendefaktura foregaendefaktura overfortfraforrigefaktura overfortfranforegaendefaktura overfortfrasidsteopgorelse saldofranforegaendefaktura saldofraforrigefaktura forrigefaktura utestaendefraforrigefaktura gaeldfraforrigeopgorelse vortragssaldo soldanterior soldulanterior soldinceput betragletzterechnung letzterechnung saldoletzterechnung saldoderletztenabrechnung saldoausletzterabrechnung rechnungsbetragvormonat betragvorherigerechnung soldedelafactureprecedente montantdeladernierefacture importoestrattocontoprecedente kontostandamanfang saldobegin vorigopenstaandsaldo saldovidperiodensborjan ingaendeskuld primosaldo saldoprimo indgaendesaldo saldofrasidstekontoudskrift saldofrasidsteopgorelse tidligeresaldo ibsaldo forrigesaldo soldeendebutdeperiode deudaanterior totaldafaturaanterior saldoemdividaanterior poprzedniesaldo predchozizustatek elozoegyenleg saldolalu tagihanbulanlalu oncekidonemborcu saldoedellisestatiliotteesta edellisenlaskunsaldo ' +
    'starisaldo starostanje pociatocnystav pociatocnyzostatok saldovorigafschrift saldoadeudadoinicioperiodoanterior beganwith youbeganwith offenerbetragletzteabrechnung offenerbetragausletzterabrechnung letzteabrechnung saldoletzteabrechnung betragletzteabrechnung offenersaldoletzteabrechnung יתרתפתיחה יתרהקודמת יתרהבתחילתהתקופה יתרהמועברת الرصيدالافتتاحي رصيدافتتاحي رصيداولالمدة رصيداولالفترة الرصيدالسابق رصيدسابق الرصيدالمرحل رصيدمرحل началносалдо салдовначалото началнаналичност салдопредходно предходносалдо почетносалдо претходносалдо претходнасостојба почетностање претходностање pocetnosaldo prethodnisaldo prethodnosaldo pocetnistanje staðaíupphafi staðaíupphafitimabils upphafsstaða upphafsstada fyrristaða staðafrafyrrayfirliti jäägperioodialgul jaakperioodialguses saldoperioodialguses atlikumsperiodasakuma periodasakumaatlikums likutislaikotarpiopradzioje gjendjafillestare balancafillestare gjendjaemeparshme საწყისინაშთი evvelkiqaliq ilkinqaliq ยอดยกมาต้นงวด ยอดเงินต้นงวด ยอดคงเหลือยกมา 前月繰越 前月残高 前期繰越 繰越 前頁繰越 繰越金額 前回繰越残高 承前 承前結餘 承上頁 上期結餘 上页结余 期初結餘 期初余额 이전잔액 전기이월 기초 시작잔액 saldofrakontoutskrift saldofraforegaende saldofraforrige startedwith startingwith balanceatstart adeudodelperiodoanterior adeudoanterior saldodeudoranterior youowed previouslyowed balancelaststatement balancefromlaststatement nyitoegyenleg nyitoosszeg вхіднийзалишок початковийзалишок залишокнапочаток остатокнаначало начальноесальдо входящеесальдо начальносалдо προηγουμενουπολοιπο αρχικουπολοιπο υπολοιποεκμεταφορας pocatocnyzostatok zacetnostanje pocetnostanje prethodnostanje algsaldo sakumaatlikums pradinislikutis sodudauky soldinitial 전월이월 기초잔액 이월잔액 上期余额 上期餘額 balancebeforetheperiod balancebeforeperiod saldofraforrigeudskrift saldoforrige bfbalance balancefrompreviousstatement openingbalance openingledgerbalance beginningbalance startingbalance startbalance previousbalance previousstatementbalance balancepreviousstatement balancefrompreviousstatement balanceofpreviousstatement lastmonthsbalance lastmonthbalance balancelaststatement balancefromlaststatement balancelastperiod balanceatstart balanceatbeginning balanceasofstart balancebroughtforwardfromlast balanceatthestart initialbalance priorbalance lastbalance lastbill balanceonlaststatement lastinvoice yourlaststatementbalance lastbilledamount ' +
    'moneyatthestart balancecarriedfrompreviousstatement standammonatsanfang anfanglichersaldo ausgangssaldo saldoaliniciodelperiodo saldonapoczatekokresu saldovedperiodensstart 期初残高 началенбаланс saldodeabertura anfangssaldo anfangsbestand altersaldo eroffnungssaldo startsaldo saldovortrag letztersaldo kontostandalt alterkontostand saldoalt anfangsstand saldovomletztenauszug ' +
    'likutispradziai soldedeladernierefacture soldedernierefacture saldodellultimafattura saldoultimafattura soldeinitial anciensolde soldeprecedent soldedouverture soldededepart soldeaudebut soldedebut soldeanterieur soldedebiteuranterieur ' +
    'saldoinicial balanceinicial saldoanterior saldodeapertura saldoprevio saldoinicialdelperiodo saldodoextratoanterior saldodoperiodoanterior saldomesanterior saldoinizialedelperiodo saldoiniziale saldoprecedente saldodiapertura saldoiniz ' +
    'beginsaldo vorigsaldo oudsaldo openingssaldo beginstand saldopoczatkowe saldopoprzednie saldootwarcia saldonapoczatku ingaendesaldo ingangssaldo inngaendesaldo startsaldo foregaendesaldo tidigaresaldo inngaende ingaendebalans alkusaldo edellinensaldo pocatecnizustatek nyitoegyenleg acilisbakiyesi devredenbakiye oncekibakiye baslangicbakiyesi saldoawal bakiawal soldinitial soldprecedent pocatecnistav 繰越残高 前回残高 期首残高 начальныйостаток входящийостаток ยอดยกมา 期初余额 上期结余',
  closing:
    'эцсийнүлдэгдэл endingavailablebalance 今回ご請求額 今回請求額 今回ご請求金額 今月ご請求額 当月ご請求額 当月請求額 donemsonuborcu hesapozetiborcu 결제하실금액 이번달결제금액 당월결제금액 당월청구금액 本期应还金额 新余额 本期應付總額 nouvelencours neuerrechnungssaldo zuzahlenderbetrag totaleestrattoconto nieuwtebetalensaldo summaattbetala laskunloppusumma maksettavayhteensa aktualnesaldozadluzenia zadluzenienakoniecokresu zadluzenienakoniec celkovadluznacastka teljestartozas zarotartozas aktualistartozas datorietotala hesapozetiborcu ekstreborcu guncelborc συνολικηοφειλη συνολοοφειλης задолженностьнаконецпериода задолженностьнаконец общаязадолженность новаязадолженность исходящаязадолженность חובנוכחי סךהכללחיוב סהכלתשלום الرصيدالجديد اجماليالمبلغالمستحق اجماليالمستحق رصيدالكشفالحالي tagihanbulanini bakisemasa bakipenyata ยอดค้างชำระใหม่ ยอดรวมที่ต้องชำระ dunokynay tongduno dunocuoiky sodunocuoiky currentoutstanding closingoutstanding amountowing youowe ' +
    'aktuellskuld nuvarandeskuld aktuellgjeld navaerendegjeld aktuelgaeld nuvaerendegaeld deudaactual nuevadeuda deudanueva guthabenamjahresende guthabenzumjahresende saldoamjahresende saldozumjahresende kontostandamjahresende kontostandzumjahresende standamjahresende heildarskuld tilgreiðslu tilgreiðsluagjalddaga tilgreiðslugjalddaga dövrünsonunaqalıq dovrunsonunaqaliq yakuniyqoldiq крајнасостојба վերջնականմնացորդ соңғықалдық выходныастатак saliolamwisho saliomwisho saliolakufunga sluitingsbalans bakipenutup ยอดคงเหลือสิ้นสุด balansterfynol bilanctalgheluq pangwakasnabalanse अंतिमशेष ماندهپایاندوره ماندهنهایی 本期累計應繳金額 本期累計應繳總額 本期應繳總金額 本期應繳金額 本期帳單總額 баланснаконец баланснаконецпериода баланснаконецдня остатокнаконец остатокнаконецпериода closingbal endingamount totaaltebetalen totaloutstanding totalamountoutstanding saldodaaddebitare zadluzeniecalkowite calkowitezadluzenie zadluzeniekoncowe endingaccountvalue whatyouowe whatyouowenow youowenow younowowe 本期應繳總額 本期應繳總金額 本期應繳金額 本期帳單金額 本期結欠 本期账单金额 本期应还款额 本期应还总额 likutispabaigoje loppjaak pagoparanogenerarintereses υπολοιποληξης stankoncowy totalamountowed totalowed amountowed totalskuld skuldattbetala utestaendesaldo utestaendebelop kontostandamende saldoeind nieuwopenstaandsaldo saldovidperiodensslut utgaendeskuld ultimosaldo saldoultimo udgaendesaldo skyldigsaldo skyldigbelop skyldigtbelop skyldigtbelob soldeenfindeperiode saldonuevo saldoalcorte deudatotal totaldestafatura totaldafatura valortotaldafatura totalfatura saldoemdivida nowesaldo saldodosplaty novyzustatek ujegyenleg donemborcu toplamdonemborcu tagihanbaru totaltagihan sonbakiye saldokaudenlopussa velanmaara saldozuihrengunsten saldodapagare saldoideresfavor ' +
    'novisaldo konacnisaldo konacnostanje konecnystav konecnyzostatok montototalfacturadoapagar montofacturadoapagar totalbalancefor saldozuunserengunsten totalzuunserengunsten pagototal saldozuihrenlasten abetale belopabetale totaltabetale atbetale attbetala beloppattbetala neueroffenerbetrag offenerbetrag neuerabrechnungssaldo gesamtbetragdieserabrechnung יתרתסגירה יתרהסופית יתרתסיום יתרהלסוףהתקופה יתרהנוכחית יתרהחדשה الرصيدالختامي رصيدختامي الرصيدالنهائي الرصيدالحالي رصيداخرالمدة رصيدنهايةالفترة الرصيدفينهايةالفترة салдовкрая крайнаналичност новосалдо новасостојба завршносалдо крајносалдо новостање крајњестање крајњисалдо novistanje novosaldo zavrsnisaldo krajnjisaldo zavrsnostanje krajnjestanje koncnisaldo staðaílok staðaíloktimabils lokastaða nystaða saldoperioodilopus jaakperioodilopus atlikumsperiodabeigas periodabeiguatlikums likutislaikotarpiopabaigoje gjendjaperfundimtare balancaperfundimtare საბოლოონაშთი sonqaliq yekunqaliq ยอดยกไปสิ้นงวด ยอดคงเหลือสิ้นงวด ยอดเงินสิ้นงวด 次月繰越 当月残高 次期繰越 期末残高合計 期末余额 期末結餘 本期結餘 结余合计 최종잔액 현재잔액 기말 endedwith finishedwith saldodeudortotal saldodeudorfinal saldodeudor younowowe balancethisstatement balanceatend whatyouendedwith zaroegyenleg zaroosszeg вихіднийзалишок кінцевийзалишок залишокнакінець остатокнаконец конечноесальдо исходящеесальдо крайносалдо νεουπολοιπο τελικουπολοιπο konecnyzostatok koncnostanje zavrsnostanje novostanje loppsaldo lõppsaldo beiguatlikums galutinislikutis soducuoiky 기말잔액 本期余额 期末餘額 totaldues totalpaymentdue totaldue cfbalance yournewbalance closingbalance closingledgerbalance endingbalance endbalance newbalance finalbalance statementbalance balanceatend balanceattheend balanceatclose currentstatementbalance closingavailable newstatementbalance yournewbalance totalamountdue totalbalancedue totalnewbalance totalaccountbalance amountdue yourbalance balancethisstatement balanceonthisstatement currentbalance ' +
    'moneyattheend standammonatsende endgultigersaldo saldoalfinaldelperiodo saldonakoniecokresu saldovedperiodensslutt saldovedperiodensslut sluttsaldo soldcurent 今回残高 ยอดคงเหลือยกไป краенбаланс saldodeencerramento saldofineperiodo endsaldo endbestand neuersaldo schlusssaldo abschlusssaldo kontostandneu neuerkontostand saldoneu endstand aktuellersaldo schlussstand abrechnungssaldo rechnungsbetrag ' +
    'likutispabaigai soldeennotrefaveur soldeenvotrefaveur saldoanostrofavore saldoavostrofavore soldefinal nouveausolde soldedecloture soldedefermeture soldefermeture soldealafin soldefin soldeactuel soldedefin nouveausoldedebiteur ' +
    'saldofinal balancefinal saldoactual saldodecierre saldofinaldelperiodo nuevosaldo saldoatual saldofinale nuovosaldo saldodichiusura saldofinaledelperiodo saldoattuale saldofinedelperiodo totalapagar ' +
    'nyskuld nygjeld nygaeld nieuweschuld neueschuld nouvelledette nuevadeuda novadivida newdebt amountyouowe eindsaldo nieuwsaldo slotsaldo eindstand huidigsaldo saldokoncowe saldozamkniecia saldonakoniec saldobiezace utgaendesaldo slutsaldo utgangssaldo nyttsaldo nysaldo utgaendebalans utgaende loppusaldo uusisaldo konecnyzustatek zaroegyenleg kapanisbakiyesi donemsonubakiye yenibakiye bitisbakiyesi saldoakhir bakiakhir soldfinal soldnou 期末残高 現在残高 конечныйостаток исходящийостаток ยอดยกไป 期末余额 本期结余',
  carriedForward:
    '結餘轉下 翌月繰越 balancecd saldovolgendepagina overtebrengen transporttillnastasida overforstillnastasida overforestilnæsteside overforesnesteside reportpagesuivante pasaalapaginasiguiente saldodariportare saldodoprzeniesienia prevodnadalsistranu atvitel sonrakisayfayadevir saldodipindahkan siirtoseuraavallesivulle ' +
    'cf cfwd cfd cforward tocarryforward 次頁繰越 次頁へ繰越 过次页 過次頁 carriedforward balancecarriedforward balancecf carriedover carryforward totalcarriedforward balancecarriedover closingbalancecarriedforward carriedtonextpage continuednextpage ubertragaufnachsteseite ubertragauf zuubertragen areporter sumaysigue asumar atransportar transportar ariportare areporterpage tetransporteren transporteren dopzeniesienia doprzeniesienia attoverfora overfores nakladem subtotalpage saldotransportar translado',
  broughtForward:
    'overfortsaldo overforselfraforrigeside balancefwd devir bakibawakehadapan bakidibawakehadapan balancebd transportvorigepagina saldovorigepagina transportfranforegaendesida overfortfranforegaendesida overfortfraforrigeside reportpageprecedente vienedelapaginaanterior saldoariporto saldozprzeniesienia prevodzpredchozistrany athozat oncekisayfadandevir nakliyekun saldopindahan siirtoedelliseltasivulta ' +
    'bf bfwd bfd bforward 前頁より繰越 承前页 承前頁 broughtforward balancebroughtforward balancebf broughtover balanceforward balanceforwarded forwardbalance broughtfwd ubertrag vortrag saldovortragvonseite ubertragvon report reportes soldereporte sumaanterior transporte riporto reportdelapageprecedente transport zprzeniesienia przeniesienie overfort transportsaldo saldoriportato saldotransportado',
  balance:
    'kapitalsaldo darlehensstand darlehenssaldo restschuld restkapital доступнона баланснадату soldfinalzi saldodeldia daybalance balanceofday paevasaldo paevabilanss dienoslikutis dienosbalansas dienasatlikums dnevnostanje stanjedana saldodiario saldodiariofinal saldofinaldodia saldofinaldeldia saldonofinaldodia soldzi soldlafinelezilei יתרהליום יתרהבתאריך יתרה الرصيدبتاريخ رصيديوم салдокъм салдонадень салдонадан стањенадан stanjenadan stanjena saldonadan staðaþann atlikumsuz likutisuz jaakseisuga saldoseisuga dayendbalance enddaybalance balanceatendofday closingbalanceoftheday dailyclosingbalance balanceason balanceasof balanceasat balanceon balanceat balance saldoam saldoper saldoa saldoal saldoem saldoop saldoden saldonadzien kontostandam kontostandper kontostand soldeau soldecrediteurau soldedebiteurau soldecrediteur soldedebiteur soldedu solde saldo saldoaldia zustatek bakiye dailybalance endofdaybalance tagessaldo saldododia saldodia zwischensaldo saldodispo soldejournalier dagsaldo',
  totalCredits:
    'нийторлого 本期还款 本期收入 입금합계 입금총액 총입금 총입금액 greittatimabilinu transactionsentrantes operationsentrantes incomingtransactions eingehendetransaktionen transaccionesentrantes transazioniinentrata inkomendetransacties kopaieskaitits поступления whatyouvepaid whatyouhavepaid whatyoupaid 已繳款金額 已繳金額 本期已繳金額 本期繳款金額 本期还款金额 本期已还金额 kreditoapyvarta umsatzehaben tổngphátsinhcó zahlungenundgutschriften ontvangenbetalingen innbetalinger indbetalinger inbetalningar betalningarochkrediter paiementsrecus pagosrecibidos pagosyabonos pagamentosrecebidos pagamentosecreditos pagamentiricevuti splatyiuznania prijatesplatky befizetesek maksutjahyvitykset paymentsreceived paymentsothercredits einnahmengesamt indsatialt indtægterialt sumgodskrevet depositos entradas celkemveprospech celkoveprijmy obratveprospech osszesjovairas mutasikredit hyvityksetyhteensa panotyhteensa ' +
    'kreditneobraty סהכזכות סהכהפקדות اجماليالايداعات اجماليالدائن مجموعالايداعات مجموعالدائن potraznipromet ukupnopotrazuje ukupnouplate ukupnoodobrenja prometpotrazuje kreeditkaive kreditapgrozijums kopakredits apyvartakreditas innborganirsamtals samtalsinn кредитеноборот кредитниобороти depositscredits creditsreceived paiementsetcredits creditsthisperiod depositsabonos depositosabonos abonosdepositos receivedmoney totaldeposit totaldeposits totalcredits totalmoneyin totalpaidin totalpaymentsin totalreceipts totalin totaladditions totaldepositsandadditions totaldepositsandcredits totaldepositsandothercredits depositsandothercredits depositsandadditions paymentsin moneyin paidin depositstotal creditstotal sumofcredits totalreceived totalcredit totalpaymentsandcredits totalpaymentscredits totalcreditsandpayments totalcreditspayments totalpaymentsandothercredits paymentsandcredits paymentsandothercredits paymentscredits otherdeposits deposits credits totalpaymentsreceived ' +
    'summehaben summegutschriften summeeingange summedergutschriften gutschriften habenumsatze summeeinnahmen summezugange eingange einnahmen zahlungseingange totalgutschriften totalhaben habensumme summederhabenumsatze gutschriftentotal ' +
    'totaldepots totaldesdepots mascreditos masabonos masdepositos masconsignaciones totalcredit totalcrediteur totaldescredits totaldesoperationsaucredit totalcredits totaldesversements totaldesentrees totalentrees totalabonos totalhaber totalingresos totaldepositos totalentradas totalcreditos ingresos abonos totalentrate totaleaccrediti totaleentrate totaleavere accrediti totalebijschrijvingen totaalbij totaalbijgeschreven totaalcredit bijgeschreven totaalontvangen sumauznan sumawplywow uznania wplywy lacznieuznania sumauznania summainsattningar summain insattningar totaltinn totalinsattningar suminn panotyhteensa prijmycelkem toplamalacak totalkredit jumlahkredit 入金合計 suminnbetalinger summakredit',
  totalDebits:
    'нийтзарлага 本期消费 本期支出 출금합계 출금총액 총출금 총출금액 egresos totalegresos totaldeegresos transactionssortantes operationssortantes outgoingtransactions ausgehendetransaktionen transaccionessalientes transazioniinuscita uitgaandetransacties kopaizskaitits salidas расходныеоперации whatyouvespent whatyouhavespent whatyouspent 本期新增款項 本期新增金額 本期新增消費 本期消費金額 本期消费金额 本期新增消费 debetoapyvarta umsatzesoll оборотподебету tổngphátsinhnợ totaalnieuweuitgaven totaalnieuwetransacties totaaluitgaven ausgabengesamt kartenumsatze neuebelastungen umsatzeimabrechnungszeitraum purchasesandcharges newtransactions nieuweuitgaven totaalnieuwebestedingen nyakop kopochuttag nyekob koboghævninger hævetialt udgifterialt nyekjop kjopoguttak transaksibaru nouveauxachats novascompras nuevascompras comprasnacionais nuoviacquisti karteneinkaufe nieuweaankopen achatsetdebits totaladeudos comprasycargos comprasdelperiodo lancamentosatuais totaldoslancamentosatuais lancamentosnocartao compraseencargos comprasedebitos acquistieaddebiti spesedelperiodo transakcjeioplaty nowetransakcje celkemnavrub celkovevydaje obratnavrub nakupyapoplatky osszesterheles vasarlasokesdijak mutasidebet donemiciharcamalar ototyhteensa veloituksetyhteensa uudetostot ostotjakulut saidas ' +
    'debetneobraty סהכחובה סהכמשיכות اجماليالسحوبات اجماليالمدين مجموعالسحوبات مجموعالمدين dugovnipromet ukupnoduguje ukupnoisplate ukupnozaduzenja prometduguje deebetkaive debetaapgrozijums kopadebets apyvartadebetas uttektirsamtals samtalsut дебитеноборот дебитниобороти checksdebits newspendingandcharges achatsetfrais debitsthisperiod retiroscargos cargosretiros sentmoney totalwithdrawal totalwithdrawals totaldebits totalmoneyout totalpaidout totalpaymentsout totalpayments totalout totalsubtractions totalchecks totalwithdrawalsanddebits totalwithdrawalsandotherdebits withdrawalsandotherdebits withdrawalsandsubtractions withdrawalsanddebits paymentsout moneyout paidout withdrawalstotal debitstotal sumofdebits totaldebit totalcharges totalpurchases purchases newcharges newpurchases purchasesanddebits totaltransactions checkspaid electronicwithdrawals withdrawals debits totalpurchasesandadjustments totalfees totalinterest feescharged interestcharged totalfeescharged totalinterestcharged otherwithdrawals purchasesandadjustments cashadvances balancetransfers balancetransfer ' +
    'summesoll summelastschriften summeausgange summederlastschriften summebelastungen belastungen sollumsatze summeausgaben summeabgange ausgange ausgaben lastschriften zahlungsausgange totalbelastungen totallastschriften totalsoll sollsumme summedersollumsatze belastungentotal ' +
    'totalretraits menosdebitos menoscargos menosretiros menoscheques totaldebit totaldebiteur totaldesdebits totaldesoperationsaudebit totaldebits totaldesretraits totaldessorties totalsorties totalcargos totaldebe totalretiros totalegresos totalgastos totalsaidas totaldebitos cargos retiros totaleaddebiti totaleuscite totaledare addebiti totaleafschrijvingen totaalaf totaalafgeschreven totaaldebet afgeschreven totaaluitgegeven sumaobciazen sumawydatkow obciazenia wydatki lacznieobciazenia sumaobciazenia summauttag summaut uttag totaltut totaluttag sumut otot vydajecelkem toplamborc totaldebet jumlahdebit 出金合計 sumutbetalinger summadebet',
  total:
    'нийт нийтдүн totaling totalling closingtotals closingtotal endingtotals finaltotals periodtotals rulaj rulajzi rulajzilnic rulajtotal rulajtotalcont totalrulaj totalrulaje rulajcumulat totais ialt sideialt soucet mezisoucet forgalomosszesen oldalosszesen sayfatoplami sivunsumma valisumma delsumma delsum paginatotaal ' +
    'סהכ المجموع الاجمالي مجموع اجمالي общо обороти общообороти оборотизаденя всичко ukupno svega promet ukupanpromet kaive kaivekokku apgrozijums apgrozijumskopa apyvarta isviso samtals velta укупно вкупно промет รวม รวมทั้งสิ้น 小計 総合計 本页合计 累计 總計 总计 합계금액 누계 grandtotal totalgeneral totalegenerale gesamttotal sumatotal totaalgeneraal granttotal geneltoplam totalgeral totalgenerals total totals pagetotal pagetotals totalspage totalthispage seitensumme totaldelapage totalpagina subtotal summe zwischensumme gesamt gesamtsumme gesamtbetrag totaux soustotal totale totali totaal subtotaal suma razem lacznie summa sum yhteensa celkem osszesen toplam jumlah 合計 合计 totaldesoperations totaldesmouvements sumademovimientos totalperiod totalmovimientos totaldeoperaciones umsatzsumme umsatzegesamt totalumsatz umsatztotal totalmovements totaldemovimientos totaldesmouvements totauxdesmouvements totalmovimenti totalemovimenti totaleoperazioni totaalmutaties',
  countCredits: 'عددالايداعات brojuplata brojodobrenja numberofdeposits numberofcredits noofcredits countofcredits creditcount depositcount anzahlgutschriften nombredecredits numerodeabonos numerodecreditos aantalbij liczbauznan antalinsattningar nocredits numcredits crcount',
  countDebits: 'عددالسحوبات brojisplata brojzaduzenja numberofwithdrawals numberofdebits noofdebits countofdebits debitcount withdrawalcount anzahllastschriften anzahlbelastungen nombrededebits numerodecargos numerodedebitos aantalaf liczbaobciazen antaluttag nodebits numdebits drcount numberofchecks',
  ignore:
    'interestearnedbutnotyetcredited interestearnedbutnotyetpaid interestearnedbutnotcredited interestearnednotyetcredited interestearnednotyetpaid interestaccruedbutnotyetcredited interestaccruedbutnotyetpaid interestaccruednotyetpaid accruedinterestnotyetcredited accruedinterestnotyetpaid 本期最低應繳金額 最低應繳金額 最低應繳 最低還款額 最低付款額 最低还款额 信用額度 信用额度 cupototal balanceinpots potsbalance balanceinspaces balanceinvaults totaldisponibil disponibil sumadisponibila solddisponibil sumeblocate sumablocata offenerverfugungsrahmen verfugungsrahmen freierverfugungsrahmen kreditrahmen restkreditrahmen valutarischersaldo valutensaldo saldovalutario soldeenvaleur giacenzamedia mindestrate minimaaltebetalen lagstabeloppattbetala kreditmaksimum minimumsbetaling kredittgrense minimumsbelop minimumabetale minsteabetale minimumsbelopabetale minstebelopabetale minimumatbetale minimumattbetala limitedecredit paiementminimum limitediutilizzo rataminima limitkredytowy minimalnakwotadozaplaty uverovyramec minimalnisplatka hitelkeret minimumfizetendo kartlimiti asgariodemetutari bataskredit pembayaranminimum luottoraja vahimmaismaksu ' +
    'kaytettavissaolevasaldo kaytettavissaolevatvarat kaytettavissa disponibeltbelop disponibeltbelob tilgjengeligbelop eingeraumtekontouberziehung eingeraumteuberziehung saldobloqueado saldocongelado soldebloque blockedbalance frozenbalance יתרהזמינה מסגרתאשראי الرصيدالمتاح الرصيدالمتوفر الحدالائتماني разполагаеманаличност разполагаемосалдо разполагаемост razpolozljivostanje razpolozljivasredstva raspolozivostanje raspolozivasredstva raspolozivisaldo vabadjaak kasutadaolev pieejamaisatlikums pieejamielidzekli laisvaslikutis raðstofunarfe ยอดเงินที่ใช้ได้ ご利用可能額 利用可能額 可用余额 可用餘額 출금가능금액 사용가능금액 availablebalance usablebalance utilisablebalance withdrawablebalance clearedbalance unclearedbalance unclearedamount lienamount saldoutilizable saldoutilizavel soldeutilisable saldosacable saldoretenido balanceavailable availablefunds fundsavailable availabletospend verfugbarersaldo soldedisponible beschikbaarsaldo dostepnesaldo saldodostepne kullanilabilirbakiye kullanilabilir kullanilabilirtutar elerhetoegyenleg pouzitelnyzustatek disponibelbelob доступныйостаток доступнийзалишок διαθεσιμουπολοιπο ' +
    'totalvatcharged totalvat vatcharged totalgstcharged saldominimo saldomaximo soldeminimum mindestguthaben requiredbalance balancerequired totalcreditline totalcreditlimit totalavailablecredit totalcreditavailable totalcreditlineavailable portionofcreditavailable creditavailableforcash totalcashavailable totalminimumpayment totalminimumpaymentdue totalminimumdue totalfeesyeartodate totalinterestyeartodate totalbalance totalassets totaldebtportfolio openingpoints pointsearned averagebalance averagedailybalance averageledgerbalance averagecollected minimumbalance minbalance maxbalance maximumbalance minimumdailybalance lowestdailybalance lowestbalance highestbalance minimumpayment minimumdue minimumamountdue creditlimit overdraftlimit arrangedoverdraft arrangedoverdraftlimit creditline availablecredit available creditavailable yeartodate ytd thisyear lastyear totalfeescharged20 totalinterestcharged20 interestrate annualpercentage pastdue overlimit rewards points pointsbalance cashback bonuspoints pendingbalance pending kreditlimit kreditrahmen dispositionskredit verfugbar verfugbarerbetrag verfugungsrahmen mindestbetrag dispolimit uberziehung plafond decouvertautorise disponible limitedecredito limite disponivel pagominimo pagamentominimo fidodisponibile saldodisponible saldodisponibile saldodisponivel kredietlimiet bestedingslimiet limitkredytu dostepne dostepnesrodki kreditgrans disponibelt tillgangligt disponibelsaldo minimibelopp kayttovara kulutusluotto balancesubjectto promotional transferbalance',
};

const LABELS: { key: string; kind: LabelKind }[] = (Object.entries(ENTRIES) as [LabelKind, string][])
  .flatMap(([kind, words]) => [...new Set(words.split(' ').map(squash))].filter((key) => key !== '').map((key) => ({ key, kind })))
  .sort((a, b) => b.key.length - a.key.length);

/** Entries by their first letters, so that a label is tested against few. */
const HEAD = 3;
const BY_HEAD = new Map<string, { key: string; kind: LabelKind }[]>();
for (const label of LABELS) {
  const head = label.key.slice(0, HEAD);
  BY_HEAD.set(head, [...(BY_HEAD.get(head) ?? []), label]);
}
/** First letters of the few entries that are shorter than a head. */
const SHORT_STARTS = new Set(LABELS.flatMap(({ key }) => (key.length < HEAD ? [key.charCodeAt(0)] : [])));

/**
 * Where an entry may begin, by a mixture of two letters: hardly any place of a label does, and to ask so costs less than to cut a head.
 * Two pairs may share a place in it; the heads decide.
 */
const MAY_BEGIN = new Uint8Array(1 << 14);
for (const { key } of LABELS) {
  if (key.length >= HEAD) MAY_BEGIN[mixed(key.charCodeAt(0), key.charCodeAt(1))] = 1;
}

function mixed(first: number, second: number): number {
  return ((first * 31) ^ (second * 1021)) & ((1 << 14) - 1);
}

const NONE: readonly { key: string; kind: LabelKind }[] = [];

function candidatesFor(squashed: string): readonly { key: string; kind: LabelKind }[] {
  let found: Set<{ key: string; kind: LabelKind }> | undefined;
  let code = squashed.charCodeAt(0);
  for (let at = 0; at < squashed.length; at += 1) {
    const next = squashed.charCodeAt(at + 1);
    const isShort = SHORT_STARTS.has(code);
    if (isShort || MAY_BEGIN[mixed(code, next)] === 1) {
      for (let length = isShort ? 1 : HEAD; length <= HEAD; length += 1) {
        const list = BY_HEAD.get(squashed.slice(at, at + length));
        if (!list) continue;
        found ??= new Set();
        for (const label of list) found.add(label);
      }
    }
    code = next;
  }
  return found ? [...found].sort((a, b) => b.key.length - a.key.length || (a.key < b.key ? -1 : 1)) : NONE;
}

/** Shorter ones are near to too many words. */
const SHORTEST_MISREAD = 7;
/** Letters that recognition takes for each other stand together, small or capital. */
const LOOK_ALIKE = ['oeac0', 'iltjfr1', 'uvn', 'ou', 'gqy9', 'sz52', 'hb', 'ef'];
let byLength: Map<number, string[]> | undefined;

/** One letter of a word was read as another that looks alike. */
export function isMisreadAs(squashed: string, word: string): boolean {
  if (squashed.length !== word.length) return false;
  let at = -1;
  // Asked of all labels as long as each run of words before a figure.
  for (let index = 0; index < word.length; index += 1) {
    if (word.charCodeAt(index) === squashed.charCodeAt(index)) continue;
    if (at >= 0) return false;
    at = index;
  }
  return at >= 0 && LOOK_ALIKE.some((letters) => letters.includes(word[at]!) && letters.includes(squashed[at]!));
}

/** One letter read as two that together look like it, or two as one. */
const READ_FOR: readonly (readonly [RegExp, string])[] = ([['ri', 'n'], ['rn', 'm'], ['in', 'm'], ['ii', 'u'], ['li', 'h'], ['cl', 'd'], ['vv', 'w'], ['m', 'rn'], ['m', 'in'], ['n', 'ri'], ['u', 'ii'], ['h', 'li'], ['d', 'cl'], ['w', 'vv']] as const).map(([read, printed]) => [new RegExp(read, 'gi'), printed]);

/** What a word may have been, each with one letter for two or two for one. */
export function withOtherLetters(word: string): string[] {
  return READ_FOR.flatMap(([read, printed]) => [...word.matchAll(read)].map(({ index, 0: { length } }) => `${word.slice(0, index)}${printed}${word.slice(index + length)}`));
}

/** The one label that what was read differs from in a single letter that looks alike; null when it is a label, or several are as near. Any balance may be an opening one. */
export function misreadLabel(squashed: string): string | null {
  if (squashed.length < SHORTEST_MISREAD) return null;
  const own = labelKind(squashed);
  if (own !== null && own !== 'balance') return null;
  byLength ??= LABELS.reduce((map, { key }) => map.set(key.length, [...(map.get(key.length) ?? []), key]), new Map<number, string[]>());
  const near = (byLength.get(squashed.length) ?? []).filter((key) => isMisreadAs(squashed, key));
  const [label] = near;
  return near.length === 1 && (own === null || BOUNDS.has(labelKind(label!)!)) ? label! : null;
}

const KEYS = new Set(LABELS.map(({ key }) => key));

/** Nothing but a known phrase: "saldo do dia". */
export function isWholeLabel(squashed: string): boolean {
  return KEYS.has(squashed);
}

export const SUMS: ReadonlySet<LabelKind> = new Set<LabelKind>(['totalCredits', 'totalDebits', 'total']);
/** Of balances that rows begin or end with. */
export const BOUNDS: ReadonlySet<LabelKind | null> = new Set<LabelKind>(['opening', 'closing', 'carriedForward', 'broughtForward']);

/** "Total fees charged in 2025": sums of a year are none of the period. "SUPPLY TD24836223" is a name and a number. */
const WHOLE_YEAR = /yeartodate|^ytd|(?:fees?|interest|totals?|charged|charges|paid|earned|dividends?|withheld|deposits|credits|debits|tax|income|period)ytd|ytd(?:interest|fee|total|tax|div|paid|earn|charge|withh|(?:19|20)\d\d$)|thisyear|lastyear|previousyear|calendaryear|taxyear|financialyear|steuerjahr|kalenderjahr|jahresbeginn|anneeencours|(?:in|for|en|im|during)(?:19|20)\d\d$|^(?:19|20)\d\dtotal/;

/** Figures under such a title, or with such words in their label, sum up more than the period. */
export function isOfWholeYear(squashed: string): boolean {
  return WHOLE_YEAR.test(squashed) && !/balan|sald|sold/.test(squashed);
}

/** "Opening cash balance": what stands between says of what, not which. */
const OPENING_BALANCE = /^(?:your)?(?:opening|beginning|starting|previous)[a-z]{0,16}balance|^(?:opening|beginning|starting)cash(?!flow|in|out)/;
const CLOSING_BALANCE = /^(?:your)?(?:closing|ending|final)[a-z]{0,16}balance|^(?:closing|ending)cash(?!flow|in|out)/;

/** "Saldo de Operación Inicial", "Solde en euros au début de période": the word for balance first. */
const BALANCE_OPENING = /^(?:saldo|solde)[a-z]{0,22}(?:inicial|iniziale|initial|anterior|precedent|precedente)(?!mente)/;
const BALANCE_CLOSING = /^(?:saldo|solde)[a-z]{0,22}(?:final|finale)(?:delperiodo|doperiodo)?(?:(?:in|en|em)(?:euros?|eur|pesos|reais)?)?$/;

function qualifiedBalance(squashed: string): LabelKind | null {
  if (/avail|dispon|promedi|medio|media|moyen/.test(squashed)) return null;
  if (OPENING_BALANCE.test(squashed) || BALANCE_OPENING.test(squashed)) return 'opening';
  return CLOSING_BALANCE.test(squashed) || BALANCE_CLOSING.test(squashed) ? 'closing' : null;
}

/** "Saldo final del periodo anterior": what the last statement closed with opens this one. */
const OF_LAST_TIME = /(?:anterior|previo|precedente?)$|(?:last|previous|prior|preceding)(?:statement|period|month|bill|cycle)$|^(?:previous|prior|last(?:statement|bill|month))/;

/** "Total service charges, which will be assessed on": these are rows of another statement. */
const IS_TO_COME = /willbe(?:assessed|charged|debited|deducted|collected|billed)/;

/** Whether the words that follow a sum say that it is still to be charged. */
export function isToCome(squashed: string): boolean {
  return IS_TO_COME.test(squashed);
}

/** "Total charges incl. VAT", "Total VAT": sums of what a tax was charged on, listed for the tax office. */
const OF_TAX = /(?:incl|including|excl|excluding|inc|exc|inkl|exkl|mit|con|avec|total|totale|summe)(?:ding|usive|usiveof|usief)?(?:of)?(?:vat|gst|mwst|iva|tva|btw|moms|dph|kdv)$/;

function inItsTime(squashed: string, kind: LabelKind | null): LabelKind | null {
  if (kind === 'closing' && OF_LAST_TIME.test(squashed)) return 'opening';
  return kind !== null && SUMS.has(kind) && (isToCome(squashed) || OF_TAX.test(squashed)) ? 'ignore' : kind;
}

/** "Saldo promedio", "Solde moyen": no balance that stood at any time. */
const AVERAGE = /average|promedi|medio|media$|moyen|durchschnitt|gemiddeld|medel(?:saldo|tal)|gjennomsnitt|gennemsnit|keskisaldo|sredni|prumern|priemern|atlagos|ortalama|ratarata/;

/** "Average Stmt Balance", "Monthly aver. cr. bal.": also where it is no word for balance that is known. */
const AVERAGE_BALANCE = /(?:average|avg)[a-z]{0,14}bal(?:ance)?$|^(?:monthly|daily)(?:aver|min(?:imum)?|max(?:imum)?)(?:cr|dr|credit|debit|ledger|collected)?bal(?:ance)?$/;

/** "Geïncasseerd vorig saldo", "Ausgleich letzte Rechnung": what was owed is paid, by a row. */
const PAYMENT_OF = /^(?:payment|settlement|zahlung|ausgleich|begleichung|einzug|lastschrift|lsvzahlung|incasso|geincasseerd|betaling|prelevement|reglement|paiement|pago|pagamento|addebito|adeudo|cobro|domiciliacion|splata|uhrada|inkaso|inbetalning|innbetaling|indbetaling|suoritus|odeme)(?=.{6})/;

/** "Total deposit account balance": what is on several accounts together, and no sum of what came in. */
const OF_ACCOUNTS = /^total(?:bank)?(?:deposit|savings|checking|chequing|loan)s?(?:accounts?)?balances?$/;

/** "Opening Cashback Bonus Balance": of a programme, though in money. */
const OF_PROGRAMME = /^total(?:dailycash|cashback|rewards?)|(?:cashback(?:bonus|rewards?)?|rewards?(?:cash|dollars)?)balance$/;

/** "Total amount of qualifying deposits", "Total taxable charges": what a fee or a tax depends on, and what counted towards it. */
const OF_TERMS = /qualifying|^total(?:taxable|vatable)/;

const AND_MORE = /^(?:or(?:more|higher|greater|above|less|lower|below)|oder(?:mehr|weniger)|ou(?:plus|moins|mais|menos)|o(?:mas|menos|piu|meno)|ofmeer|ofminder|ellermer)/;

/** "$1,500.00 or more": the words behind a figure make it the bound of some condition. */
export function saysOrMore(squashed: string): boolean {
  return AND_MORE.test(squashed);
}

/** "Opening unit balance": shares of a fund, no money. */
const OF_UNITS = /(?:units?|shares?)balance|balance(?:in|of)?(?:units|shares)$/;

const cache = new Map<string, LabelKind | null>();
/** Texts of some hundred pages. */
const MOST_CACHED = 50_000;

/** Letters of a label, at most. */
const LONGEST = 90;

/** Which figure a label announces, judged by the longest known phrase at its beginning, or anywhere when the phrase is long enough to be no accident. */
export function labelKind(squashed: string): LabelKind | null {
  if (squashed === '' || squashed.length > LONGEST + 'your'.length) return null;
  const known = cache.get(squashed);
  if (known !== undefined) return known;
  if (cache.size > MOST_CACHED) cache.clear();
  const kind = kindOfWords(squashed) ?? (squashed.includes('your') ? boundOfYours(squashed) : null);
  cache.set(squashed, kind);
  return kind;
}

/** "Balance from your last statement". */
function boundOfYours(squashed: string): LabelKind | null {
  const plain = kindOfWords(squashed.replace('your', ''));
  return BOUNDS.has(plain) ? plain : null;
}

/** "Closing Bal.", "Bal C/F", "Bal": with words around it that only labels have, for a name may begin or end with these letters. */
const SHORT_BALANCE = /^(opening|closing|starting|beginning|ending|previous|new|current|final|available)?bal(bf|cf|bfwd|cfwd|fwd|forward|broughtforward|carriedforward)?$/;

function kindOfWords(shortened: string): LabelKind | null {
  const squashed = shortened.replace(SHORT_BALANCE, '$1balance$2');
  // "EE LIMITED" is whom somebody paid, and no limit.
  if (squashed === '' || squashed.length > LONGEST || squashed.endsWith('limited')) return null;
  // "There were 19 card purchases totaling": the sum of a section, in a sentence.
  const said = isOfWholeYear(squashed) || OF_UNITS.test(squashed) || OF_TERMS.test(squashed) || OF_ACCOUNTS.test(squashed) || OF_PROGRAMME.test(squashed) ? 'ignore' : /^therew(?:as|ere)\w/.test(squashed) ? (squashed.endsWith('totaling') || squashed.endsWith('totalling') ? 'total' : 'ignore') : null;
  if (said !== null) return said;
  const carried = carriedByPages(squashed);
  if (carried !== null) return carried;
  const candidates = candidatesFor(squashed);
  const first = candidates.find(({ key, kind }) => fits(squashed, key) || (kind === 'closing' && squashed.startsWith(key) && BY_A_DAY.test(squashed.slice(key.length))));
  // "Ancien solde créditeur au" holds a word for balance, but says which.
  const hit = first?.kind === 'balance' ? (candidates.find(({ key, kind }) => BOUNDS.has(kind) && !first.key.includes(key) && fits(squashed, key)) ?? first) : first;
  const found = hit?.kind ?? (WHOLE_LABEL.has(squashed) ? 'totalDebits' : qualifiedBalance(squashed));
  const named = found === 'opening' && PAYMENT_OF.test(squashed) && hit !== undefined && !squashed.startsWith(hit.key) ? null : found;
  return (named === 'balance' && AVERAGE.test(squashed)) || (named === null && AVERAGE_BALANCE.test(squashed)) ? 'ignore' : inItsTime(squashed, directed(squashed, named));
}

const [BEFORE, AFTER] = ['anterior|precedente?|previous|preceding|prior|prethodn\\w{1,4}|vorige|vorherige[nr]?|forrige|foregaende|poprzedniej', 'siguiente|seguinte|suivante|successiva|seguente|next|following|sledec\\w{1,4}|volgende|nachste[nr]?|naesta|neste|nasta|nastepnej'];
const PAGE = 'blatt|blad|seite|page|pagina|folha|hoja|sida|side|stron[ay]|strani?[aceu]?|sheet|bladzijde';
const [FROM_PAGE, TO_PAGE] = [BEFORE, AFTER].map((which) => new RegExp(`^(?:saldo|solde?|balance|stanje|kontostand)(?:a|al|ala|alla|au|auf|da|de|del|della|der|di|fra|fran|from|la|na|para|paraa|sa|the|til|till|to|van|von|z)*(?:(?:${PAGE})(?:${which})|(?:${which})(?:${PAGE}))$`));

/** "Saldo de la hoja anterior", "Balance to next page": what the pages of one statement pass on is none of where it began or ends. */
function carriedByPages(squashed: string): LabelKind | null {
  if (FROM_PAGE!.test(squashed)) return 'broughtForward';
  return TO_PAGE!.test(squashed) ? 'carriedForward' : null;
}

/** Sums of a side where they are the whole label; names of payees begin like them ("Compra S"). */
const WHOLE_LABEL: ReadonlySet<string> = new Set('achats compras acquisti einkaufe aankopen zakupy nakupy vasarlasok ostot harcamalar pembelanjaan'.split(' '));

const SUM_WORD = /^(?:page|grand|sub)?(?:סהכ|اجمالي|مجموع|обороти|оборот|вкупно|укупно|svega|promet|kaive|apgrozijums|apyvarta|samtals|velta|รวม|總計|总计|total|totale|totaal|totaux|suma|summe|summa|sum|toplam|jumlah|celkem|razem|yhteensa|somme|itogo|всього|усього|разом|итого|всего|общо|συνολο|ukupno|skupaj|kokku|kopa|isviso|tong|합계|合計|小計|сума|сумма)|osszesen$|total$|summe$|celkem$|toplami$/;
const IN_ROOT = /iplauk|pajam|ienak|ieplud|laekum|זכות|הפקד|זיכו|دائن|ايداع|اضاف|وارد|кредит|постъп|odobr|potraz|одобр|потраж|побарув|innborg|kreedit|ฝาก|เงินเข้า|お預|貸方|存|转入|轉入|맡기|deposit|credit|paidin|moneyin|received|receipt|abono|ingreso|haber|entrada|entrate|entree|versement|accredit|avere|gutschrift|eingang|haben|bijschrijv|uznan|wplat|wplyw|insatt|inbetal|panot|tulot|giris|gelen|alacak|kredit|masuk|pripsan|prijat|jovair|zugang|additions|jovair|надходж|зарах|поступ|зачисл|приход|πιστωσ|uplat|priliv|laekum|ieskait|입금|入金|存入/;
const OUT_ROOT = /islaid|isleid|izdev|izmaks|valjamin|חובה|משיכ|חיוב|مدين|سحب|سحوب|صادر|خصم|дебит|теглен|zaduz|dugov|terec|isplat|дугуј|должи|uttekt|utborg|deebet|ถอน|เงินออก|引出|借方|提|转出|轉出|찾으|지급|withdraw|debit|paidout|moneyout|charge|instal|cheques|checks|cargo|retiro|debe|egreso|gasto|saida|uscit|addebit|dare|lastschrift|ausgang|soll|belast|retrait|sortie|depense|afschrijv|obciaz|wyplat|wydat|uttag|utbetal|menot|otot|cikis|giden|borc|debet|keluar|odepsan|vydaj|abgang|subtractions|purchases|spent|terhel|витрат|списан|расход|плащан|χρεωσ|isplat|odliv|valjamin|izmaks|출금|出金|支出|consumos|compras|acquist|achats|zakup|nakup|vasarl|ostot|harcama|einkauf/;

/** "Subtotal for card 2": a word for sum, whatever it is of, and neither of a year nor of a limit. */
export function isSumNamed(squashed: string): boolean {
  return SUM_WORD.test(squashed) && !NO_SUM.test(squashed) && !isOfWholeYear(squashed);
}

const NO_SUM = /limit|line|avail|minimum|due|points/;

/** "Total transações inter. em R$": rows of either side. */
const OF_ROWS = /^total\p{L}{0,4}?(?:transa[ckz]|lancament|moviment)/u;

/** "TOTAL IMPORTE CARGOS": a word for sum and one for a direction, in whatever phrase. */
function directed(squashed: string, kind: LabelKind | null): LabelKind | null {
  if (kind !== null && kind !== 'total') return kind;
  if (!SUM_WORD.test(squashed) || squashed.length > 60 || NO_SUM.test(squashed)) return kind;
  const isIn = IN_ROOT.test(squashed);
  const isOut = OUT_ROOT.test(squashed);
  if (isIn && isOut) return 'total';
  if (!isIn && !isOut) return kind ?? (OF_ROWS.test(squashed) ? 'total' : null);
  return isIn ? 'totalCredits' : 'totalDebits';
}

/** "Deposits" alone announces a total; "Deposits at the branch" is a description. Words for sums and balances may be qualified. */
const PAGE_SUFFIX = /^(?:auf|von|de|da|do|del|la|van|naar|to|from|next|previous|der|du|fran|till|fra|til|z|na)*(?:blatt|seite|page|pagina|folha|hoja|sida|side|strony|strana|sheet)\d*$/;

/** "Blatt", "page 2". */
export function isPageWord(squashed: string): boolean {
  return PAGE_SUFFIX.test(squashed);
}

const QUALIFIABLE = /total|יתר|رصيد|салдо|наличност|стањ|состојб|staða|gjendj|ნაშთ|qaliq|ยอด|繰越|sum|saldo|solde?|balance|toplam|jumlah|celkem|razem|forward|stan|bestand|yhteensa|合計|残高|залиш|остат|сальд|πολοιπ|egyenleg|sodu|zostat|stanje|likut|atlikum|잔액|余额|餘額|総|всього|усього|итого|сума|сумма/;

/** "To pay no later than 31.01.2025". */
const BY_A_DAY = /^(?:(?:no)?laterthan|onorbefore|before|by|senast|senest|innen|spatestens|bis(?:zum)?|voor|uiterlijk(?:op)?|avantle|antesdel?|hasta(?:el)?|entro(?:il)?|do(?:dnia)?)\d*$/;

function fits(squashed: string, key: string): boolean {
  const at = squashed.indexOf(key);
  if (at < 0) return false;
  const rest = squashed.length - key.length;
  if (rest === 0) return true;
  // "c/f" is an abbreviation; "CFE" is whom somebody paid.
  if (key.length <= 2 && key.charCodeAt(0) < 128) return false;
  if (/yeartodate|ytd|thisyear|lastyear|20\d\d$|jahresbeginn|cumul|points/.test(squashed.replace(key, ''))) return false;
  if (PAGE_SUFFIX.test(squashed.replace(key, ''))) return at === 0;
  if (!QUALIFIABLE.test(key)) return rest <= (key.length >= 18 ? 14 : 3);
  if (key.length >= 11) return at <= 24 && rest <= 40;
  if (at === 0) return key.length >= 5 ? rest <= 14 : rest <= 2;
  return key.length >= 8 && rest <= 16;
}

const REWARDS = /points|reward|airmiles|punkte(?!l)|puntos|pontos|puntipremio|poang/;

/** Figures under such a title count points, whatever they are called. */
export function isOfRewards(squashed: string): boolean {
  return REWARDS.test(squashed);
}

const TITLE_OF_REWARDS = /^(?:your|my)?(?:cashback(?:bonus|rewards?)?|cashrewards?|rewards?(?:cash|dollars|points|program)?|bonuspunkte|treuepunkte|puntos|pontos|programmefidelite|recompenses|boni(?:dollars)?)(?:balance|summary|activity|account|details|overview|earned|atglance|this(?:month|period))?$/;

/** "Cashback Bonus": figures of such a box may be money, and are no balances of the account. */
export function isTitleOfRewards(squashed: string): boolean {
  return TITLE_OF_REWARDS.test(squashed);
}
