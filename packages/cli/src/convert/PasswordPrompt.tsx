import { Box, Text, useInput } from 'ink';
import { useRef, useState } from 'react';

interface PasswordPromptProps {
  fileLabel: string;
  isRetry: boolean;
  answer: (password: string | null) => void;
  onInterrupt: () => void;
}

/** Asks for a password without showing it. Enter on nothing, or Esc, leaves the file closed. */
export function PasswordPrompt({ fileLabel, isRetry, answer, onInterrupt }: PasswordPromptProps) {
  // Kept outside the state of React: keys may come faster than it draws.
  const typed = useRef('');
  const [hasTyped, setHasTyped] = useState(false);
  useInput((input, key) => {
    if (key.ctrl && input === 'c') {
      answer(null);
      onInterrupt();
      return;
    }
    if (key.escape) return answer(null);
    // A pasted password may bring its line end along.
    const [text = '', ...afterLineEnd] = key.ctrl || key.meta ? [''] : input.split(/[\r\n]/);
    if (key.backspace || key.delete) typed.current = [...typed.current].slice(0, -1).join('');
    else if (!key.return) typed.current += text;
    if (key.return || afterLineEnd.length > 0) answer(typed.current || null);
    else setHasTyped(typed.current.length > 0);
  });
  return (
    <Box flexDirection="column" marginTop={1}>
      {isRetry && <Text color="yellow">The password does not open this PDF. Check it and try again.</Text>}
      <Text>
        Password for <Text bold>{fileLabel}</Text> <Text dimColor>(not shown; Enter alone skips the file)</Text>: {hasTyped ? '(typing)' : ''}
      </Text>
    </Box>
  );
}
