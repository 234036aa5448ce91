import { useSearchParams } from 'react-router';

export interface ListAddress {
  search: string;
  /** From 0; the address counts from 1. */
  page: number;
  setPage: (page: number) => void;
  clearSearch: () => void;
}

/** Search and page of a list, kept in the address: reload, back and a shared link show the same. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const given = Number(parameters.get('page') ?? '1');
  const page = Number.isSafeInteger(given) && given >= 1 ? given - 1 : 0;
  const change = (name: string, value: string | null): void =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    search: parameters.get('search')?.trim() ?? '',
    page,
    setPage: (next) => change('page', next === 0 ? null : String(next + 1)),
    clearSearch: () => change('search', null),
  };
}
