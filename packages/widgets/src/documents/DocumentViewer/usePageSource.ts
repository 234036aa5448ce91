import { useCallback, useEffect, useState } from 'react';
import { useTieout } from '../../core/useTieout.js';
import type { Size } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';
import { openPictures } from './pictureSource.js';

export interface ViewedDocument {
  id: string;
  name: string;
  mimetype: string;
  numPages: number | null;
}

export type OpenedDocument =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; source: PageSource; sizes: readonly Size[]; learnSize: (page: number) => Promise<Size> };

/** Opens the document in the browser and closes it when another one is shown. Pages of unknown size look like the first. */
export function usePageSource({ id, mimetype, numPages }: ViewedDocument): OpenedDocument & { reopen: () => void } {
  const { client } = useTieout();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ source: PageSource; sizes: Size[] } | { error: unknown } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let source: PageSource | null = null;
    const open = async () => {
      const opening = mimetype === 'application/pdf'
        ? await import('./pdfSource.js').then(({ openPdf }) => openPdf({ url: client.documents.fileUrl(id) }, controller.signal))
        : openPictures({
          numPages: numPages ?? 1,
          page: (page) => client.documents.page(id, page),
          imageUrl: (page, width) => client.documents.pageImageUrl(id, page, { width }),
        });
      source = opening;
      const first = await opening.size(0);
      if (!controller.signal.aborted) setOpened({ source: opening, sizes: Array.from({ length: opening.numPages }, () => first) });
    };
    open().catch((error: unknown) => {
      if (!controller.signal.aborted) setOpened({ error });
    });
    return () => {
      controller.abort();
      source?.close();
      setOpened(null);
    };
  }, [client, id, mimetype, numPages, attempt]);

  const source = opened && 'source' in opened ? opened.source : null;
  const learnSize = useCallback(async (page: number): Promise<Size> => {
    if (!source) throw new Error('The document is closed');
    const size = await source.size(page);
    setOpened((before) => {
      if (!before || !('source' in before) || before.source !== source) return before;
      const known = before.sizes[page];
      if (known && Math.abs(known.width - size.width) < 0.5 && Math.abs(known.height - size.height) < 0.5) return before;
      return { ...before, sizes: before.sizes.with(page, size) };
    });
    return size;
  }, [source]);

  const reopen = useCallback(() => setAttempt((before) => before + 1), []);
  if (!opened) return { state: 'opening', reopen };
  if ('error' in opened) return { state: 'failed', error: opened.error, reopen };
  return { state: 'open', source: opened.source, sizes: opened.sizes, learnSize, reopen };
}
