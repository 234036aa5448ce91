import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { tagEndpoints } from './tags.contract.js';
import type { TagPermission } from './tags.contract.js';

export type TagsResource = ReturnType<typeof createTags>;

export function createTags({ call }: ClientContext) {
  return {
    /** Clients and their projects. */
    async tree(options: CallOptions = {}) {
      return (await call(tagEndpoints.tree, options)).tagLevels;
    },
    /** Makes a client, or with a parent a project of it. @throws ApiError `tag.name_taken` */
    async create(name: string, parentId: string | null = null, options: CallOptions = {}) {
      return (await call(tagEndpoints.create, { body: { name, parentId }, ...options })).tagLevel;
    },
    /** Renames one. @throws ApiError `tag.name_taken` */
    async rename(id: string, name: string, options: CallOptions = {}) {
      return (await call(tagEndpoints.update, { params: { id }, body: { name }, ...options })).tagLevel;
    },
    /** Deletes one, with the projects under it. Jobs stay. */
    delete: (id: string, options: CallOptions = {}) => call(tagEndpoints.delete, { params: { id }, ...options }),
    /** Puts jobs into a project; answers how many. @throws ApiError `tag.not_a_project` */
    async assignJobs(id: string, jobIds: string[], options: CallOptions = {}) {
      return (await call(tagEndpoints.assignJobs, { params: { id }, body: { jobIds }, ...options })).assigned;
    },
    /** Takes a job out of a project, or deletes a document there. */
    removeEntity: (id: string, entityId: string, options: CallOptions = {}) => call(tagEndpoints.removeEntity, { params: { id, entityId }, ...options }),
    /** Teams that may see it. */
    async permissions(tagId: string, options: CallOptions = {}) {
      return (await call(tagEndpoints.permissions, { params: { tagId }, ...options })).permissions;
    },
    /** Lets a team see or edit it. */
    async setPermission(tagId: string, permission: TagPermission, options: CallOptions = {}) {
      return (await call(tagEndpoints.setPermission, { params: { tagId }, body: permission, ...options })).permissions;
    },
    /** Takes it from a team. */
    removePermission: (tagId: string, teamId: string, options: CallOptions = {}) => call(tagEndpoints.removePermission, { params: { tagId, teamId }, ...options }),
  };
}
