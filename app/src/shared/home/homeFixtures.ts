import type { Role } from '@atlas/domain/access';
import { ATTENTION_COUNTS, type PersonNeed } from '@atlas/domain/home';

const COUNTED_AT = '2025-11-12T02:00:00Z';

/** The counts of what needs attention from a role, with these numbers of rows; the others are 0. */
export const attention = (role: Role, rows: Readonly<Record<string, number>> = {}) => ({
  countedAt: COUNTED_AT,
  counts: ATTENTION_COUNTS.filter(({ isFor }) => isFor(role)).map(({ key }) => ({ key, rows: rows[key] ?? 0 })),
});

const GET_READY = { databaseId: 3, number: 3, name: 'Get ready for clients' };

interface Led {
  name: string;
  stage?: object | null;
  points?: number;
  lastSeenAt?: string | null;
  needs?: readonly (readonly [PersonNeed, number])[];
}

const led = ({ name, stage = GET_READY, points = 1240, lastSeenAt = '2025-11-11T02:00:00Z', needs = [] }: Led, index: number) => ({
  user: { databaseId: 40 + index, name, slug: name.toLowerCase().replaceAll(' ', '-'), profileImage: null },
  stage,
  points,
  lastSeenAt,
  needs: needs.map(([kind, days]) => ({ kind: kind.toUpperCase(), days })),
});

const NEEDY: readonly Led[] = [
  {
    name: 'Sheila Ocampo',
    needs: [
      ['help', 2],
      ['stuck', 18],
    ],
  },
  { name: 'Joel Bautista', needs: [['expiring', 3]], points: 860 },
  {
    name: 'Benjie Torres',
    needs: [
      ['stuck', 21],
      ['quiet', 30],
    ],
    points: 320,
    lastSeenAt: null,
  },
];

const CALM: readonly Led[] = [
  { name: 'Anna Lim', points: 2100 },
  { name: 'Joy Alonzo', stage: null, points: 0, lastSeenAt: '2025-11-12T01:00:00Z' },
];

/** The people of a coach or head coach: three in need, and others. */
export const coachedPeople = { total: 11, inNeed: 3, people: [...NEEDY, ...CALM].map(led) };

/** The people of a team lead, all of them shown. */
export const teamPeople = {
  total: 3,
  inNeed: 1,
  people: [
    {
      name: 'Sheila Ocampo',
      needs: [
        ['help', 2],
        ['stuck', 18],
      ],
    } as const,
    ...CALM,
  ].map(led),
};

/** The portfolio of a success manager, with those who need a call first. */
export const portfolioPeople = {
  total: 40,
  inNeed: 4,
  people: [
    { name: 'Joel Bautista', needs: [['expiring', 0]], points: 860 } as const,
    {
      name: 'Maria Cristina Evangelista-Buenaventura',
      needs: [
        ['expiring', 12],
        ['quiet', 19],
      ],
    } as const,
    { name: 'Dodong Salcedo', needs: [['overdue', 5]], points: 3220 } as const,
    { name: 'Benjie Torres', needs: [['quiet', 30]], points: 320, lastSeenAt: null } as const,
    ...CALM,
  ].map(led),
};

/** People of whom no one needs anything. */
export const calmPeople = { total: 2, inNeed: 0, people: CALM.map(led) };

export const noPeople = { total: 0, inNeed: 0, people: [] };

/** A pending request to move up from the stage. */
export const requestedMoveUp = (name: string, databaseId: number, createdAt: string) => ({
  databaseId,
  createdAt,
  opensMember: true,
  member: { databaseId, name, slug: name.toLowerCase().replaceAll(' ', '-'), profileImage: null },
  stage: GET_READY,
});
