// Bulk insert: the rows travel as one JSON text and Postgres takes them apart, which is many times faster than a list of values.
import { QueryTypes } from 'sequelize';
import type { Attributes, Model, ModelStatic } from 'sequelize';
import type { Scope } from './tenant.js';

const ROWS_PER_STATEMENT = 2000;

export async function insertRows<M extends Model>(model: ModelStatic<M>, rows: readonly Omit<Attributes<M>, 'contractId'>[], scope: Scope): Promise<void> {
  const { tenant, transaction } = scope;
  if (tenant === 'all') throw new Error(`${model.name}: rows are inserted for one tenant.`);
  const columns = Object.keys(model.getAttributes()).map((name) => `"${name}"`).join(', ');
  const table = `"${String(model.getTableName())}"`;
  const sql = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`;
  let inserted: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    // Written down while the database takes the rows before these.
    const batch = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, contractId: tenant.contractId })));
    await inserted;
    inserted = model.sequelize!.query(sql, { bind: [batch], type: QueryTypes.INSERT, ...(transaction ? { transaction } : {}) });
    // A failure is met with the next rows, or at the end.
    inserted.catch(() => undefined);
    // Lets them be sent before the next ones are written down.
    await new Promise((resume) => setImmediate(resume));
  }
  await inserted;
}
