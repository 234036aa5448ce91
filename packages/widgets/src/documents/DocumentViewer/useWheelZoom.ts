import { useEffect, useRef, type RefObject } from 'react';

/** A notch of a wheel is more than this; two fingers bring many small steps. */
const STEP_PX = 40;
const LINE_PX = 16;

/** Ctrl and the wheel, or two fingers on a touch pad, zoom the document and not the whole page. */
export function useWheelZoom(ref: RefObject<HTMLElement | null>, zoomBy: (direction: 1 | -1) => void): void {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let travelled = 0;
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      travelled += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
      if (Math.abs(travelled) < STEP_PX) return;
      latest.current(travelled < 0 ? 1 : -1);
      travelled = 0;
    };
    // React listens passively to the wheel, where the page could not be kept from zooming.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [ref]);
}
