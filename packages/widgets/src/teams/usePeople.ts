import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** Everybody of a contract. */
export function usePeople(contractId: string) {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.people(contractId), queryFn: ({ signal }) => client.teams.listUsers(contractId, {}, { signal }) });
}

/** Teams of a contract: all for its administrators, otherwise one's own. */
export function useTeams(contractId: string) {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.teams(contractId), queryFn: ({ signal }) => client.teams.list(contractId, { signal }) });
}

/** Something done to people or teams; both lists are brought up to date. */
export function usePeopleAction<Input>(act: (input: Input) => Promise<unknown>, contractId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => Promise.all([queryKeys.people(contractId), queryKeys.teams(contractId), queryKeys.user].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
