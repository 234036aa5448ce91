// What stands before the first and the last day of a period where each has a line of its own. On squashed text, the whole label.

const START = new Set(
  (
    'from fromdate datefrom start starts startdate startingdate begins begindate beginningdate periodfrom periodstart periodstarts periodstartdate periodbeginning statementfrom statementstart statementstarts statementstartdate statementbegins ' +
    'desde fechadesde fechainicio fechainicial fechadeinicio periododesde von vom vondatum zeitraumvon startdatum beginn du datedebut datededebut debutdeperiode dal datainizio periododal van vanaf begindatum od dataod fra fradato fran frandatum periodefra datainicial datainicio tungay baslangictarihi'
  ).split(' '),
);
const END = new Set(
  (
    'to todate dateto until end ends enddate endingdate endsdate periodto periodend periodends periodenddate periodending statementto statementend statementends statementenddate closingdate closedate statementclosingdate ' +
    'hasta fechahasta fechafin fechafinal fechadefin periodohasta bis bisdatum zeitraumbis enddatum ende au datefin datedefin findeperiode al datafine periodoal tot totenmet einddatum do datado til tildato till tilldatum periodetil datafinal datafim denngay đenngay bitistarihi'
  ).split(' '),
);
const PERIOD = new Set('period statementperiod periode perioda periodo periodedumois mois mes monat zeitraum abrechnungsmonat bulan periodelaporan tempohpenyata periododoextrato periododo mesano mesreferencia mesdereferencia okres obdobie obdobi razdoblje период месяц 期間 期间 기간'.split(' '));

export function isPeriodLabel(squashed: string): boolean {
  return PERIOD.has(squashed);
}

export function isPeriodStart(squashed: string): boolean {
  return START.has(squashed);
}

export function isPeriodEnd(squashed: string): boolean {
  return END.has(squashed);
}
