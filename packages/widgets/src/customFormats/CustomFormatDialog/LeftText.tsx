import { TextInput } from '@mantine/core';
import { useState } from 'react';

export interface LeftTextProps {
  label: string;
  value: string;
  onLeave: (text: string) => void;
  /** @default 200 */
  maxLength?: number;
}

/** Kept when the field is left. What was refused does not stay in it: then it shows what is kept. */
export function LeftText({ label, value, onLeave, maxLength = 200 }: LeftTextProps) {
  const [text, setText] = useState<string | null>(null);
  const leave = () => {
    if (text !== null && text !== value) onLeave(text);
    setText(null);
  };
  return <TextInput label={label} value={text ?? value} maxLength={maxLength} onChange={(event) => setText(event.currentTarget.value)} onBlur={leave} />;
}
