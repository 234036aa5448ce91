import { useQuery } from '@tanstack/react-query';
import { useTieout } from '../../core/useTieout.js';

/** The survey that the user has not answered yet. */
export function usePendingSurvey(isWanted = true) {
  const { client } = useTieout();
  return useQuery({ queryKey: ['tieout', 'onboarding', 'pendingSurvey'], queryFn: ({ signal }) => client.onboarding.pendingSurvey({ signal }), enabled: isWanted, staleTime: Infinity });
}
