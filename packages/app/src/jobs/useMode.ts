import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The tab, kept in `mode` of the address; everything else in the address stays. A mode that there is no tab for leads to the first, and
 * the address says so: a link copied from there shows what its sender sees.
 */
export function useMode<Mode extends string>(modes: readonly [Mode, ...Mode[]]): [mode: Mode, choose: (mode: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('mode');
  const known = modes.find((mode) => mode === given);
  const [first] = modes;
  const isUnknown = given !== null && known === undefined;
  useEffect(() => {
    if (isUnknown) setParameters((before) => withMode(before, first), { replace: true });
  }, [isUnknown, first, setParameters]);
  return [known ?? first, (mode) => mode !== null && setParameters((before) => withMode(before, mode))];
}

function withMode(before: URLSearchParams, mode: string): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('mode', mode);
  return after;
}
