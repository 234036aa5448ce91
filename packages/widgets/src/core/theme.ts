import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Shades of the accent, light to dark. */
const tie: MantineColorsTuple = [
  '#e6eff9', '#cfe0f4', '#a6c6ea', '#7cb0ee', '#5595dc', '#3a7cc7', '#2a6bb5', '#1f5fa8', '#194f8d', '#123c6c',
];
const dark: MantineColorsTuple = [
  '#e4e8ee', '#bcc5d1', '#9ba7b6', '#6d7a8a', '#414c5a', '#2d3540', '#222933', '#191e25', '#12161b', '#0d1014',
];
const gray: MantineColorsTuple = [
  '#f7f8fa', '#f2f5f9', '#eef0f3', '#dde1e7', '#c3cad4', '#a3adba', '#748092', '#566273', '#354151', '#1b2430',
];

/** Mantine's theme as the widgets wear it; the colours of surfaces and text are the tokens of tokens.css. */
export const tieoutTheme = createTheme({
  primaryColor: 'tie',
  primaryShade: { light: 7, dark: 6 },
  colors: { tie, dark, gray },
  autoContrast: true,
  // Who asked the system for less motion gets none.
  respectReducedMotion: true,
  defaultRadius: 'sm',
  fontFamily: "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '19px' },
  spacing: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '28px' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '16px' },
  headings: { fontWeight: '600', sizes: { h1: { fontSize: '22px' }, h2: { fontSize: '18px' }, h3: { fontSize: '15px' }, h4: { fontSize: '14px' } } },
  components: {
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    TextInput: { defaultProps: { size: 'xs' } },
    PasswordInput: { defaultProps: { size: 'xs' } },
    NumberInput: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'xs', checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { size: 'xs' } },
    TagsInput: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'xs' } },
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false } },
    // A thing that only takes the focus is no item, and a menu may hold nothing else.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A header in a dialog would count as a second banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.35 }, closeButtonProps: { 'aria-label': 'Close' } }, styles: { title: { fontSize: 15, fontWeight: 600 } } },
  },
});

/** Mantine's own names for text, surfaces and lines, as the tokens have them. */
const tokens = {
  '--mantine-color-body': 'var(--tieout-surface)',
  '--mantine-color-text': 'var(--tieout-text)',
  '--mantine-color-dimmed': 'var(--tieout-text-muted)',
  '--mantine-color-placeholder': 'var(--tieout-text-muted)',
  '--mantine-color-error': 'var(--tieout-negative)',
  '--mantine-color-anchor': 'var(--tieout-accent)',
  '--mantine-color-default': 'var(--tieout-surface)',
  '--mantine-color-default-hover': 'var(--tieout-hover)',
  '--mantine-color-default-border': 'var(--tieout-border-strong)',
  '--mantine-color-default-color': 'var(--tieout-text)',
  '--mantine-color-yellow-light': 'var(--tieout-warning-soft)',
  '--mantine-color-yellow-light-color': 'var(--tieout-warning)',
  // Mantine's own is too light for white words.
  '--mantine-color-red-filled': '#c9372c',
  '--mantine-color-red-filled-hover': '#b02d23',
  '--mantine-color-red-light': 'var(--tieout-negative-soft)',
  '--mantine-color-red-light-color': 'var(--tieout-negative)',
  '--mantine-color-green-light': 'var(--tieout-positive-soft)',
  '--mantine-color-green-light-color': 'var(--tieout-positive)',
};

/** In both schemes: Mantine writes its own values there, which would win over those in `variables`. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
