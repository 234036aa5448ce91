/** A small seeded generator (sfc32): the same seed gives the same statement on every machine, which Math.random cannot. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d = 1;

  constructor(seed: string | number) {
    const text = String(seed);
    this.a = hash(text, 0x9e3779b9);
    this.b = hash(text, 0x243f6a88);
    this.c = hash(text, 0xb7e15162);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 0 <= x < 1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** An integer from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('Nothing to pick from: the list is empty.');
    return items[this.int(0, items.length - 1)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      const kept = result[i] as T;
      result[i] = result[j] as T;
      result[j] = kept;
    }
    return result;
  }

  /** A string of decimal digits that does not begin with 0. */
  digits(length: number): string {
    let text = String(this.int(1, 9));
    while (text.length < length) text += String(this.int(0, 9));
    return text;
  }

  /** An account number: each run of # becomes digits that do not begin with 0. */
  number(pattern: string): string {
    return pattern.replace(/#+/g, (run) => this.digits(run.length));
  }

  letters(length: number): string {
    let text = '';
    while (text.length < length) text += 'ABCDEFGHJKLMNPQRSTUVWXYZ'[this.int(0, 23)];
    return text;
  }

  /** An independent stream, so that a change in one part of a layout does not move every other part. */
  fork(name: string): Random {
    return new Random(`${name}/${this.int(0, 0x7fffffff)}`);
  }
}

function hash(text: string, start: number): number {
  let h = start | 0;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b);
    h ^= h >>> 13;
  }
  return h;
}
