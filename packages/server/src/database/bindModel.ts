// Binds a model class to one connection, so that several servers can live in one process.
import type { Model, ModelAttributes, ModelStatic, Sequelize } from 'sequelize';
import { keepTenantsApart } from './tenant.js';

export function bindModel<M extends ModelStatic<Model>>(
  model: M,
  sequelize: Sequelize,
  tableName: string,
  columns: ModelAttributes,
  tenantColumn: 'contractId' | 'id' = 'contractId',
): M {
  const base = model as unknown as new () => Model;
  const bound = class extends base {} as unknown as M;
  // Queries name a table as it is; the name of a class is not the same in a bundle.
  bound.init(columns, { sequelize, tableName, modelName: tableName, timestamps: false });
  keepTenantsApart(bound, tenantColumn);
  return bound;
}
