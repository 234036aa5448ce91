import { TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface EditableValueProps {
  /** As it is typed: YYYY-MM-DD, or a plain decimal. */
  text: string;
  label: string;
  editLabel: string;
  /** What is wrong with a text, or null. */
  check: (text: string) => string | null;
  onSave: (text: string) => void;
  /** Enter saves it unchanged, too: somebody says that it is right. */
  mayConfirm?: boolean;
  /** How it is shown while it is not edited. */
  children: ReactNode;
}

/** A value of the summary that turns into a field: Enter or leaving saves, Escape keeps what was, a mistake stays with its message. */
export function EditableValue({ text, label, editLabel, check, onSave, mayConfirm = false, children }: EditableValueProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setDraft(null);
    setProblem(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const save = (isEntered = false) => {
    if (draft === null) return;
    const isMeant = draft.trim() !== text || (isEntered && mayConfirm);
    const found = isMeant ? check(draft.trim()) : null;
    if (found) {
      setProblem(found);
      return;
    }
    if (isMeant) onSave(draft.trim());
    leave();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(true);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
  if (draft === null) {
    return (
      <span className="tieout-editable">
        {children}
        <button ref={button} type="button" className="tieout-editable-button" aria-label={editLabel} title={editLabel} onClick={() => setDraft(text)}><IconPencil size={13} stroke={1.8} aria-hidden /></button>
      </span>
    );
  }
  return (
    <TextInput
      autoFocus aria-label={label} value={draft} error={problem} className="tieout-editable-field" onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        setProblem(null);
      }}
      onKeyDown={handleKeyDown} onBlur={() => (problem ? leave() : save())}
    />
  );
}
