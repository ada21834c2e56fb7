/**
 * The notifications people receive in the app and, if they choose, by email. Urgent ones are mailed
 * at once; all others are combined once a day.
 */
export const NOTIFICATION_KINDS = [
  { kind: 'payment-due', label: 'A payment is due soon', isUrgent: true },
  { kind: 'payment-overdue', label: 'A payment is overdue', isUrgent: true },
  { kind: 'payment-approved', label: 'Your payment was approved', isUrgent: true },
  { kind: 'payment-rejected', label: 'Your payment needs another look', isUrgent: true },
  { kind: 'refund', label: 'Money was paid back to you', isUrgent: true },
  { kind: 'enrolment', label: 'You were enrolled, or a subscription ended', isUrgent: true },
  { kind: 'membership-expiring', label: 'Your membership ends soon', isUrgent: true },
  { kind: 'move-up', label: 'News about moving up a stage', isUrgent: true },
  { kind: 'event-reminder', label: 'An event that you are going to', isUrgent: true },
  { kind: 'check-in', label: 'The weekly check-in of your accountability group', isUrgent: false },
  { kind: 'group', label: 'News from your group', isUrgent: false },
  { kind: 'commission', label: 'Your commissions and payouts', isUrgent: false },
  { kind: 'new-content', label: 'New courses, lessons and resources', isUrgent: false },
  { kind: 'announcement', label: 'Announcements of the team', isUrgent: true },
  { kind: 'staff-task', label: 'Work waiting for you', isUrgent: false },
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];

/** The kinds combined in the daily digest. */
export const DAILY_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(({ isUrgent }) => !isUrgent).map(({ kind }) => kind);

/** Whether a kind is mailed at once, on its own. */
export const isUrgentKind = (kind: NotificationKind): boolean => !DAILY_KINDS.includes(kind);

/** Whether a text is the name of a kind. */
export const isNotificationKind = (text: string): text is NotificationKind => NOTIFICATION_KINDS.some(({ kind }) => kind === text);
