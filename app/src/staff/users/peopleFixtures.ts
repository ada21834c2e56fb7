interface PersonFixture {
  databaseId: number;
  name: string;
  email: string;
  tribeId: string;
  province: string | null;
  membershipStatus: 'ACTIVE' | 'EXPIRED' | 'MULTIPLE_SUBSCRIPTIONS_FOUND' | null;
  lastExpiry: string | null;
  accessLevelNames: readonly string[];
  createdAt: string;
  batch: { name: string } | null;
  community: { stage: { number: number } | null; group: { name: string } | null };
  archivedAt: string | null;
  archivedReason: string | null;
  whyNotRestored: string | null;
}

const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;

/** Somebody who joined in the first days of the batch of 2025, unless something else is said. */
function person({ databaseId, name, ...more }: Partial<PersonFixture> & Pick<PersonFixture, 'databaseId' | 'name'>): PersonFixture {
  return {
    databaseId,
    name,
    email: emailOf(name),
    tribeId: `T${20_000_000 + databaseId * 1009}`,
    province: 'Cebu',
    membershipStatus: 'ACTIVE',
    lastExpiry: '2026-06-13T16:00:00Z',
    accessLevelNames: ['Member'],
    createdAt: '2025-06-14T02:00:00Z',
    batch: { name: 'Batch 17' },
    community: { stage: { number: 2 }, group: { name: 'Amihan' } },
    archivedAt: null,
    archivedReason: null,
    whyNotRestored: null,
    ...more,
  };
}

/** As they come: new and old, with every standing of a membership, and one with a long name. */
export const members = [
  person({ databaseId: 61, name: 'Kristine Joy Mercado', community: { stage: { number: 4 }, group: { name: 'Bayanihan' } } }),
  person({ databaseId: 62, name: 'Arvin Salazar', membershipStatus: 'EXPIRED', lastExpiry: '2025-10-30T16:00:00Z' }),
  person({
    databaseId: 63,
    name: 'Maria Concepcion Isabella Villanueva-Resurreccion de los Santos',
    membershipStatus: 'MULTIPLE_SUBSCRIPTIONS_FOUND',
    accessLevelNames: ['Member', 'Affiliate'],
  }),
  person({ databaseId: 64, name: 'Dennis Pangilinan', lastExpiry: '9999-12-31T00:00:00Z', batch: { name: 'Batch 15' } }),
  person({ databaseId: 65, name: 'Noel Evangelista', membershipStatus: null, lastExpiry: null, community: { stage: null, group: null } }),
];

const newcomer = {
  membershipStatus: null,
  lastExpiry: null,
  accessLevelNames: ['Non-member'],
  batch: null,
  community: { stage: null, group: null },
} as const;

export const nonMembers = [
  person({ databaseId: 71, name: 'Jomar Villanueva', ...newcomer, province: 'Iloilo' }),
  person({ databaseId: 72, name: 'Aileen Bautista', ...newcomer, province: null }),
];

/** Archived by staff: the way back is open. */
export const ramil = person({
  databaseId: 81,
  name: 'Ramil Santos',
  archivedAt: '2025-11-03T02:00:00Z',
  archivedReason: 'Asked to leave the community',
});
/** Archived because the account became part of another one. */
export const merged = person({
  databaseId: 82,
  name: 'Grace Tolentino',
  archivedAt: '2025-10-21T02:00:00Z',
  archivedReason: 'Merged into another account of the same person',
  whyNotRestored: 'This account was merged into another one. Undo the merge instead.',
});

const named = (...names: readonly string[]) => names.map((name, index) => ({ databaseId: index + 1, name }));

/** What the lists can be narrowed by. */
export const peopleChoices = {
  batches: named('Batch 15', 'Batch 16', 'Batch 17'),
  stages: named('Ready to start', 'Choose your service').map((stage) => ({ ...stage, number: stage.databaseId })),
  groups: named('Amihan', 'Bayanihan'),
  accessLevels: named('Affiliate', 'Coach', 'Member'),
  funnels: named('Freelancing Course', 'Renewal'),
  provinces: ['Cebu', 'Iloilo', 'Metro Manila'],
};
