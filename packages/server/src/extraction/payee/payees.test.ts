import { describe, expect, it } from 'vitest';
import { payeesOf } from './payees.js';

const payeeOf = (text: string): string | null => payeesOf([text])[0]!;

describe('the bare counterparty', () => {
  it.each([
    ['POS PURCHASE KESTREL FUEL', 'KESTREL FUEL'],
    ['Kartenzahlung\nBäckerei Ahrens\n12.03.2026 12.44 Uhr', 'Bäckerei Ahrens'],
    ['CARTE 03/03 BOULANGERIE DU PORT', 'BOULANGERIE DU PORT'],
    ['BONIFICO A MARCO FERRI', 'MARCO FERRI'],
    ['Lastschrift Stadtwerke Lindau Mandat AB12345678', 'Stadtwerke Lindau'],
    ['NOODLE LANTERN PORTLAND OR', 'NOODLE LANTERN'],
    ['CORNER MILL BAKERY #885044', 'CORNER MILL BAKERY'],
    ['Naam: Drukkerij Linde Omschrijving: factuur 123456', 'Drukkerij Linde'],
    ['/TRTP/SEPA/NAME/ANNA BERG/REMI/HUUR', 'ANNA BERG'],
    ['SQ *KITCHEN 24', 'KITCHEN'],
    ['MONTHLY SERVICE FEE', 'MONTHLY SERVICE FEE'],
    ['Online payment BRAMBLE & CO\nInvoice 126444', 'BRAMBLE & CO'],
    ['CARD 5301 RED KETTLE CAFE REGINA SK ON Jan 16', 'RED KETTLE CAFE'],
  ])('%j', (text, payee) => {
    expect(payeeOf(text)).toBe(payee);
  });

  it('ends that stand behind several names are places', () => {
    expect(payeesOf(['KESTREL FUEL LEEDS', 'TALLOW PHARMACY LEEDS', 'KESTREL FUEL YORK', 'ALDER FREIGHT LTD', 'PIPER FREIGHT LTD'])).toEqual(['KESTREL FUEL', 'TALLOW PHARMACY', 'KESTREL FUEL', 'ALDER FREIGHT LTD', 'PIPER FREIGHT LTD']);
  });

  it('a name that had no room on its line goes on below', () => {
    expect(payeesOf(['CARD PAYMENT TALLOW\nPHARMACY', 'CARD PAYMENT KESTREL'])[0]).toBe('TALLOW PHARMACY');
  });

  it('a line in front of different texts is a kind of transaction, whatever it is called', () => {
    expect(payeesOf(['Quxal\nANNA BERG', 'Quxal\nPIPER ROOFING', 'Quxal\nTOM WEIR'])).toEqual(['ANNA BERG', 'PIPER ROOFING', 'TOM WEIR']);
  });

  it('a code of the bank in front of many different texts is a kind of transaction, an article of names is none', () => {
    const shops = ['KESTREL FUEL', 'TALLOW PHARMACY', 'ALDER BAKERY', 'PIPER ROOFING', 'LINDEN BOOKS', 'HAZEL CAFE'];
    expect(payeesOf(shops.map((shop) => `VQX ${shop}`))).toEqual(shops);
    expect(payeesOf(shops.map((shop) => `THE ${shop}`))).toEqual(shops.map((shop) => `THE ${shop}`));
    expect(payeesOf(shops.slice(0, 4).map((shop) => `VQX ${shop}`))).toEqual(shops.slice(0, 4).map((shop) => `VQX ${shop}`));
  });

  it.each([
    ['Rent payment', 'Rent payment'],
    ['RENT DEPOSIT', 'RENT DEPOSIT'],
    ['Card payment\nANNA BERG', 'ANNA BERG'],
    ['Salary advance payment', 'Salary advance payment'],
  ])('%j: a word that names nobody is no counterparty', (text, payee) => {
    expect(payeeOf(text)).toBe(payee);
  });

  it.each([
    ['TRANSFER FROM P NGUYEN', 'P NGUYEN'],
    ['TRANSFER TO A. Lindqvist', 'A Lindqvist'],
    ['TRANSFERENCIA P/ MARIA SOUSA', 'MARIA SOUSA'],
    ['شراء أسواق الواحة', 'أسواق الواحة'],
    ['ПРЕВОД ОТ ИВАН ПЕТРОВ', 'ИВАН ПЕТРОВ'],
    ['העברה מאת איתן כהן', 'איתן כהן'],
  ])('%j', (text, payee) => {
    expect(payeeOf(text)).toBe(payee);
  });

  it('words in front of many names, some of which stand elsewhere without them, are a kind of transaction that no vocabulary knows', () => {
    const shops = ['KESTREL FUEL', 'TALLOW PHARMACY', 'ALDER BAKERY', 'PIPER ROOFING', 'LINDEN BOOKS', 'HAZEL CAFE'];
    expect(payeesOf([...shops.map((shop) => `QUXAL MOK ${shop}`), 'KESTREL FUEL', 'ZEMTA TALLOW PHARMACY']).slice(0, 7)).toEqual([...shops, 'KESTREL FUEL']);
    expect(payeesOf(shops.map((shop) => `HOTEL ${shop}`))).toEqual(shops.map((shop) => `HOTEL ${shop}`));
  });

  it('shops in front of many towns are no kinds of transaction', () => {
    const towns = ['Kassel', 'Lübeck', 'Erfurt', 'Görlitz', 'Münster'];
    const shops = ['Kornblume Markt', 'Apotheke am Tor', 'Baumarkt Werkgut', 'Tankstelle Nordring'];
    expect(payeesOf(shops.flatMap((shop) => towns.map((town) => `${shop} ${town}`)))).toEqual(shops.flatMap((shop) => towns.map(() => shop)));
  });

  it('a line with many narrow letters has room for more of them', () => {
    expect(payeesOf(['Transferencia de Jesús\nCordero\nV181350794', 'COMPRA MERCADO SAN', 'Recibo factura ilimitada fijo till 11 I'])[0]).toBe('Jesús Cordero');
  });

  it('a line of nothing but a label and its day, in whatever line it stands, names nobody', () => {
    expect(payeesOf(['Online-Überweisung\nWert: 03.01.2025\nDruckhaus Möwe', 'Dauerauftrag\nWert: 05.01.2025\nUwe Tiedemann', 'Rechnung 602925 vom 02.01.2025 für alle Lieferungen'])).toMatchObject(['Druckhaus Möwe', 'Uwe Tiedemann', expect.anything()]);
    expect(payeesOf(['SUNDRY HARDWARE BRISTOL WESTGATE\nTransaction: CARD-697747080'])[0]).toBe('SUNDRY HARDWARE BRISTOL WESTGATE');
  });

  it('letters of the bank in front of a kind that is told in words', () => {
    expect(payeesOf(['BP Bill payment GREENLEAF SUPPLY', 'SO RENT R. de Souza', 'BP CONNECT LEEDS'])).toEqual(['GREENLEAF SUPPLY', 'R de Souza', 'BP CONNECT LEEDS']);
  });

  it('forms of companies are no places, and several words may lead to a number', () => {
    expect(payeesOf(['PÕHJATUUL OÜ\nArve 252164', 'SOOJUS OÜ\nTöötasu', 'ELEKTRIVÕRK\nArve nr 204880', 'ARVESTUS OÜ'])).toEqual(['PÕHJATUUL OÜ', 'SOOJUS OÜ', 'ELEKTRIVÕRK', 'ARVESTUS OÜ']);
  });

  it('a name behind two kinds that nobody knows is one name, and its second word no place', () => {
    expect(payeesOf(['ZEMTA ALDER BAKERY', 'ALDER BAKERY', 'ALDER BAKERY LEEDS', 'ALDER GARDEN'])[1]).toBe('ALDER BAKERY');
  });

  it('a name goes on below where its column ends, though texts of other columns are wider', () => {
    const texts = ['DIRECT CREDIT GREENLEAF\nSUPPLY KL56594183\nInvoice 333517 dated 23 May for all deliveries', 'DD FABRIC TELECOM REF\nNT35936624', 'CREDIT K WHITCOMBE INV\n875107', 'POS PURCHASE CORNER\nMILL BAKERY READING', 'Contactless CORNER MILL\nBAKERY BRISTOL 24/7', 'Standing order\nJ HARGREAVES'];
    const payees = payeesOf(texts);
    expect([payees[0], payees[5]]).toEqual(['GREENLEAF SUPPLY', 'J HARGREAVES']);
  });

  it.each([
    ['Débito direto\nEnergia Litoral Autorização 898206', 'Energia Litoral'],
    ['Lastschrift Stadtwerke Elbe Kundennummer 77120', 'Stadtwerke Elbe'],
    ['Recibo Seguros Faro póliza 2210987', 'Seguros Faro'],
    ['Purchase CONTRACT FURNITURE LEEDS', 'CONTRACT FURNITURE LEEDS'],
  ])('a word for what is numbered ends a name before its number only: %j', (text, payee) => {
    expect(payeesOf([text])).toEqual([payee]);
  });

  it.each([
    ['Indbetaling\nHavnens Værft ApS\nFaktura 199328', 'Havnens Værft ApS'],
    ['Bankoverførsel Møbelhuset Skov', 'Møbelhuset Skov'],
    ['Zahlungseingang\nStadtwerke Elbe', 'Stadtwerke Elbe'],
    ['PRZELEW ZEWNĘTRZNY\nAnna Nowak', 'Anna Nowak'],
    ['PRZELEW\nPRZYCHODZĄCY\nAnna Nowak', 'Anna Nowak'],
    ['Debit order HAZEL CAFE', 'HAZEL CAFE'],
  ])('a kind of transaction that a bank of another country prints: %j', (text, payee) => {
    expect(payeesOf([text])).toEqual([payee]);
  });
});
