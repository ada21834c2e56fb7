import { addManilaDays, isoDay } from '@atlas/domain/time';
import { STORY_NOW } from '../../testing/storyClock.ts';
import { course, courseFunnel, oneTime } from '../shared/selling/sellingFixtures.ts';

/** A funnel for the next batch, not on sale yet. */
export const nextBatch = courseFunnel({
  databaseId: 13,
  name: 'Studio Year, next batch',
  slug: 'studio-year-next-batch',
  state: 'SCHEDULED',
  product: course({ databaseId: 6, name: 'Studio Year', price: 14_999 }),
  terms: [oneTime],
  opensAt: '2025-11-30T16:00:00Z',
  closesAt: '2025-12-14T16:00:00Z',
  hidden: true,
  hasWaitingList: true,
  figures: { visits: 0, optIns: 0, orders: 0, paidOrders: 0 },
});

/** A free funnel that staff closed. */
export const closedTraining = courseFunnel({
  databaseId: 14,
  name: 'Starter Training',
  slug: 'starter-training',
  state: 'CLOSED',
  product: course({ databaseId: 7, name: 'Starter Training', price: 0 }),
  terms: [],
  validityByDays: null,
  closedAt: '2025-11-03T02:00:00Z',
  figures: { visits: 1204, optIns: 233, orders: 41, paidOrders: 41 },
});

/** The results of some days of the last quarter. */
export const funnelDays = Array.from({ length: 60 }, (_, index) => ({
  day: isoDay(addManilaDays(new Date(STORY_NOW), index - 59)),
  visits: 40 + ((index * 37) % 45) + index,
  optIns: 4 + ((index * 7) % 9),
  orders: (index * 5) % 6,
  paidOrders: (index * 5) % 4,
}));

/** The choices of the form of a funnel. */
export const ACCESS_LEVELS = [
  { databaseId: 2, name: 'Member' },
  { databaseId: 13, name: 'Admin' },
];
