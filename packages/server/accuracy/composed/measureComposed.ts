// The documents of --composed.
import { qualityInTurn } from '../generator/scan.js';
import type { Job } from '../measure/job.js';
import { slipInTurn } from '../generator/slip.js';
import { composedLayout, composedNamed } from './composedLayout.js';

export interface ComposedRun {
  seed: number;
  first: number;
  count: number;
  /** As many times the rows. */
  factor: number;
  misprints: boolean;
  /** A row or page wrong as a whole in place of a digit. */
  slips: boolean;
  /** The qualities of their scans; none for digital documents. */
  scans: readonly string[];
}

export function composedJobs({ seed, first, count, factor, misprints, slips, scans }: ComposedRun): Job[] {
  return Array.from({ length: count }, (_, index): Job[] => {
    const number = first + index;
    const scan = qualityInTurn(scans, number + seed);
    const group = scan === null ? 'composed' : `scan ${scan}`;
    const base = { source: 'generated', layout: composedLayout(seed, number).name, scan, factor, seed } as const;
    const clean: Job = { ...base, id: index * 2, group, misprint: false };
    return misprints ? [clean, { ...base, id: index * 2 + 1, group: `${group} misprinted`, misprint: true, ...(slips ? { slip: slipInTurn(number) } : {}) }] : [clean];
  }).flat();
}

/** The values of the axes of a composed document: "composed-41-7-41 misprinted (…)" is of the layout composed-41-7. */
export function composedFeatures(name: string): readonly string[] {
  return composedNamed(/^composed-\d+-\d+/.exec(name)?.[0] ?? '')?.features ?? [];
}
