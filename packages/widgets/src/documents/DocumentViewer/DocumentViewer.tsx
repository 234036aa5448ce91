import { Button, Loader } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { describeError } from '../../core/describeError.js';
import { EmptyState } from '../../core/EmptyState.js';
import { useStrings } from '../../core/useStrings.js';
import { useTieout } from '../../core/useTieout.js';
import { DocumentPage, type Highlight } from './DocumentPage.js';
import { DocumentThumbnails } from './DocumentThumbnails.js';
import { DocumentToolbar } from './DocumentToolbar.js';
import { documentViewerStrings, type DocumentViewerStrings } from './DocumentViewer.strings.js';
import { PAGE_GAP } from './pageLayout.js';
import { useDocumentViewer, type ViewerState } from './useDocumentViewer.js';
import { useWheelZoom } from './useWheelZoom.js';
import { usePageSource, type OpenedDocument, type ViewedDocument } from './usePageSource.js';

export interface DocumentViewerProps extends ViewerState {
  /** Null: asks to select one. */
  document: ViewedDocument | null;
  highlights?: readonly Highlight[];
  /** A click on a page: page from 1, x and y in points from the top left of the upright page. */
  onPickPoint?: (page: number, x: number, y: number) => void;
  /** Shows a button that leads to the next line that is not reconciled. */
  onNextProblem?: () => void;
  /** @default false */
  defaultThumbnails?: boolean;
  strings?: Partial<DocumentViewerStrings>;
}

/** Pages of a document, sharp at any zoom, with boxes lit up on them. */
export function DocumentViewer({ document, strings: own, ...rest }: DocumentViewerProps) {
  const strings = useStrings('DocumentViewer', documentViewerStrings, own);
  if (!document) return <div className="tieout-viewer"><EmptyState title={strings.noDocument} /></div>;
  return <Opened key={document.id} document={document} strings={strings} {...rest} />;
}

type OpenedProps = Omit<DocumentViewerProps, 'document' | 'strings'> & { document: ViewedDocument; strings: DocumentViewerStrings };

function Opened({ document, strings, ...rest }: OpenedProps) {
  const { client } = useTieout();
  const opened = usePageSource(document);
  return (
    <section className="tieout-viewer" aria-label={strings.label(document.name)} aria-busy={opened.state === 'opening'}>
      {opened.state === 'opening' && <div className="tieout-viewer-opening"><Loader size="sm" aria-hidden /> {strings.loading}</div>}
      {opened.state === 'failed' && (
        <EmptyState tone="error" title={strings.openFailed} text={describeError(opened.error, strings.openFailed)}>
          <Button variant="default" onClick={opened.reopen}>{strings.retry}</Button>
          <Button variant="subtle" component="a" href={client.documents.fileUrl(document.id)} target="_blank" rel="noreferrer">{strings.openFile}</Button>
        </EmptyState>
      )}
      {opened.state === 'open' && <Pages opened={opened} strings={strings} {...rest} />}
    </section>
  );
}

type PagesProps = Omit<OpenedProps, 'document'> & { opened: Extract<OpenedDocument, { state: 'open' }> };
const noHighlights: readonly Highlight[] = [];

function Pages({ opened: { source, sizes, turns, learnSize }, highlights = noHighlights, onPickPoint, onNextProblem, defaultThumbnails = false, strings, ...state }: PagesProps) {
  const viewer = useDocumentViewer(sizes, turns, state);
  const [hasThumbnails, setHasThumbnails] = useState(defaultThumbnails);
  const { layout, scroller, scale, rotations, page } = viewer;
  useWheelZoom(scroller.ref, viewer.zoomBy);
  const [first, last] = viewer.range;
  const width = Math.max(layout.width, scroller.room?.width ?? 0);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = { '+': () => viewer.zoomBy(1), '=': () => viewer.zoomBy(1), '-': () => viewer.zoomBy(-1), r: viewer.rotate, ArrowLeft: () => viewer.goTo(page - 1), ArrowRight: () => viewer.goTo(page + 1) }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      <DocumentToolbar
        page={page} count={sizes.length} percent={viewer.percent} hasThumbnails={hasThumbnails} strings={strings} onGoTo={viewer.goTo}
        onZoom={viewer.setZoom} onZoomBy={viewer.zoomBy} onRotate={viewer.rotate} onToggleThumbnails={() => setHasThumbnails(!hasThumbnails)} onNextProblem={onNextProblem}
      />
      <div className="tieout-viewer-body">
        {hasThumbnails && <DocumentThumbnails source={source} sizes={sizes} turns={turns} page={page} strings={strings} onGoTo={viewer.goTo} />}
        <div ref={scroller.ref} className="tieout-viewer-scroll" tabIndex={0} role="region" aria-label={strings.pagesLabel} onKeyDown={handleKeyDown}>
          <div className="tieout-viewer-sheet" style={{ width, height: layout.tops.at(-1) }}>
            {scroller.room && sizes.slice(first, last + 1).map((size, index) => {
              const number = first + index;
              const pageWidth = layout.widths[number] ?? 0;
              return (
                <DocumentPage
                  key={number} source={source} page={number} count={sizes.length} size={size} scale={scale} rotation={rotations[number] ?? 0} learnSize={learnSize}
                  rect={{ left: Math.max((width - pageWidth) / 2, PAGE_GAP), top: layout.tops[number] ?? 0, width: pageWidth, height: layout.heights[number] ?? 0 }}
                  highlights={highlights.filter((highlight) => highlight.page === number + 1)} onPick={onPickPoint} strings={strings}
                />
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}
