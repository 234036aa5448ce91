import { createContext, useContext } from 'react';

export type ModalName = 'help' | 'shortcuts' | 'navigation' | 'feedback';

export interface ModalStack {
  /** The modal on top; the only one that is shown. */
  active: ModalName | null;
  open: (name: ModalName) => void;
  /** Closes the one on top; the one below shows again. */
  close: () => void;
}

export const ModalStackContext = createContext<ModalStack | null>(null);

/** The modals of the shell. */
export function useModalStack(): ModalStack {
  const stack = useContext(ModalStackContext);
  if (!stack) throw new Error('useModalStack needs a ModalStackProvider above it');
  return stack;
}
