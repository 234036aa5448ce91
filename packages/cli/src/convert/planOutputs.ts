import { basename, dirname, extname, join } from 'node:path';
import { findExportFormat, type ExportFormatName } from '@tieout/sdk';
import type { InputFile } from './findInputs.js';

export interface ChosenFormat {
  /** What the server is asked for: `csv`, `custom-basic`. */
  name: ExportFormatName;
  extension: string;
}

/** The formats of `--to`, in order, each once. Throws with the list of all when one is unknown. */
export function chooseFormats(names: readonly string[], known: readonly string[]): ChosenFormat[] {
  const chosen = new Map<string, ChosenFormat>();
  for (const name of names.flatMap((list) => list.split(',')).map((part) => part.trim()).filter(Boolean)) {
    const found = findExportFormat(name);
    if (!found) throw new Error(`There is no format "${name}". Choose among ${known.join(', ')}, custom-NAME.`);
    const { format, customName } = found;
    const id = (customName === null ? format.id : `custom-${customName}`) as ExportFormatName;
    chosen.set(id, { name: id, extension: format.deliveredAs });
  }
  return [...chosen.values()];
}

export interface PlannedOutput {
  format: ChosenFormat;
  /** Absolute path without the extension. */
  base: string;
  /** The same without the name of the format: where the proof goes. */
  stem: string;
}

/**
 * Where each input's files go. The place of every name is fixed before anything is written and depends on the order of
 * the inputs only: of inputs with the same name the first keeps it, the next get -2, -3 and so on.
 */
export function planOutputs(inputs: readonly InputFile[], formats: readonly ChosenFormat[], outDir: string | null): PlannedOutput[][] {
  const stems = inputs.map(({ path }) => join(outDir ?? dirname(path), basename(path, extname(path))));
  const natural = new Set(stems.map(key));
  const taken = new Set<string>();
  return stems.map((stem) => {
    let free = stem;
    for (let n = 2; taken.has(key(free)) || (free !== stem && natural.has(key(free))); n += 1) free = `${stem}-${n}`;
    taken.add(key(free));
    return formats.map((format) => ({ format, stem: free, base: sharesExtension(format, formats) ? `${free}-${format.name}` : free }));
  });
}

/** Two formats that end alike (camt.053 in two versions) carry their names, except the one that is named as it ends. */
function sharesExtension(format: ChosenFormat, formats: readonly ChosenFormat[]): boolean {
  return format.name !== format.extension && formats.some((other) => other !== format && other.extension === format.extension);
}

/** Some disks do not tell capitals apart. */
function key(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Paths that this run has written or read; gives a free one in their place. */
export class TakenPaths {
  readonly #taken: Set<string>;

  constructor(inputs: readonly InputFile[]) {
    this.#taken = new Set(inputs.map(({ path }) => key(path)));
  }

  /** The path itself, or with -2, -3 … when this run must not touch it. */
  take(base: string, extension: string): string {
    for (let n = 1; ; n += 1) {
      const path = `${n === 1 ? base : `${base}-${n}`}.${extension}`;
      if (this.#taken.has(key(path))) continue;
      this.#taken.add(key(path));
      return path;
    }
  }
}
