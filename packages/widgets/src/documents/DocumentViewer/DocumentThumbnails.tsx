import { useEffect, useRef, useState } from 'react';
import { turnedSize, type Size } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';
import type { DocumentViewerStrings } from './DocumentViewer.strings.js';

interface DocumentThumbnailsProps {
  source: PageSource;
  sizes: readonly Size[];
  /** From 0. */
  page: number;
  strings: DocumentViewerStrings;
  onGoTo: (page: number) => void;
}

const WIDTH = 92;
const GAP = 28;

/** Small pictures of the pages; only those in view exist. */
export function DocumentThumbnails({ source, sizes, page, strings, onGoTo }: DocumentThumbnailsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const first = sizes[0] ?? { width: 595, height: 842 };
  const height = Math.round((turnedSize(first, 0).height / first.width) * WIDTH) + GAP;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const top = page * height;
    if (top < element.scrollTop || top + height > element.scrollTop + element.clientHeight) element.scrollTop = top - element.clientHeight / 2;
  }, [page, height]);
  const from = Math.max(Math.floor(view.top / height) - 1, 0);
  const to = Math.min(Math.ceil((view.top + view.height) / height) + 1, sizes.length);
  return (
    <div
      className="tieout-thumbnails" ref={ref} role="navigation" aria-label={strings.thumbnails}
      onScroll={({ currentTarget }) => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      <div style={{ height: sizes.length * height, position: 'relative' }}>
        {Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index).map((number) => (
          <button
            key={number} type="button" className="tieout-thumbnail" style={{ top: number * height, height }} aria-current={number === page ? 'page' : undefined}
            aria-label={strings.pageLabel(number + 1, sizes.length)} onClick={() => onGoTo(number)}
          >
            <Thumbnail source={source} page={number} height={height - GAP} />
            <span className="tieout-figures">{number + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Thumbnail({ source, page, height }: { source: PageSource; page: number; height: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    source.paintThumbnail(page, WIDTH, controller.signal).then(
      (canvas) => {
        if (!controller.signal.aborted) ref.current?.replaceChildren(canvas);
      },
      () => undefined, // The number below still leads to the page.
    );
    return () => controller.abort();
  }, [source, page]);
  return <span className="tieout-thumbnail-picture" ref={ref} style={{ width: WIDTH, height }} aria-hidden />;
}
