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
    id: t.int({ required: true, description: 'The number of the request, as returned by forgotPassword.' }),
    otp: t.int({ required: true, description: 'The six-digit code.' }),
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
    description: 'Checks an account recovery code. Each wrong code uses up one of five attempts.',
    args: { input: t.arg({ type: ValidateOtpInput, required: true }) },
    resolve: (_root, { input }, { app, visitor }) => validateOtp(app, visitor, input),
  }),
  confirmEmail: t.field({
    type: ConfirmedEmailRef,
    description: 'Confirms an email address with the token of its link.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { app, visitor }) => confirmEmail(app, visitor, token),
  }),
  addUserLoginLog: t.boolean({
    description: "A sign-in as reported by the browser. It is stored as reported; the server's own log is authoritative.",
    args: { input: t.arg({ type: UserLoginLogInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await reportLogin(ctx, input);
      return true;
    },
  }),
  endSessions: t.int({
    description: 'Signs a person out everywhere. Returns the number of browsers in which they were signed in.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: (_root, { userId }, ctx) => endSessionsOf(ctx, userId),
  }),
  removeSecondFactor: t.boolean({
    description: 'Turns two-step sign-in off for a person who lost both the phone and the recovery codes.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: async (_root, { userId }, ctx) => {
      await removeSecondFactorOf(ctx, userId);
      return true;
    },
  }),
  revokePasswordResets: t.int({
    description: 'Revokes the password reset codes and links that were sent to a person. Returns how many there were.',
    args: { userId: t.arg.int({ required: true }) },
    resolve: (_root, { userId }, ctx) => revokePasswordResets(ctx, userId),
  }),
}));

builder.queryField('sendUserCredential', (t) =>
  t.boolean({
    description: 'Mails a link for setting a first password. Not available over GET. A password sent by older clients is discarded.',
    args: { email: t.arg.string({ required: true }), name: t.arg.string(), password: t.arg.string() },
    resolve: async (_root, { email }, ctx) => {
      await sendUserCredential(ctx, email);
      return true;
    },
  }),
);
