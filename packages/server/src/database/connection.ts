// The Sequelize connection, tuned alike for the embedded database and for PostgreSQL.
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { Sequelize } from 'sequelize';

// Fixed object ids of Postgres' own types. Sequelize would ask for them on its first connection, which costs more than a page of statement.
const BUILT_IN_TYPES: Record<string, [oid: number, arrayOid: number]> = {
  bool: [16, 1000], int8: [20, 1016], int2: [21, 1005], int4: [23, 1007], text: [25, 1009], json: [114, 199], float8: [701, 1022],
  bpchar: [1042, 1014], varchar: [1043, 1015], date: [1082, 1182], timestamptz: [1184, 1185], numeric: [1700, 1231], uuid: [2950, 2951],
  jsonb: [3802, 3807],
};

interface TypeMaps {
  nameOidMap: Record<string, { oid: number; arrayOid: number }>;
  oidParserMap: Map<number, (value: string) => unknown>;
}

export type ConnectionTarget = { url: string } | { stream: () => Duplex };

export function connect(target: ConnectionTarget): Sequelize {
  const shared = {
    dialect: 'postgres' as const,
    dialectModule: pg,
    logging: false as const,
    // Times travel as instants with their zone, so the session's zone does not matter.
    keepDefaultTimezone: true,
    databaseVersion: '16.0.0',
  };
  const sequelize =
    'url' in target
      ? new Sequelize(target.url, { ...shared, pool: { max: 10, min: 0, idle: 10_000 } })
      : new Sequelize('postgres', 'postgres', '', {
          ...shared,
          // One session stands behind all of them; more than one client only lets queries queue up outside of a transaction.
          pool: { max: 4, min: 0, idle: 60_000 },
          dialectOptions: { stream: target.stream, clientMinMessages: 'ignore' },
        });
  useBuiltInTypes(sequelize);
  return sequelize;
}

function useBuiltInTypes(sequelize: Sequelize): void {
  const types = (sequelize as unknown as { connectionManager: TypeMaps }).connectionManager;
  for (const [name, [oid, arrayOid]] of Object.entries(BUILT_IN_TYPES)) types.nameOidMap[name] = { oid, arrayOid };
  types.oidParserMap.set(1082, (text) => text);
  types.oidParserMap.set(1184, (text) => new Date(pgInstant(text)));
  types.oidParserMap.set(20, exactInteger);
}

/** `2024-01-31 10:00:00.5+00` as an ISO instant. */
function pgInstant(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The number ${text} in the database is beyond exact integers.`);
  return value;
}
