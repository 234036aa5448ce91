import { canvasOf, type PageLocation } from '@tieout/sdk/contract';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTieout } from '../core/useTieout.js';
import type { Canvas } from './TemplateDrawer/drawing.js';
import { useTemplatePage } from './useTemplates.js';

interface PagePictureProps {
  documentId: string;
  /** From 0. */
  page: number;
  /** Percent of the width there is. */
  zoom: number;
  failed: string;
  /** Lies over the page; places are measured on its canvas. */
  children: (canvas: Canvas) => ReactNode;
}

/** Sharp at the sizes that a page is looked at. */
const PICTURE_WIDTH = 1700;

/** A picture of the page with whatever lies over it. */
export function PagePicture({ documentId, page, zoom, failed, children }: PagePictureProps) {
  const { client, toasts } = useTieout();
  const { data, isError } = useTemplatePage(documentId, page);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isError) toasts.error(failed, { timeoutMs: 5000 });
  }, [isError, toasts, failed]);
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <div className="tieout-template-desk" ref={scroller}>
      {data && (
        <div className="tieout-template-page" style={{ width: `${zoom}%`, aspectRatio: `${data.width} / ${data.height}` }}>
          <img src={client.documents.pageImageUrl(documentId, page, { width: PICTURE_WIDTH })} alt="" draggable={false} />
          {children(canvasOf(data))}
        </div>
      )}
    </div>
  );
}

/** Where a place of the canvas lies on the page, for CSS. */
export function placeStyle({ x0, y0, x1, y1 }: PageLocation, { width, height }: Canvas): CSSProperties {
  return { left: `${(x0 / width) * 100}%`, top: `${(y0 / height) * 100}%`, width: `${((x1 - x0) / width) * 100}%`, height: `${((y1 - y0) / height) * 100}%` };
}
