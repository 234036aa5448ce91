// Month names and their usual abbreviations, folded to plain lower-case letters. A name that two languages use differently is left out.
import { foldText } from './plainText.js';

const NAMES: readonly (readonly string[])[] = [
  // EN, DE, FR, ES, PT, IT, NL, PL, SV / DA / NO, CS, FI, TR, RO, HU, ID / MS, HR
  ['january', 'jan', 'januar', 'jaenner', 'janner', 'janvier', 'janv', 'jan', 'enero', 'ene', 'janeiro', 'gennaio', 'gen', 'januari', 'stycznia', 'styczen', 'sty', 'ledna', 'leden', 'led', 'tammikuu', 'tammikuuta', 'tammi', 'ocak', 'oca', 'ianuarie', 'ian', 'januar', 'sijecnja', 'gener'],
  ['february', 'feb', 'febr', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'fevereiro', 'febbraio', 'februari', 'lutego', 'luty', 'lut', 'unora', 'unor', 'helmikuu', 'helmikuuta', 'helmi', 'subat', 'sub', 'februarie', 'veljace', 'febrer', 'feber'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'marco', 'maart', 'mrt', 'marca', 'marzec', 'brezna', 'brezen', 'maaliskuu', 'maaliskuuta', 'maalis', 'mart', 'martie', 'marcius', 'marc', 'maret', 'mac', 'ozujka'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwietnia', 'kwiecien', 'kwi', 'dubna', 'duben', 'huhtikuu', 'huhtikuuta', 'huhti', 'nisan', 'nis', 'aprilie', 'aprilis', 'travnja'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'mei', 'maja', 'maj', 'kvetna', 'kveten', 'toukokuu', 'toukokuuta', 'touko', 'mayis', 'majus', 'svibnja', 'maig'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu', 'czerwca', 'czerwiec', 'cze', 'cervna', 'cerven', 'kesakuu', 'kesakuuta', 'kesa', 'haziran', 'haz', 'iunie', 'iun', 'junius', 'lipnja', 'juny'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug', 'lipca', 'lipiec', 'lip', 'cervence', 'cervenec', 'heinakuu', 'heinakuuta', 'heina', 'temmuz', 'tem', 'iulie', 'iul', 'julius', 'srpnja', 'juliol'],
  ['august', 'aug', 'aout', 'aou', 'agosto', 'ago', 'augustus', 'augusti', 'sierpnia', 'sierpien', 'sie', 'srpna', 'srpen', 'elokuu', 'elokuuta', 'elo', 'agustos', 'agu', 'augusztus', 'agustus', 'ogos', 'kolovoza', 'agost'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setiembre', 'setembro', 'set', 'settembre', 'wrzesnia', 'wrzesien', 'wrz', 'zari', 'syyskuu', 'syyskuuta', 'syys', 'eylul', 'eyl', 'septembrie', 'szeptember', 'szept', 'rujna', 'setembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'ott', 'pazdziernika', 'pazdziernik', 'paz', 'rijna', 'rijen', 'lokakuu', 'lokakuuta', 'loka', 'ekim', 'eki', 'octombrie', 'oktobar', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopada', 'listopadu', 'listopad', 'lis', 'marraskuu', 'marraskuuta', 'marras', 'kasim', 'kas', 'noiembrie', 'noi', 'studenoga'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dezembro', 'dicembre', 'des', 'grudnia', 'grudzien', 'gru', 'prosince', 'prosinec', 'joulukuu', 'joulukuuta', 'joulu', 'aralik', 'ara', 'decembrie', 'desember', 'disember', 'prosinca', 'desembre'],
];

const MORE: readonly string[] = [
  // DA, CS, SK, SL, LT, LV, ET, IS, RU, UK, BG, EL
  'januaris januara ledn sausio sausis janvaris jaanuar januari januaryi janur января январь янв січня січень січ януари ιανουαριου ιανουαριος ιαν',
  'februaris februara veebruar vasario vasaris unr uno февраля февраль фев лютого лютий лют февруари φεβρουαριου φεβρουαριος φεβ φεβρ',
  'marts marec marca marsa kovo kovas maerts marti bre марта март мар березня березень бер μαρτιου μαρτιος μαρ',
  'aprila aprilis aprill balandzio balandis aprils апреля апрель апр квітня квітень кві април απριλιου απριλιος απρ',
  'maj maja majs mayi geguzes geguze maijs kve мая май травня травень тра μαιου μαιος μαι',
  'junija junij juna juuni birzelio birzelis junijs cvn jun июня июнь июн червня червень чер юни ιουνιου ιουνιος ιουν',
  'julija julij jula juuli liepos liepa julijs cvc июля июль июл липня липень лип юли ιουλιου ιουλιος ιουλ',
  'avgust avgusta avg augusta rugpjucio rugpjutis augusts srp agust августа август авг серпня серпень сер αυγουστου αυγουστος αυγ',
  'septembra septembar rugsejo rugsejis septembris zar сентября сентябрь сен сент вересня вересень вер септември σεπτεμβριου σεπτεμβριος σεπ σεπτ',
  'oktobra oktobris oktoober spalio spalis rij октября октябрь окт жовтня жовтень жов октомври οκτωβριου οκτωβριος οκτ',
  'novembra novembar novembris lapkricio lapkritis ноября ноябрь ноя листопада листопад лис ноември νοεμβριου νοεμβριος νοε',
  'decembra decembar decembris detsember dets gruodzio gruodis dis декабря декабрь дек грудня грудень гру декември δεκεμβριου δεκεμβριος δεκ',
];

const FURTHER: readonly string[] = [
  // AZ and UZ, SQ, SR and MK, AR (also of the Levant and the Maghreb), HE, KA, HY, KK, BE, CY, GA, MT, GL, EU, AF, SW
  'yanvar janar јануар јануари يناير جانفي ינואר იანვარი հունվար қаңтар студзеня студзень ionawr eanair jannar xaneiro urtarrila januarie',
  'fevral shkurt фебруар فبراير فيفري شباط פברואר თებერვალი փետրվար ақпан лютага chwefror feabhra frar febreiro otsaila februarie',
  'مارس آذار מרץ მარტი մարտ наурыз сакавіка сакавік mawrth marta marzu martxoa machi',
  'aprel prill أبريل أفريل نيسان אפריל აპრილი ապրիլ сәуір красавіка красавік ebrill aibrean apirila aprili',
  'мај مايو ماي أيار מאי მაისი մայիս мамыр травеня bealtaine mejju maiatza',
  'iyun qershor јун јуни يونيو جوان حزيران יוני ივნისი հունիս маусым чэрвеня чэрвень mehefin meitheamh gunju xuno ekaina junie',
  'iyul korrik јул јули يوليو جويلية تموز יולי ივლისი հուլիս шілде ліпеня ліпень gorffennaf iuil lulju xullo uztaila julie julai',
  'avqust gusht أغسطس أوت آب אוגוסט აგვისტო օգոստոս тамыз жніўня жнівень awst lunasa awwissu abuztua agosti',
  'sentyabr sentabr shtator септембар سبتمبر أيلول ספטמבר სექტემბერი սեպտեմբեր қыркүйек верасня верасень medi iraila settembru septemba',
  'oktyabr oktabr tetor октобар أكتوبر אוקטובר ოქტომბერი հոկտեմբեր қазан кастрычніка кастрычнік hydref ottubru urria oktoba',
  'noyabr nentor новембар نوفمبر נובמבר ნოემბერი նոյեմբեր қараша лістапада лістапад tachwedd samhain novembru azaroa novemba',
  'dekabr dhjetor децембар ديسمبر דצמבר დეკემბერი դեկտեմբեր желтоқсан снежня снежань rhagfyr nollaig dicembru decembro abendua desemba',
];

const MONTH_BY_NAME = new Map<string, number>();
NAMES.forEach((names, index) => {
  for (const name of names) MONTH_BY_NAME.set(name, index + 1);
  for (const name of `${MORE[index]!} ${FURTHER[index]!}`.split(' ')) if (!MONTH_BY_NAME.has(foldText(name))) MONTH_BY_NAME.set(foldText(name), index + 1);
});

export function monthNumber(folded: string): number | null {
  return MONTH_BY_NAME.get(folded) ?? null;
}

const WITH_YEAR = /(?<!\p{L})(\p{L}{3,12})\.?,? (?:de |del )?((?:19|20)\d\d)(?!\d)/gu;

/** "septiembre de 2025": the months that a text names with their years. */
export function monthsWithYears(folded: string): { month: number; year: number; text: string }[] {
  return [...folded.matchAll(WITH_YEAR)].flatMap(([text, name, year]) => {
    const month = monthNumber(name!);
    return month === null ? [] : [{ month, year: Number(year), text }];
  });
}

/** The first of them, where all are of one month. */
export function oneMonth<T extends { month: number; year: number }>([first, ...more]: readonly T[]): T | null {
  return first && more.every(({ month, year }) => month === first.month && year === first.year) ? first : null;
}

/** The month's name that a word differs from in one letter ("danuary"); null when it is a name, or several are as near. */
export function misreadMonth(folded: string): string | null {
  if (folded.length < SHORTEST_MISREAD || MONTH_BY_NAME.has(folded)) return null;
  const near = [...MONTH_BY_NAME.keys()].filter((name) => name.length === folded.length && [...name].filter((letter, at) => letter !== folded[at]).length === 1);
  return near.length === 1 ? near[0]! : null;
}

/** The abbreviation of the one month that a word of three letters differs from in one ("Dee"); for words that stand between a day and a year. */
export function misreadAbbreviation(folded: string): string | null {
  if (folded.length !== 3 || MONTH_BY_NAME.has(folded)) return null;
  const near = [...MONTH_BY_NAME].filter(([name]) => name.length === 3 && [...name].filter((letter, at) => letter !== folded[at]).length === 1);
  return new Set(near.map(([, month]) => month)).size === 1 ? near[0]![0] : null;
}

/** Shorter ones are near to too many words. */
const SHORTEST_MISREAD = 6;
