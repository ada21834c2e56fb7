import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { InstallationRef } from '../installation/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { NOTIFICATION_KINDS } from '@atlas/domain/notifications';
import { unreadCounts } from './commands.ts';
import { markAllNotificationsRead, setNotificationRead } from './markRead.ts';
import { preferencesOf, setNotificationPreference } from './preferences.ts';
import { NotificationRef, OutboxMessageRef, PreferenceRef } from './refs.ts';
import { countUnread, countWaitingMessages, notificationLoader, notificationsList, notificationsWhere, OUTBOX_LIST } from './repo.ts';
import './sendAgainSchema.ts';

const NotificationKind = enumOf(
  'NotificationKind',
  NOTIFICATION_KINDS.map(({ kind }) => kind),
);

builder.node(NotificationRef, {
  description: 'A notification for the viewer.',
  id: { resolve: (notification) => notification.id },
  loadOne: (id, ctx) => ctx.loader(notificationLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (notification) => notification.id }),
    kind: t.exposeString('kind'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    path: t.exposeString('path', { nullable: true, description: 'The page it links to, as a path of the site.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'notifications',
  description: "The viewer's own notifications.",
  type: NotificationRef,
  list: notificationsList,
  filter: builder.inputType('NotificationsFilter', {
    fields: (t) => ({ unread: t.boolean(), kind: t.field({ type: NotificationKind }) }),
  }),
  where: notificationsWhere,
  loader: notificationLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.node(PreferenceRef, {
  description: 'Whether a kind of notification is also sent by email.',
  id: { resolve: ({ userId, kind }) => `${userId} ${kind.kind}` },
  fields: (t) => ({
    kind: t.field({ type: NotificationKind, resolve: ({ kind }) => kind.kind }),
    label: t.string({ resolve: ({ kind }) => kind.label }),
    isUrgent: t.boolean({
      description: 'Whether it is mailed immediately. Others are sent together once a day.',
      resolve: ({ kind }) => kind.isUrgent,
    }),
    email: t.exposeBoolean('email'),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  unreadNotifications: t.int({ description: 'Counted up to 1,001.', resolve: (_viewer, _args, ctx) => countUnread(ctx.source) }),
  notificationPreferences: t.field({
    type: [PreferenceRef],
    description: 'The kinds that the viewer can receive. Kinds without a saved preference are sent by email.',
    resolve: ({ userId }, _args, ctx) => preferencesOf(ctx, userId),
  }),
}));

builder.mutationField('setNotificationPreference', (t) =>
  t.field({
    type: PreferenceRef,
    description: 'Sets whether the viewer also receives a kind of notification by email.',
    args: {
      kind: t.arg({ type: NotificationKind, required: true }),
      email: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { kind, email }, ctx) => setNotificationPreference(ctx, kind, email),
  }),
);

builder.mutationField('setNotificationRead', (t) =>
  t.field({
    type: ViewerRef,
    description: "Marks one of the viewer's notifications as read or unread.",
    args: { databaseId: t.arg.int({ required: true }), isRead: t.arg.boolean({ required: true }) },
    resolve: (_root, { databaseId, isRead }, ctx) => setNotificationRead(ctx, databaseId, isRead),
  }),
);

builder.mutationField('markAllNotificationsRead', (t) =>
  t.field({
    type: ViewerRef,
    description: "Marks all of the viewer's notifications up to an instant as read. Later ones, which they have not seen, stay unread.",
    args: { until: t.arg({ type: 'DateTime', required: true }) },
    resolve: (_root, { until }, ctx) => markAllNotificationsRead(ctx, until),
  }),
);

const OutboxChannel = enumOf('OutboxChannel', ['email', 'webhook']);
const OutboxState = enumOf('OutboxState', ['waiting', 'sent', 'failed', 'cancelled']);

builder.node(OutboxMessageRef, {
  description: 'An outgoing message. Its content is hidden because it may contain a link into an account.',
  id: { resolve: (message) => message.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (message) => message.id }),
    channel: t.field({ type: OutboxChannel, resolve: (message) => message.channel }),
    recipient: t.exposeString('recipient', { description: 'An email address or a webhook address.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      resolve: (message, _args, ctx) => userOrNull(ctx, message.userId),
    }),
    kind: t.exposeString('kind'),
    subject: t.exposeString('subject'),
    state: t.field({ type: OutboxState, resolve: (message) => message.state }),
    attempts: t.exposeInt('attempts'),
    notBefore: t.expose('notBefore', { type: 'DateTime', description: 'Time of the next attempt.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    problem: t.exposeString('problem', { nullable: true, description: 'Error of the last attempt.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...OUTBOX_LIST,
  one: 'outboxMessage',
  description: 'Outgoing emails and webhooks: waiting, sent and failed.',
  type: OutboxMessageRef,
  filter: builder.inputType('OutboxFilter', {
    fields: (t) => ({
      search: t.string({
        description: 'Matches the complete address of a recipient, or the name, email address or Tribe ID of a person.',
      }),
      recipient: t.string({ description: 'Matches the complete address.' }),
      channel: t.field({ type: OutboxChannel }),
      state: t.field({ type: [OutboxState] }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
});

builder.objectField(InstallationRef, 'waitingMessages', (t) =>
  t.int({
    description: 'Emails and webhooks waiting to be sent, counted up to 1,001.',
    resolve: (_installation, _args, { source }) => countWaitingMessages(source.db),
  }),
);

builder.subscriptionField('unreadNotifications', (t) =>
  t.int({
    description:
      "Number of the viewer's unread notifications, counted up to 1,001: sent immediately, and again whenever it may have changed.",
    subscribe: (_root, _args, ctx) => unreadCounts(ctx),
    resolve: (count) => count,
  }),
);
