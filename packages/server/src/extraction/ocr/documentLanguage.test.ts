import { describe, expect, it } from 'vitest';
import { isForeign } from './documentLanguage.js';

describe('the language of a scan, by words as English recognition reads them', () => {
  it.each([
    ['German', 'Kontoauszug Nr. 3 Seite 1 von 2 Datum Buchung Wert Betrag alter Kontostand vom 28.02. Lastschrift fiir Miete'],
    ['French', 'Relevé de compte du 1 mars au 31 mars Date Libellé Valeur Montant Solde précédent Virement'],
    ['Spanish', 'Extracto de cuenta Fecha Concepto Importe Saldo Transferencia a favor de Página 1'],
    ['Swedish', 'Kontoutdrag Datum Insättning Uttag Saldo Belopp och överföring till sparkonto'],
    ['Estonian', 'Konto väljavõte Kuupäev Selgitus Summa Algsaldo Lõppsaldo kaart Arve nr'],
    ['Czech, which has few letters without accents', 'Vypis z uctu Cislo uétu Obdobi: 1. srpna Potatetni stav Konetny stav DATUM POPIS CASTKA Vybér z bankomatu'],
    ['Hungarian with three lines of rows', 'Szamlakivonat Nyité egyenleg Zaré egyenleg Datum Megnevezés Osszeg'],
    ['Danish with the word bank', 'Himmerbanken Bank Kontonummer Periode 1. maj til 31. maj Dato Tekst Beleb'],
    ['Turkish', 'Hesap özeti Tarih Açıklama Tutar Bakiye'],
  ])('is told to be another where a page is %s', (_, text) => {
    expect(isForeign(text.split(' '))).toBe(true);
  });

  it.each([
    ['English', 'Statement of account Date Description Money out Money in Balance Opening balance Card payment to the La Fonda del Sol'],
    ['of two languages, English the fuller', 'Statement of account Kontoauszug Date Datum Amount Betrag Balance Saldo Page 1 of 3 Opening balance Payments from your account'],
    ['hardly read', 'a b 12.00 x y saldo'],
  ])('stays English where a page is %s', (_, text) => {
    expect(isForeign(text.split(' '))).toBe(false);
  });
});
