import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** Share of the left pane, in percent. */
  share: number;
  onShareChange: (share: number) => void;
  /** The bar was let go. */
  onShareSettled?: (share: number) => void;
  label: string;
}

const MIN = 20;
const MAX = 75;
const STEP = 2;

/** Two panes beside each other; the bar between them moves by mouse and by arrow keys. */
export function SplitPane({ left, right, share, onShareChange, onShareSettled, label }: SplitPaneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const bound = (value: number) => Math.min(Math.max(Math.round(value * 10) / 10, MIN), MAX);
  const handleMove = (event: PointerEvent) => {
    const bounds = ref.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onShareChange(bound(((event.clientX - bounds.left) / bounds.width) * 100));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: MIN, End: MAX }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShareChange(bound(next));
    onShareSettled?.(bound(next));
  };
  return (
    <div className="tieout-split" ref={ref} style={{ gridTemplateColumns: `minmax(0, ${share}fr) 7px minmax(0, ${100 - share}fr)` }}>
      <div className="tieout-split-pane">{left}</div>
      <div
        className="tieout-split-bar" role="separator" aria-orientation="vertical" aria-label={label} tabIndex={0} aria-valuenow={Math.round(share)} aria-valuemin={MIN} aria-valuemax={MAX}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)} onPointerMove={handleMove}
        onLostPointerCapture={() => onShareSettled?.(share)} onKeyDown={handleKeyDown}
      />
      <div className="tieout-split-pane">{right}</div>
    </div>
  );
}
