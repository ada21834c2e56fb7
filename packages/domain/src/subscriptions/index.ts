export { EXPIRY_GRACE_DAYS, FIRST_PAYMENT_WINDOW_DAYS, OVERDUE_GRACE_DAYS } from './grace.ts';
export { isCurrent } from './is-current.ts';
export { isExpired } from './is-expired.ts';
export { isLifetime, LIFETIME_FROM } from './is-lifetime.ts';
export { MEMBERSHIP_STATUSES, type MembershipStatus, membershipStatus } from './membership-status.ts';
export type { SubscriptionPeriod } from './subscription-period.ts';
