import { across, type Cell, type CellStyle } from './parts.js';
import type { Sheet } from './sheet.js';

export interface FlowOptions {
  /** First baseline on the first page and on the following pages. */
  top: number;
  nextTop?: number;
  /** Where the column titles are on the first page and on the following pages, for onPage. */
  headings?: [number, number];
  /** No baseline below this. */
  bottom: number;
  /** Called before a page that overflows is left, with the cursor still on it. */
  onLeave?: (y: number) => void;
}

/** A cursor that moves down the pages. */
export class Flow {
  y = 0;

  constructor(
    readonly sheet: Sheet,
    private readonly options: FlowOptions,
    /** Draws what every page has; called after each new page, the first included. */
    private readonly onPage: (page: number, headings: number) => void = () => {},
  ) {
    this.newPage();
  }

  /** Moves to a new page when less than this is left. */
  need(height: number): void {
    if (this.y + height > this.options.bottom) this.breakPage();
  }

  breakPage(): void {
    this.options.onLeave?.(this.y);
    this.newPage();
  }

  down(height: number): number {
    this.y += height;
    return this.y;
  }

  /** Prints texts side by side; the cursor stays. */
  line(cells: readonly (Cell | false)[], style?: CellStyle): void {
    across(this.sheet, cells, this.y, style);
  }

  private newPage(): void {
    this.sheet.addPage();
    this.y = this.sheet.page === 1 ? this.options.top : (this.options.nextTop ?? this.options.top);
    const [first, next] = this.options.headings ?? [0, 0];
    this.onPage(this.sheet.page, this.sheet.page === 1 ? first : next);
  }
}
