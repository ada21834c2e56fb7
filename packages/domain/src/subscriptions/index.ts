export { type Due, type Dues, duesAndExpiration, EXPIRING_SOON_DAYS, type Expiry, UPCOMING_PAYMENT_DAYS } from './dues.ts';
export {
  ENROL_PLACEHOLDER,
  type EnrolUserForm,
  enrolUserForm,
  type ManualSubscribeForm,
  manualSubscribeForm,
  NO_FUNNEL_SELECTED,
} from './enrol-user-form.ts';
export {
  confirmEnrolment,
  ENROLLMENT_STATUSES,
  NO_FUNNELS_AVAILABLE,
  NO_FUNNELS_SELECTED,
  NO_SUBSCRIPTIONS,
  SUBSCRIPTION_TABS,
  subscriptionTab,
  USER_ENROLLED,
  USER_UNSUBSCRIBED,
  VALIDITY_FILTERS,
} from './enrolment.ts';
export { EXPIRED_MARK, expiryText, LIFETIME_ACCESS } from './expiry-text.ts';
export { EXPIRY_GRACE_DAYS, FIRST_PAYMENT_WINDOW_DAYS, OVERDUE_GRACE_DAYS } from './grace.ts';
export { isCurrent } from './is-current.ts';
export { isExpired } from './is-expired.ts';
export { isLifetime, LIFETIME_FROM } from './is-lifetime.ts';
export { lastDayOfGrace } from './last-day-of-grace.ts';
export { BANNER_WINDOW_DAYS, type MembershipBanner, membershipBanner } from './membership-banner.ts';
export { MEMBERSHIP_STATUSES, type MembershipStatus, membershipStatus } from './membership-status.ts';
export { showsMembershipBanner } from './shows-membership-banner.ts';
export type { SubscriptionPeriod } from './subscription-period.ts';
