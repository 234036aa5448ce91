// Which data a scan is read with. English reads English best and fastest; for other languages in Latin letters there is one for all of
// them, which knows their accents. The words of the first page decide.
import type { Word } from '../model.js';
import { squash } from '../tokens/plainText.js';
import { availableLanguages } from './tesseract.js';

const ENGLISH = 'eng';
const LATIN = 'latin';

const ENGLISH_WORDS = new Set(('the of and to for your from with this is are you we our on in at by any all was were has have not please total balance date account number page ' +
  'statement payment payments deposit deposits withdrawal withdrawals transfer transaction transactions opening closing amount money paid period description details summary interest fees bank ' +
  'card credit debit previous new days available customer service purchase').split(' '));

/** As English recognition reads them: without accents. */
const OTHER_WORDS = new Set(('der die das und von fur mit auf ist zum zur bis konto kontostand kontoauszug saldo betrag datum buchung buchungstag wert valuta gutschrift lastschrift uberweisung seite ' +
  'le les du des et au aux pour par votre sur solde compte releve montant libelle virement operations valeur ' +
  'el los las del por su con para saldo cuenta fecha importe concepto abono cargo movimientos pagina extracto transferencia ' +
  'il di della dal conto importo movimenti bonifico dare avere estratto descrizione ' +
  'da do dos em conta valor extrato lancamentos descricao agencia ' +
  'het van een op naar rekening bedrag omschrijving afschrift rekeningnummer saldo bij ' +
  'och pa av belopp kontonummer insattning uttag bokford overforing og fra til belop dato bevegelse ' +
  'na do za od nr rachunek kwota opis operacji wyciag przelew strona ' +
  'ucet datum castka zustatek vypis tili paiva maara osszeg szamla egyenleg datum suma data sold cont tarih tutar bakiye hesap aciklama ' +
  'konto kontonumber valjavote kuupaev summa selgitus saaja maksja algsaldo loppsaldo saldo kaart arve periood ' +
  'konts datums izraksts atlikums maksajums sanemejs saskaita likutis israsas suma gavejas moketojas laikotarpis ' +
  'racun izvod stanje promet opis uplata isplata datum valuta iznos izvadak vystup vypis suma zostatok obdobie poplatok ' +
  'stada reikningur dagsetning upphaed faersla yfirlit tilikauden tiliote panot otot selite saaja alkusaldo loppusaldo ' +
  'dobanda perioada suma rulaj ngay tai khoan giao dich du tien ghi chu rekening tanggal mutasi keterangan saldo nasabah ' +
  'perjodu dati bilanc ' +
  'popis stav strana ucet uctu obdobi platba platby vklad vyber urok banka karta karty hotovost castka prehled pohyby poplatek prevod celkem ' +
  'oldal kivonat szamlakivonat szamlaszam idoszak nyito zaro terheles jovairas osszesen osszeg megnevezes leiras datuma utalas atutalas kartya vasarlas ' +
  'sayfa ekstre ekstresi donem islem borc alacak gelen giden havale fatura toplam para ' +
  'kontoudtog kontoutskrift kontoutdrag periode tekst indskud innskudd uttak indestaende udgaende utgaende betaling uraian akhir awal jumlah').split(' '));

/** Fewer known words say nothing of the page, unless hardly any is English: a statement in English has seven and more. */
const FEWEST = 4;
const FEWEST_WITHOUT_ENGLISH = 2;

/** @param asked what the settings ask for: only the usual one is open to choice */
export function languageOfPage(words: readonly Word[], asked: string): string {
  if (asked !== ENGLISH || availableLanguages([LATIN])[0] !== LATIN) return asked;
  return isForeign(words.map((word) => word.text)) ? LATIN : ENGLISH;
}

/** More different words of other languages than of English. */
export function isForeign(texts: readonly string[]): boolean {
  const words = new Set(texts.map(squash));
  const known = (list: ReadonlySet<string>) => [...words].filter((word) => list.has(word)).length;
  const [others, english] = [known(OTHER_WORDS), known(ENGLISH_WORDS)];
  return others > english && others >= (english <= 1 ? FEWEST_WITHOUT_ENGLISH : FEWEST);
}
