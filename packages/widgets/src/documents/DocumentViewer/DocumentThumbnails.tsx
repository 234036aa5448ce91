import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { turnedSize, type Rotation, type Size } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';
import type { DocumentViewerStrings } from './DocumentViewer.strings.js';

interface DocumentThumbnailsProps {
  source: PageSource;
  /** Of the pages as the file has them. */
  sizes: readonly Size[];
  /** What brings each of them upright. */
  turns: readonly Rotation[];
  /** From 0. */
  page: number;
  strings: DocumentViewerStrings;
  onGoTo: (page: number) => void;
}

const WIDTH = 92;
const GAP = 28;
/** Pages that fly past are not painted. */
const PAINT_DELAY_MS = 120;

/** Small pictures of the pages; only those in view exist. */
export function DocumentThumbnails({ source, sizes, turns, page, strings, onGoTo }: DocumentThumbnailsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref, height: seen } = useElementSize<HTMLDivElement>();
  const both = useMergedRef(ref, scroller);
  const [top, setTop] = useState(0);
  const first = turnedSize(sizes[0] ?? { width: 595, height: 842 }, turns[0] ?? 0);
  const height = Math.round((first.height / first.width) * WIDTH) + GAP;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const wanted = page * height;
    if (wanted < element.scrollTop || wanted + height > element.scrollTop + element.clientHeight) element.scrollTop = wanted - element.clientHeight / 2;
  }, [page, height]);
  const from = Math.max(Math.floor(top / height) - 1, 0);
  const to = Math.min(Math.ceil((top + seen) / height) + 1, sizes.length);
  return (
    <div className="tieout-thumbnails" ref={both} role="navigation" aria-label={strings.thumbnails} onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <div style={{ height: sizes.length * height, position: 'relative' }}>
        {Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index).map((number) => (
          <button
            key={number} type="button" className="tieout-thumbnail" style={{ top: number * height, height }} aria-current={number === page ? 'page' : undefined}
            aria-label={strings.pageLabel(number + 1, sizes.length)} onClick={() => onGoTo(number)}
          >
            <Thumbnail source={source} page={number} rotation={turns[number] ?? 0} height={height - GAP} />
            <span className="tieout-figures">{number + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Thumbnail({ source, page, rotation, height }: { source: PageSource; page: number; rotation: Rotation; height: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const room = useMemo(() => ({ width: WIDTH, height }), [height]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      source.paintThumbnail(page, { rotation, room, signal }).then(
        (canvas) => {
          if (!signal.aborted) ref.current?.replaceChildren(canvas);
        },
        () => undefined, // The number below still leads to the page.
      );
    }, PAINT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, page, rotation, room]);
  return <span className="tieout-thumbnail-picture" ref={ref} style={room} aria-hidden />;
}
