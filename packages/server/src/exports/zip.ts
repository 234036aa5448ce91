// A zip written as a stream. fflate rather than the platform's zlib: the same bytes on every machine and Node version.
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

/** `date` (YYYY-MM-DD) stamps the entries; a zip cannot say a year before 1980. */
export async function* zipEntries(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, date: string | null): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else if (chunk.length > 0) ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const entry of entries) {
    const file = new ZipDeflate(entry.name, { level: 4 });
    file.mtime = localNoon(date);
    zip.add(file);
    for await (const chunk of entry.chunks) {
      file.push(chunk, false);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** The zip format stores local time as it reads it back, so the date is built in local time. */
function localNoon(date: string | null): Date {
  const [year, month, day] = (date && date >= '1980-01-01' ? date : '1980-01-01').split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day, 12);
}
