// What a statement printed by a browser has beside the axes of the composed ones, and how often its values are drawn.
export const SHAPES = { table: 72, list: 28 };
/** Further lines of a description, beneath its first or behind it. */
export const SUBTEXTS = { 'smaller beneath': 28, beneath: 28, 'indented beneath': 14, 'behind a dot': 15, behind: 15 };
/** Where cells stand in a row that is higher than they are. */
export const CELL_EDGES = { top: 38, middle: 30, bottom: 12, baseline: 20 };
export const TYPEFACES = { Arial: 30, 'sans-serif': 18, 'Liberation Sans Narrow': 6, 'DejaVu Sans': 12, Verdana: 8, 'Times New Roman': 10, Georgia: 6, 'Courier New': 10 };
export const SIZES = { 9: 20, 10: 28, 11: 28, 12: 24 };
export const PADDINGS = { 1: 10, 2: 20, 4: 30, 8: 25, 12: 15 };
export const DECORATIONS = { none: 35, lines: 30, bands: 20, grid: 15 };
export const WIDTHS = { full: 82, 'as needed': 18 };
/** The opening and closing balance with the sums between them. */
export const BOXES = { tiles: 24, 'values over labels': 12, list: 24, table: 22, strip: 18 };
export const FOOTERS = { none: 35, 'page numbers': 30, 'bank and page numbers': 35 };
export const BREAKS = { 'between rows': 62, anywhere: 38 };
export const TIMES = { none: 80, 'beside the day': 10, 'under the day': 10 };
/** Where a day is printed once, the cells under it. */
export const DAY_CELLS = { empty: 45, 'one over all rows': 40, 'one in the middle of all rows': 15 };
/** White between the letters of headings and of the labels of boxes. */
export const LETTERS = { plain: 85, 'capitals apart': 15 };
/** Where the balance after a row stands, if one column shows amounts with their signs. */
export const BALANCE_PLACES = { 'own column': 85, 'under the amount': 15 };
export const TITLES = { plain: 55, 'on colour': 45 };
