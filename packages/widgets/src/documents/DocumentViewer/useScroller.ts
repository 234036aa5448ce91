import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './pageGeometry.js';
import { anchorAt, pageAt, scrollTopOf, type Anchor, type PageLayout } from './pageLayout.js';

export interface Scroller {
  ref: RefObject<HTMLDivElement | null>;
  scrollTop: number;
  /** Inner size of the scroller; null until it is measured. */
  room: Size | null;
  scrollTo(top: number, left?: number): void;
}

/** The size and place of the scrolling element. */
export function useScroller(): Scroller {
  const ref = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // The scroll bar is always there (see the style), so that fitting the width does not make it come and go.
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    let frame = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setScrollTop(element.scrollTop));
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', handleScroll);
    };
  }, []);
  const scrollTo = useCallback((top: number, left?: number) => {
    const element = ref.current;
    if (!element) return;
    element.scrollTop = top;
    if (left !== undefined) element.scrollLeft = left;
    setScrollTop(element.scrollTop);
  }, []);
  return { ref, scrollTop, room, scrollTo };
}

/** Keeps what the reader looks at in place while zoom, rotation or learned sizes move everything else. */
export function useAnchoredLayout(layout: PageLayout, { ref, scrollTo }: Scroller): void {
  const anchor = useRef<Anchor | null>(null);
  const lastLayout = useRef(layout);
  useLayoutEffect(() => {
    if (lastLayout.current === layout) return;
    lastLayout.current = layout;
    if (anchor.current) scrollTo(scrollTopOf(layout, anchor.current));
  }, [layout, scrollTo]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const remember = () => {
      // At the very top the top itself is what stays.
      const within = element.scrollTop < 4 ? 0 : element.clientHeight / 3;
      anchor.current = element.scrollTop < 4 ? null : anchorAt(lastLayout.current, element.scrollTop, within);
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [ref]);
}

/** The page (from 0) that fills the middle of the view. */
export function currentPage(layout: PageLayout, scrollTop: number, height: number): number {
  return pageAt(layout, scrollTop + height * 0.4);
}
