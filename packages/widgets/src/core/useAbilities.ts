import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.js';
import { useTieout } from './useTieout.js';

export interface Abilities {
  /** Somebody's own session or token: uploads, deletions, settings. */
  own: boolean;
  /** Rows and figures can be changed. */
  edit: boolean;
  /** Jobs can be rated. */
  review: boolean;
  /** Files can be taken along. */
  export: boolean;
}

const everything: Abilities = { own: true, edit: true, review: true, export: true };

/** What the token of this page allows. With an embed token the server is asked once; until it has answered, nothing but looking. */
export function useAbilities(): Abilities {
  const { client } = useTieout();
  const { isEmbedded } = client;
  const { data } = useQuery({ queryKey: queryKeys.abilities, queryFn: ({ signal }) => client.embedTokens.current({ signal }), enabled: isEmbedded, staleTime: Infinity });
  if (!isEmbedded) return everything;
  const allows = (ability: 'edit' | 'review' | 'export') => data?.abilities.includes(ability) ?? false;
  return { own: false, edit: allows('edit'), review: allows('review'), export: allows('export') };
}
