export const INLINE_TEXT_MESSAGE = 'Validation Error';

/** The specification's rule of an inline edit: trimmed; when a regex is given it must match in any case. */
export function checkInlineText(
  draft: string,
  { regex, message = INLINE_TEXT_MESSAGE }: { regex?: RegExp | undefined; message?: string | undefined } = {},
): { text: string; error: string | null } {
  const text = draft.trim();
  if (!regex) return { text, error: null };
  const anyCase = new RegExp(regex.source, regex.flags.includes('i') ? regex.flags : `${regex.flags}i`);
  return { text, error: anyCase.test(text) ? null : message };
}
