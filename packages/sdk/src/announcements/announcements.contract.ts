import { z } from 'zod';
import { endpoint } from '../core/endpoint.js';
import { Id } from '../core/paging.js';

export const Announcement = z.object({
  id: Id,
  title: z.string(),
  subtitle: z.string().nullable(),
  /** A page of this app. */
  link: z.string().nullable(),
  externalLink: z.string().nullable(),
  /** Names one of the pictures of the app. */
  imageKey: z.string().nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

export const CreateAnnouncement = z.object({
  title: z.string().trim().min(1, 'Title is required').max(150),
  subtitle: z.string().trim().max(500).nullable().default(null),
  link: z.string().trim().max(500).regex(/^\/(?![/\\])/, 'Begin with /, for a page of this app').nullable().default(null),
  externalLink: z.url({ protocol: /^https?$/, error: 'Must be a valid URL' }).max(1000).nullable().default(null),
  imageKey: z.string().trim().regex(/^[\w-]{1,50}$/, 'Use letters, digits and dashes').nullable().default(null),
});
export type CreateAnnouncement = z.input<typeof CreateAnnouncement>;

export const AnnouncementAction = z.enum(['shown', 'opened', 'dismissed']);
export type AnnouncementAction = z.infer<typeof AnnouncementAction>;

const server = { auth: 'bearer', mode: 'server' } as const;
const operator = { ...server, needs: { permission: 'SUPPORT_TOOL' } } as const;
const response = z.object({ announcements: z.array(Announcement) });

export const announcementEndpoints = {
  list: endpoint({ ...server, method: 'GET', path: '/api/v1/protected/announcements', summary: 'What those who run this server want to tell, newest first, without what the user has closed.', response }),
  track: endpoint({
    ...server, isRetried: false, method: 'POST', path: '/api/v1/protected/announcements/track', summary: 'An announcement was shown, opened or closed. A closed one does not come back.',
    body: z.object({ id: Id, action: AnnouncementAction }), response: 'empty',
  }),
  listAll: endpoint({ ...operator, method: 'GET', path: '/api/v1/protected/support/announcements', summary: 'All announcements, newest first.', response }),
  create: endpoint({ ...operator, method: 'POST', path: '/api/v1/protected/support/announcements', summary: 'Tell everybody something.', body: CreateAnnouncement, response }),
  delete: endpoint({ ...operator, method: 'DELETE', path: '/api/v1/protected/support/announcements/{id}', summary: 'Take an announcement back.', params: z.object({ id: Id }), response }),
} as const;
