export { currentSubscriptions } from './currentSubscriptions.ts';
export { type Due, type Dues, duesAndExpiration, EXPIRING_SOON_DAYS, type Expiry, UPCOMING_PAYMENT_DAYS } from './dues.ts';
export {
  ENROL_PLACEHOLDER,
  type EnrolUserForm,
  enrolUserForm,
  type ManualSubscribeForm,
  manualSubscribeForm,
  NO_FUNNEL_SELECTED,
} from './enrolUserForm.ts';
export { enrollmentStatus } from './enrollmentStatus.ts';
export { enrolledInYear } from './enrolledInYear.ts';
export {
  confirmEnrolment,
  ENROLLMENT_STATUSES,
  type EnrollmentStatus,
  NO_FUNNELS_AVAILABLE,
  NO_FUNNELS_SELECTED,
  NO_SUBSCRIPTIONS,
  SUBSCRIPTION_TABS,
  subscriptionTab,
  USER_ENROLLED,
  USER_UNSUBSCRIBED,
  VALIDITY_FILTERS,
} from './enrolment.ts';
export { expiryOf, extendSubscriptions, HAS_LIFETIME_ACCESS, NOTHING_CURRENT, startOf } from './extendSubscriptions.ts';
export { accessUntilText, EXPIRED_MARK, expiryText, LIFETIME_ACCESS } from './expiryText.ts';
export { EXPIRY_GRACE_DAYS, FIRST_PAYMENT_WINDOW_DAYS, type GraceDays, OVERDUE_GRACE_DAYS } from './grace.ts';
export { isCurrent } from './isCurrent.ts';
export { isExpired } from './isExpired.ts';
export { isLifetime, LIFETIME_FROM } from './isLifetime.ts';
export { lastDayOfGrace } from './lastDayOfGrace.ts';
export { lastExpiry } from './lastExpiry.ts';
export { type MembershipBanner, membershipBanner } from './membershipBanner.ts';
export { type MembershipDues, membershipDues } from './membershipDues.ts';
export { MEMBERSHIP_STATUSES, type MembershipStatus, membershipStatus } from './membershipStatus.ts';
export { mayMoveRetention, RETENTION_STATES, type RetentionState } from './retentionStates.ts';
export { renewalLink } from './renewalLink.ts';
export { showsMembershipBanner } from './showsMembershipBanner.ts';
export type { FunnelPeriod, SubscriptionPeriod } from './subscriptionPeriod.ts';
