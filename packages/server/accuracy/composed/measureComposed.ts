// The documents of --composed.
import type { Job } from '../measure/job.js';
import { composedLayout, composedNamed } from './composedLayout.js';

export interface ComposedRun {
  seed: number;
  first: number;
  count: number;
  /** As many times the rows. */
  factor: number;
  misprints: boolean;
}

export function composedJobs({ seed, first, count, factor, misprints }: ComposedRun): Job[] {
  return Array.from({ length: count }, (_, index) => composedLayout(seed, first + index)).flatMap((layout, index): Job[] => {
    const base = { source: 'generated', layout: layout.name, scan: null, factor, seed } as const;
    const clean: Job = { ...base, id: index * 2, group: 'composed', misprint: false };
    return misprints ? [clean, { ...base, id: index * 2 + 1, group: 'composed misprinted', misprint: true }] : [clean];
  });
}

/** The values of the axes of a composed document: "composed-41-7-41 misprinted (…)" is of the layout composed-41-7. */
export function composedFeatures(name: string): readonly string[] {
  return composedNamed(/^composed-\d+-\d+/.exec(name)?.[0] ?? '')?.features ?? [];
}
