import type { PageFlag } from '@atlas/domain/access';

/** The parts of a person’s page, in the order of its tabs. */
export const PERSON_TAB_LABELS = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  payments: 'Payments',
  journey: 'Journey',
  groups: 'Groups',
  activity: 'Activity',
  notes: 'Notes',
  access: 'Access',
} as const;

export type PersonTabName = keyof typeof PERSON_TAB_LABELS;

/** The page flags that single tabs need in addition to that of the page. Product decisions §1. */
export const PERSON_TAB_FLAGS: { readonly [Tab in PersonTabName]?: PageFlag } = {
  subscriptions: 'subscription',
  payments: 'studentPaymentDetails',
};
