import type { JobResult } from './job.js';

interface FeatureLine {
  feature: string;
  documents: number;
  right: number;
  provable: number;
  proved: number;
}

/** One line for each value of each axis: documents that are all right, and provable periods that are proved. */
export function featureTable(results: readonly JobResult[], featuresOf: (name: string) => readonly string[]): string {
  const lines = new Map<string, FeatureLine>();
  for (const result of results) {
    for (const feature of featuresOf(result.name)) {
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
