import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TagPermission } from '@tieout/sdk/contract';
import { queryKeys } from '../core/queryKeys.js';
import { useTieout } from '../core/useTieout.js';

/** Clients and their projects, as far as they may be seen. */
export function useProjects() {
  const { client } = useTieout();
  return useQuery({ queryKey: queryKeys.projects, queryFn: ({ signal }) => client.tags.tree({ signal }) });
}

/** What can be done with them; each brings the tree and the jobs up to date. */
export function useProjectActions() {
  const { client } = useTieout();
  const cache = useQueryClient();
  const onSuccess = () => Promise.all([queryKeys.projects, queryKeys.jobs, queryKeys.tags].map((queryKey) => cache.invalidateQueries({ queryKey })));
  return {
    create: useMutation({ mutationFn: ({ name, parentId }: { name: string; parentId: string | null }) => client.tags.create(name, parentId), onSuccess }),
    rename: useMutation({ mutationFn: ({ id, name }: { id: string; name: string }) => client.tags.rename(id, name), onSuccess }),
    remove: useMutation({ mutationFn: (id: string) => client.tags.delete(id), onSuccess }),
    give: useMutation({ mutationFn: ({ id, ...permission }: { id: string; teamId: string; role: TagPermission['role'] }) => client.tags.setPermission(id, permission), onSuccess }),
    take: useMutation({ mutationFn: ({ id, teamId }: { id: string; teamId: string }) => client.tags.removePermission(id, teamId), onSuccess }),
    assign: useMutation({ mutationFn: ({ id, jobIds }: { id: string; jobIds: string[] }) => client.tags.assignJobs(id, jobIds), onSuccess }),
  };
}
