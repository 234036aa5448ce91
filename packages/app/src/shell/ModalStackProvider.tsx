import { useMemo, useState, type ReactNode } from 'react';
import { popModal, pushModal } from './modalStackState.js';
import { ModalStackContext, type ModalName, type ModalStack } from './useModalStack.js';

export function ModalStackProvider({ children }: { children: ReactNode }) {
  const [stack, setStack] = useState<ModalName[]>([]);
  const value = useMemo<ModalStack>(
    () => ({
      active: stack.at(-1) ?? null,
      open: (name) => setStack((open) => pushModal(open, name)),
      close: () => setStack((open) => popModal(open)),
    }),
    [stack],
  );
  return <ModalStackContext value={value}>{children}</ModalStackContext>;
}
