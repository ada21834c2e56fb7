import type { AffiliateState } from '@atlas/domain/affiliates';

/**
 * An affiliate of the demo: an account by its key, or a member by index. Days count from the day of
 * seeding.
 */
export interface DemoAffiliate {
  who: string | number;
  code: string;
  linkName: string | null;
  state: AffiliateState;
  rateBasisPoints: number;
  /** The version of the terms accepted last; null for none. */
  terms: 1 | 2 | null;
  since: number;
  /** Share of all clicks and leads. */
  weight: number;
}

export const DEMO_AFFILIATES: readonly DemoAffiliate[] = [
  {
    who: 'affiliate',
    code: 'kristine',
    linkName: 'work-with-kristine',
    state: 'active',
    rateBasisPoints: 1000,
    terms: 2,
    since: -190,
    weight: 9,
  },
  { who: 'multi', code: 'carla', linkName: 'carla-from-home', state: 'active', rateBasisPoints: 1250, terms: 2, since: -180, weight: 7 },
  { who: 5, code: 'mommy-va', linkName: 'mommy-va', state: 'active', rateBasisPoints: 1000, terms: 2, since: -170, weight: 6 },
  { who: 12, code: 'cebu-crew', linkName: 'cebu-crew', state: 'active', rateBasisPoints: 1000, terms: 2, since: -165, weight: 5 },
  { who: 33, code: 'sidelines-ph', linkName: null, state: 'active', rateBasisPoints: 1000, terms: 1, since: -160, weight: 4 },
  {
    who: 58,
    code: 'tita-on-a-laptop',
    linkName: 'tita-on-a-laptop',
    state: 'active',
    rateBasisPoints: 1500,
    terms: 1,
    since: -150,
    weight: 4,
  },
  { who: 81, code: 'davao-desk', linkName: 'davao-desk', state: 'active', rateBasisPoints: 1000, terms: 2, since: -140, weight: 3 },
  { who: 104, code: 'late-bloomer', linkName: null, state: 'pending', rateBasisPoints: 1000, terms: 2, since: -9, weight: 0 },
  { who: 130, code: 'palawan-remote', linkName: null, state: 'pending', rateBasisPoints: 1000, terms: 2, since: -4, weight: 0 },
  { who: 150, code: 'new-to-this', linkName: null, state: 'pending', rateBasisPoints: 1000, terms: null, since: -1, weight: 0 },
  { who: 20, code: 'easy-dollars', linkName: 'easy-dollars', state: 'suspended', rateBasisPoints: 1000, terms: 1, since: -150, weight: 3 },
  { who: 45, code: 'spam-a-lot', linkName: null, state: 'suspended', rateBasisPoints: 1000, terms: 1, since: -120, weight: 2 },
];

/** The terms by version, with the day of publication counted from seeding. */
export const DEMO_TERMS: readonly { version: number; day: number; body: string }[] = [
  {
    version: 1,
    day: -200,
    body: '# Terms for affiliates\n\nYou earn a share of every payment made by somebody who followed your link within the last 30 days.\n\n- Nothing is earned by buying for yourself.\n- A payment that is refunded earns nothing.\n- Payouts start at ₱500.',
  },
  {
    version: 2,
    day: -40,
    body: '# Terms for affiliates\n\nYou earn a share of every payment made by somebody who followed your link within the last 30 days, or who used your coupon.\n\n- Nothing is earned by buying for yourself.\n- Every commission is held for 14 days; a payment that is refunded in that time earns nothing.\n- Payouts start at ₱500 and are sent twice a month.\n- **New:** tell your own story. Do not promise an income, and do not post in groups that ask you not to.',
  },
];
