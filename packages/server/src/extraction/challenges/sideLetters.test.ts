// Letters and words beside amounts that say debit or credit.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('letters and words for sides', () => {
  it('letters for debit and credit behind the amount (S and H)', () => {
    const { rows } = readStatement(`
Alter Saldo                               500,00 H
Datum        Text                           Betrag
02.03.2026   Miete                          80,00 S
13.03.2026   Gehalt                      2.000,00 H
Neuer Saldo                              2.420,00 H`);
    expect(rows).toEqual([['2026-03-02', '-80.00'], ['2026-03-13', '2000.00']]);
  });

  it('A and C for abono and cargo where each row has its balance', () => {
    const { rows, verdicts } = readStatement(`
Cuenta 662573547871665493 MXN
Periodo 01/05/2021 a 31/05/2021
Saldo inicial 1,000.00     Saldo al corte 1,150.00
Detalle                      Fecha     Monto        Saldo
Compra Farmacia Robles       03/may    100.00 C       900.00
Recibido de Lucia            04/may    500.00 A     1,400.00
Compra Panaderia Oliva       04/may     50.00 C     1,350.00
Recibo alquiler              05/may    300.00 C     1,050.00
Abono transferencia          06/may    100.00 A     1,150.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '500.00', '-50.00', '-300.00', '100.00']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a column of words for the sign (Af / Bij)', () => {
    const { rows, verdicts } = readStatement(`
Beginsaldo  1.000,00
Datum        Bedrag      Af / Bij   Naam / Omschrijving
03-02-2026      42,01    Af         Supermarkt
14-02-2026     191,61    Bij        Storting
15-02-2026      50,00    Af         Tankstation
Eindsaldo  1.099,60`);
    expect(rows).toEqual([['2026-02-03', '-42.01'], ['2026-02-14', '191.61'], ['2026-02-15', '-50.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('letters in a column between amount and balance are of the figure that is nearer', () => {
    const { accounts: [account] } = understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 1,350.00
Date          Details                Amount   D/C    Balance
01/09/2020    DIRECT DEBIT PHONE     150.00   DR      850.00
08/09/2020    CHEQUE 6849            200.00   DR      650.00
28/09/2020    PAYROLL                900.00   CR    1,550.00
30/09/2020    FURNITURE              200.00   DR    1,350.00`);
    expect(account!.periods[0]!.rows.map(({ amount, balance }) => [amount.value, balance!.value])).toEqual([[-15_000, 85_000], [-20_000, 65_000], [90_000, 155_000], [-20_000, 135_000]]);
  });

  it('CR that hangs under its figure', () => {
    expect(readStatement(`
Previous balance 100.00   Credit limit 500.00   Minimum payment 5.00   Closing balance 60.00
Date         Details                  Amount
04/03/2024   GROCER                    20.00
05/03/2024   PAYMENT RECEIVED          60.00
                                          CR`).rows).toEqual([['2024-03-04', '-20.00'], ['2024-03-05', '60.00']]);
  });

  it('a star behind the letter of a side leads to a note', () => {
    const { rows } = readStatement(`
Ticari hesap 3025-30650319 TRY     Dönem 01.01.2024 - 31.01.2024
Önceki bakiye   1,000.00
Kapanış bakiyesi  930.00
Tarih          Açıklama                          Tutar
02.01.2024     BAKKAL ÇINAR                     100.00 B
08.01.2024     FIRIN BUĞDAY                      20.00 B*
08.01.2024     KİTABEVİ GÜNEŞ                    30.00 B
08.01.2024     MAAŞ                             180.00
11.01.2024     FATURA ÖDEME                     100.00 B*`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-20.00', '-30.00', '180.00', '-100.00']);
  });

  const ROWS = `
Datum   Omschrijving                          A/B     Bedrag
07-10   BEA Tankstation A12                    A      137,20
14-10   BEA Café Het Anker                     A      169,10
17-10   Rente tot en met heden                 B        7,47
21-10   BEA Café Het Anker                     A      131,19
21-10   BEA Boekwinkel De Pauw                 A      122,97
21-10   Cheque 1390                            A    1.675,43`;

  const AMOUNTS = [-13720, -16910, 747, -13119, -12297, -167543];

  it('the one of two meanings that leads from the opening to the closing balance is theirs', () => {
    const text = `
Rekening NL13DUIN0808570289 EUR   Periode 01-10-2019 t/m 31-10-2019
Vorig saldo     5.277,89
Eindsaldo       3.049,47
${ROWS}`;
    expect(readPeriods(text)).toMatchObject({ amounts: AMOUNTS, badges: [true] });
    expect(readPeriods(text.replace('3.049,47', '3.049,48')).badges).toEqual([false]);
  });

  it('where the balances have such a letter, too, the account may as well be overdrawn', () => {
    const text = `
Rekening NL13DUIN0808570289 EUR   Periode 01-10-2019 t/m 31-10-2019
${ROWS.replace('07-10', '        Vorig saldo                            B    5.277,89\n07-10')}
        Eindsaldo                              B    3.049,47`;
    expect(readPeriods(text.replace(/ A(?= {3})/g, ' U').replace(/ B(?= {3})/g, ' V')).badges).toEqual([false]);
    // On a Dutch page these are af and bij.
    expect(readPeriods(text)).toMatchObject({ amounts: AMOUNTS, badges: [true] });
  });

  it('beside C for cargo, A is abono, also before the balances', () => {
    const rows = ROWS.replaceAll(' B  ', ' C  ').replace(/ A  (?= )/g, ' X  ').replaceAll(' C  ', ' A  ').replaceAll(' X  ', ' C  ');
    expect(readPeriods(`
Rekening NL13DUIN0808570289 EUR   Periode 01-10-2019 t/m 31-10-2019
${rows.replace('07-10', '        Vorig saldo                            A    5.277,89\n07-10')}
        Eindsaldo                              A    3.049,47`)).toMatchObject({ amounts: AMOUNTS, badges: [true] });
  });

  it('letters of Greek banks are known, also behind the balances', () => {
    expect(readPeriods(`
Περίοδος: 01/10/2025 - 31/10/2025
Ημ/νία         Αιτιολογία            Ποσό          Υπόλοιπο
               Υπόλοιπο από μεταφορά                500,00 Π
02/10/2025     ΑΓΟΡΑ                52,50 Χ         447,50 Π
03/10/2025     ΕΜΒΑΣΜΑ             735,08 Π       1.182,58 Π`)).toMatchObject({ amounts: [-5250, 73508], badges: [true] });
  });

  it('beside D for debit, K is credit, also behind balances and before the name of a currency', () => {
    expect(readPeriods(`
Kontoudskrift 1. juli 2024 - 31. juli 2024
Dato           Tekst                  Beløb                Saldo
               Inngående saldo                        8.712,78 K kr
02.07.2024     Dankort                739,83 D        7.972,95 K
05.07.2024     Løn                  1.200,00 K        9.172,95 K
               Ny saldo                               9.172,95 K kr`)).toMatchObject({ amounts: [-73983, 120000], badges: [true] });
  });

  it('a letter alone means the side that leads from the opening to the closing balance', () => {
    const text = (closing: string, letter: string) => `
Cuenta corriente 25614633908   Periodo del 01/02/2023 a 28/02/2023
Saldo anterior                                   2.997,38
Total abonos                                     2.545,71
Total cargos                                       406,62
Saldo final                                      ${closing}
Fecha          Concepto                         Importe
03/02/2023     Transferencia nómina            1.995,61
06/02/2023     Abono compra panadería            550,10
08/02/2023     Disposición de efectivo           167,36${letter}
09/02/2023     Recibo del agua                   239,26${letter}`;
    expect(readPeriods(text('5.136,47', ' C'))).toMatchObject({ amounts: [199561, 55010, -16736, -23926], badges: [true] });
    expect(readPeriods(text('5.136,47', '      C'))).toMatchObject({ amounts: [199561, 55010, -16736, -23926], badges: [true] });
    expect(readPeriods(text('5.136,48', ' C')).badges).toEqual([false]);
  });

  it('a letter alone keeps its usual meaning where that leads there', () => {
    expect(readPeriods(`
Compte 25614633908   Période du 01/02/2023 au 28/02/2023
Solde précédent                                  2.997,38
Solde final                                        858,29
Date           Libellé                          Montant
03/02/2023     Virement du loyer               1.995,61
06/02/2023     Prélèvement des impôts            550,10
08/02/2023     Remboursement                     167,36 C
09/02/2023     Remise de chèque                  239,26 C`)).toMatchObject({ amounts: [-199561, -55010, 16736, 23926], badges: [true] });
  });

  const ITALIAN = `
Conto corrente IT59 A 8443 47244 173958455628   Periodo 01.02.2023 - 28.02.2023
Data           Descrizione                  Importo EUR       Saldo EUR
               Saldo iniziale                               1.587,67 A
01.02.2023     Pagamento POS                 41,05 D        1.546,62 A
02.02.2023     Bonifico da Giulia           487,89 A        2.034,51 A
03.02.2023     Assegno 191                  551,57 D        1.482,94 A
               Saldo finale                                 1.482,94 A`;

  it('beside D an A is money in, also behind the balances', () => {
    expect(readPeriods(ITALIAN)).toMatchObject({ amounts: [-4105, 48789, -55157], badges: [true] });
    expect(readPeriods(ITALIAN.replace('1.546,62', '1.546,52')).badges).toEqual([false]);
  });

  it('beside A a C is money out', () => {
    const text = ITALIAN.replace(/ D /g, ' C ');
    expect(readPeriods(text)).toMatchObject({ amounts: [-4105, 48789, -55157], badges: [true] });
    expect(readPeriods(text.replace('1.546,62', '1.546,52')).badges).toEqual([false]);
  });

  it('letters that are known, or that the alphabet of the page tells, leave nothing open in a column before the figures', () => {
    const text = `
Számlakivonat   Időszak 2020.12.15 - 2021.01.16
Nyitó egyenleg    2 312 418       Záró egyenleg    3 706 068
Könyvelés dátuma    Megnevezés                     T/J       Összeg (HUF)
2020.12.15          Nyitó egyenleg                  J           2 312 418
2020.12.29          Pekárna U Kola                  T              36 229
2021.01.06          Mzda Strojírny                  J           1 430 879
2021.01.11          Utalás                          T               1 000
2021.01.16          Záró egyenleg                   J           3 706 068`;
    expect(readPeriods(text)).toMatchObject({ amounts: [-36229, 1430879, -1000], badges: [true] });
    const known = text.replace(/ J /g, ' Cr').replace(/ T /g, ' Dr').replace('Utalás         ', 'Transfer     In');
    expect(readPeriods(known)).toMatchObject({ amounts: [-36229, 1430879, -1000], badges: [true] });
    expect(readPeriods(text.replace(/ J /g, ' Q '))).toMatchObject({ amounts: [-36229, 1430879, -1000], badges: [false] });
  });

  it('on a Turkish page A is money in beside B', () => {
    const TURKISH = `
Hesap özeti   01.02.2024 - 29.02.2024
Tarih          Açıklama                     Tutar
               Açılış bakiyesi             1.587,67 A
01.02.2024     Market                         41,05 B
02.02.2024     Maaş                          487,89 A
03.02.2024     Kira                          551,57 B
               Kapanış bakiyesi            1.482,94 A`;
    expect(readPeriods(TURKISH)).toMatchObject({ amounts: [-4105, 48789, -55157], badges: [true] });
    expect(readPeriods(TURKISH.replace('Açıklama', 'Metin').replace('Açılış', 'Acilis').replace('Kapanış', 'Kapanis')).badges).toEqual([false]);
  });

  it('on a Hungarian page T is money out, also where nothing is printed behind money in', () => {
    const text = `
Kivonat időszaka   2024.02.01 - 2024.02.29
Dátum          Közlemény                     Összeg
               Nyitó egyenleg              1.587 Ft
2024.02.01     Bolt                           41 Ft T
2024.02.02     Fizetés                       487 Ft J
2024.02.03     Lakbér                        551 Ft T
               Záró egyenleg               1.482 Ft`;
    expect(readPeriods(text)).toMatchObject({ amounts: [-41, 487, -551], badges: [true] });
    expect(readPeriods(text.replace(' J', ''))).toMatchObject({ amounts: [-41, 487, -551], badges: [true] });
    // A star that leads to a note behind the letter of one row.
    expect(readPeriods(text.replace('551 Ft T', '551 Ft T*'))).toMatchObject({ amounts: [-41, 487, -551], badges: [true] });
    expect(readPeriods(text.replace('1.482', '1.472')).badges).toEqual([false]);
  });

  it('a letter that nobody knows behind the balances leaves nothing open where the titles of sections tell the sides', () => {
    const text = `
Conto corrente n. 9183/89955275   Periodo 01.05.2023 - 31.05.2023
Saldo precedente                                2.350,85 A
Saldo finale                                    2.621,40 A
Uscite
Data           Descrizione                        Importo
01.05.2023     Pagamento carta                      29,55
08.05.2023     Bonifico a Ugo                      199,90
Entrate
Data           Descrizione                        Importo
11.05.2023     Stipendio                           500,00`;
    expect(readPeriods(text)).toMatchObject({ amounts: [-2955, -19990, 50000], badges: [true] });
  });

  it('a column of words tells money in from money out', () => {
    const { rows } = readStatement(`
Account 6214830044711882   2026-01-01 - 2026-01-31
Date          Type           收/支/其他         Amount     Name
2026-01-30    TRANSFER       收入             136.22     ANNA
2026-01-30    SHOP           支出             173.65     BAKER
2026-01-28    SHOP           支出             298.72     CHEMIST
2026-01-27    TRANSFER       收入             102.40     DORA`);
    expect(rows).toEqual([['2026-01-30', '136.22'], ['2026-01-30', '-173.65'], ['2026-01-28', '-298.72'], ['2026-01-27', '102.40']]);
  });
});
