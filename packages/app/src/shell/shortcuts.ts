/** Every key the shell and the job page know, once: the listener, the dialog and the help read this list. */
export interface Shortcut {
  /** Keys in the order they are pressed. */
  keys: readonly string[];
  /** `together` means held at once, `sequence` one after the other. */
  press: 'single' | 'sequence' | 'together';
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], press: 'single', does: 'Show these keys' },
      { keys: ['g', 'j'], press: 'sequence', does: 'Go to the jobs' },
      { keys: ['g', 'e'], press: 'sequence', does: 'Go to the upload of statements' },
      { keys: ['g', 'a'], press: 'sequence', does: 'Go to the archive' },
      { keys: ['g', 'r'], press: 'sequence', does: 'Go to the rows of the job' },
      { keys: ['/'], press: 'single', does: 'Search the jobs' },
      { keys: ['h'], press: 'single', does: 'Open the help' },
      { keys: ['['], press: 'single', does: 'Fold or unfold the navigation' },
      { keys: ['Esc'], press: 'single', does: 'Close what is on top' },
    ],
  },
  {
    title: 'In the rows of a statement',
    shortcuts: [
      { keys: ['Enter'], press: 'single', does: 'Change the cell, or keep what was typed and go down; any letter or figure starts typing' },
      { keys: ['Tab'], press: 'single', does: 'Go to the next cell, while typing too' },
      { keys: ['Shift', '↓'], press: 'together', does: 'Choose a range of cells, to copy and paste' },
      { keys: ['Space'], press: 'single', does: 'Include or exclude the row; on other columns choose the row' },
      { keys: ['Alt', '-'], press: 'together', does: 'Switch the sign of the amount' },
      { keys: ['Alt', '.'], press: 'together', does: 'Take a hundredth of the amount' },
      { keys: ['Ctrl', 'Z'], press: 'together', does: 'Undo' },
      { keys: ['Ctrl', 'Y'], press: 'together', does: 'Redo' },
      { keys: ['F6'], press: 'single', does: 'From around the rows: go to them' },
      { keys: ['F6'], press: 'single', does: 'Leave the rows: to what can be done with chosen rows' },
      { keys: ['Shift', 'F6'], press: 'together', does: 'Leave the rows: to undo, filters and columns above them' },
    ],
  },
];
