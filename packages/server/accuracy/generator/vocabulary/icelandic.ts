import type { Vocabulary } from './vocabulary.js';

export const ICELANDIC: Vocabulary = {
  language: 'en',
  datePattern: 'DD.MM.YYYY',
  merchants: ['Bakarí Þórs', 'Bókabúð Æsu', 'Apótek Hæð', 'Olíustöð Ölfus', 'Kaffihús Fífa'],
  companies: ['Norðurljós ehf.', 'Fiskvinnslan Ýsa hf.', 'Bókhald og ráð slf.'],
  people: ['Guðrún Þórsdóttir', 'Jón Ægisson', 'Sigríður Önnudóttir'],
  cities: ['Reykjavík', 'Akureyri', 'Ísafjörður'],
  utilities: ['Orkuveita Suðurs', 'Vatnsveitan', 'Tryggingar Varða'],
  templates: {
    payroll: ['Laun {company}'],
    rent: ['Húsaleiga {person}'],
    card: ['{merchant}', '{merchant} {city}'],
    atm: ['Hraðbanki {city}'],
    cheque: ['Tékki {check}'],
    directDebit: ['{utility}', 'Krafa {utility}'],
    transferIn: ['Millifært {person}', 'Innborgun {company}'],
    transferOut: ['Millifært {person}', 'Greiðsla {company}'],
    fee: ['Færslugjald', 'Þjónustugjald'],
    interest: ['Innvextir'],
    refund: ['Endurgreitt {merchant}'],
    deposit: ['Innlögn reiðufé'],
    payment: ['Greiðsla'],
  },
};
