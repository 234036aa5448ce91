/** Asks once for each page, and again only where that failed. */
export function oncePerPage<T>(ask: (page: number) => Promise<T>): (page: number) => Promise<T> {
  const asked = new Map<number, Promise<T>>();
  return (page) => {
    const known = asked.get(page);
    if (known) return known;
    const answer = ask(page);
    asked.set(page, answer);
    answer.catch(() => asked.delete(page));
    return answer;
  };
}
