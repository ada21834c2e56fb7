import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rankMatches } from '@atlas/domain/lists';
import { courses } from '../modules/courses/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { byName } from './byName.ts';
import { type List, rankedList, readPage } from './list.ts';
import { matchRank } from './matchRank.ts';
import { searchCondition } from './search.ts';

const NAMES = [
  'Remembering clients',
  'Non-member',
  'Membership',
  'Member',
  'Ménage à trois',
  'Peñaflor',
  'Campena',
  'Peña',
  'Ana dela Cruz',
  'Dela Cruz',
  "O'Hara-Reyes Jr.",
];

const LIST: List<'name'> = {
  table: courses,
  id: courses.id,
  sorts: { name: [byName(courses.name)] },
  ranked: { names: [courses.name], ties: [byName(courses.name)] },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ demo: false });
  await app.database.db.insert(courses).values(NAMES.map((name) => ({ name, createdAt: TEST_NOW })));
});
afterAll(() => app.close());

/** The names that a picker offers for a search, in order. */
async function offered(search: string, limit = 20, after: string | null = null): Promise<string[]> {
  const { db } = app.database;
  const { list, rows } = rankedList(LIST, { where: searchCondition(search, sql`search_text(${courses.name})`) }, search);
  const page = await readPage(db, list, rows, { by: 'match', descending: false, offset: 0, limit: 100, after: null });
  const names = new Map((await db.select({ id: courses.id, name: courses.name }).from(courses)).map(({ id, name }) => [id, name]));
  const start = after === null ? undefined : page.find(({ id }) => names.get(id) === after)?.place;
  const shown = await readPage(db, list, rows, { by: 'match', descending: false, offset: 0, limit, after: start ?? null });
  return shown.map(({ id }) => names.get(id) ?? '');
}

it.each([
  ['member', ['Member', 'Membership', 'Non-member']],
  ['MEM', ['Member', 'Membership', 'Non-member', 'Remembering clients']],
  ['pena', ['Peña', 'Peñaflor', 'Campena']],
  ['Péna', ['Peña', 'Peñaflor', 'Campena']],
  ['delacruz', []],
  ['dela cruz', ['Dela Cruz', 'Ana dela Cruz']],
  ['cruz dela', ['Ana dela Cruz', 'Dela Cruz']],
  ['reyes', ["O'Hara-Reyes Jr."]],
  ['ohara', ["O'Hara-Reyes Jr."]],
  ['100%_', []],
])('a search for %j offers %j', async (search, names) => {
  const found = await offered(search);
  expect(search === 'member' ? found.slice(0, 3) : found).toEqual(names);
});

it('orders by name without a search', async () => {
  const byNames = await app.database.db
    .select({ name: courses.name })
    .from(courses)
    .orderBy(asc(byName(courses.name)));
  expect(await offered(' ')).toEqual(byNames.map(({ name }) => name));
});

it('continues after a row of the same order', async () => {
  const all = await offered('e');
  expect(await offered('e', 20, all[2])).toEqual(all.slice(3));
});

it('ranks as the browser does', async () => {
  const alphabetical = await offered(' ');
  for (const search of ['member', 'mem', 'pena', 'dela cruz', 'cruz', 'c', 'e', 'reyes jr']) {
    expect(await offered(search)).toEqual(rankMatches(alphabetical, search, (name) => name));
  }
});

it('ranks other names of a row for whole names and beginnings only', async () => {
  const rank = matchRank('campena', [sql`'Someone else'::text`, courses.name]);
  const rows = await app.database.db
    .select({ name: courses.name, rank })
    .from(courses)
    .where(sql`${courses.name} in ('Campena', 'Peña')`)
    .orderBy(courses.name);
  expect(rows).toEqual([
    { name: 'Campena', rank: 0 },
    { name: 'Peña', rank: 3 },
  ]);
});
