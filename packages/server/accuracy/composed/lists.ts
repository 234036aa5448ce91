// Lists beside the rows of a statement that hold no rows of their own: what is pending, fees and cheques once more, where the money went, what codes mean.
import type { LedgerPeriod } from '../generator/ledger.js';
import type { Random } from '../generator/random.js';
import { boldOf, dayOf } from './columns.js';
import type { Composition } from './composition.js';
import type { Figures } from './figures.js';
import type { Workplace } from './rows.js';

export type ListName = 'pending' | 'fees again' | 'cheque images' | 'spending' | 'legend';

/** A text on the left, figures on the right. */
export interface List {
  name: ListName;
  title: string;
  lines: { texts: string[]; figures: string[] }[];
}

interface ListWords {
  pending: string;
  spending: string;
  legend: string;
  goods: readonly string[];
  meanings: readonly string[];
}

/** By language; where a language is missing, so are the lists. */
const LIST_WORDS: Readonly<Record<string, ListWords>> = {
  en: { pending: 'Pending transactions', spending: 'Where your money went', legend: 'Codes used on this statement', goods: ['Groceries', 'Travel', 'Bills', 'Eating out'], meanings: ['Bank credit', 'Direct debit', 'Card purchase', 'Charge'] },
  de: { pending: 'Vorgemerkte Umsätze', spending: 'Ihre Ausgaben nach Kategorien', legend: 'Erläuterung der Abkürzungen', goods: ['Lebensmittel', 'Reisen', 'Wohnen', 'Freizeit'], meanings: ['Gutschrift', 'Lastschrift', 'Kartenzahlung', 'Entgelt'] },
  fr: { pending: 'Opérations à venir', spending: 'Vos dépenses par catégorie', legend: 'Signification des codes', goods: ['Alimentation', 'Voyages', 'Logement', 'Loisirs'], meanings: ['Virement reçu', 'Prélèvement', 'Carte', 'Frais'] },
  es: { pending: 'Movimientos pendientes', spending: 'Sus gastos por categoría', legend: 'Significado de los códigos', goods: ['Alimentación', 'Viajes', 'Hogar', 'Ocio'], meanings: ['Abono', 'Adeudo', 'Tarjeta', 'Comisión'] },
  it: { pending: 'Operazioni non contabilizzate', spending: 'Le tue spese per categoria', legend: 'Legenda delle causali', goods: ['Alimentari', 'Viaggi', 'Casa', 'Svago'], meanings: ['Accredito', 'Addebito', 'Carta', 'Commissione'] },
  pt: { pending: 'Lançamentos futuros', spending: 'Seus gastos por categoria', legend: 'Legenda dos códigos', goods: ['Alimentação', 'Viagens', 'Casa', 'Lazer'], meanings: ['Crédito', 'Débito', 'Cartão', 'Tarifa'] },
  nl: { pending: 'Nog te verwerken', spending: 'Uw uitgaven per categorie', legend: 'Verklaring van de codes', goods: ['Boodschappen', 'Reizen', 'Wonen', 'Vrije tijd'], meanings: ['Bijschrijving', 'Incasso', 'Betaalpas', 'Kosten'] },
};

export function hasListWords(language: string): boolean {
  return language.split('-')[0]! in LIST_WORDS;
}

/** What stands above the rows, and what below them. */
export const LISTS_ABOVE: readonly ListName[] = ['spending'];

export function listsOf(composition: Composition, figures: Figures, period: LedgerPeriod, random: Random): List[] {
  const { locale, words, lists } = composition;
  const own = LIST_WORDS[locale.language.split('-')[0] as string];
  const found = lists.map((name): List => {
    switch (name) {
      case 'pending':
        return { name, title: own?.pending ?? '', lines: pendingOf(composition, figures, period, random) };
      case 'spending':
        return { name, title: own?.spending ?? '', lines: spendingOf(composition, figures, period, own?.goods ?? []) };
      case 'legend':
        return { name, title: own?.legend ?? '', lines: words.codes.split('|').map((code, index) => ({ texts: [code, own?.meanings[index] ?? ''], figures: [] })) };
      default:
        return { name, title: name === 'fees again' ? words.fees : words.cheque, lines: rowsAgain(name, composition, figures, period) };
    }
  });
  return found.filter(({ title, lines }) => title !== '' && lines.length > 0);
}

/** After the period, and not yet of its balance. */
function pendingOf(composition: Composition, figures: Figures, period: LedgerPeriod, random: Random): List['lines'] {
  const last = period.transactions.slice(-3);
  return last.map(({ lines: [text = ''] }) => ({ texts: [dayOf(period.end, composition), text], figures: [figures.plain(random.int(100, 20_000) * composition.locale.scale)] }));
}

function spendingOf(composition: Composition, figures: Figures, period: LedgerPeriod, goods: readonly string[]): List['lines'] {
  const all = -period.debits;
  const shares = [0.41, 0.27, 0.19].map((share) => Math.round(all * share));
  const parts = [...shares, all - shares.reduce((sum, share) => sum + share, 0)];
  if (all === 0) return [];
  return goods.map((name, index) => ({ texts: [name], figures: [figures.plain(parts[index]!), `${Math.round((100 * parts[index]!) / all)} %`] }));
}

/** Rows that stand in the table already. */
function rowsAgain(name: 'fees again' | 'cheque images', composition: Composition, figures: Figures, period: LedgerPeriod): List['lines'] {
  const rows = period.transactions.filter(({ kind }) => kind === (name === 'fees again' ? 'fee' : 'cheque'));
  const lines = rows.map((row) => ({ texts: [dayOf(row.date, composition), row.checkNumber ?? row.lines[0] ?? ''], figures: [figures.plain(row.amount)] }));
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return name === 'cheque images' || rows.length === 0 ? lines : [...lines, { texts: [composition.words.fees], figures: [figures.plain(sum)] }];
}

export function drawLists(place: Workplace, lists: readonly List[], edge: { left: number; right: number }): void {
  const { sheet, flow, composition } = place;
  for (const { name, title, lines } of lists) {
    flow.need(70);
    sheet.text(title, edge.left, flow.y, { size: 9.5, font: boldOf(composition.font) });
    flow.down(15);
    if (name === 'cheque images') drawImages(place, lines, edge);
    else for (const { texts, figures } of lines) {
      flow.need(12);
      texts.forEach((text, index) => sheet.text(sheet.wrap(text, 150, { size: 8 })[0] ?? '', edge.left + index * 80, flow.y, { size: 8 }));
      figures.forEach((figure, index) => sheet.text(figure, edge.left + 320 + index * 50, flow.y, { size: 8, align: 'right' }));
      flow.down(12);
    }
    flow.down(14);
  }
}

/** Three beside each other, what is known of each beneath it. */
function drawImages({ sheet, flow, composition }: Workplace, lines: List['lines'], edge: { left: number; right: number }): void {
  const width = (edge.right - edge.left) / 3;
  for (let from = 0; from < lines.length; from += 3) {
    flow.need(84);
    lines.slice(from, from + 3).forEach(({ texts: [day = '', number = ''], figures: [amount = ''] }, index) => {
      const left = edge.left + index * width;
      sheet.rect(left, flow.y - 6, width - 14, 48, { fill: '#e9e9e4' });
      sheet.text(`${composition.words.cheque} ${number}`, left, flow.y + 53, { size: 7 });
      sheet.text(day, left, flow.y + 62, { size: 7 });
      sheet.text(amount, left + width - 16, flow.y + 62, { size: 7, align: 'right' });
    });
    flow.down(84);
  }
}
