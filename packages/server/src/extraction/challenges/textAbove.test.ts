// Whether lines of text between two figures go on with the row above them or begin the one below.
import { describe, expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { documentOfText, readRows, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('lines of text above figures', () => {
  it('lines of a text above its figures are of that row, where days stand behind the texts, too', () => {
    const { texts, isReconciled } = readStatement(`
Compte courant FR63 69877 43284 40631852925 82     Période 01/09/2023 au 30/09/2023
Libellé de l'opération            N° pièce     Date        Montant   D/C       Solde
Solde initial                                                              1 637,28
PRLV SEPA MUTUELLE HORIZON
MANDAT BM15321971                 M503908848   04/09/2023   197,28   D      1 440,00
VIR SALAIRE CABINET DELORME       A823597791   05/09/2023   560,00   C      2 000,00
VIREMENT EMIS
POUR: MME C LEFÈVRE
TH34192880                        E930452681   05/09/2023   400,00   D      1 600,00
VIR M PAUL AUBERT                 Q798052478   06/09/2023   100,00   C      1 700,00
RETRAIT DAB 05/09/23
PAU CARTE 2582                    P301150188   06/09/2023   140,00   D      1 560,00
Nouveau solde                                                              1 560,00`);
    expect(texts).toEqual(['PRLV SEPA MUTUELLE HORIZON / MANDAT BM15321971', 'VIR SALAIRE CABINET DELORME', 'VIREMENT EMIS / POUR: MME C LEFÈVRE / TH34192880', 'VIR M PAUL AUBERT', 'RETRAIT DAB 05/09/23 / PAU CARTE 2582']);
    expect(isReconciled).toBe(true);
  });

  it('also where rows keep more than two lines from each other', () => {
    const texts = ['COMISION', 'COMPRA CAFE DEL PUERTO / LUGO TARJETA 7041', 'ALQUILER', 'COMPRA LIBRERIA SOL / CADIZ TARJETA 7041', 'COMPRA LIBRERIA SOL / LUGO TARJETA 7041', 'RECIBO AGUAS', 'COMPRA FARMACIA MAR / LUGO TARJETA 7041'];
    const rows = texts.map((text, at) => `${text.includes(' / ') ? `             ${text.split(' / ')[0]}\n` : ''}0${at + 1}/05/2023   ${text.split(' / ').at(-1)!.padEnd(30)}-10.00`);
    expect(readStatement(`
Cuenta 359557319432571838     Periodo del 1 de mayo de 2023 al 31 de mayo de 2023
Saldo anterior 500.00         Saldo final 430.00
Fecha        Movimiento                   Importe
${rows.join('\n\n')}`).texts).toEqual(texts);
  });

  it('the name of a kind with which texts begin is one at the head of a page, too, and no title of the rows below it', () => {
    const [heading, rows] = ['Datum        Specifikation             Belopp      Saldo', (from: number, saldo: number) => [0, 1, 2, 3].flatMap((at) => ['             Insättning', `0${from + at} feb 2024  Lena Sjöberg              100,00      ${saldo + 100 * at},00`, `             MK${from + at}264928`]).join('\n')];
    const { texts, isReconciled } = readStatement(`
Konto: 7891-9 751 521 949      Avser perioden: 1 feb 2024 - 29 feb 2024
Ingående saldo 100,00          Utgående saldo 900,00
${heading}
${rows(1, 200)}\f${heading}
${rows(5, 600)}`);
    expect(texts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((day) => `Insättning / Lena Sjöberg / MK${day}264928`));
    expect(isReconciled).toBe(true);
  });

  it('a word with which one kind begins that always has text below it, and another that never has, tells nothing', () => {
    const texts = ['Compra tarjeta 1838 / Panadería Oliva', 'Compra Ferretería', 'Ingreso efectivo', 'Compra tarjeta 1838 / Librería Ñandú', 'Ingreso efectivo', 'Compra Farmacia', 'Compra tarjeta 1838 / Panadería Sol', 'Compra Farmacia', 'Compra tarjeta 1838 / Librería Mar', 'Alquiler', 'Compra tarjeta 1838 / Panadería Oliva', 'Compra Ferretería', 'Compra tarjeta 1838 / Panadería Mar', 'Alquiler', 'Compra Ferretería'];
    const rows = texts.map((text, at) => `${String(at + 1).padStart(2, '0')}/05/2023       ${text.split(' / ')[0]!.padEnd(40)}-10.00${text.includes(' / ') ? `\n                 ${text.split(' / ')[1]!}` : ''}`);
    const { texts: found, isReconciled } = readStatement(`
Cuenta 359557319432571838     Periodo del 1 de mayo de 2023 al 31 de mayo de 2023
Saldo anterior 500.00         Saldo final 350.00
Fecha            Movimiento                              Importe
${rows.join('\n')}`);
    expect(found).toEqual(texts);
    expect(isReconciled).toBe(true);
  });

  it('a title over rows whose days stand behind their texts is none of the first of them', () => {
    const { texts } = readStatement(`
Account number 010101     Period 1 April 2025 to 31 December 2025
Opening balance 1,000.00  Closing balance 1,350.00
Transaction                   Date             Amount
Balanced Fund
PIE Tax                       2 Apr 2025       -50.00
Investment                    5 Dec 2025       150.00
Withdrawal                    8 Dec 2025      -100.00
Investment                    9 Dec 2025       350.00`);
    expect(texts).toEqual(['PIE Tax', 'Investment', 'Withdrawal', 'Investment']);
  });

  it('are of the row of the figures where only the first row of a day has it', () => {
    const { texts, isReconciled } = readStatement(`
Número de conta: 46899-9      Período: 1 de fevereiro de 2019 - 28 de fevereiro de 2019
Saldo anterior 1.000,00       Saldo final 940,00
Data       Descrição                   Valor
04/02/19   Posto Caravela             -10,00
           Débito automático Seguros
           Âncora                     -10,00
05/02/19   Juros                       -1,00
           Saque                       -1,00
06/02/19   Compra Padaria              -6,00
           Débito automático Internet
           Farol                      -10,00
           Débito automático Águas do
           Vale                       -10,00
07/02/19   PIX Rui Antão               -2,00
           Débito automático Internet
           Farol                      -10,00`);
    expect(texts).toEqual(['Posto Caravela', 'Débito automático Seguros / Âncora', 'Juros', 'Saque', 'Compra Padaria', 'Débito automático Internet / Farol', 'Débito automático Águas do / Vale', 'PIX Rui Antão', 'Débito automático Internet / Farol']);
    expect(isReconciled).toBe(true);
  });

  it('are of the row of the figures where a sum stands below every row', () => {
    const { texts, isReconciled } = readStatement(`
Conto 2375/59271186        Periodo 01/06/2024 - 30/06/2024
Descrizione                 Data movimento    Uscite    Entrate    Saldo
Saldo precedente            01/06/2024                            984,79
POS FERRAMENTA MAGLIO
UDINE DEL 05.06.24
ORE 12.40                   06/06/2024        177,12              807,67
Totali                      06/06/2024        177,12
ADDEBITO SDD
ASSICURAZIONI CEDRO         11/06/2024         76,72              730,95
Totali                      11/06/2024         76,72
PAGAMENTO CARTA 1186
FERRAMENTA MAGLIO FORLI     14/06/2024        168,14              562,81
COMMISSIONI                 14/06/2024          2,81              560,00
VERSAMENTO                  14/06/2024                   10,00    570,00
Totali                      14/06/2024        170,95     10,00
ADDEBITO SDD
ENERGIA                     20/06/2024         70,00              500,00
Totali                      20/06/2024         70,00
Saldo finale                30/06/2024                            500,00`);
    expect(texts).toEqual(['POS FERRAMENTA MAGLIO / UDINE DEL 05.06.24 / ORE 12.40', 'ADDEBITO SDD / ASSICURAZIONI CEDRO', 'PAGAMENTO CARTA 1186 / FERRAMENTA MAGLIO FORLI', 'COMMISSIONI', 'VERSAMENTO', 'ADDEBITO SDD / ENERGIA']);
    expect(isReconciled).toBe(true);
  });

  it('are nearer to them in many rows, and a notice below the last row changes nothing', () => {
    const texts = [['Bakery'], ['Contactless SHOP 1', 'PARKING'], ['Ferry'], ['Kiosk'], ...[2, 3, 4, 5, 6, 7, 8, 9].map((shop) => [`Contactless SHOP ${shop}`, 'PARKING'])];
    let at = 90;
    const words = texts.flatMap((text, index) => {
      at += 12;
      const above = text.length > 1 ? wordsOfLine(`             ${text[0]!}`, at) : [];
      if (text.length > 1) at += 11;
      return [...above, ...wordsOfLine(`${String(index + 1).padStart(2, '0')}/05/2024   ${text.at(-1)!.padEnd(24)}-${index + 1}.00`, at)];
    });
    const model = documentOfText(`
Account number 306000523   Period 01/05/2024 - 31/05/2024   Opening balance 100.00
Date         Details                 Amount`);
    const notice = [...wordsOfLine('             Thank you for banking with us.', at + 13), ...wordsOfLine('             Closing balance          22.00', at + 26)];
    const read = readStatement({ ...model, pages: [{ ...model.pages[0]!, words: [...model.pages[0]!.words, ...words, ...notice] }] });
    expect(read.texts.slice(0, -1)).toEqual(texts.slice(0, -1).map((text) => text.join(' / ')));
    expect(read.isReconciled).toBe(true);
  });

  it('stand nearer to them though the row above is farther than a line of print', () => {
    const texts = [['PAYMENT RECEIVED'], ['CARD 8457 BAKERY', 'OTTAWA ON'], ['CARD 8457 FERRY', 'HALIFAX NS'], ['CARD 8457 KIOSK', 'KELOWNA BC'], ['CARD 8457 BOOKS', 'OTTAWA ON']];
    let at = 88;
    const words = texts.flatMap((text, index) => {
      at += 14.8;
      const above = text.length > 1 ? wordsOfLine(`             ${text[0]!}`, at) : [];
      if (text.length > 1) at += 13;
      return [...above, ...wordsOfLine(`0${index + 1}/05/2024   ${text.at(-1)!.padEnd(24)}${`-${index + 1}.00`.padStart(7)}`, at)];
    });
    const model = documentOfText(`
Account number 306000523   Period 01/05/2024 - 31/05/2024   Opening balance 100.00   Closing balance 85.00
Date         Details                 Amount`);
    const read = readStatement({ ...model, pages: [{ ...model.pages[0]!, words: [...model.pages[0]!.words, ...words] }] });
    expect(read.texts).toEqual(texts.map((text) => text.join(' / ')));
    expect(read.isReconciled).toBe(true);
  });

  it('are none where "Facture carte" stands beside the figures, a kind that begins with a word for what is paid', () => {
    const { texts } = readStatement(`
Compte 73525510569 EUR   Période 1 décembre 2024 au 31 décembre 2024
Solde initial 500,00     Nouveau solde 430,00
Date     Opérations                         Montant
02/12    FACTURE CARTE DU 29/11/24           -10,00
         BRICO LAVANDE DIJON
02/12    PAIEMENT CB STATION                 -10,00
         DIJON CARTE 7877
03/12    FACTURE CARTE DU 30/11/24           -10,00
         PHARMACIE DES HALLES
04/12    FACTURE CARTE DU 01/12/24           -10,00
         BRICO LAVANDE METZ
05/12    PAIEMENT CB CAFE DU PHARE           -10,00
         METZ CARTE 7877
06/12    FACTURE CARTE DU 03/12/24           -10,00
         EPICERIE DU QUAI PAU
07/12    FACTURE CARTE DU 04/12/24           -10,00
         LIBRAIRIE NANTES`);
    expect(texts.slice(0, 2)).toEqual(['FACTURE CARTE DU 29/11/24 / BRICO LAVANDE DIJON', 'PAIEMENT CB STATION / DIJON CARTE 7877']);
  });

  it('are none where rows begin on the line of their figures with the words of those that have but one line', () => {
    const texts = ['ATM WITHDRAWAL MAIN ST', 'ACH DEBIT/COLUMBIA GAS OF OHIO', 'TRANSFER/Dana Morris Maintenance', 'ACH DEBIT/AEP OHIO UTILITIES', 'TRANSFER/Sam Ortiz Gardening', 'ACH DEBIT AEP OHIO', 'TRANSFER Sam Ortiz', 'ACH DEBIT AEP OHIO'];
    const rows = texts.map((text, at) => `03/0${at + 1}  ${text.split('/')[0]!.padEnd(34)}10.00-    ${90 - at * 10}.00${text.includes('/') ? `\n       ${text.split('/')[1]}` : ''}`);
    const { texts: read } = readStatement(`
Statement Period: 03/01/2025 through 03/31/2025
 Date  Description                        Amount    Balance
03/01  Previous Balance                             100.00
${rows.join('\n')}
03/31  New Balance                                   20.00`);
    expect(read).toEqual(texts.map((text) => text.replace('/', ' / ')));
  });

  it('stand further in than the numbers that count the rows beside their last lines', () => {
    const { texts, isReconciled } = readStatement(`
Rekening 7568110169 IDR     Periode 1 September 2021 s/d 30 September 2021
Saldo Awal 1.000,00         Saldo Akhir 855,00
30 September 2021
     TRSF E-BANKING
1    BUDI                      20,00                     980,00
     KARTU DEBIT
     WARUNG
2    0169                      30,00                     950,00
3    TARIKAN ATM               10,00                     940,00
29 September 2021
     TRSF E-BANKING
     880185
4    SITI                      40,00                     900,00
5    TARIKAN ATM               20,00                     880,00
     TRANSAKSI
6    SPBU                      15,00                     865,00
     TRANSAKSI
7    TOKO                       5,00                     860,00
     KARTU DEBIT
8    KOPI                       5,00                     855,00`);
    expect(texts).toEqual(['TRSF E-BANKING / BUDI', 'KARTU DEBIT / WARUNG / 0169', 'TARIKAN ATM', 'TRSF E-BANKING / 880185 / SITI', 'TARIKAN ATM', 'TRANSAKSI / SPBU', 'TRANSAKSI / TOKO', 'KARTU DEBIT / KOPI']);
    expect(isReconciled).toBe(true);
  });
});

it('the text of the last row of a page goes on with it, though its further lines stand a little further apart than the first ones', () => {
  const head: [number, string][] = [[40, 'Statement no. 09/2025      01.09.2025 until 30.09.2025'], [60, 'Description                      Booking date        Amount']];
  const purchase = (y: number, day: string, amount: string): [number, string][] => [[y, `                                 ${day}.09.2025      ${amount}`], [y + 5, 'DECATHLON'], [y + 17, 'Card payment • Shopping']];
  const transfer = (y: number, day: string, amount: string): [number, string][] => [[y, `                                 ${day}.09.2025      ${amount}`], [y + 5, 'HECTOR MALONDA'], [y + 17, 'Income'], [y + 32, 'IBAN FR7610278072280002032420139'], [y + 47, 'TRANSFER OF HECTOR']];
  const pages = [
    [...head, ...purchase(100, '01', '-10.00'), ...purchase(150, '02', '-20.00'), ...purchase(200, '03', '-30.00'), ...transfer(250, '04', '+50.00')],
    [...head, ...purchase(100, '08', '-10.00'), ...transfer(150, '09', '+20.00'), ...purchase(230, '10', '-20.00')],
  ].map((lines, at): PageModel => ({ number: at + 1, width: 842, height: 842, rotation: 0, origin: 'text', words: lines.flatMap(([y, text]) => wordsOfLine(text, y)), rules: [], imageCoverage: 0 }));
  const [period] = readRows(understand({ pages, encrypted: false }));
  expect(period!.map(({ description }) => description)).toEqual([...Array<string>(3).fill('DECATHLON / Card payment • Shopping'), 'HECTOR MALONDA / Income / IBAN FR7610278072280002032420139 / TRANSFER OF HECTOR', 'DECATHLON / Card payment • Shopping', 'HECTOR MALONDA / Income / IBAN FR7610278072280002032420139 / TRANSFER OF HECTOR', 'DECATHLON / Card payment • Shopping']);
});
