// Who came by whom. A link carries the code of whoever sent it as its coupon, which a sign-up keeps: nothing else has to be remembered.
import { REFERRAL_PREFIX } from '@tieout/sdk/contract';
import type { ReferredUser, Referrals } from '@tieout/sdk/contract';
import { json, Op } from 'sequelize';
import { publicUrl } from '../auth/accountMail.js';
import type { Context } from '../core/services.js';
import { scopeOf, SYSTEM } from '../database/tenant.js';
import { currentUser } from '../users/account.commands.js';
import type { User } from '../users/users.model.js';

const CODE_LENGTH = 10;

export async function listReferrals(context: Context, page: { offset: number; limit: number }): Promise<Referrals> {
  const { db } = context;
  const user = await currentUser(context);
  const coupon = REFERRAL_PREFIX + (await codeOf(context, user));
  const where = { [Op.and]: [json('signUpDetails.coupon', coupon)], isGuest: false, contractId: { [Op.ne]: user.contractId } };
  const { rows, count } = await db.users.findAndCountAll({ where, order: [['createdAt', 'DESC'], ['id', 'ASC']], ...page, ...SYSTEM });
  const contracts = await db.contracts.findAll({ where: { id: rows.map(({ contractId }) => contractId) }, ...SYSTEM });
  const isPaid = ({ contractId }: User) => contracts.some(({ id, plan, status }) => id === contractId && plan !== 'Trial' && plan !== 'Unlimited' && status === 'active');
  return {
    referredUsers: rows.map((row) => presentReferred(row, isPaid(row))), count, referringUser: await referrerOf(context, user),
    link: `${publicUrl(context)}/app/signup?coupon=${coupon}`,
  };
}

/** Made when it is first asked for. */
async function codeOf({ newId }: Context, user: User): Promise<string> {
  if (user.referralCode) return user.referralCode;
  const code = newId().replaceAll('-', '').slice(0, CODE_LENGTH);
  await user.update({ referralCode: code }, scopeOf(user.contractId));
  return code;
}

async function referrerOf({ db }: Context, { signUpDetails, contractId }: User): Promise<Referrals['referringUser']> {
  const coupon = signUpDetails['coupon'];
  if (!coupon?.startsWith(REFERRAL_PREFIX)) return null;
  const user = await db.users.findOne({ where: { referralCode: coupon.slice(REFERRAL_PREFIX.length) }, ...SYSTEM });
  return user && user.contractId !== contractId ? { name: nameOf(user) } : null;
}

/** Enough to know whom it is about, for whoever sent the link. */
function presentReferred(user: User, isSubscribed: boolean): ReferredUser {
  const [local = '', domain = ''] = user.email.split('@');
  return { name: nameOf(user), email: `${local.slice(0, 1)}…@${domain}`, status: isSubscribed ? 'subscribed' : 'signedUp', createdAt: user.createdAt.toISOString() };
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName.slice(0, 1)}`.trim();
