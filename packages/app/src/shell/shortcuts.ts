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
      { keys: ['/'], press: 'single', does: 'Search the jobs' },
      { keys: ['h'], press: 'single', does: 'Open the help' },
      { keys: ['['], press: 'single', does: 'Fold or unfold the navigation' },
      { keys: ['Esc'], press: 'single', does: 'Close what is on top' },
    ],
  },
];
