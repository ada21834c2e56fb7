import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import { looksAfter } from '../access/commands.ts';
import type { User } from '../users/repo.ts';

/** Access rules of the auth module. */
export const authAuthorization: Authorization = {
  types: {
    AccountSecurity: 'with-parent',
    ConfirmedEmail: 'with-parent',
    EmailChange: 'with-parent',
    OtpVerdict: 'with-parent',
    OwnImpersonation: 'with-parent',
    OwnSession: 'with-parent',
    Redwood: 'everyone',
    SecondFactorKey: 'with-parent',
    StaffView: 'with-parent',
  },
  fields: {
    'Mutation.addUserLoginLog': 'signed-in',
    'Mutation.cancelEmailChange': 'signed-in',
    'Mutation.changeEmail': 'signed-in',
    'Mutation.changePassword': 'signed-in',
    'Mutation.confirmEmail': 'everyone',
    'Mutation.confirmSecondFactor': 'any-session',
    'Mutation.endOtherSessions': 'signed-in',
    'Mutation.endSession': 'signed-in',
    'Mutation.endSessions': { page: 'editUser' },
    'Mutation.changeUserEmail': { page: 'editUser' },
    'Mutation.removeSecondFactor': { page: 'editUser' },
    'Mutation.renewRecoveryCodes': 'signed-in',
    'Mutation.resendConfirmation': 'signed-in',
    'Mutation.resendEmailChange': { page: 'editUser' },
    'Mutation.revokePasswordResets': { page: 'editUser' },
    'Mutation.setUpSecondFactor': 'any-session',
    'Mutation.startImpersonation': { page: 'user' },
    'Mutation.stopImpersonation': 'any-session',
    'Mutation.switchRole': 'any-session',
    'Mutation.turnOffSecondFactor': 'signed-in',
    'Mutation.validateOtp': 'everyone',
    'Mutation.withdrawEmailChange': { page: 'editUser' },
    'Query.redwood': 'everyone',
    'Query.sendUserCredential': 'signed-in',
    'User.hasSecondFactor': ofPerson('user', ({ id }: User) => id),
    'User.lastSeenAt': ofPerson('user', ({ id }: User) => id),
    'User.lastSignInAt': ofPerson('user', ({ id }: User) => id),
    'UserAccount.emailChange': record('holders of editUser with the person in scope', ({ userId }: { userId: number }, ctx) =>
      looksAfter(ctx, userId, 'editUser'),
    ),
    'Viewer.security': 'signed-in',
  },
};
