// The documents of --composed, and which features of their layouts go with failures.
import type { Job, JobResult } from '../measure/job.js';
import { composedLayout, composedNamed } from './composedLayout.js';

export function composedJobs({ seed, first, count, misprints }: { seed: number; first: number; count: number; misprints: boolean }): Job[] {
  return Array.from({ length: count }, (_, index) => composedLayout(seed, first + index)).flatMap((layout, index): Job[] => {
    const base = { source: 'generated', layout: layout.name, scan: null, seed } as const;
    const clean: Job = { ...base, id: index * 2, group: 'composed', misprint: false };
    return misprints ? [clean, { ...base, id: index * 2 + 1, group: 'composed misprinted', misprint: true }] : [clean];
  });
}

interface FeatureLine {
  feature: string;
  documents: number;
  right: number;
  provable: number;
  proved: number;
}

/** One line for each value of each axis: documents that are all right, and provable periods that are proved. */
export function featureTable(results: readonly JobResult[]): string {
  const lines = new Map<string, FeatureLine>();
  for (const result of results) {
    for (const feature of composedNamed(layoutOf(result))?.features ?? []) {
      const line = lines.get(feature) ?? { feature, documents: 0, right: 0, provable: 0, proved: 0 };
      line.documents++;
      if (result.score.isPerfect) line.right++;
      line.provable += result.score.provable;
      line.proved += result.score.proved;
      lines.set(feature, line);
    }
  }
  const sorted = [...lines.values()].sort((a, b) => (a.feature < b.feature ? -1 : 1));
  const width = Math.max(...sorted.map((line) => line.feature.length), 7);
  const head = `${'feature'.padEnd(width)}  all right   proved`;
  return [head, ...sorted.map(({ feature, documents, right, provable, proved }) => `${feature.padEnd(width)}  ${`${right}/${documents}`.padStart(9)}  ${`${proved}/${provable}`.padStart(7)}`), ''].join('\n');
}

/** "composed-41-7-41 misprinted (…)" is of the layout composed-41-7. */
function layoutOf(result: JobResult): string {
  return /^composed-\d+-\d+/.exec(result.name)?.[0] ?? '';
}
