// "Opening 1,000.00 … Closing 1,300.00": what is left of the names of both balances where the word for a balance is left out. Each by itself may
// be anything; the two of one language beside each other are the ends of an account.
const PAIRS: readonly (readonly [openings: string, closings: string])[] = [
  ['opening|open|beginning|begin|starting|start|startofmonth|startofperiod|beginningofmonth|beginningofperiod', 'closing|close|ending|end|endofmonth|endofperiod'],
  ['anfang|beginn|start|eroffnung|periodenbeginn|monatsanfang', 'ende|schluss|abschluss|periodenende|monatsende'],
  ['initial|ouverture|debut|debutdeperiode|debutdemois', 'final|cloture|fin|findeperiode|findemois'],
  ['inicial|inicio|apertura|abertura', 'final|fin|cierre|fechamento|fecho|encerramento'],
  ['iniziale|inizio|apertura', 'finale|fine|chiusura'],
  ['begin|opening|beginstand', 'eind|einde|eindstand|sluiting'],
  ['poczatkowe|poczatkowy|poczatek|otwarcie', 'koncowe|koncowy|koniec|zamkniecie'],
  ['pocatecni|zacatek|pociatocny|zaciatok', 'konecny|konec|koniec'],
  ['ingaende|inngaende|indgaende|primo|start', 'utgaende|udgaende|ultimo|slut|slutt'],
  ['alku', 'loppu'],
  ['nyito', 'zaro'],
  ['pocetno|pocetni|pocetak', 'zavrsno|zavrsni|krajnje|kraj'],
  ['acilis|baslangic|donembasi', 'kapanis|bitis|donemsonu'],
  ['awal', 'akhir'],
];

export type BareEnd = 'opening' | 'closing';

/** Where a word stands among the pairs: which side of which of them. */
const SIDES = new Map<string, [pair: number, side: BareEnd][]>();
PAIRS.forEach(([openings, closings], pair) => {
  const add = (words: string, side: BareEnd): void => {
    for (const word of words.split('|')) SIDES.set(word, [...(SIDES.get(word) ?? []), [pair, side]]);
  };
  add(openings, 'opening');
  add(closings, 'closing');
});

/** @param squashed all that a label says */
export function bareEnds(squashed: string): readonly [pair: number, side: BareEnd][] {
  return SIDES.get(squashed) ?? [];
}
