import { auditEndpoints } from '@tieout/sdk/contract';
import type { AuditEntry as WireEntry } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import { csvLine, csvText } from '../exports/writers/csv.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import type { AuditEntry } from './audit.model.js';
import { recordDeed } from './recordAudit.js';

const MAX_EXPORTED = 100_000;
const DAY_MS = 24 * 3_600_000;

function presentEntry({ id, userId, userName, action, subject, details, address, createdAt }: AuditEntry): WireEntry {
  return { id, userId, userName, action, subject, details, address, createdAt: createdAt.toISOString() };
}

export const auditRoutes: RoutesOf<'auditLog'> = {
  list: route(auditEndpoints.list, async ({ db, scope, actor }, { query }) => {
    const [rows, count, contract] = await Promise.all([
      db.auditEntries.findAll({ order: [['createdAt', 'DESC'], ['id', 'ASC']], offset: query.offset, limit: query.limit, ...scope }),
      db.auditEntries.count(scope),
      db.contracts.byId(actor.contractId, scope),
    ]);
    const enabled = contract?.isAuditLogEnabled ?? false;
    return { rows: enabled ? rows.map(presentEntry) : [], count: enabled ? count : 0, enabled };
  }),
  enable: route(auditEndpoints.enable, async (context, { body }) => {
    const { db, scope, actor } = context;
    await db.contracts.update({ isAuditLogEnabled: body.enabled }, { where: { id: actor.contractId }, ...scope });
    await recordDeed(context, { action: body.enabled ? 'audit_log.enabled' : 'audit_log.disabled' });
    return { enabled: body.enabled };
  }),
  export: route(auditEndpoints.export, async (context, { body }) => {
    const from = body.from ? { [Op.gte]: new Date(`${body.from}T00:00:00Z`) } : {};
    const to = body.to ? { [Op.lt]: new Date(Date.parse(`${body.to}T00:00:00Z`) + DAY_MS) } : {};
    const where = body.from || body.to ? { createdAt: { ...from, ...to } } : {};
    const rows = await context.db.auditEntries.findAll({ where, order: [['createdAt', 'ASC'], ['id', 'ASC']], limit: MAX_EXPORTED, ...context.scope });
    await recordDeed(context, { action: 'audit_log.exported', details: { rows: rows.length } });
    return { body: Buffer.from(toCsv(rows), 'utf8'), mimetype: 'text/csv; charset=utf-8', fileName: 'audit-log.csv' };
  }),
};

function toCsv(rows: readonly AuditEntry[]): string {
  const lines = rows.map((row) => [row.createdAt.toISOString(), row.userName, row.action, row.subject ?? '', JSON.stringify(row.details), row.address ?? '']);
  return [['time', 'user', 'action', 'subject', 'details', 'address'], ...lines].map((cells) => csvLine(cells.map(csvText))).join('');
}
