import type { TeamRole } from '@tieout/sdk/contract';
import { Model } from 'sequelize';
import type { InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { bindModel } from '../database/bindModel.js';
import { primaryId, requiredId, requiredInstant, requiredText } from '../database/columns.js';
import type { Scope } from '../database/tenant.js';

export class Team extends Model<InferAttributes<Team>, InferCreationAttributes<Team>> {
  declare id: string;
  declare contractId: string;
  declare name: string;
  declare createdAt: Date;

  static byId(id: string, scope: Scope): Promise<Team | null> {
    return this.findOne({ where: { id }, ...scope });
  }
}

export class TeamMember extends Model<InferAttributes<TeamMember>, InferCreationAttributes<TeamMember>> {
  declare contractId: string;
  declare teamId: string;
  declare userId: string;
  declare role: TeamRole;
  declare createdAt: Date;

  static of(teamId: string, userId: string, scope: Scope): Promise<TeamMember | null> {
    return this.findOne({ where: { teamId, userId }, ...scope });
  }
}

export const bindTeam = (sequelize: Sequelize) =>
  bindModel(Team, sequelize, 'teams', { id: primaryId(), contractId: requiredId(), name: requiredText(), createdAt: requiredInstant() });

export const bindTeamMember = (sequelize: Sequelize) =>
  bindModel(TeamMember, sequelize, 'team_members', {
    contractId: requiredId(), teamId: { ...requiredId(), primaryKey: true }, userId: { ...requiredId(), primaryKey: true },
    role: requiredText(), createdAt: requiredInstant(),
  });
