import type { EdgeProblem, PageLocation } from '@tieout/sdk/contract';
import { pagesOf } from '@tieout/sdk/contract';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { placeStyle } from '../PagePicture.js';
import { dividersOf, dragged, drawnBetween, HANDLES, moveDivider, type Canvas, type EditorRectangle, type Handle, type Point } from './drawing.js';
import type { TemplateDrawerStrings } from './TemplateDrawer.strings.js';
import type { Drawer } from './useTemplateDrawer.js';

interface TemplateCanvasProps {
  drawer: Drawer;
  canvas: Canvas;
  pages: number;
  /** Of the selected rectangle, where words tell where it lies. */
  found: PageLocation | null;
  problems: readonly EdgeProblem[];
  strings: TemplateDrawerStrings;
}

/** Canvas units that one press of an arrow key moves by. */
const KEY_STEP = 10;
const arrows: Record<string, Point> = { ArrowLeft: { x: -KEY_STEP, y: 0 }, ArrowRight: { x: KEY_STEP, y: 0 }, ArrowUp: { x: 0, y: -KEY_STEP }, ArrowDown: { x: 0, y: KEY_STEP } };
const DIVIDER_STEP = 1;

type Drag = { kind: 'draw'; from: Point } | { kind: 'rectangle'; id: string; handle: Handle; from: Point; place: PageLocation } | { kind: 'divider'; id: string; index: number };

/** Lies over the page: rectangles are drawn, moved, resized and chosen here. */
export function TemplateCanvas({ drawer, canvas, pages, found, problems, strings }: TemplateCanvasProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [draft, setDraft] = useState<PageLocation | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const bounds = ref.current!.getBoundingClientRect();
    return { x: ((clientX - bounds.left) / bounds.width) * canvas.width, y: ((clientY - bounds.top) / bounds.height) * canvas.height };
  };
  const start = (event: PointerEvent, next: Drag) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    ref.current!.setPointerCapture(event.pointerId);
    setDrag(next);
  };
  const handleMove = (event: PointerEvent) => {
    if (!drag) return;
    const point = pointOf(event);
    if (drag.kind === 'draw') setDraft(drawnBetween(drag.from, point, canvas));
    else if (drag.kind === 'rectangle') drawer.change(drag.id, { fixedLocation: { pageLocation: dragged(drag.place, drag.handle, { x: point.x - drag.from.x, y: point.y - drag.from.y }, canvas) } });
    else moveTo(drag, point);
  };
  const moveTo = ({ id, index }: { id: string; index: number }, { x }: Point) => {
    const rectangle = drawer.rectangles.find((one) => one.id === id);
    const place = rectangle && placeOf(rectangle, found);
    if (place && rectangle.tableConfig) drawer.change(id, { tableConfig: { ...rectangle.tableConfig, columns: moveDivider(rectangle.tableConfig.columns, index, ((x - place.x0) / (place.x1 - place.x0)) * 100) } });
  };
  const handleUp = (event: PointerEvent) => {
    const place = drag?.kind === 'draw' ? drawnBetween(drag.from, pointOf(event), canvas) : null;
    if (place) drawer.draw(place);
    else if (drag?.kind === 'draw' && !drawer.configuring) drawer.select(null);
    setDrag(null);
    setDraft(null);
  };
  const shown = drawer.rectangles.filter((rectangle) => pagesOf(rectangle.pages, pages).includes(drawer.page) && placeOf(rectangle, rectangle.id === drawer.selected?.id ? found : null));
  return (
    <div
      className="tieout-template-canvas" ref={ref} role="group" aria-label={strings.canvas}
      onPointerDown={(event) => start(event, { kind: 'draw', from: pointOf(event) })} onPointerMove={handleMove} onPointerUp={handleUp}
      onPointerCancel={() => { setDrag(null); setDraft(null); }}
    >
      {shown.map((rectangle) => (
        <Rectangle
          key={rectangle.id} rectangle={rectangle} place={placeOf(rectangle, found)!} isSelected={rectangle.id === drawer.selected?.id} problems={problems} canvas={canvas} strings={strings} drawer={drawer}
          onGrab={(event, handle) => {
            drawer.select(rectangle.id);
            start(event, { kind: 'rectangle', id: rectangle.id, handle, from: pointOf(event), place: placeOf(rectangle, found)! });
          }}
          onGrabDivider={(event, index) => start(event, { kind: 'divider', id: rectangle.id, index })}
        />
      ))}
      {draft && <div className="tieout-template-draft" style={placeStyle(draft, canvas)} />}
    </div>
  );
}

function placeOf({ locationType, fixedLocation }: EditorRectangle, found: PageLocation | null): PageLocation | null {
  return locationType === 'variable' ? found : (fixedLocation?.pageLocation ?? null);
}

interface RectangleProps {
  rectangle: EditorRectangle;
  place: PageLocation;
  isSelected: boolean;
  problems: readonly EdgeProblem[];
  canvas: Canvas;
  strings: TemplateDrawerStrings;
  drawer: Drawer;
  onGrab: (event: PointerEvent, handle: Handle) => void;
  onGrabDivider: (event: PointerEvent, index: number) => void;
}

/** By pointer or by keys: arrows move it, with Shift they resize it. */
function Rectangle({ rectangle, place, isSelected, problems, canvas, strings, drawer, onGrab, onGrabDivider }: RectangleProps) {
  const { id, name, locationType, tableConfig, state } = rectangle;
  const isFixed = locationType === 'fixed';
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') drawer.select(id);
    else if (!step || !isFixed) return;
    else drawer.change(id, { fixedLocation: { pageLocation: dragged(place, event.shiftKey ? 'se' : 'move', step, canvas) } });
    event.preventDefault();
  };
  return (
    <div className="tieout-template-rectangle" data-selected={isSelected || undefined} data-state={state} data-table={tableConfig ? '' : undefined} style={placeStyle(place, canvas)}>
      <button
        type="button" className="tieout-template-body" aria-pressed={isSelected} aria-label={name} onFocus={() => drawer.select(id)} onKeyDown={handleKeyDown}
        onPointerDown={(event) => (isFixed ? onGrab(event, 'move') : event.stopPropagation())} onClick={() => drawer.select(id)}
      />
      <span className="tieout-template-name" aria-hidden>{name}</span>
      {tableConfig && dividersOf(tableConfig.columns).map((percent, index) => (
        <Divider key={index} percent={percent} index={index} isActive={isSelected} rectangle={rectangle} drawer={drawer} strings={strings} onGrab={onGrabDivider} />
      ))}
      {isSelected && isFixed && HANDLES.map((handle) => <span key={handle} className="tieout-template-handle" data-handle={handle} onPointerDown={(event) => onGrab(event, handle)} />)}
      {isSelected && problems.map(({ edge }) => edge && <span key={edge} className="tieout-template-edge" data-edge={edge} />)}
    </div>
  );
}

interface DividerProps extends Pick<RectangleProps, 'rectangle' | 'drawer' | 'strings'> {
  percent: number;
  index: number;
  isActive: boolean;
  onGrab: (event: PointerEvent, index: number) => void;
}

function Divider({ percent, index, isActive, rectangle, drawer, strings, onGrab }: DividerProps) {
  const { tableConfig, id } = rectangle;
  const move = (to: number) => tableConfig && drawer.change(id, { tableConfig: { ...tableConfig, columns: moveDivider(tableConfig.columns, index, to) } });
  return (
    <div
      className="tieout-template-divider" style={{ left: `${percent}%` }} role="separator" aria-orientation="vertical" aria-label={strings.divider(index + 1)} aria-valuenow={Math.round(percent)} aria-valuemin={0} aria-valuemax={100} tabIndex={isActive ? 0 : -1}
      onPointerDown={(event) => onGrab(event, index)}
      onKeyDown={(event) => {
        const way = { ArrowLeft: -DIVIDER_STEP, ArrowRight: DIVIDER_STEP }[event.key];
        if (way === undefined) return;
        event.preventDefault();
        move(percent + way);
      }}
    />
  );
}
