import type { Vocabulary } from './vocabulary.js';

export const TURKISH: Vocabulary = {
  language: 'tr',
  datePattern: 'DD.MM.YYYY',
  merchants: ['BAKKAL ÇINAR', 'FIRIN BUĞDAY', 'KİTABEVİ GÜNEŞ', 'ECZANE ŞİFA', 'PETROL DOĞU'],
  companies: ['YILDIZ MAKİNA LTD ŞTİ', 'GÖKÇE MUHASEBE', 'ÖZEN TEKSTİL AŞ'],
  people: ['AYŞE ÇELİK', 'MUSTAFA ÖZTÜRK', 'İREM ŞAHİN'],
  cities: ['İZMİR', 'BURSA', 'ESKİŞEHİR'],
  utilities: ['SU İDARESİ', 'ELEKTRİK DAĞITIM', 'SİGORTA GÜVEN'],
  templates: {
    payroll: ['MAAŞ {company}', 'GELEN EFT|{company}|MAAŞ ÖDEMESİ {day}'],
    rent: ['KİRA {person}', 'GİDEN HAVALE|{person}|KİRA {day}'],
    card: ['{merchant} {city}', 'POS {merchant}|{city} KART {card}'],
    atm: ['ATM PARA ÇEKME {city}'],
    cheque: ['ÇEK {check}'],
    directDebit: ['OTOMATİK ÖDEME {utility}', 'FATURA ÖDEME|{utility}|ABONE {num}'],
    transferIn: ['GELEN HAVALE {person}', 'GELEN FAST|{person}|SORGU NO {num}'],
    transferOut: ['GİDEN EFT {person}', 'GİDEN FAST|{company}|FATURA {num}|TUTAR {amount}'],
    fee: ['HESAP İŞLETİM ÜCRETİ', 'EFT MASRAFI', 'BSMV'],
    interest: ['FAİZ', 'FAİZ TAHAKKUKU {day}'],
    refund: ['İADE {merchant}'],
    deposit: ['PARA YATIRMA'],
    payment: ['ÖDEMENİZ İÇİN TEŞEKKÜRLER'],
  },
};
