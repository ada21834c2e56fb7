import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The subscriptions of the newest member. */
const member = (rest = ''): Place => newestRow('admin', 'members', (id) => `/view-subscription/${id}${rest}`);

/** Enrolling a non-member, and the subscriptions of a member. */
export const places = {
  enrollUser: newestRow('admin', 'nonMembers', (id) => `/enroll-user/${id}`),
  viewSubscription: member(),
} satisfies ScreenPlaces<'staff', 'enrolment'>;

/** The other tabs of the subscriptions. */
export const otherPlaces: readonly OtherPlace[] = [
  ['the enrollment of a member into funnels', member('?t=1')],
  ['the payment records of a member', member('?t=2')],
];
