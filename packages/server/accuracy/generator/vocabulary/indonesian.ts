import type { Vocabulary } from './vocabulary.js';

export const INDONESIAN: Vocabulary = {
  language: 'id',
  datePattern: 'DD/MM',
  merchants: ['WARUNG MELATI', 'TOKO BUKU RASI', 'APOTEK SENTOSA', 'SPBU UTARA', 'KOPI TERAS'],
  companies: ['PT LENTERA ABADI', 'CV KARYA MANDIRI', 'PT SAMUDRA LINTAS'],
  people: ['BUDI HARTONO', 'SITI RAHAYU', 'DEWI LESTARI'],
  cities: ['BANDUNG', 'SURABAYA', 'MEDAN'],
  utilities: ['AIR JERNIH', 'LISTRIK KOTA', 'ASURANSI TERATAI'],
  templates: {
    payroll: ['GAJI {company}', 'TRSF E-BANKING CR|{company}|GAJI {day}'],
    rent: ['SEWA {person}', 'TRSF E-BANKING DB|{person}|SEWA RUMAH'],
    card: ['DEBIT {merchant}', 'TRANSAKSI DEBIT TGL {day}|{merchant} {city}', 'KARTU DEBIT|{merchant}|{card}'],
    atm: ['TARIKAN ATM {day}', 'TARIKAN TUNAI {city}'],
    cheque: ['CEK {check}'],
    directDebit: ['BAYAR {utility}', 'AUTODEBET|{utility}|{longnum}'],
    transferIn: ['TRSF DARI {person}', 'TRSF E-BANKING CR|{num}/FTSCY|{person}'],
    transferOut: ['TRSF KE {person}', 'TRSF E-BANKING DB|{num}/FTFVA|{company}'],
    fee: ['BIAYA ADM', 'BIAYA KARTU'],
    interest: ['BUNGA', 'PAJAK BUNGA'],
    refund: ['REFUND {merchant}'],
    deposit: ['SETORAN TUNAI', 'SETORAN|{city}'],
    payment: ['PEMBAYARAN'],
  },
};
