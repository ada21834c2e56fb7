/** What the product tells people in the app and, where they want it, by e-mail. */
export const NOTIFICATION_KINDS = [
  { kind: 'payment-due', label: 'A payment is due soon' },
  { kind: 'payment-overdue', label: 'A payment is overdue' },
  { kind: 'payment-approved', label: 'Your payment was approved' },
  { kind: 'payment-rejected', label: 'Your payment needs another look' },
  { kind: 'membership-expiring', label: 'Your membership ends soon' },
  { kind: 'move-up', label: 'News about moving up a stage' },
  { kind: 'event-reminder', label: 'An event that you are going to' },
  { kind: 'check-in', label: 'The weekly check-in of your accountability group' },
  { kind: 'group', label: 'News from your group' },
  { kind: 'commission', label: 'Your commissions and payouts' },
  { kind: 'new-content', label: 'New courses, lessons and resources' },
  { kind: 'staff-task', label: 'Work that waits for you' },
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];
