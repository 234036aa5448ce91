/** Every item of a paged list, fetching the next page only when the loop gets there. */
export async function* iteratePages<T>(fetchPage: (pageIndex: number) => Promise<{ items: T[]; isLast: boolean }>): AsyncGenerator<T, void, void> {
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { items, isLast } = await fetchPage(pageIndex);
    yield* items;
    if (isLast || items.length === 0) return;
  }
}
