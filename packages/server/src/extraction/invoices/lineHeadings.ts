// The headings of a table of line items: which column holds what.
import type { Box } from '../model.js';
import { boxAround } from '../layout/lines.js';
import { foldText } from '../tokens/plainText.js';
import type { InvoiceLineOfPage } from './invoicePage.js';

export type ColumnKind = 'position' | 'code' | 'item' | 'quantity' | 'unit' | 'unitPrice' | 'discount' | 'taxRate' | 'tax' | 'price' | 'gross' | 'other';

export interface Heading {
  kind: ColumnKind;
  box: Box;
}

const HEADINGS: readonly [ColumnKind, string][] = [
  ['position', 'pos|pos.|position|#|no|no.|nr|nr.|line|lp|lp.|sl|s.no|sr|sr.|poz|rad|posnr'],
  ['code', 'sku|code|item no|item no.|item #|item code|item number|product code|part|part no|part number|article no|article code|art.-nr|art-nr|art.-nr.|art.nr|art.nr.|artnr|artikelnr|artikelnr.|artikelnummer|art-nr-lief.|art-nr-kunde|reference|ref|ref.|codigo|cod|cod.|codice|kod|kod towaru|pkwiu|pkwiu/gtu|referencia|referencia/articulo|hsn|hsn/sac|artikkelnr|varenr|varenummer|tuotenro'],
  ['item', 'description|descriptions|item|items|item description|product|products|product name|service|services|service description|details|activity|particulars|article|articles|goods|bezeichnung|beschreibung|artikelbezeichnung|artikel|leistung|leistungsbeschreibung|produkt|positionsbeschreibung|text|designation|libelle|produit|prestation|descripcion|concepto|detalle|producto|articulo|descrizione|prodotto|servizio|articolo|descrizione articolo|omschrijving|dienst|descricao|designacao|produto|artigo|nazwa|nazwa towaru|nazwa towaru lub uslugi|nazwa towaru/uslugi|nazwa towaru / uslugi|opis|towar|usluga|beskrivning|benamning|artikelbenamning|tjanst|beskrivelse|varenavn|vare|ydelse|tuote|kuvaus|nimike|popis|nazev|oznaceni'],
  ['quantity', 'qty|qty.|quantity|qnty|units|hours|hrs|no of units|menge|anzahl|stuck|stk|stk.|stunden|std|std.|quantite|qte|qte.|nombre|cantidad|cant|cant.|uds|uds.|unidades|quantita|q.ta|qta|q.ta.|aantal|hoeveelheid|aant.|quantidade|qtd|qtd.|qtde|qtde.|quant.|ilosc|antal|antall|ant.|kpl|maara|mnozstvi|pocet|kuantiti'],
  ['unit', 'unit|uom|u/m|unit of measure|einheit|me|eh|ehd|unite|unidad|um|u.m.|eenheid|un|un.|j.m.|jm|jedn.|jedn|enhet|enhed|yksikko|mj|mj.'],
  ['unitPrice', 'unit price|unit prices|price/unit|price per unit|price each|unit cost|cost|rate|price|each|unit rate|einzelpreis|e-preis|ep|einzel|einzelpr.|stuckpreis|preis|preis/einheit|nettopreis|einzelpreis netto|preis pro einheit|stundensatz|prix unitaire|prix unitaire ht|prix unit.|prix unit|pu|p.u.|pu ht|p.u. ht|prix|precio unitario|precio|p. unit.|p.unit|p.unit.|precio unit.|precio/unidad|prezzo unitario|prezzo|prezzo unit.|pr. unitario|importo unitario|prijs|stukprijs|eenheidsprijs|prijs per stuk|prijs/stuk|tarief|preco unitario|preco|preco unit.|pr. unit.|pr. unitario|valor unitario|cena|cena jednostkowa|cena jedn.|cena netto|cena jedn. netto|cena jednostkowa netto|a-pris|a pris|apris|pris|enhetspris|styckpris|pris/st|pris per enhet|stykpris|enhedspris|a-hinta|yksikkohinta|hinta|cena za jednotku|jedn. cena|harga'],
  ['discount', 'discount|disc|disc.|disc.%|disc %|discount %|rabatt|rabatt %|remise|rem.|dto|dto.|dto. %|descuento|% dto|sconto|sconti|sc.|korting|kort.|desconto|desc.|desc|rabat|ale|alennus|sleva'],
  ['taxRate', 'vat %|vat%|vat rate|tax %|tax rate|gst %|mwst %|mwst. %|mwst.-satz|mwst-satz|ust %|ust. %|steuersatz|steuersatz %|taux tva|tva %|% tva|tva|iva %|% iva|iva%|tipo iva|aliquota|aliq.|aliq. iva|aliquota iva|btw %|btw%|% btw|btw-tarief|taxa iva|taxa|stawka vat|stawka|vat [%]|moms %|moms%|momssats|mva %|mva%|alv %|alv|dph %|dph|sazba dph|taxes|tax|vat|gst|mwst|mwst.|ust|ust.|iva|btw|moms|mva|sst'],
  ['tax', 'vat amount|tax amount|gst amount|mwst-betrag|mwst betrag|steuerbetrag|montant tva|cuota iva|importe iva|importo iva|btw bedrag|valor iva|kwota vat|wartosc vat|momsbelopp|moms belopp|mva belop'],
  ['price', 'amount|total|line total|total price|ext price|ext. price|extended price|extended|extension|net amount|net total|net|subtotal|value|net value|total (net)|amount due|line amount|betrag|gesamt|gesamtpreis|gesamtbetrag|summe|nettobetrag|netto|gesamt netto|gesamtpreis netto|positionssumme|g-preis|gp|ges.-preis|warenwert|zeilenbetrag|montant|montant ht|total ht|prix total|total ht net|montant total|importe|total linea|importe neto|subtotal|importo|totale|importo netto|prezzo totale|totale riga|imponibile|bedrag|totaal|totaalprijs|totaal excl|totaal excl.|regeltotaal|bedrag excl. btw|valor|valor total|preco total|total liquido|total s/ iva|wartosc|wartosc netto|kwota|kwota netto|netto pln|belopp|summa|totalt|netto belopp|belob|linjetotal|i alt|belop|sum|yhteensa|summa eur|celkem|cena celkem|celkem bez dph|jumlah'],
  ['gross', 'gross|gross amount|gross total|total incl. vat|total inc vat|total incl|brutto|bruttobetrag|gesamt brutto|montant ttc|total ttc|total con iva|totale ivato|totaal incl|totaal incl.|total c/ iva|wartosc brutto|kwota brutto|summa inkl moms|inkl. moms'],
  ['other', 'date|training date|service date|datum|fecha|data|dato|delivery date|weight|gewicht|poids|peso|serial|lot|batch|type'],
];

const known = new Map<string, ColumnKind>(HEADINGS.flatMap(([kind, names]) => names.split('|').map((name) => [name, kind] as const)));
const LONGEST = 5;

/** Headings of a line from left to right, each as many words as a name of columns has. */
export function headingsOf(line: InvoiceLineOfPage): { headings: Heading[]; words: number; matched: number } {
  const { words } = line.tokens.line;
  const folded = words.map((word) => foldText(word.text).replace(/[:*]+$/, '').replace(/^\((?:in )?(?:eur|usd|gbp|chf|sek|pln|€|\$|£)\)$/, ''));
  const headings: Heading[] = [];
  let matched = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (folded[at] === '') matched += 1;
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const kind = nameAt(folded, line, at, length);
      if (!kind) continue;
      headings.push({ kind, box: boxAround(words.slice(at, at + length).map(({ box }) => box)) });
      matched += length;
      at += length - 1;
      break;
    }
  }
  return { headings, words: words.length, matched };
}

/** Words that stand apart are headings of their own. */
function nameAt(folded: readonly string[], line: InvoiceLineOfPage, at: number, length: number): ColumnKind | null {
  const { words } = line.tokens.line;
  for (let next = at + 1; next < at + length; next += 1) if (words[next]!.box[0] - words[next - 1]!.box[2] > 1.2 * line.fontSize) return null;
  const name = folded.slice(at, at + length).join(' ');
  return known.get(name) ?? known.get(name.replace(/ ?\((?:eur|usd|gbp|chf|sek|pln|zl|€|\$|£|%|net|excl\.?|ht)\)$/, '').replace(/ (?:eur|usd|gbp|chf|sek|pln|zl|kr|€|\$|£)$/, '')) ?? null;
}

/** One column of each kind that counts, so that figures find their place. */
export function tableOf(headings: readonly Heading[]): Heading[] | null {
  const columns = headings.map((heading) => ({ ...heading }));
  const has = (kind: ColumnKind) => columns.some((column) => column.kind === kind);
  const last = (kind: ColumnKind) => columns.findLast((column) => column.kind === kind);
  // "Price" as the only column of money, or two columns of it of which the second is the total.
  if (!has('price') && has('unitPrice')) {
    const prices = columns.filter(({ kind }) => kind === 'unitPrice');
    if (prices.length > 1 || !has('gross')) prices.at(-1)!.kind = 'price';
  }
  if (!has('price') && has('gross')) last('gross')!.kind = 'price';
  if (!has('unitPrice') && columns.filter(({ kind }) => kind === 'price').length > 1 && has('quantity')) columns.find(({ kind }) => kind === 'price')!.kind = 'unitPrice';
  // "Amount | Product | Price | Total": the first is how many.
  if (has('unitPrice') && !has('quantity') && columns.filter(({ kind }) => kind === 'price').length > 1) columns.find(({ kind }) => kind === 'price')!.kind = 'quantity';
  const prices = columns.filter(({ kind }) => kind === 'price');
  for (const other of prices.slice(1)) other.kind = 'gross';
  // "Item" and "Description": the first is a code.
  const items = columns.filter(({ kind }) => kind === 'item');
  if (items.length > 1) items[0]!.kind = 'code';
  if (!has('price')) return null;
  const kinds = new Set(columns.map(({ kind }) => kind));
  const numeric = (['quantity', 'unitPrice', 'tax', 'taxRate', 'gross'] as const).filter((kind) => kinds.has(kind)).length;
  return (has('item') || has('code')) && columns.length >= 2 ? columns : numeric >= 2 ? columns : null;
}
