import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useStrings } from '../../core/useStrings.js';
import { editingStrings } from './editing.strings.js';
import type { Edits } from './useEdits.js';

export function UndoButtons({ edits }: { edits: Edits }) {
  const strings = useStrings('Editing', editingStrings);
  const { undoable, redoable, isBusy } = edits;
  return (
    <span className="tieout-undo">
      <Tooltip label={undoable ? strings.undoStep(undoable.label) : strings.undo}>
        <ActionIcon aria-label={strings.undo} disabled={!undoable || isBusy} onClick={() => void edits.undo()}><IconArrowBackUp size={17} stroke={1.7} /></ActionIcon>
      </Tooltip>
      <Tooltip label={redoable ? strings.redoStep(redoable.label) : strings.redo}>
        <ActionIcon aria-label={strings.redo} disabled={!redoable || isBusy} onClick={() => void edits.redo()}><IconArrowForwardUp size={17} stroke={1.7} /></ActionIcon>
      </Tooltip>
    </span>
  );
}

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again; inside a field they belong to its text. True when it was one of them. */
export function handleUndoKeys(event: KeyboardEvent, edits: Edits): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return false;
  if (event.target instanceof HTMLTextAreaElement) return false;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return false;
  event.preventDefault();
  event.stopPropagation();
  void (isRedo ? edits.redo() : edits.undo());
  return true;
}
