import { needsSecondFactor } from '@atlas/domain/auth';
import { deviceName } from '@atlas/domain/sessions';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserError } from '../../errors.ts';
import { userOf } from '../users/repo.ts';
import { cancelEmailChange, changeEmail, resendConfirmation } from './confirmations.ts';
import { changePassword, endOtherSessions, endOwnSession, ownSessions } from './myAccount.ts';
import { findPendingEmail } from './confirmationRepo.ts';
import { findImpersonationsOf, type OwnImpersonation } from './impersonationRepo.ts';
import type { OwnSession } from './ownSessionRepo.ts';
import { countRecoveryCodes, findSecondFactor } from './secondFactorRepo.ts';
import { confirmSecondFactor, renewRecoveryCodes, setUpSecondFactor, turnOffSecondFactor, type SecondFactorKey } from './secondFactor.ts';

const StaffViewRef = builder.objectRef<NonNullable<OwnSession['staffView']>>('StaffView').implement({
  description: 'A member of staff who is currently viewing Atlas as the viewer.',
  fields: (t) => ({
    staffName: t.exposeString('staffName'),
    reason: t.exposeString('reason'),
    until: t.expose('until', { type: 'DateTime' }),
  }),
});

const OwnSessionRef = builder.objectRef<OwnSession>('OwnSession');
builder.node(OwnSessionRef, {
  description: 'A browser in which the viewer is signed in, or in which staff are viewing Atlas as the viewer.',
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    device: t.string({
      nullable: true,
      description: 'Browser and device as reported; null for a staff view.',
      resolve: ({ userAgent, staffView }) => (staffView === null ? deviceName(userAgent) : null),
    }),
    staffView: t.expose('staffView', { type: StaffViewRef, nullable: true }),
    viewsAs: t.exposeString('viewsAs', { nullable: true, description: 'The person whom the viewer is viewing Atlas as in that browser.' }),
    ip: t.exposeString('ip', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    isCurrent: t.boolean({ resolve: ({ id }, _args, ctx) => ctx.anySession?.id === id }),
  }),
});

const OwnImpersonationRef = builder.objectRef<OwnImpersonation>('OwnImpersonation');
builder.node(OwnImpersonationRef, {
  description: 'A session in which staff viewed Atlas as the viewer.',
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    staffName: t.exposeString('staffName'),
    reason: t.exposeString('reason'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

const AccountSecurityRef = builder.objectRef<{ userId: number }>('AccountSecurity');
builder.node(AccountSecurityRef, {
  description: "The viewer's sign-in settings.",
  id: { resolve: ({ userId }) => userId },
  fields: (t) => ({
    email: t.string({ resolve: async ({ userId }, _args, ctx) => (await userOf(ctx, userId)).email }),
    isEmailConfirmed: t.boolean({ resolve: async ({ userId }, _args, ctx) => (await userOf(ctx, userId)).emailConfirmedAt !== null }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The new address, which replaces the current one once its link is opened.',
      resolve: ({ userId }, _args, ctx) => findPendingEmail(ctx.source.db, userId, ctx.source.now),
    }),
    hasPassword: t.boolean({ resolve: async ({ userId }, _args, ctx) => (await userOf(ctx, userId)).passwordHash !== null }),
    secondFactorSince: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ userId }, _args, ctx) => (await findSecondFactor(ctx.source.db, userId))?.confirmedAt ?? null,
    }),
    mustHaveSecondFactor: t.boolean({
      resolve: (_security, _args, ctx) => !ctx.app.settings.demo && needsSecondFactor(ctx.withAnySession().level.pageAccess),
    }),
    recoveryCodesLeft: t.int({ resolve: ({ userId }, _args, ctx) => countRecoveryCodes(ctx.source.db, userId) }),
    impersonations: t.field({
      type: [OwnImpersonationRef],
      description: 'The latest 20 sessions in which staff viewed Atlas as the viewer, with the reason.',
      resolve: ({ userId }, _args, ctx) => findImpersonationsOf(ctx.source.db, userId),
    }),
    sessions: t.field({ type: [OwnSessionRef], resolve: (_security, _args, ctx) => ownSessions(ctx) }),
  }),
});

builder.objectField(ViewerRef, 'security', (t) => t.field({ type: AccountSecurityRef, resolve: ({ userId }) => ({ userId }) }));

const SecondFactorKeyRef = builder.objectRef<SecondFactorKey>('SecondFactorKey').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key to type into the authenticator app.' }),
    uri: t.exposeString('uri', { description: 'The same key for scanning as a QR code.' }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    password: t.string({ required: true }),
    endCalendarFeed: t.boolean({ description: 'Whether the calendar feed ends too. Defaults to false.' }),
  }),
});
const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    currentPassword: t.string({ required: true }),
    code: t.string({ description: 'Code of the authenticator app, or a recovery code. Required when two-step sign-in is on.' }),
  }),
});
const CurrentPasswordInput = builder.inputType('CurrentPasswordInput', {
  fields: (t) => ({ currentPassword: t.string({ required: true }) }),
});
const SecondStepInput = builder.inputType('SecondStepInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    code: t.string({ required: true, description: 'Code of the authenticator app, or a recovery code.' }),
  }),
});
const SecondFactorInput = builder.inputType('SecondFactorInput', { fields: (t) => ({ code: t.string({ required: true }) }) });

builder.mutationFields((t) => ({
  changePassword: t.field({
    type: AccountSecurityRef,
    description: 'Changes the password and ends all other sessions.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await changePassword(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  changeEmail: t.field({
    type: AccountSecurityRef,
    description: 'Mails a link to the new address, which replaces the current one once the link is opened.',
    args: { input: t.arg({ type: ChangeEmailInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await changeEmail(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  cancelEmailChange: t.field({
    type: AccountSecurityRef,
    resolve: async (_root, _args, ctx) => {
      await cancelEmailChange(ctx);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  resendConfirmation: t.boolean({
    description: 'Sends the confirmation link to the address again.',
    resolve: async (_root, _args, ctx) => {
      await resendConfirmation(ctx);
      return true;
    },
  }),
  endSession: t.field({
    type: AccountSecurityRef,
    description: 'Signs the viewer out in one of their other browsers.',
    args: {
      id: t.arg.globalID({ for: OwnSessionRef, required: true }),
      input: t.arg({ type: CurrentPasswordInput, required: true }),
    },
    resolve: async (_root, { id, input }, ctx) => {
      const number = Number(id.id);
      if (!Number.isSafeInteger(number)) throw new UserError('NOT_FOUND', 'You are no longer signed in there.');
      await endOwnSession(ctx, number, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  endOtherSessions: t.field({
    type: AccountSecurityRef,
    description: 'Signs the viewer out in all other browsers.',
    args: { input: t.arg({ type: CurrentPasswordInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await endOtherSessions(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  setUpSecondFactor: t.field({
    type: SecondFactorKeyRef,
    description: 'Generates the secret key for an authenticator app.',
    args: { input: t.arg({ type: CurrentPasswordInput, required: true }) },
    resolve: (_root, { input }, ctx) => setUpSecondFactor(ctx, input),
  }),
  confirmSecondFactor: t.stringList({
    description: 'Turns two-step sign-in on with the first code. Returns recovery codes, which are shown only once.',
    args: { input: t.arg({ type: SecondFactorInput, required: true }) },
    resolve: (_root, { input }, ctx) => confirmSecondFactor(ctx, input),
  }),
  turnOffSecondFactor: t.field({
    type: AccountSecurityRef,
    args: { input: t.arg({ type: SecondStepInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await turnOffSecondFactor(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  renewRecoveryCodes: t.stringList({
    description: 'Generates new recovery codes. The previous ones stop working.',
    args: { input: t.arg({ type: SecondStepInput, required: true }) },
    resolve: (_root, { input }, ctx) => renewRecoveryCodes(ctx, input),
  }),
}));
