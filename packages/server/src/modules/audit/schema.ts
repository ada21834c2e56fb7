import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { AuditEntryRef, ImpersonationRef, SignInRef } from './refs.ts';
import { AUDIT_LIST, impersonationLoader, impersonationsList, impersonationsWhere, SIGN_IN_LIST } from './repo.ts';

const FROM = 'The first day in Manila.';
const TO = 'The last day in Manila.';

builder.node(AuditEntryRef, {
  description: 'A record of a change: who made it, on whose behalf, and why.',
  id: { resolve: (entry) => entry.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for changes made by the server itself.',
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.actorId),
    }),
    onBehalfOf: t.field({
      type: UserRef,
      nullable: true,
      description: 'The person whom the actor was viewing Atlas as.',
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.onBehalfOfId),
    }),
    action: t.exposeString('action'),
    subjectType: t.exposeString('subjectType'),
    subjectId: t.exposeInt('subjectId', { nullable: true, description: 'The databaseId of the changed record.' }),
    before: t.expose('before', { type: 'JSON', nullable: true }),
    after: t.expose('after', { type: 'JSON', nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
  }),
});

listField(ViewerRef, {
  ...AUDIT_LIST,
  one: 'auditEntry',
  description: 'All audited changes.',
  type: AuditEntryRef,
  filter: builder.inputType('AuditEntriesFilter', {
    fields: (t) => ({
      search: t.string({
        description: 'Matches a complete request id, or the name, e-mail address or Tribe ID of the actor or the person they acted for.',
      }),
      actorId: t.int(),
      action: t.string(),
      subjectType: t.string(),
      subjectId: t.int({ description: 'Combined with subjectType, selects one record.' }),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
});

builder.node(SignInRef, {
  description: 'An attempt to sign in or sign up.',
  id: { resolve: (attempt) => attempt.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (attempt) => attempt.id }),
    at: t.expose('at', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null if no account has the address.',
      resolve: (attempt, _args, ctx) => userOrNull(ctx, attempt.userId),
    }),
    email: t.exposeString('email'),
    isSuccess: t.exposeBoolean('isSuccess'),
    message: t.exposeString('message'),
    isReported: t.exposeBoolean('isReported', {
      description: 'Whether the browser reported the attempt itself. The server recorded all others.',
    }),
    ip: t.exposeString('ip', { nullable: true }),
    userAgent: t.exposeString('userAgent', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
  }),
});

listField(ViewerRef, {
  ...SIGN_IN_LIST,
  one: 'signIn',
  description: 'All attempts to sign in or sign up, successful or not.',
  type: SignInRef,
  filter: builder.inputType('SignInLogFilter', {
    fields: (t) => ({
      search: t.string({
        description:
          'Matches a complete request id, a complete e-mail address as typed, or the name, e-mail address or Tribe ID of a person.',
      }),
      userId: t.int(),
      isSuccess: t.boolean(),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
});

builder.node(ImpersonationRef, {
  description: 'A session in which staff viewed Atlas as another person.',
  id: { resolve: (impersonation) => impersonation.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (impersonation) => impersonation.id }),
    impersonator: t.field({ type: UserRef, nullable: true, resolve: (row, _args, ctx) => userOrNull(ctx, row.impersonatorId) }),
    user: t.field({ type: UserRef, nullable: true, resolve: (row, _args, ctx) => userOrNull(ctx, row.userId) }),
    reason: t.exposeString('reason'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is in progress, or if it expired after 30 minutes.',
    }),
  }),
});

listField(ViewerRef, {
  name: 'impersonations',
  description: 'All sessions in which staff viewed Atlas as another person, with the reason.',
  type: ImpersonationRef,
  list: impersonationsList,
  filter: builder.inputType('ImpersonationsFilter', {
    fields: (t) => ({
      impersonatorId: t.int(),
      userId: t.int(),
      running: t.boolean({ description: 'Only sessions without a recorded end.' }),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
  where: impersonationsWhere,
  loader: impersonationLoader,
  defaultSort: { by: 'started', descending: true },
});
