import { record, type Authorization } from '../../graphql/rules.ts';
import type { Notification } from './repo.ts';

/** Access rules of the notifications module. */
export const notificationsAuthorization: Authorization = {
  types: {
    Notification: record('its recipient', ({ userId }: Notification, { session }) => userId === session?.userId),
    NotificationPreference: 'with-parent',
    OutboxMessage: { page: 'infoLogsReport' },
  },
  fields: {
    'Mutation.markAllNotificationsRead': 'signed-in',
    'Mutation.sendMailAgain': { page: 'infoLogsReport', function: 'user_create' },
    'Mutation.setNotificationPreference': 'signed-in',
    'Mutation.setNotificationRead': 'signed-in',
    'Subscription.unreadNotifications': 'signed-in',
    'Viewer.notificationPreferences': 'signed-in',
    'Viewer.notifications': 'signed-in',
    'Viewer.outbox': { page: 'infoLogsReport' },
    'Viewer.outboxMessage': { page: 'infoLogsReport' },
    'Viewer.unreadNotifications': 'signed-in',
  },
};
