import { Button, Group, NumberInput } from '@mantine/core';
import { checkPageRange } from '@tieout/sdk/contract';
import { useState, type FormEvent } from 'react';

export interface PageRangeStrings { startPage: string; endPage: string }

interface PageRangeFormProps {
  /** Null: not known. */
  numPages: number | null;
  strings: PageRangeStrings;
  /** What the button says; several give several buttons. */
  actions: readonly { label: string; onChoose: (startPage: number, endPage: number) => void }[];
}

const numberOf = (value: number | string) => (value === '' ? null : Number(value));

/** From which page to which, as people count: from 1. What is handed on counts from 0. */
export function PageRangeForm({ numPages, strings, actions }: PageRangeFormProps) {
  const [start, setStart] = useState<number | string>(1);
  const [end, setEnd] = useState<number | string>(numPages ?? 1);
  const [problems, setProblems] = useState<{ start?: string; end?: string }>({});
  const choose = (act: (startPage: number, endPage: number) => void) => {
    const found = checkPageRange({ start: numberOf(start), end: numberOf(end) }, numPages);
    setProblems(found);
    if (Object.keys(found).length === 0) act(Number(start) - 1, Number(end) - 1);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (actions[0]) choose(actions[0].onChoose);
  };
  const fields = { allowDecimal: false, hideControls: true, w: 130 } as const;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-start" gap="xs">
        <NumberInput {...fields} label={strings.startPage} value={start} onChange={setStart} error={problems.start} />
        <NumberInput {...fields} label={strings.endPage} value={end} onChange={setEnd} error={problems.end} />
      </Group>
      <Group gap="xs" mt="xs">
        {actions.map(({ label, onChoose }, index) => <Button key={label} size="compact-sm" type={index === 0 ? 'submit' : 'button'} variant={index === 0 ? 'filled' : 'default'} {...(index === 0 ? {} : { onClick: () => choose(onChoose) })}>{label}</Button>)}
      </Group>
    </form>
  );
}
