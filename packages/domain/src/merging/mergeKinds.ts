/** The kinds of records that a merge moves, in the order in which staff read them. */
export const MERGE_KINDS = [
  { kind: 'subscriptions', label: 'Subscriptions' },
  { kind: 'money', label: 'Orders, invoices and payments' },
  { kind: 'learning', label: 'Lessons and notes on lessons' },
  { kind: 'points', label: 'Points and finished tasks' },
  { kind: 'journey', label: 'Stages and move-ups' },
  { kind: 'groups', label: 'Groups, check-ins and team leads' },
  { kind: 'events', label: 'Events' },
  { kind: 'challenges', label: 'Challenges' },
  { kind: 'forms', label: 'Form responses and registrations' },
  { kind: 'affiliate', label: 'Affiliate account and leads' },
  { kind: 'care', label: 'Notes, promises and retention' },
  { kind: 'duties', label: 'Duties as staff' },
  { kind: 'access', label: 'Access levels' },
  { kind: 'profile', label: 'Wins and files' },
  { kind: 'messages', label: 'Notifications and reports' },
] as const;

export type MergeKind = (typeof MERGE_KINDS)[number]['kind'];
