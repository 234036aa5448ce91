import type { Layout } from '../generator/layout.js';
import { arPampa } from './arPampa.js';
import { brCaatinga } from './brCaatinga.js';
import { brIpanema } from './brIpanema.js';
import { brSerrado } from './brSerrado.js';
import { caFundy } from './caFundy.js';
import { caKootenayCard } from './caKootenayCard.js';
import { caLaurentide } from './caLaurentide.js';
import { caLaurier } from './caLaurier.js';
import { caOsprey } from './caOsprey.js';
import { caSaguenayCard } from './caSaguenayCard.js';
import { caTundraBrokerage } from './caTundraBrokerage.js';
import { clAndes } from './clAndes.js';
import { coParamo } from './coParamo.js';
import { mxAgave } from './mxAgave.js';
import { mxSonoraCard } from './mxSonoraCard.js';
import { usBasaltCard } from './usBasaltCard.js';
import { usBayou } from './usBayou.js';
import { usCanneryChecks } from './usCanneryChecks.js';
import { usCedar } from './usCedar.js';
import { usCormorantCard } from './usCormorantCard.js';
import { usFreightBusiness } from './usFreightBusiness.js';
import { usGrange } from './usGrange.js';
import { usHarborMain } from './usHarborMain.js';
import { usHarrowBrokerage } from './usHarrowBrokerage.js';
import { usJuniata } from './usJuniata.js';
import { usLakeshorePending } from './usLakeshorePending.js';
import { usLumen } from './usLumen.js';
import { usMeridianBusiness } from './usMeridianBusiness.js';
import { usMesaWallet } from './usMesaWallet.js';
import { usOrca } from './usOrca.js';
import { usOrchardZero } from './usOrchardZero.js';
import { usPalmetto } from './usPalmetto.js';
import { usPinewoodUnion } from './usPinewoodUnion.js';
import { usPrairie } from './usPrairie.js';
import { usQuarryBlocks } from './usQuarryBlocks.js';
import { usRedrock } from './usRedrock.js';
import { usSaltmarsh } from './usSaltmarsh.js';
import { usStagecoach } from './usStagecoach.js';
import { usSummitCard } from './usSummitCard.js';
import { usTern } from './usTern.js';
import { uyOmbu } from './uyOmbu.js';

/** The Americas, in order of name, which begins with the country. */
export const americas: readonly Layout[] = [
  arPampa,
  brCaatinga,
  brIpanema,
  brSerrado,
  caFundy,
  caKootenayCard,
  caLaurentide,
  caLaurier,
  caOsprey,
  caSaguenayCard,
  caTundraBrokerage,
  clAndes,
  coParamo,
  mxAgave,
  mxSonoraCard,
  usBasaltCard,
  usBayou,
  usCanneryChecks,
  usCedar,
  usCormorantCard,
  usFreightBusiness,
  usGrange,
  usHarborMain,
  usHarrowBrokerage,
  usJuniata,
  usLakeshorePending,
  usLumen,
  usMeridianBusiness,
  usMesaWallet,
  usOrca,
  usOrchardZero,
  usPalmetto,
  usPinewoodUnion,
  usPrairie,
  usQuarryBlocks,
  usRedrock,
  usSaltmarsh,
  usStagecoach,
  usSummitCard,
  usTern,
  uyOmbu,
];
