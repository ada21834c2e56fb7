import { needsSecondFactor } from '@atlas/domain/auth';
import { deviceName } from '@atlas/domain/sessions';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserError } from '../../errors.ts';
import { userOf } from '../users/repo.ts';
import { cancelEmailChange, changeEmail, resendConfirmation } from './confirmations.ts';
import { changePassword, endOtherSessions, endOwnSession, ownSessions } from './myAccount.ts';
import {
  countRecoveryCodes,
  findImpersonationsOf,
  findPendingEmail,
  findSecondFactor,
  type OwnImpersonation,
  type OwnSession,
} from './repo.ts';
import { confirmSecondFactor, renewRecoveryCodes, setUpSecondFactor, turnOffSecondFactor, type SecondFactorKey } from './secondFactor.ts';

const StaffViewRef = builder.objectRef<NonNullable<OwnSession['staffView']>>('StaffView').implement({
  description: 'A member of staff who views Atlas as the viewer at the moment.',
  fields: (t) => ({
    staffName: t.exposeString('staffName'),
    reason: t.exposeString('reason'),
    until: t.expose('until', { type: 'DateTime' }),
  }),
});

const OwnSessionRef = builder.objectRef<OwnSession>('OwnSession');
builder.node(OwnSessionRef, {
  description: 'A browser in which the viewer is signed in, or in which staff view Atlas as the viewer.',
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    device: t.string({
      nullable: true,
      description: 'The browser and the device as reported; null for a staff view.',
      resolve: ({ userAgent, staffView }) => (staffView === null ? deviceName(userAgent) : null),
    }),
    staffView: t.expose('staffView', { type: StaffViewRef, nullable: true }),
    viewsAs: t.exposeString('viewsAs', { nullable: true, description: 'The person as whom the viewer views Atlas there.' }),
    ip: t.exposeString('ip', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    isCurrent: t.boolean({ resolve: ({ id }, _args, ctx) => ctx.anySession?.id === id }),
  }),
});

const OwnImpersonationRef = builder.objectRef<OwnImpersonation>('OwnImpersonation');
builder.node(OwnImpersonationRef, {
  description: 'A time that staff viewed Atlas as the viewer.',
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
  description: 'How the viewer gets in.',
  id: { resolve: ({ userId }) => userId },
  fields: (t) => ({
    email: t.string({ resolve: async ({ userId }, _args, ctx) => (await userOf(ctx, userId)).email }),
    isEmailConfirmed: t.boolean({ resolve: async ({ userId }, _args, ctx) => (await userOf(ctx, userId)).emailConfirmedAt !== null }),
    pendingEmail: t.string({
      nullable: true,
      description: 'The address that takes the place of the other once its link was opened.',
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
      description: "When staff looked through the viewer's eyes, and why; the newest twenty.",
      resolve: ({ userId }, _args, ctx) => findImpersonationsOf(ctx.source.db, userId),
    }),
    sessions: t.field({ type: [OwnSessionRef], resolve: (_security, _args, ctx) => ownSessions(ctx) }),
  }),
});

builder.objectField(ViewerRef, 'security', (t) => t.field({ type: AccountSecurityRef, resolve: ({ userId }) => ({ userId }) }));

const SecondFactorKeyRef = builder.objectRef<SecondFactorKey>('SecondFactorKey').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'To be typed into the authenticator app.' }),
    uri: t.exposeString('uri', { description: 'The same for its camera.' }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    password: t.string({ required: true }),
    endCalendarFeed: t.boolean({ description: 'Also ends the calendar feed; false when left out.' }),
  }),
});
const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    currentPassword: t.string({ required: true }),
    code: t.string({ description: 'Of the app, or a recovery code; required where two-step sign-in is on.' }),
  }),
});
const CurrentPasswordInput = builder.inputType('CurrentPasswordInput', {
  fields: (t) => ({ currentPassword: t.string({ required: true }) }),
});
const SecondStepInput = builder.inputType('SecondStepInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    code: t.string({ required: true, description: 'Of the app, or a recovery code.' }),
  }),
});
const SecondFactorInput = builder.inputType('SecondFactorInput', { fields: (t) => ({ code: t.string({ required: true }) }) });

builder.mutationFields((t) => ({
  changePassword: t.field({
    type: AccountSecurityRef,
    description: 'Sets another password; every other session ends.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await changePassword(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  changeEmail: t.field({
    type: AccountSecurityRef,
    description: 'Mails a link to another address, which takes the place of the former once it was opened.',
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
    description: 'Mails the link that confirms the address again.',
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
    description: 'Signs the viewer out everywhere else.',
    args: { input: t.arg({ type: CurrentPasswordInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      await endOtherSessions(ctx, input);
      return { userId: ctx.withAnySession().userId };
    },
  }),
  setUpSecondFactor: t.field({
    type: SecondFactorKeyRef,
    description: 'Draws what an authenticator app makes its codes from.',
    args: { input: t.arg({ type: CurrentPasswordInput, required: true }) },
    resolve: (_root, { input }, ctx) => setUpSecondFactor(ctx, input),
  }),
  confirmSecondFactor: t.stringList({
    description: 'Turns two-step sign-in on with the first code. Answers recovery codes, which are shown once.',
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
    description: 'New recovery codes; the former ones end.',
    args: { input: t.arg({ type: SecondStepInput, required: true }) },
    resolve: (_root, { input }, ctx) => renewRecoveryCodes(ctx, input),
  }),
}));
