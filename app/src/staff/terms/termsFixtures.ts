import type { SessionUser } from '@atlas/domain/access';
import { admin } from '../../testing/storyUsers.ts';

export interface TermFixture {
  databaseId: number;
  revision: number;
  name: string;
  kind: 'ONE_TIME' | 'INSTALMENTS';
  count: number;
  interval: 'WEEK' | 'HALF_MONTH' | 'MONTH';
  alignment: 'ENROLMENT_DAY' | 'HALF_MONTH_END';
  firstPayment: number | null;
  surcharge: number;
  summary: string;
  isLocked: boolean;
  createdAt: string;
  archivedAt: string | null;
}

/** Returns a payment term that nothing uses: one payment, unless `named` has instalments. */
const term = (named: Partial<TermFixture> & Pick<TermFixture, 'databaseId' | 'name'>): TermFixture => ({
  revision: 1,
  kind: 'ONE_TIME',
  count: 1,
  interval: 'MONTH',
  alignment: 'ENROLMENT_DAY',
  firstPayment: null,
  surcharge: 0,
  summary: 'One payment',
  isLocked: false,
  createdAt: '2025-01-08T02:00:00Z',
  archivedAt: null,
  ...named,
});

/** A single payment, in use. */
export const oneTime = term({ databaseId: 1, name: 'One-time', isLocked: true });

/** Three monthly payments that nothing uses. */
export const monthly = (named: Partial<TermFixture> = {}): TermFixture =>
  term({
    databaseId: 2,
    name: '3 monthly payments',
    kind: 'INSTALMENTS',
    count: 3,
    surcharge: 498,
    summary: '3 payments, every month · ₱498.00 surcharge',
    ...named,
  });

/** Twelve weekly payments with another first payment, in use. */
export const weekly = term({
  databaseId: 3,
  name: '12 weekly payments',
  kind: 'INSTALMENTS',
  count: 12,
  interval: 'WEEK',
  firstPayment: 1500,
  surcharge: 1200,
  summary: '12 payments, every week · ₱1,500.00 first · ₱1,200.00 surcharge',
  isLocked: true,
});

/** Six payments on paydays. */
export const paydays = term({
  databaseId: 4,
  name: '6 payments on the 15th and month end',
  kind: 'INSTALMENTS',
  count: 6,
  interval: 'HALF_MONTH',
  alignment: 'HALF_MONTH_END',
  surcharge: 900,
  summary: '6 payments, twice a month · on the 15th and month end · ₱900.00 surcharge',
});

/** An archived term. */
export const halfMonths = term({
  databaseId: 5,
  name: '2 payments, half a month apart',
  kind: 'INSTALMENTS',
  count: 2,
  interval: 'HALF_MONTH',
  summary: '2 payments, twice a month',
  archivedAt: '2025-06-02T02:00:00Z',
});

/** An admin without the flag that creates payment terms. */
export const settingsOnly: SessionUser = { ...admin, functionAccess: { ...admin.functionAccess, 'payment-term_create': false } };
