import type { Layout } from '../generator/layout.js';
import { auCoorong } from './auCoorong.js';
import { auKestrelCard } from './auKestrelCard.js';
import { auMallee } from './auMallee.js';
import { auMulgaLoan } from './auMulgaLoan.js';
import { auWattle } from './auWattle.js';
import { auYarra } from './auYarra.js';
import { geKazbek } from './geKazbek.js';
import { hkPeak } from './hkPeak.js';
import { idNusantara } from './idNusantara.js';
import { idSelat } from './idSelat.js';
import { inMalabar } from './inMalabar.js';
import { inNarmada } from './inNarmada.js';
import { inSahyadriCard } from './inSahyadriCard.js';
import { inSatpuraCard } from './inSatpuraCard.js';
import { inVindhya } from './inVindhya.js';
import { jpHinode } from './jpHinode.js';
import { krHangang } from './krHangang.js';
import { kzBaikal } from './kzBaikal.js';
import { lkSigiri } from './lkSigiri.js';
import { myMelati } from './myMelati.js';
import { npHimal } from './npHimal.js';
import { nzTotara } from './nzTotara.js';
import { phMayon } from './phMayon.js';
import { pkIndus } from './pkIndus.js';
import { sgKingfisher } from './sgKingfisher.js';
import { sgMerlion } from './sgMerlion.js';
import { thChaophraya } from './thChaophraya.js';
import { thMekhong } from './thMekhong.js';
import { twAlishan } from './twAlishan.js';
import { vnSongHong } from './vnSongHong.js';

/** Asia and the Pacific, in order of name, which begins with the country. */
export const asiaPacific: readonly Layout[] = [
  auCoorong,
  auKestrelCard,
  auMallee,
  auMulgaLoan,
  auWattle,
  auYarra,
  geKazbek,
  hkPeak,
  idNusantara,
  idSelat,
  inMalabar,
  inNarmada,
  inSahyadriCard,
  inSatpuraCard,
  inVindhya,
  jpHinode,
  krHangang,
  kzBaikal,
  lkSigiri,
  myMelati,
  npHimal,
  nzTotara,
  phMayon,
  pkIndus,
  sgKingfisher,
  sgMerlion,
  thChaophraya,
  thMekhong,
  twAlishan,
  vnSongHong,
];
