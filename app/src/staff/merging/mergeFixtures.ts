import { MERGE_FIELDS, type MergeField } from '@atlas/domain/merging';
import { enumName } from '@atlas/domain/lists';

const person = (databaseId: number, name: string, email: string) => ({
  databaseId,
  name,
  email,
  tribeId: `T${20_000_000 + databaseId * 1009}`,
  type: 'MEMBER',
  archivedAt: null,
});

export const kristine = person(61, 'Kristine Joy Mercado', 'kristine.mercado@example.com');
export const twin = person(62, 'Kristine Mercado', 'kj.mercado@example.com');
const dennis = person(64, 'Dennis Pangilinan', 'dennis.pangilinan@example.com');
const denis = person(65, 'Denis Pangilinan', 'denis@example.com');

/** An account with its values; those that are not given are empty. */
export const mergeAccount = (user: object, values: Partial<Record<MergeField, string>>) => ({
  user,
  values: MERGE_FIELDS.map(({ field }) => ({ field: enumName(field), value: values[field] ?? null })),
});

export const compared = [
  mergeAccount(kristine, {
    email: kristine.email,
    'first-name': 'Kristine Joy',
    'last-name': 'Mercado',
    sex: 'Female',
    'mobile-number': '0917 555 0101',
    place: 'Cebu City, Cebu, Philippines',
    batch: 'Batch 17',
    stage: '4. First client',
    group: 'Bayanihan',
  }),
  mergeAccount(twin, {
    email: twin.email,
    'first-name': 'Kristine',
    'last-name': 'Mercado',
    birthdate: '03/08/1994',
    'mobile-number': '0917 555 0101',
    place: 'Philippines',
    batch: 'Batch 19',
    stage: '1. Foundations',
  }),
];

export const pairs = [
  { databaseId: 1, first: kristine, second: twin, reasons: ['MOBILE', 'BIRTHDAY'], foundAt: '2025-11-11T02:00:00Z', dismissedAt: null },
  { databaseId: 2, first: dennis, second: denis, reasons: ['BIRTHDAY'], foundAt: '2025-11-10T02:00:00Z', dismissedAt: null },
];

export const merges = [
  {
    databaseId: 9,
    kept: kristine,
    archived: twin,
    mergedBy: { name: 'Ana Reyes' },
    undoneAt: null,
    isUndoable: true,
    createdAt: '2025-11-11T02:00:00Z',
  },
  {
    databaseId: 8,
    kept: dennis,
    archived: denis,
    mergedBy: { name: 'Ana Reyes' },
    undoneAt: '2025-10-02T02:00:00Z',
    isUndoable: false,
    createdAt: '2025-10-01T02:00:00Z',
  },
];

export const preview = {
  counts: [
    { kind: 'SUBSCRIPTIONS', moved: 2, stayed: 0 },
    { kind: 'MONEY', moved: 31, stayed: 0 },
    { kind: 'POINTS', moved: 14, stayed: 6 },
    { kind: 'EVENTS', moved: 3, stayed: 1 },
  ],
  periods: [
    {
      startsAt: '2026-06-13T16:00:00Z',
      expiresAt: '2027-06-13T16:00:00Z',
      subscription: { databaseId: 5, funnel: { name: 'Freelancing Academy' } },
    },
  ],
  ended: [],
  levelNames: ['Affiliate'],
};
