import { userEndpoints } from '@tieout/sdk/contract';
import { confirmTwoFactor, disableTwoFactor, setUpTwoFactor } from '../auth/twoFactor.commands.js';
import type { Context } from '../core/services.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { currentUser, resendConfirmation, updateGuestAccount, updateProfile, updateTags } from './account.commands.js';
import type { User } from './users.model.js';
import { presentUser } from './users.presenter.js';

const present = async (context: Context, user: User) => ({ user: await presentUser(context, user) });

export const userRoutes: RoutesOf<'users'> = {
  current: route(userEndpoints.current, async (context) => present(context, await currentUser(context))),
  resendConfirmation: route(userEndpoints.resendConfirmation, async (context) => resendConfirmation(context)),
  updateProfile: route(userEndpoints.updateProfile, async (context, { body }) => present(context, await updateProfile(context, body))),
  updateEmail: route(userEndpoints.updateEmail, async (context, { body }) => present(context, await updateProfile(context, body))),
  updateName: route(userEndpoints.updateName, async (context, { body }) => present(context, await updateProfile(context, body))),
  updateGuestAccount: route(userEndpoints.updateGuestAccount, async (context, { body }) => present(context, await updateGuestAccount(context, body))),
  updateSegment: route(userEndpoints.updateSegment, async (context, { body }) => {
    const user = await currentUser(context);
    await user.update({ segment: body.segment, ...(body.document_frequency === undefined ? {} : { documentFrequency: body.document_frequency }) }, context.scope);
    return present(context, user);
  }),
  updateTags: route(userEndpoints.updateTags, async (context, { params, body }) => present(context, await updateTags(context, params.id, body.tags))),
  setUpTwoFactor: route(userEndpoints.setUpTwoFactor, async (context) => setUpTwoFactor(context, await currentUser(context))),
  confirmTwoFactor: route(userEndpoints.confirmTwoFactor, async (context, { body }) => ({ recoveryCodes: await confirmTwoFactor(context, await currentUser(context), body.token) })),
  disableTwoFactor: route(userEndpoints.disableTwoFactor, async (context, { body }) => disableTwoFactor(context, await currentUser(context), body)),
};
