// What a statement prints of itself as it is read outside: figures as decimal strings.
import { formatMinor, PRINTED_FACT_NAMES } from '@tieout/sdk/contract';
import type { PrintedFacts as WireFacts } from '@tieout/sdk/contract';
import type { PrintedFacts } from '../extraction/model.js';

/** Undefined where nothing is printed, or nothing is known of it. */
export function presentFacts(facts: PrintedFacts | null, decimals: number): WireFacts | undefined {
  const wire: WireFacts = {};
  for (const name of PRINTED_FACT_NAMES) {
    const fact = facts?.[name];
    if (fact) wire[name] = { value: typeof fact.value === 'number' ? formatMinor(fact.value, decimals) : fact.value, source: fact.source };
  }
  return Object.keys(wire).length > 0 ? wire : undefined;
}
