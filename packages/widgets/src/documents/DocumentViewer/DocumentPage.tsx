import type { Box } from '@tieout/sdk/contract';
import { memo, type MouseEvent } from 'react';
import { boxToRect, pointOnPage, type Rect, type Rotation, type Size } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';
import type { DocumentViewerStrings } from './DocumentViewer.strings.js';
import { usePageView } from './usePageView.js';

/** Something to show on a page. */
export interface Highlight {
  /** From 1. */
  page: number;
  /** Points, origin top-left of the upright page. */
  box: Box;
  /** `row` is soft, `value` stands out, `problem` warns. @default 'value' */
  tone?: 'row' | 'value' | 'problem';
}

export interface DocumentPageProps {
  source: PageSource;
  /** From 0. */
  page: number;
  count: number;
  size: Size;
  scale: number;
  rotation: Rotation;
  rect: Rect;
  highlights: readonly Highlight[];
  learnSize: (page: number) => Promise<unknown>;
  onPick: ((page: number, x: number, y: number) => void) | undefined;
  strings: DocumentViewerStrings;
}

export const DocumentPage = memo(function DocumentPage(props: DocumentPageProps) {
  const { source, page, count, size, scale, rotation, rect, highlights, learnSize, onPick, strings } = props;
  const { pictureRef, textRef, state, retry } = usePageView({ source, page, scale, rotation, learnSize });
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    // Marking text to copy it is no pick.
    if (!onPick || !(globalThis.getSelection?.()?.isCollapsed ?? true)) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const { x, y } = pointOnPage(event.clientX - bounds.left, event.clientY - bounds.top, size, rotation, scale);
    onPick(page + 1, x, y);
  };
  return (
    // Picking a line with the mouse is a shortcut: the same row can be reached in the grid with the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className="tieout-page" role="group" aria-label={strings.pageLabel(page + 1, count)} data-page={page + 1}
      style={{ ...rect, '--total-scale-factor': scale, '--scale-factor': scale } as React.CSSProperties} onClick={handleClick}
    >
      <div className="tieout-page-picture" ref={pictureRef} aria-hidden />
      <div className="tieout-page-text" ref={textRef} />
      {highlights.map((highlight, index) => (
        <div
          key={`${highlight.box.join()}${index}`} className="tieout-page-mark" data-tone={highlight.tone ?? 'value'}
          style={boxToRect(highlight.box, size, rotation, scale)} aria-hidden
        />
      ))}
      {state === 'painting' && <div className="tieout-page-note">{strings.loadingPage}</div>}
      {state === 'failed' && (
        <div className="tieout-page-note">
          {strings.pageFailed}
          <button type="button" className="tieout-link" onClick={retry}>{strings.retry}</button>
        </div>
      )}
    </div>
  );
});
