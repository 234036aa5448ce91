// Items gathered by key in one pass. A new list for each item, with all before it, would take a long document's time and memory.

/** As Map.groupBy of later versions of Node. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** To the group of its key, or to a new one. */
export function addTo<K, T>(groups: Map<K, T[]>, key: K, ...items: T[]): void {
  const group = groups.get(key);
  if (group) group.push(...items);
  else groups.set(key, items);
}
