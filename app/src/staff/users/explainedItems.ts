import type { PageFlag } from '@atlas/domain/access';

/** The kinds of items about which "Why can't they open this?" asks, with the page flag of the list that loads them. */
export const EXPLAINED_ITEMS = [
  { kind: 'COURSE', label: 'Course', page: 'courses' },
  { kind: 'LESSON', label: 'Lesson', page: 'courses' },
  { kind: 'EVENT', label: 'Event', page: 'events' },
  { kind: 'RESOURCE', label: 'Resource', page: 'resourceFiles' },
  { kind: 'PRODUCT', label: 'Product', page: 'products' },
  { kind: 'TASK', label: 'Task', page: 'stages' },
] as const satisfies readonly { kind: string; label: string; page: PageFlag }[];

export type ExplainedItem = (typeof EXPLAINED_ITEMS)[number]['kind'];
