/** An entry of the change log. */
export interface EntryFixture {
  databaseId: number;
  revision: number;
  title: string;
  body: string;
  bodyTree: readonly unknown[];
  status: string;
  publishedAt: string | null;
  createdAt: string;
  author: { databaseId: number; name: string };
}

const author = { databaseId: 1, name: 'Aileen Bautista' };

/** A draft about the dark theme. */
export const darkTheme: EntryFixture = {
  databaseId: 6,
  revision: 2,
  title: 'Dark theme for late evenings',
  body: 'Atlas follows **your phone**.',
  bodyTree: [['p', {}, ['Atlas follows ', ['strong', {}, ['your phone']], '.']]],
  status: 'DRAFT',
  publishedAt: null,
  createdAt: '2025-11-10T02:00:00.000Z',
  author,
};

/** A published entry. */
export const checkIn: EntryFixture = {
  databaseId: 4,
  revision: 1,
  title: 'Weekly check-in for accountability groups',
  body: 'Once a week your group asks three things.',
  bodyTree: [['p', {}, ['Once a week your group asks three things.']]],
  status: 'PUBLISHED',
  publishedAt: '2025-11-03T02:00:00.000Z',
  createdAt: '2025-10-31T02:00:00.000Z',
  author,
};

/** A scheduled entry. */
export const moveUp: EntryFixture = {
  ...checkIn,
  databaseId: 5,
  title: 'Ask to move up when your tasks are done',
  status: 'SCHEDULED',
  publishedAt: '2025-11-21T02:00:00.000Z',
};
