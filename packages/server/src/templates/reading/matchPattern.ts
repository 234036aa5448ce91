// Regular expressions that people wrote, within a limit of time: one that never ends must not hold up the server.
import { createContext, runInContext } from 'node:vm';

const LIMIT_MS = 500;
const program = 'const pattern = new RegExp(source, "u"); JSON.stringify(texts.map((text) => { const found = pattern.exec(text); return found ? (found[1] ?? found[0]) : ""; }))';

/** The first match in each text, or its first group; empty where there is none. Null when it takes too long, or is no pattern. */
export function matchPattern(source: string, texts: readonly string[]): string[] | null {
  try {
    return JSON.parse(String(runInContext(program, createContext({ source, texts: [...texts] }), { timeout: LIMIT_MS }))) as string[];
  } catch {
    return null;
  }
}
