import type { Layout } from '../generator/layout.js';
import { aeDhow } from './aeDhow.js';
import { aeOasis } from './aeOasis.js';
import { egNile } from './egNile.js';
import { ghVolta } from './ghVolta.js';
import { ilCarmel } from './ilCarmel.js';
import { keSavanna } from './keSavanna.js';
import { kwPearl } from './kwPearl.js';
import { maAtlas } from './maAtlas.js';
import { ngLagoon } from './ngLagoon.js';
import { ngZuma } from './ngZuma.js';
import { omDhofar } from './omDhofar.js';
import { saNajd } from './saNajd.js';
import { tnMedina } from './tnMedina.js';
import { trGalata } from './trGalata.js';
import { zaFynbos } from './zaFynbos.js';
import { zaImpala } from './zaImpala.js';
import { zaKaroo } from './zaKaroo.js';
import { zaTugela } from './zaTugela.js';

/** The Middle East and Africa, in order of name, which begins with the country. */
export const middleEastAfrica: readonly Layout[] = [
  aeDhow,
  aeOasis,
  egNile,
  ghVolta,
  ilCarmel,
  keSavanna,
  kwPearl,
  maAtlas,
  ngLagoon,
  ngZuma,
  omDhofar,
  saNajd,
  tnMedina,
  trGalata,
  zaFynbos,
  zaImpala,
  zaKaroo,
  zaTugela,
];
