// Ratings of one or two stars, issue reports among them, that nobody has reviewed yet.
import type { BadRating } from '@tieout/sdk/contract';
import { Op } from 'sequelize';
import type { Services } from '../core/services.js';
import { SYSTEM } from '../database/tenant.js';
import { presentRating } from '../ratings/ratings.presenter.js';
import type { RecordPage } from './listRecords.js';

const WORST = 2;

export async function listBadRatings({ db }: Pick<Services, 'db'>, { search, offset, limit }: RecordPage): Promise<{ rows: BadRating[]; count: number }> {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const people = search ? (await db.users.findAll({ where: { email: { [Op.like]: words.toLowerCase() } }, attributes: ['id'], ...SYSTEM })).map(({ id }) => id) : [];
  const found = search ? { [Op.or]: [{ details: { [Op.iLike]: words } }, { userName: { [Op.iLike]: words } }, { userId: people }] } : {};
  const where = { rating: { [Op.lte]: WORST }, reviewedAt: null, ...found };
  const { rows, count } = await db.ratings.findAndCountAll({ where, order: [['createdAt', 'DESC'], ['id', 'ASC']], offset, limit, ...SYSTEM });
  const ids = (pick: (row: (typeof rows)[number]) => string | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))];
  const [jobs, users, contracts] = await Promise.all([
    db.jobs.findAll({ where: { id: ids(({ jobId }) => jobId) }, ...SYSTEM }),
    db.users.findAll({ where: { id: ids(({ userId }) => userId) }, ...SYSTEM }),
    db.contracts.findAll({ where: { id: ids(({ contractId }) => contractId) }, ...SYSTEM }),
  ]);
  const byId = <Row extends { id: string }>(list: readonly Row[], id: string | null) => list.find((row) => row.id === id);
  return {
    count,
    rows: rows.map((row) => {
      const job = byId(jobs, row.jobId);
      const template = job ? (job.templateId ?? (job.isGeneric ? 'Automatic' : 'Bank statements')) : '';
      return { ...presentRating(row), template, email: byId(users, row.userId)?.email ?? '', contract: byId(contracts, row.contractId)?.name ?? '', jobStatus: job?.status ?? null };
    }),
  };
}
