/** @spec 2 §3 */
export const ENROLLMENT_STATUSES = ['Not Enrolled', 'Active', 'Inactive'] as const;

export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];

/**
 * The filter of subscriptions by validity.
 *
 * @spec 2 §3
 */
export const VALIDITY_FILTERS = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'all', label: 'All' },
] as const;

/**
 * The tabs of View Subscription, in the order of the query parameter t.
 *
 * @spec 1 §2.8
 */
export const SUBSCRIPTION_TABS = ['User Subscriptions', 'Enroll to Funnel', 'Payment Records'] as const;

/**
 * The tab of View Subscription for the query parameter t: 0 to 2; anything else is 0.
 *
 * @example subscriptionTab('2') // 2
 * @spec 1 §2.8
 */
export function subscriptionTab(t: string | null | undefined): number {
  return t === '1' || t === '2' ? Number(t) : 0;
}

/**
 * Toasts of enrolment.
 *
 * @spec 2 §8
 */
export const USER_ENROLLED = 'User Enrolled Successfully!';
export const USER_UNSUBSCRIBED = 'User unsubscribed to funnel successfully!';

/**
 * Empty states.
 *
 * @spec 2 §8
 */
export const NO_FUNNELS_AVAILABLE = 'No funnels available';
export const NO_FUNNELS_SELECTED = 'There are no selected funnels';
export const NO_SUBSCRIPTIONS = 'No Subscription Records here';

/**
 * The confirmation before a user is enrolled or subscribed.
 *
 * @example confirmEnrolment(7) // 'Are you sure to enroll user 7?'
 * @spec 2 §5
 */
export function confirmEnrolment(id: number): string {
  return `Are you sure to enroll user ${id}?`;
}
