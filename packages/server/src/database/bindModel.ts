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
  const bound = { [model.name]: class extends base {} }[model.name] as unknown as M;
  bound.init(columns, { sequelize, tableName, modelName: model.name, timestamps: false });
  keepTenantsApart(bound, tenantColumn);
  return bound;
}
