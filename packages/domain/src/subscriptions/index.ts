export { currentSubscriptions } from './currentSubscriptions.ts';
export { type Due, type Dues, duesAndExpiration, EXPIRING_SOON_DAYS, type Expiry, UPCOMING_PAYMENT_DAYS } from './dues.ts';
export {
  ENROL_PLACEHOLDER,
  enrolFunnelsForm,
  enrolmentPreviewForm,
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
export { EXPIRY_WINDOWS, expiryWindowDays } from './expiryWindows.ts';
export { dueDayOf, extendAfterTyphoon, LIVES_ELSEWHERE } from './extendAfterTyphoon.ts';
export { expiryOf, extendSubscriptions, HAS_LIFETIME_ACCESS, NOT_CURRENT, NOTHING_CURRENT, startOf } from './extendSubscriptions.ts';
export { accessUntilText, EXPIRED_MARK, expiryText, LIFETIME_ACCESS } from './expiryText.ts';
export { EXPIRY_GRACE_DAYS, FIRST_PAYMENT_WINDOW_DAYS, type GraceDays, OVERDUE_GRACE_DAYS } from './grace.ts';
export { graceEnd } from './graceEnd.ts';
export { isCurrent } from './isCurrent.ts';
export { isExpired } from './isExpired.ts';
export { isLifetime, LIFETIME_FROM } from './isLifetime.ts';
export { lastDayOfGrace } from './lastDayOfGrace.ts';
export { type LevelHolding, levelThatGoes } from './levelThatGoes.ts';
export { lastExpiry } from './lastExpiry.ts';
export { type MembershipBanner, membershipBanner, type RenewalWays } from './membershipBanner.ts';
export { type MembershipContact, membershipContact } from './membershipContact.ts';
export { GRACE_WINDOWS, type GraceFacts, type GraceWindows, type MembershipGrace, membershipGrace } from './membershipGrace.ts';
export { type MembershipDues, membershipDues } from './membershipDues.ts';
export { type MembershipLink, membershipLinks, type MembershipStep } from './membershipLinks.ts';
export { MEMBERSHIP_STATUSES, type MembershipStatus, membershipStatus } from './membershipStatus.ts';
export { type AccessEnd, accessEndedText, type AccessEndReason, membershipText } from './membershipTexts.ts';
export { mayMoveRetention, RETENTION_STATES, type RetentionState } from './retentionStates.ts';
export { renewalLink } from './renewalLink.ts';
export { showsMembershipBanner } from './showsMembershipBanner.ts';
export { type DayRange, dueSoonDays, expiringSoonDays } from './soon.ts';
export { type SubscriptionProgress, subscriptionProgress } from './subscriptionProgress.ts';
export { type SubscriptionRenewal, subscriptionRenewal } from './subscriptionRenewal.ts';
export type { FunnelPeriod, SubscriptionPeriod } from './subscriptionPeriod.ts';
export { activeUntil, type Enrolment, type EnrolmentPlan, planEnrolment, whyNotEnrol } from './planEnrolment.ts';
export { type LinedUp, lineUpSubscriptions } from './lineUpSubscriptions.ts';
export { UNSUBSCRIBED_BY_STAFF, unsubscribeForm, whyNotUnsubscribe } from './unsubscribeForm.ts';
export { changeExpiry, EARLIER_CHOSEN, ENDED_BEFORE, ENDS_BEFORE_START, type ExpiryChange, HAS_RENEWAL } from './changeExpiry.ts';
export { subscriptionsList } from './subscriptionsList.ts';
export { TYPHOON_MESSAGE, typhoonNews } from './typhoonNews.ts';
