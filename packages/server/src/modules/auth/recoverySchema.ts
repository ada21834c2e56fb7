import type { OtpVerdict } from '@atlas/domain/auth';
import { builder } from '../../graphql/builder.ts';
import { confirmEmail, type Confirmed } from './confirmations.ts';
import { endSessionsOf, reportLogin, revokePasswordResets, sendUserCredential } from './myAccount.ts';
import { removeSecondFactorOf } from './secondFactor.ts';
import { validateOtp } from './passwordResets.ts';

const OtpVerdictRef = builder.objectRef<OtpVerdict>('OtpVerdict').implement({
  fields: (t) => ({ isValid: t.exposeBoolean('isValid'), message: t.exposeString('message') }),
});

const ValidateOtpInput = builder.inputType('ValidateOtpInput', {
  fields: (t) => ({
    id: t.int({ required: true, description: 'The number of the request, as forgotPassword answers it.' }),
    otp: t.int({ required: true, description: 'The six digits.' }),
  }),
});

const ConfirmedEmailRef = builder.objectRef<Confirmed>('ConfirmedEmail').implement({
  fields: (t) => ({ isConfirmed: t.exposeBoolean('isConfirmed'), message: t.exposeString('message') }),
});

const UserLoginLogInput = builder.inputType('UserLoginLogInput', {
  fields: (t) => ({
    userId: t.int({ required: true }),
    userEmail: t.string({ required: true }),
    isSuccess: t.boolean({ required: true }),
    message: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  validateOtp: t.field({
    type: OtpVerdictRef,
    description: 'Tries the code of a way back in. A wrong one uses up one of five tries.',
    args: { input: t.arg({ type: ValidateOtpInput, required: true }) },
    resolve: (_root, { input }, { app, visitor }) => validateOtp(app, visitor, input),
  }),
  confirmEmail: t.field({
    type: ConfirmedEmailRef,
    description: 'Opens the link that was mailed to an address.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { app, visitor }) => confirmEmail(app, visitor, token),
  }),
  addUserLoginLog: t.boolean({
    description: "What a browser says of its own sign-in, kept as reported: the server's log decides.",
    args: { input: t.arg({ type: UserLoginLogInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await reportLogin(ctx, input);
      return true;
    },
  }),
  endSessions: t.int({
    description: 'Signs somebody out everywhere. Answers in how many browsers they were signed in.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: (_root, { userId }, ctx) => endSessionsOf(ctx, userId),
  }),
  removeSecondFactor: t.boolean({
    description: 'Takes two-step sign-in away from somebody who lost the phone and the recovery codes.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: async (_root, { userId }, ctx) => {
      await removeSecondFactorOf(ctx, userId);
      return true;
    },
  }),
  revokePasswordResets: t.int({
    description: 'Ends the codes and links for a new password that somebody was sent. Answers how many there were.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: (_root, { userId }, ctx) => revokePasswordResets(ctx, userId),
  }),
}));

builder.queryField('sendUserCredential', (t) =>
  t.boolean({
    description: 'Mails a link for a first password. Not over GET; the password that older clients send is dropped.',
    args: { email: t.arg.string({ required: true }), name: t.arg.string(), password: t.arg.string() },
    resolve: async (_root, { email }, ctx) => {
      await sendUserCredential(ctx, email);
      return true;
    },
  }),
);
