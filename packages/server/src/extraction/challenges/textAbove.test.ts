// Whether lines of text between two figures go on with the row above them or begin the one below.
import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

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
});
