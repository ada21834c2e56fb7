import { LIFETIME_FROM } from '@atlas/domain/subscriptions';
import { daysFrom, type Seed } from '../seed.ts';
import type { SeededFunnels } from '../funnels/seedFunnels.ts';
import type { FunnelSlug } from '../funnels/demoFunnels.ts';
import type { SeededTerms, TermKey } from '../terms/seedTerms.ts';
import { planSale, type PaymentHabit, type Sale } from './sale.ts';

/**
 * A subscription of a demo account: its funnel, its first and last day (counted from seeding), its
 * term and the payment habit.
 */
type AccountSale = readonly [
  account: string,
  funnel: FunnelSlug,
  from: number,
  to: number | 'lifetime',
  term: TermKey,
  habit: PaymentHabit,
];

/**
 * The subscriptions of the demo accounts, each in the situation that its name suggests: at most one
 * banner applies to each of them. A month has 28 to 31 days, so the second payment of overdue@ was
 * due 2 to 5 days ago, and that of upcoming@ is due in 1 to 4 days.
 */
const ACCOUNT_SALES: readonly AccountSale[] = [
  ['member', 'freelancing-course', -120, 245, 'monthly', 'settled'],
  ['member', 'studio-year', 5, 370, 'monthly', 'first-only'],
  ['multi', 'freelancing-course', -200, 'lifetime', 'once', 'settled'],
  ['newcomer', 'freelancing-course', -2, 363, 'monthly', 'first-only'],
  ['expired', 'freelancing-course', -400, -20, 'once', 'settled'],
  ['expiring', 'freelancing-course', -350, 15, 'half-monthly', 'settled'],
  ['overdue', 'freelancing-course', -33, 332, 'monthly', 'first-only'],
  ['upcoming', 'freelancing-course', -27, 338, 'monthly', 'first-only'],
  ['returnee', 'freelancing-course', -500, -130, 'once', 'settled'],
  ['returnee', 'freelancing-renewal', -3, 362, 'once', 'settled'],
  ['fasttrack', 'freelancing-course', -30, 335, 'once', 'settled'],
  ['fasttrack', 'studio-year', -30, 335, 'once', 'settled'],
  ['group-leader', 'freelancing-course', -250, 115, 'monthly', 'settled'],
  ['team-lead', 'freelancing-course', -250, 115, 'once', 'settled'],
  ['archived', 'freelancing-course', -300, 65, 'weekly', 'settled'],
];

export function planAccountSales(
  seed: Seed,
  accounts: ReadonlyMap<string, number>,
  { funnels, terms }: { funnels: SeededFunnels; terms: SeededTerms },
): Sale[] {
  return ACCOUNT_SALES.map(([account, slug, from, to, term, habit]) =>
    planSale({
      userId: accounts.get(account) ?? 0,
      funnel: funnels[slug],
      term: terms[term],
      habit,
      enrolledAt: daysFrom(seed, Math.min(0, from)),
      startsAt: daysFrom(seed, from),
      expiresAt: to === 'lifetime' ? LIFETIME_FROM : daysFrom(seed, to),
    }),
  );
}
