import type { Context } from '../core/services.js';
import type { JsonValue } from './preferences.model.js';

export async function setPreference({ db, actor, scope }: Context, key: string, value: JsonValue): Promise<void> {
  const { userId, contractId } = actor;
  // Two windows may set it at the same moment: whoever comes second updates.
  const [updated] = await db.preferences.update({ value }, { where: { userId, key }, ...scope });
  if (updated > 0) return;
  await db.preferences.bulkCreate([{ contractId, userId, key, value }], { updateOnDuplicate: ['value'], ...scope });
}

export async function setSharedPreference({ db, actor, scope }: Context, key: string, value: JsonValue): Promise<void> {
  const { contractId } = actor;
  const [updated] = await db.contractPreferences.update({ value }, { where: { key }, ...scope });
  if (updated > 0) return;
  await db.contractPreferences.bulkCreate([{ contractId, key, value }], { updateOnDuplicate: ['value'], ...scope });
}
