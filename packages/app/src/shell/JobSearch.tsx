import { Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type FormEvent, type Ref } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router';

const LIST_PATHS = new Set(['/extractdata', '/dataArchive']);

/** Searches the jobs by name: on a list it filters that list, elsewhere it goes to the jobs. The text is kept in the address. */
export function JobSearch({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const isOnList = LIST_PATHS.has(pathname);
  const shown = isOnList ? (parameters.get('search') ?? '') : '';
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const search = text.trim();
    void navigate({ pathname: isOnList ? pathname : '/extractdata', search: search ? `?${createSearchParams({ search })}` : '' });
  };

  return (
    <form role="search" onSubmit={handleSubmit}>
      <TextInput
        ref={inputRef}
        type="search"
        size="sm"
        aria-label="Search jobs by name"
        placeholder="Search jobs"
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={<Kbd size="xs" aria-hidden>/</Kbd>}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}
