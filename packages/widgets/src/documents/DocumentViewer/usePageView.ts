import { useEffect, useRef, useState } from 'react';
import type { Rotation } from './pageGeometry.js';
import type { PageSource } from './pageSource.js';

/** Painting waits this long, so that a turn of the wheel does not paint every step. */
const PAINT_DELAY_MS = 80;

export interface PageViewInput {
  source: PageSource;
  page: number;
  scale: number;
  rotation: Rotation;
  learnSize: (page: number) => Promise<unknown>;
}

/** Paints one page into its holders. The last picture stays, stretched, until the sharper one is ready. */
export function usePageView({ source, page, scale, rotation, learnSize }: PageViewInput) {
  const pictureRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'painting' | 'painted' | 'failed'>('painting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const pixelRatio = globalThis.devicePixelRatio || 1;
    const isFirst = !pictureRef.current?.hasChildNodes();
    const paint = async () => {
      await learnSize(page);
      signal.throwIfAborted();
      const canvas = await source.paint(page, { rotation, scale, pixelRatio, signal });
      signal.throwIfAborted();
      pictureRef.current?.replaceChildren(canvas);
      setState('painted');
      const holder = textRef.current;
      if (!holder) return;
      holder.replaceChildren();
      await source.layText?.(page, holder, { rotation, scale, signal });
    };
    const timer = setTimeout(() => {
      paint().catch(() => {
        if (!signal.aborted) setState((before) => (before === 'painted' ? before : 'failed'));
      });
    }, isFirst ? 0 : PAINT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, page, scale, rotation, learnSize, attempt]);

  const retry = () => {
    setState('painting');
    setAttempt((before) => before + 1);
  };
  return { pictureRef, textRef, state, retry };
}
