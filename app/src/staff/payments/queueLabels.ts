import { routePath } from '@atlas/domain/navigation';

/** The tabs of the payment queue, in order. */
export const QUEUE_LABELS = {
  review: 'For review',
  due: 'Due and overdue',
  all: 'All',
  reconcile: 'Reconcile',
  orders: 'Orders',
  providers: 'Providers',
  'waiting-list': 'Waiting list',
} as const;
export type QueueTabName = keyof typeof QUEUE_LABELS;

/** The filters of each tab where its address does not set them. */
export const QUEUE_DEFAULTS = {
  review: { state: 'submitted' },
  due: { status: 'unpaid' },
  all: {},
  reconcile: {},
  orders: {},
  providers: {},
  'waiting-list': {},
} as const satisfies Record<QueueTabName, object>;

/** The links to the tabs. */
export const queueTabs = (open: QueueTabName) =>
  (['review', 'due', 'all', 'reconcile', 'orders', 'providers', 'waiting-list'] as const).map((tab) => ({
    label: QUEUE_LABELS[tab],
    href: routePath('payment', { tab }),
    current: tab === open,
  }));
