import { type ConvertContext, convertFile, type Progress } from './convertFile.js';
import type { ConvertedFile } from './convertedFile.js';
import type { InputFile } from './findInputs.js';
import type { PlannedOutput } from './planOutputs.js';

export interface FileState {
  input: InputFile;
  /** Null while the file waits for its turn. */
  progress: Progress | null;
  result: ConvertedFile | null;
  elapsedMs: number;
}

/** What the views show: the state of every file, in the order of the inputs. */
export interface ConvertState {
  readonly files: readonly FileState[];
  subscribe(listener: () => void): () => void;
}

export class ConvertRun implements ConvertState {
  files: readonly FileState[];
  readonly #listeners = new Set<() => void>();

  constructor(inputs: readonly InputFile[]) {
    this.files = inputs.map((input) => ({ input, progress: null, result: null, elapsedMs: 0 }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  update(index: number, change: Partial<FileState>): void {
    this.files = this.files.map((file, at) => (at === index ? { ...file, ...change } : file));
    for (const listener of this.#listeners) listener();
  }

  /** Converts every file, a few at a time. One that fails does not stop the others. */
  async convert(context: ConvertContext, outputs: readonly PlannedOutput[][], limit: number): Promise<void> {
    let next = 0;
    const work = async () => {
      while (next < this.files.length && !context.signal.aborted) {
        const index = next++;
        const startedMs = performance.now();
        const { input } = this.files[index]!;
        const result = await convertFile(context, input, outputs[index] ?? [], (progress) => this.update(index, { progress }));
        this.update(index, { result, elapsedMs: performance.now() - startedMs });
      }
    };
    await Promise.all(Array.from({ length: Math.min(limit, this.files.length) }, work));
  }
}
