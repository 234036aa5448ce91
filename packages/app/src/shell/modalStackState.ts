/** Opening makes a modal the active one; opening one that lies below brings it to the top instead of twice. */
export function pushModal<Name>(stack: readonly Name[], name: Name): Name[] {
  return [...stack.filter((open) => open !== name), name];
}

/** Closing falls back to the previous one. */
export function popModal<Name>(stack: readonly Name[]): Name[] {
  return stack.slice(0, -1);
}
