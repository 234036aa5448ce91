import type { Layout } from '../generator/layout.js';
import { americas } from './americas.js';
import { asiaPacific } from './asiaPacific.js';
import { europe } from './europe.js';
import { middleEastAfrica } from './middleEastAfrica.js';

/** In order of name, which begins with the country. */
export const LAYOUTS: readonly Layout[] = [...americas, ...asiaPacific, ...europe, ...middleEastAfrica].sort((a, b) => (a.name < b.name ? -1 : 1));

export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((candidate) => candidate.name === name);
  if (layout === undefined) throw new Error(`There is no layout "${name}". There are: ${LAYOUTS.map((candidate) => candidate.name).join(', ')}.`);
  return layout;
}
