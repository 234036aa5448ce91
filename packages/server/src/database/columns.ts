// The kinds of columns that the models are made of.
import { DataTypes } from 'sequelize';

const required = <T>(type: T) => ({ type, allowNull: false });
const optional = <T>(type: T) => ({ type, allowNull: true });

export const primaryId = () => ({ type: DataTypes.UUID, primaryKey: true });
export const primaryText = () => ({ type: DataTypes.TEXT, primaryKey: true });
export const requiredId = () => required(DataTypes.UUID);
export const optionalId = () => optional(DataTypes.UUID);
export const requiredText = () => required(DataTypes.TEXT);
export const optionalText = () => optional(DataTypes.TEXT);
export const requiredInteger = () => required(DataTypes.INTEGER);
export const optionalInteger = () => optional(DataTypes.INTEGER);
export const requiredNumber = () => required(DataTypes.DOUBLE);
/** Filled by the model when a record does not say. */
export const defaultText = (defaultValue: string) => ({ ...required(DataTypes.TEXT), defaultValue });
export const defaultInteger = (defaultValue: number) => ({ ...required(DataTypes.INTEGER), defaultValue });
export const defaultBoolean = (defaultValue: boolean) => ({ ...required(DataTypes.BOOLEAN), defaultValue });
export const defaultJson = (defaultValue: object) => ({ ...required(DataTypes.JSONB), defaultValue });
export const requiredBoolean = () => required(DataTypes.BOOLEAN);
export const requiredInstant = () => required(DataTypes.DATE);
export const optionalInstant = () => optional(DataTypes.DATE);
export const optionalDate = () => optional(DataTypes.DATEONLY);
/** Minor units of money: exact integers, read as numbers (the connection refuses any beyond 2^53). */
export const requiredMinor = () => required(DataTypes.BIGINT);
export const optionalMinor = () => optional(DataTypes.BIGINT);
export const requiredJson = () => required(DataTypes.JSONB);
export const optionalJson = () => optional(DataTypes.JSONB);
