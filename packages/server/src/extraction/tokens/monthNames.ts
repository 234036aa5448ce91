// Month names and their usual abbreviations, folded to plain lower-case letters. A name that two languages use differently is left out.

const NAMES: readonly (readonly string[])[] = [
  // EN, DE, FR, ES, PT, IT, NL, PL, SV / DA / NO, CS, FI, TR, RO, HU, ID / MS, HR
  ['january', 'jan', 'januar', 'jaenner', 'janner', 'janvier', 'janv', 'jan', 'enero', 'ene', 'janeiro', 'gennaio', 'gen', 'januari', 'stycznia', 'styczen', 'sty', 'ledna', 'leden', 'led', 'tammikuu', 'tammikuuta', 'tammi', 'ocak', 'oca', 'ianuarie', 'ian', 'januar', 'sijecnja', 'gener'],
  ['february', 'feb', 'febr', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'fevereiro', 'febbraio', 'februari', 'lutego', 'luty', 'lut', 'unora', 'unor', 'helmikuu', 'helmikuuta', 'helmi', 'subat', 'sub', 'februarie', 'veljace', 'febrer', 'feber'],
  ['march', 'mar', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'marco', 'maart', 'mrt', 'marca', 'marzec', 'brezna', 'brezen', 'maaliskuu', 'maaliskuuta', 'maalis', 'mart', 'martie', 'marcius', 'marc', 'maret', 'mac', 'ozujka'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwietnia', 'kwiecien', 'kwi', 'dubna', 'duben', 'huhtikuu', 'huhtikuuta', 'huhti', 'nisan', 'nis', 'aprilie', 'aprilis', 'travnja'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'mei', 'maja', 'maj', 'kvetna', 'kveten', 'toukokuu', 'toukokuuta', 'touko', 'mayis', 'majus', 'svibnja', 'maig'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu', 'czerwca', 'czerwiec', 'cze', 'cervna', 'cerven', 'kesakuu', 'kesakuuta', 'kesa', 'haziran', 'haz', 'iunie', 'iun', 'junius', 'lipnja', 'juny'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug', 'lipca', 'lipiec', 'lip', 'cervence', 'cervenec', 'heinakuu', 'heinakuuta', 'heina', 'temmuz', 'tem', 'iulie', 'iul', 'julius', 'srpnja', 'juliol'],
  ['august', 'aug', 'aout', 'agosto', 'ago', 'augustus', 'augusti', 'sierpnia', 'sierpien', 'sie', 'srpna', 'srpen', 'elokuu', 'elokuuta', 'elo', 'agustos', 'agu', 'augusztus', 'agustus', 'ogos', 'kolovoza', 'agost'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setiembre', 'setembro', 'set', 'settembre', 'wrzesnia', 'wrzesien', 'wrz', 'zari', 'syyskuu', 'syyskuuta', 'syys', 'eylul', 'eyl', 'septembrie', 'szeptember', 'szept', 'rujna', 'setembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'ott', 'pazdziernika', 'pazdziernik', 'paz', 'rijna', 'rijen', 'lokakuu', 'lokakuuta', 'loka', 'ekim', 'eki', 'octombrie', 'oktobar', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopada', 'listopad', 'lis', 'marraskuu', 'marraskuuta', 'marras', 'kasim', 'kas', 'noiembrie', 'noi', 'studenoga'],
  ['december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dezembro', 'dicembre', 'des', 'grudnia', 'grudzien', 'gru', 'prosince', 'prosinec', 'joulukuu', 'joulukuuta', 'joulu', 'aralik', 'ara', 'decembrie', 'desember', 'disember', 'prosinca', 'desembre'],
];

const MONTH_BY_NAME = new Map<string, number>();
NAMES.forEach((names, index) => {
  for (const name of names) MONTH_BY_NAME.set(name, index + 1);
});

export function monthNumber(folded: string): number | null {
  return MONTH_BY_NAME.get(folded) ?? null;
}
