import type { CallOptions } from '../transport/call.js';
import type { ClientContext } from '../transport/clientContext.js';
import { announcementEndpoints } from './announcements.contract.js';
import type { AnnouncementAction, CreateAnnouncement } from './announcements.contract.js';

export type AnnouncementsResource = ReturnType<typeof createAnnouncements>;

export function createAnnouncements({ call }: ClientContext) {
  return {
    /** What those who run this server want to tell. */
    async list(options: CallOptions = {}) {
      return (await call(announcementEndpoints.list, options)).announcements;
    },
    /** An announcement was shown, opened or closed. */
    track: (id: string, action: AnnouncementAction, options: CallOptions = {}) => call(announcementEndpoints.track, { body: { id, action }, ...options }),
    /** All of them, for the support. */
    async listAll(options: CallOptions = {}) {
      return (await call(announcementEndpoints.listAll, options)).announcements;
    },
    /** Tells everybody something. Needs SUPPORT_TOOL. */
    async create(announcement: CreateAnnouncement, options: CallOptions = {}) {
      return (await call(announcementEndpoints.create, { body: announcement, ...options })).announcements;
    },
    /** Takes an announcement back. Needs SUPPORT_TOOL. */
    async delete(id: string, options: CallOptions = {}) {
      return (await call(announcementEndpoints.delete, { params: { id }, ...options })).announcements;
    },
  };
}
