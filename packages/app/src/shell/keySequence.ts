/** How long a first key waits for its second. */
export const SEQUENCE_MS = 1200;

export interface KeyMemory {
  first: string;
  atMs: number;
}

export interface KeyOutcome {
  /** The name of the binding that fired, e.g. `g j`. */
  fired: string | null;
  memory: KeyMemory | null;
}

/** Decides what a key press means, given the key before it. Bindings are names such as `?` or `g j`. */
export function readKey(bindings: ReadonlySet<string>, memory: KeyMemory | null, key: string, atMs: number): KeyOutcome {
  if (memory && atMs - memory.atMs <= SEQUENCE_MS) {
    const sequence = `${memory.first} ${key}`;
    if (bindings.has(sequence)) return { fired: sequence, memory: null };
  }
  if (bindings.has(key)) return { fired: key, memory: null };
  const startsOne = [...bindings].some((binding) => binding.startsWith(`${key} `));
  return { fired: null, memory: startsOne ? { first: key, atMs } : null };
}
