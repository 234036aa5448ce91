import { themeQuartz } from 'ag-grid-community';

/** The grid in our tokens: it turns dark with them, without a theme of its own. */
export const gridTheme = themeQuartz.withParams({
  accentColor: 'var(--tieout-accent)',
  backgroundColor: 'var(--tieout-surface)',
  foregroundColor: 'var(--tieout-text)',
  borderColor: 'var(--tieout-border)',
  chromeBackgroundColor: 'var(--tieout-canvas)',
  headerBackgroundColor: 'var(--tieout-canvas)',
  headerTextColor: 'var(--tieout-text-muted)',
  headerFontWeight: 600,
  headerFontSize: 12,
  headerHeight: 30,
  rowHoverColor: 'var(--tieout-hover)',
  selectedRowBackgroundColor: 'var(--tieout-accent-soft)',
  oddRowBackgroundColor: 'var(--tieout-surface)',
  rowBorder: { color: 'var(--tieout-border)', width: 1 },
  columnBorder: false,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  cellHorizontalPadding: 7,
  fontFamily: 'inherit',
  fontSize: 13,
  spacing: 5,
  browserColorScheme: 'inherit',
});
