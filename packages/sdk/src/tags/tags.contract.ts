import { z } from 'zod';
import { defineError } from '../core/defineError.js';
import { endpoint } from '../core/endpoint.js';
import { planLacksFeature } from '../core/errors.js';
import { Id } from '../core/paging.js';

/** What the members of a team may do with the jobs of a project. */
export const TagRole = z.enum(['editor', 'viewer']);
export type TagRole = z.infer<typeof TagRole>;

const Name = z.string().trim().min(1, 'Name is required').max(100);
export const TagPermission = z.object({ teamId: Id, role: TagRole });
export type TagPermission = z.infer<typeof TagPermission>;

/** A project: the second level of the tree. */
export const Project = z.object({ id: Id, name: z.string(), level: z.literal(2), parentId: Id, numJobs: z.int(), roles: z.array(TagPermission) });
export type Project = z.infer<typeof Project>;

/** The first level: a client, with its projects. */
export const TagLevel = z.object({ id: Id, name: z.string(), level: z.literal(1), numJobs: z.int(), roles: z.array(TagPermission), children: z.array(Project) });
export type TagLevel = z.infer<typeof TagLevel>;

export const tagErrors = {
  nameTaken: defineError({ type: 'tag.name_taken', code: 2131, status: 409, message: 'There is one of this name at this place already. Choose another.' }),
  notAProject: defineError({ type: 'tag.not_a_project', code: 2132, status: 422, message: 'Jobs are assigned to a project, the second level. This is the first.' }),
} as const;

const TagParams = z.object({ id: Id });
const Tag = z.object({ id: Id, name: z.string(), level: z.int(), parentId: Id.nullable() });
const TagResponse = z.object({ tagLevel: Tag });

export const tagEndpoints = {
  tree: endpoint({ method: 'GET', path: '/api/v1/protected/tagLevel/tree', auth: 'bearer', summary: 'Clients and their projects, as far as they may be seen.', response: z.object({ tagLevels: z.array(TagLevel) }) }),
  create: endpoint({
    method: 'POST', path: '/api/v1/protected/tagLevel', auth: 'bearer', summary: 'Make a client, or with parentId a project of it.',
    body: z.object({ name: Name, parentId: Id.nullable().optional() }), response: TagResponse, errors: [tagErrors.nameTaken],
  }),
  update: endpoint({ method: 'PUT', path: '/api/v1/protected/tagLevel/{id}', auth: 'bearer', summary: 'Rename one.', params: TagParams, body: z.object({ name: Name }), response: TagResponse, errors: [tagErrors.nameTaken] }),
  delete: endpoint({ method: 'DELETE', path: '/api/v1/protected/tagLevel/{id}', auth: 'bearer', summary: 'Delete one, with the projects under it. Jobs stay, without it.', params: TagParams, response: 'empty' }),
  assignJobs: endpoint({
    method: 'POST', path: '/api/v1/protected/tagLevel/{id}/jobs', auth: 'bearer', summary: 'Put jobs into a project.',
    params: TagParams, body: z.object({ jobIds: z.array(Id).min(1, 'Please select at least one job').max(1000) }), response: z.object({ assigned: z.int() }), errors: [tagErrors.notAProject],
  }),
  removeEntity: endpoint({
    method: 'DELETE', path: '/api/v1/protected/tagLevel/{id}/entity/{entityId}', auth: 'bearer', summary: 'Take a job out of a project; a document is deleted out of its job there.',
    params: TagParams.extend({ entityId: Id }), response: 'empty',
  }),
  permissions: endpoint({ method: 'GET', path: '/api/v1/protected/tagLevel/permissions/{tagId}', auth: 'bearer', mode: 'server', summary: 'Teams that may see it. Without any, everybody of the contract may.', params: z.object({ tagId: Id }), response: z.object({ permissions: z.array(TagPermission) }) }),
  setPermission: endpoint({
    method: 'POST', path: '/api/v1/protected/tagLevel/permissions/{tagId}', auth: 'bearer', mode: 'server', needs: { contractAdmin: true, feature: 'teams' }, summary: 'Let a team see or edit it; from then on only such teams do.',
    params: z.object({ tagId: Id }), body: TagPermission, response: z.object({ permissions: z.array(TagPermission) }), errors: [planLacksFeature],
  }),
  removePermission: endpoint({ method: 'DELETE', path: '/api/v1/protected/tagLevel/permissions/{tagId}/{teamId}', auth: 'bearer', mode: 'server', needs: { contractAdmin: true }, summary: 'Take it from a team.', params: z.object({ tagId: Id, teamId: Id }), response: 'empty' }),
} as const;
