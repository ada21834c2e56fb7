export interface BatchFixture {
  databaseId: number;
  revision: number;
  name: string;
  launchFrom: string;
  launchTo: string;
  isCurrent: boolean;
  size: number;
  figures: { enrolled: number; retained: number; retention: number | null; received: number };
  createdAt: string;
  archivedAt: string | null;
}

const NO_FIGURES = { enrolled: 0, retained: 0, retention: null, received: 0 };

/** Returns a batch that launched in the past; by default no one is in it. */
function batch(named: Partial<BatchFixture> & Pick<BatchFixture, 'databaseId' | 'name' | 'launchFrom' | 'launchTo'>): BatchFixture {
  return {
    revision: 1,
    isCurrent: false,
    size: 0,
    figures: NO_FIGURES,
    createdAt: '2025-06-02T02:00:00Z',
    archivedAt: null,
    ...named,
  };
}

/** The batch that launches now. */
export const batch19 = (named: Partial<BatchFixture> = {}): BatchFixture =>
  batch({
    databaseId: 19,
    name: 'Batch 19',
    launchFrom: '2025-11-02',
    launchTo: '2025-12-02',
    isCurrent: true,
    size: 1248,
    figures: { enrolled: 1240, retained: 1197, retention: 96, received: 4_812_350.5 },
    ...named,
  });

/** The next batch. No one is in it yet. */
export const batch20 = batch({ databaseId: 20, name: 'Batch 20', launchFrom: '2025-12-17', launchTo: '2026-01-16' });

/** An earlier batch that launched on a single day. */
export const batch18 = batch({
  databaseId: 18,
  name: 'Batch 18',
  launchFrom: '2025-09-18',
  launchTo: '2025-09-18',
  size: 214,
  figures: { enrolled: 210, retained: 171, retention: 81, received: 1_734_900 },
});

/** An archived batch. */
export const summer = batch({
  databaseId: 9,
  name: 'Summer batch',
  launchFrom: '2024-04-01',
  launchTo: '2024-05-31',
  size: 3,
  archivedAt: '2025-06-02T02:00:00Z',
});

interface MemberFixture {
  databaseId: number;
  name: string;
  email: string;
  membershipStatus: 'ACTIVE' | 'EXPIRED' | 'MULTIPLE_SUBSCRIPTIONS_FOUND' | null;
  lastExpiry: string | null;
}

const member = (databaseId: number, name: string, more: Partial<MemberFixture> = {}): MemberFixture => ({
  databaseId,
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`,
  membershipStatus: 'ACTIVE',
  lastExpiry: '2026-11-13T16:00:00Z',
  ...more,
});

/** The first members of a batch, by name. */
export const firstMembers = [
  member(61, 'Arvin Salazar', { membershipStatus: 'EXPIRED', lastExpiry: '2025-10-30T16:00:00Z' }),
  member(62, 'Dennis Pangilinan', { lastExpiry: '9999-12-31T00:00:00Z' }),
  member(63, 'Kristine Joy Mercado'),
  member(64, 'Maria Concepcion Isabella Villanueva-Resurreccion', { membershipStatus: 'MULTIPLE_SUBSCRIPTIONS_FOUND' }),
];

/** The members after them. */
export const nextMembers = [member(65, 'Noel Evangelista', { membershipStatus: null, lastExpiry: null })];
