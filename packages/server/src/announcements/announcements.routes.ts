import { announcementEndpoints, ApiError, notFound } from '@tieout/sdk/contract';
import type { Announcement } from '@tieout/sdk/contract';
import { QueryTypes } from 'sequelize';
import { recordDeed } from '../audit/recordAudit.js';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { setPreference } from '../preferences/preferences.commands.js';
import { trackUsage } from '../tracking/trackUsage.js';

const SHOWN = 100;
const DISMISSED = 'announcements.dismissed';

/** Announcements belong to the installation: everybody gets the same. */
const listAll = ({ db }: Pick<Context, 'db'>): Promise<Announcement[]> =>
  db.sequelize.query<Announcement>('SELECT "id", "title", "subtitle", "link", "externalLink", "imageKey" FROM "announcements" ORDER BY "createdAt" DESC, "id" LIMIT :most', { type: QueryTypes.SELECT, replacements: { most: SHOWN } });

async function dismissedOf({ db, actor, scope }: Context): Promise<string[]> {
  const value = (await db.preferences.of(actor.userId, DISMISSED, scope))?.value;
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

export const announcementRoutes: RoutesOf<'announcements'> = {
  list: route(announcementEndpoints.list, async (context) => {
    const [all, dismissed] = await Promise.all([listAll(context), dismissedOf(context)]);
    return { announcements: all.filter(({ id }) => !dismissed.includes(id)) };
  }),
  track: route(announcementEndpoints.track, async (context, { body }) => {
    const found = (await listAll(context)).find(({ id }) => id === body.id);
    if (!found) return;
    await trackUsage(context, context.actor, { kind: 'announcement', name: body.action, details: { id: found.id, title: found.title } });
    if (body.action === 'dismissed') await setPreference(context, DISMISSED, [...new Set([...(await dismissedOf(context)), found.id])].slice(-SHOWN));
  }),
  listAll: route(announcementEndpoints.listAll, async (context) => ({ announcements: await listAll(context) })),
  create: route(announcementEndpoints.create, async (context, { body }) => {
    const { db, newId, clock } = context;
    await db.sequelize.query(
      `INSERT INTO "announcements" ("id", "title", "subtitle", "link", "externalLink", "imageKey", "createdAt") VALUES (:id, :title, :subtitle, :link, :externalLink, :imageKey, :now)`,
      { replacements: { ...body, id: newId(), now: clock() } },
    );
    await recordDeed(context, { action: 'announcement.created', subject: body.title });
    return { announcements: await listAll(context) };
  }),
  delete: route(announcementEndpoints.delete, async (context, { params }) => {
    const found = (await listAll(context)).find(({ id }) => id === params.id);
    if (!found) throw new ApiError(notFound);
    await context.db.sequelize.query('DELETE FROM "announcements" WHERE "id" = :id', { replacements: { id: found.id } });
    await recordDeed(context, { action: 'announcement.deleted', subject: found.title });
    return { announcements: await listAll(context) };
  }),
};
