import type { Context } from '../core/services.js';
import type { Template } from './templates.model.js';

type Asker = Pick<Context, 'actor' | 'access'>;

/** One's own, those shared with the firm, and for an administrator all of the firm. */
export const maySeeTemplate = ({ actor, access }: Asker, { userId, visibility }: Template): boolean => userId === actor.userId || visibility === 'public' || access.isContractAdmin;

export const mayChangeTemplate = ({ actor, access }: Asker, { userId }: Template): boolean => userId === actor.userId || access.isContractAdmin;
