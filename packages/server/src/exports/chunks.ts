// Strings gathered into blocks of bytes, so that a writer may yield row by row and a socket still sees sensible chunks.

export type Parts = AsyncIterable<string> | Iterable<string>;

const blockCharacters = 1 << 16;

export async function* encodeUtf8(parts: Parts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let block = '';
  for await (const part of parts) {
    block += part;
    if (block.length < blockCharacters) continue;
    yield encoder.encode(block);
    block = '';
  }
  if (block) yield encoder.encode(block);
}

/** All bytes at once, for small exports and for tests. */
export async function collectBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
}
