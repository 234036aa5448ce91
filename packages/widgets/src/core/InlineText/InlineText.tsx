import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { checkInlineText } from './checkInlineText.js';

export interface InlineTextProps {
  value: string;
  /** Gets the trimmed text when it differs and fits. */
  onSave: (value: string) => void;
  /** Names the field: "Job name". */
  label: string;
  /** Names the button that starts the edit: "Rename job". */
  editLabel: string;
  /** The text must match this, in any case. */
  regex?: RegExp;
  /** What to say when it does not. @default 'Validation Error' */
  message?: string;
  maxLength?: number;
}

/** A text that turns into a field: Enter or leaving saves, Escape keeps what was. */
export function InlineText({ value, onSave, label, editLabel, regex, message, maxLength }: InlineTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = (toButton: boolean) => {
    setDraft(null);
    setError(null);
    if (toButton) requestAnimationFrame(() => button.current?.focus());
  };
  const save = (toButton: boolean) => {
    if (draft === null) return;
    const checked = checkInlineText(draft, { regex, message });
    if (checked.error !== null) {
      setError(checked.error);
      return;
    }
    if (checked.text !== value) onSave(checked.text);
    leave(toButton);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(true);
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave(true);
    }
  };
  if (draft !== null) {
    return (
      <TextInput
        aria-label={label} className="tieout-inline-field" size="sm" autoFocus value={draft} error={error} maxLength={maxLength}
        onFocus={(event) => event.currentTarget.select()} onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown} onBlur={() => save(false)}
      />
    );
  }
  return (
    <span className="tieout-inline-text">
      <span className="tieout-inline-value" title={value}>{value}</span>
      <ActionIcon ref={button} aria-label={editLabel} title={editLabel} onClick={() => setDraft(value)}><IconPencil size={15} stroke={1.7} /></ActionIcon>
    </span>
  );
}
