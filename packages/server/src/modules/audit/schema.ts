import { auditReferences } from '@atlas/domain/audit';
import { settingChangesText } from '@atlas/domain/settings';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import './formerGroups.ts';
import './lastSaved.ts';
import './moneyHistory.ts';
import { type AuditSubject, auditSubjectLoader, subjectOf } from './subjectsRepo.ts';
import { AuditEntryRef, ImpersonationRef, SignInRef } from './refs.ts';
import { AUDIT_LIST, impersonationLoader, impersonationsList, impersonationsWhere, SIGN_IN_LIST } from './repo.ts';

const FROM = 'The first day in Manila.';
const TO = 'The last day in Manila.';

const AuditSubjectRef = builder.objectRef<AuditSubject>('AuditSubject').implement({
  description: 'The record that an audit entry changed.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: true,
      description: 'Null for a record that is gone or outside the scope of the viewer, and for a kind without names.',
    }),
    pageId: t.exposeString('pageId', {
      nullable: true,
      description: 'The id in the address of its page, or of the page that contains it. Null without a name.',
    }),
    isGone: t.exposeBoolean('isGone', { description: 'Whether the record no longer exists.' }),
  }),
});

/** A record that the values of an audit entry refer to, with its name. */
interface NamedReference {
  kind: string;
  id: number;
  name: string;
}

const AuditReferenceRef = builder.objectRef<NamedReference>('AuditReference').implement({
  description: 'A record that the values of an audit entry refer to by its id.',
  fields: (t) => ({ kind: t.exposeString('kind'), databaseId: t.exposeInt('id'), name: t.exposeString('name') }),
});

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
    subject: t.field({ type: AuditSubjectRef, resolve: (entry, _args, ctx) => subjectOf(ctx, entry) }),
    summary: t.string({
      nullable: true,
      description: 'The changes in a line, for kinds of records with few values: settings.',
      resolve: ({ subjectType, before, after }) => (subjectType === 'settings' && settingChangesText(before, after)) || null,
    }),
    references: t.field({
      type: [AuditReferenceRef],
      description: 'The records that the values refer to, as far as they have names that the viewer may see.',
      resolve: async ({ before, after }, _args, ctx) => {
        const references = auditReferences(before, after);
        const found = await Promise.all(references.map((reference) => ctx.loader(auditSubjectLoader).load(reference)));
        return references.flatMap(({ kind, id }, index) => {
          const name = found[index]?.name ?? null;
          return name === null ? [] : [{ kind, id, name }];
        });
      },
    }),
    before: t.expose('before', { type: 'JSON', nullable: true }),
    after: t.expose('after', { type: 'JSON', nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    requestId: t.exposeString('requestId', { nullable: true }),
  }),
});

listField(ViewerRef, {
  ...AUDIT_LIST,
  one: 'auditEntry',
  oneFilter: { previews: true },
  description: 'All audited changes.',
  type: AuditEntryRef,
  filter: builder.inputType('AuditEntriesFilter', {
    fields: (t) => ({
      search: t.string({
        description: 'Matches a complete request id, or the name, email address or Tribe ID of the actor or the person they acted for.',
      }),
      actorId: t.int(),
      action: t.stringList(),
      subjectType: t.stringList(),
      subjectId: t.int({ description: 'Combined with subjectType, selects one record.' }),
      previews: t.boolean({
        description:
          'True: also previews of bulk changes that were never applied. Filters by that action or by one record include them anyway.',
      }),
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
          'Matches a complete request id, a complete email address as typed, or the name, email address or Tribe ID of a person.',
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
