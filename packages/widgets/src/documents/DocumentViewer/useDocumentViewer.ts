import { useUncontrolled } from '@mantine/hooks';
import type { Box } from '@tieout/sdk/contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { boxToRect, turn, turnedSize, type Rotation, type Size } from './pageGeometry.js';
import { layOut, PAGE_GAP, pagesInView, scaleFor, stepZoom, zoomPercent, type Zoom } from './pageLayout.js';
import { currentPage, useAnchoredLayout, useScroller } from './useScroller.js';

/** A place to bring into view. A new object brings it into view again. */
export interface Place {
  /** From 1. */
  page: number;
  box?: Box | null;
}

export interface ViewerState {
  zoom?: Zoom;
  /** @default 'width' */
  defaultZoom?: Zoom;
  onZoomChange?: (zoom: Zoom) => void;
  /** Turn of all pages, on top of what brings each upright. */
  rotation?: Rotation;
  defaultRotation?: Rotation;
  onRotationChange?: (rotation: Rotation) => void;
  place?: Place | null;
  /** The page in the middle of the view, from 1. */
  onPageChange?: (page: number) => void;
}

const noRoom: Size = { width: 600, height: 800 };
const noPage: Size = { width: 595, height: 842 };

/**
 * @param sizes Of the pages as the file has them.
 * @param turns What brings each of them upright.
 */
export function useDocumentViewer(sizes: readonly Size[], turns: readonly Rotation[], options: ViewerState) {
  const [zoom, setZoom] = useUncontrolled<Zoom>({ value: options.zoom, defaultValue: options.defaultZoom, finalValue: 'width', onChange: options.onZoomChange });
  const [rotation, setRotation] = useUncontrolled<Rotation>({ value: options.rotation, defaultValue: options.defaultRotation, finalValue: 0, onChange: options.onRotationChange });
  const scroller = useScroller();
  const room = scroller.room ?? noRoom;
  const rotations = useMemo(() => turns.map((own) => turn(own, rotation)), [turns, rotation]);
  const shown = useMemo(() => sizes.map((size, page) => turnedSize(size, rotations[page] ?? 0)), [sizes, rotations]);
  // Fitting follows the first page: following the current one would change the scale while scrolling.
  const scale = scaleFor(zoom, shown[0] ?? noPage, room);
  const layout = useMemo(() => layOut(shown, scale), [shown, scale]);
  useAnchoredLayout(layout, scroller);
  const page = currentPage(layout, scroller.scrollTop, room.height);
  const { scrollTo, ref } = scroller;

  const goTo = useCallback((target: number) => {
    const bounded = Math.min(Math.max(target, 0), sizes.length - 1);
    scrollTo((layout.tops[bounded] ?? 0) - PAGE_GAP);
  }, [layout, scrollTo, sizes.length]);

  const showPlace = useCallback(({ page: from1, box }: Place) => {
    const element = ref.current;
    const size = sizes[from1 - 1];
    const top = layout.tops[from1 - 1];
    if (!element || !size || top === undefined) return;
    if (!box) {
      scrollTo(top - PAGE_GAP);
      return;
    }
    const rect = boxToRect(box, size, rotations[from1 - 1] ?? 0, scale);
    const left = Math.max((Math.max(layout.width, element.clientWidth) - (layout.widths[from1 - 1] ?? 0)) / 2, PAGE_GAP) + rect.left;
    const isSeen = top + rect.top >= element.scrollTop + 24 && top + rect.top + rect.height <= element.scrollTop + element.clientHeight - 24;
    const isSeenAcross = left >= element.scrollLeft && left + rect.width <= element.scrollLeft + element.clientWidth;
    scrollTo(
      isSeen ? element.scrollTop : top + rect.top - element.clientHeight / 3,
      isSeenAcross ? undefined : left - 24,
    );
  }, [layout, ref, rotations, scale, scrollTo, sizes]);

  // Only a new place moves the view; a new layout keeps what the reader looks at.
  const showPlaceRef = useRef(showPlace);
  useEffect(() => {
    showPlaceRef.current = showPlace;
  });
  const isMeasured = scroller.room !== null;
  useEffect(() => {
    if (options.place && isMeasured) showPlaceRef.current(options.place);
  }, [options.place, isMeasured]);

  const { onPageChange } = options;
  useEffect(() => {
    onPageChange?.(page + 1);
  }, [onPageChange, page]);

  const percent = zoomPercent(scale);
  return {
    scroller, layout, scale, percent, zoom, setZoom, rotations, page, goTo,
    range: pagesInView(layout, scroller.scrollTop, room.height),
    zoomBy: (direction: 1 | -1) => setZoom(stepZoom(percent, direction)),
    rotate: () => setRotation(turn(rotation, 90)),
  };
}
