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
  description: 'Who changed what, on behalf of whom, and why.',
  id: { resolve: (entry) => entry.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null when the server itself did it.',
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.actorId),
    }),
    onBehalfOf: t.field({
      type: UserRef,
      nullable: true,
      description: 'The person through whose eyes the actor looked.',
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.onBehalfOfId),
    }),
    action: t.exposeString('action'),
    subjectType: t.exposeString('subjectType'),
    subjectId: t.exposeInt('subjectId', { nullable: true, description: 'The databaseId of what was changed.' }),
    before: t.expose('before', { type: 'JSON', nullable: true }),
    after: t.expose('after', { type: 'JSON', nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
  }),
});

listField(ViewerRef, {
  ...AUDIT_LIST,
  one: 'auditEntry',
  description: 'What was changed, by whom.',
  type: AuditEntryRef,
  filter: builder.inputType('AuditEntriesFilter', {
    fields: (t) => ({
      search: t.string({ description: "A request's whole id; or the name, e-mail address or Tribe ID of who acted, or on whose behalf." }),
      actorId: t.int(),
      action: t.string(),
      subjectType: t.string(),
      subjectId: t.int({ description: 'Together with subjectType: one record.' }),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
});

builder.node(SignInRef, {
  description: 'An attempt to sign in or up.',
  id: { resolve: (attempt) => attempt.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (attempt) => attempt.id }),
    at: t.expose('at', { type: 'DateTime' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null when nobody has the address.',
      resolve: (attempt, _args, ctx) => userOrNull(ctx, attempt.userId),
    }),
    email: t.exposeString('email'),
    isSuccess: t.exposeBoolean('isSuccess'),
    message: t.exposeString('message'),
    isReported: t.exposeBoolean('isReported', { description: 'That the browser said so of itself; the server saw the others.' }),
    ip: t.exposeString('ip', { nullable: true }),
    userAgent: t.exposeString('userAgent', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
  }),
});

listField(ViewerRef, {
  ...SIGN_IN_LIST,
  one: 'signIn',
  description: 'Every attempt to sign in or up, successful or not.',
  type: SignInRef,
  filter: builder.inputType('SignInLogFilter', {
    fields: (t) => ({
      search: t.string({
        description: "A request's whole id; a whole e-mail address as it was typed; or the name, e-mail address or Tribe ID of a person.",
      }),
      userId: t.int(),
      isSuccess: t.boolean(),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
});

builder.node(ImpersonationRef, {
  description: "A time that staff looked through somebody's eyes.",
  id: { resolve: (impersonation) => impersonation.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (impersonation) => impersonation.id }),
    impersonator: t.field({ type: UserRef, nullable: true, resolve: (row, _args, ctx) => userOrNull(ctx, row.impersonatorId) }),
    user: t.field({ type: UserRef, nullable: true, resolve: (row, _args, ctx) => userOrNull(ctx, row.userId) }),
    reason: t.exposeString('reason'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'Null while it lasts, or when its 30 minutes ran out.' }),
  }),
});

listField(ViewerRef, {
  name: 'impersonations',
  description: "Each time that staff looked through somebody's eyes, and why.",
  type: ImpersonationRef,
  list: impersonationsList,
  filter: builder.inputType('ImpersonationsFilter', {
    fields: (t) => ({
      impersonatorId: t.int(),
      userId: t.int(),
      running: t.boolean({ description: 'Only those without an end.' }),
      from: t.field({ type: 'Day', description: FROM }),
      to: t.field({ type: 'Day', description: TO }),
    }),
  }),
  where: impersonationsWhere,
  loader: impersonationLoader,
  defaultSort: { by: 'started', descending: true },
});
