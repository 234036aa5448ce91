import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@tabler/icons-react';
import { THUMBNAIL_COUNT } from '@tieout/sdk/contract';
import { useEffect, useRef } from 'react';
import { useTieout } from '../core/useTieout.js';
import { useThumbnails } from './useTemplates.js';

export interface PageStripStrings {
  previous: string;
  next: string;
  pageOf: (page: number, pages: number) => string;
  thumbnails: string;
  thumbnailsFailed: string;
  zoomIn: string;
  zoomOut: string;
}

interface PageNavigatorProps {
  /** From 0. */
  page: number;
  pages: number;
  zoom: number;
  strings: PageStripStrings;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Percent that one press changes the size by. */
const ZOOM_STEP = 5;
const ZOOMS = { min: 25, max: 300 } as const;
/** Pages of which pictures are shown at once, at most. */
const MOST_BLOCKS = 200;

/** Previous, Next, and where one is; how large the page is shown. */
export function PageNavigator({ page, pages, zoom, strings, onPage, onZoom }: PageNavigatorProps) {
  const go = (next: number) => onPage(Math.min(Math.max(next, 0), pages - 1));
  const scale = (next: number) => onZoom(Math.min(Math.max(next, ZOOMS.min), ZOOMS.max));
  return (
    <div className="tieout-template-nav">
      <Button size="compact-sm" variant="default" leftSection={<IconChevronLeft size={15} />} disabled={page === 0} onClick={() => go(page - 1)}>{strings.previous}</Button>
      <span className="tieout-figures" aria-live="polite">{strings.pageOf(page + 1, pages)}</span>
      <Button size="compact-sm" variant="default" rightSection={<IconChevronRight size={15} />} disabled={page >= pages - 1} onClick={() => go(page + 1)}>{strings.next}</Button>
      <span className="tieout-template-zoom">
        <ActionIcon aria-label={strings.zoomOut} disabled={zoom <= ZOOMS.min} onClick={() => scale(zoom - ZOOM_STEP)}><IconMinus size={15} /></ActionIcon>
        <span className="tieout-figures">{zoom}%</span>
        <ActionIcon aria-label={strings.zoomIn} disabled={zoom >= ZOOMS.max} onClick={() => scale(zoom + ZOOM_STEP)}><IconPlus size={15} /></ActionIcon>
      </span>
    </div>
  );
}

interface PageStripProps {
  documentId: string;
  page: number;
  pages: number;
  strings: PageStripStrings;
  onPage: (page: number) => void;
}

/** A small picture of each page. */
export function PageStrip({ documentId, page, pages, strings, onPage }: PageStripProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [page]);
  const blocks = Math.min(Math.ceil(pages / THUMBNAIL_COUNT), MOST_BLOCKS);
  return (
    <nav className="tieout-template-strip" aria-label={strings.thumbnails} ref={ref}>
      {Array.from({ length: blocks }, (_, block) => <Block key={block} documentId={documentId} block={block} page={page} pages={pages} strings={strings} onPage={onPage} />)}
    </nav>
  );
}

/** Ten pages at a time, as the server gives them. */
function Block({ documentId, block, page, pages, strings, onPage }: PageStripProps & { block: number }) {
  const { client, toasts } = useTieout();
  const { data, isError } = useThumbnails(documentId, block);
  useEffect(() => {
    if (isError && block === 0) toasts.error(strings.thumbnailsFailed, { timeoutMs: 5000 });
  }, [isError, block, toasts, strings]);
  const first = block * THUMBNAIL_COUNT;
  const numbers = Array.from({ length: Math.min(THUMBNAIL_COUNT, pages - first) }, (_, index) => first + index);
  return numbers.map((number) => {
    const thumbnail = data?.thumbnails.find(({ pageNumber }) => pageNumber === number);
    return (
      <button key={number} type="button" aria-current={number === page ? 'page' : undefined} aria-label={strings.pageOf(number + 1, pages)} onClick={() => onPage(number)}>
        {thumbnail
          ? <img src={client.documents.pageImageUrl(documentId, number, { width: Math.max(160, thumbnail.width) })} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />
          : <span className="tieout-template-nothumb" />}
        <span className="tieout-figures">{number + 1}</span>
      </button>
    );
  });
}
