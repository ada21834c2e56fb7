import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS, openDatabase, type Database } from './open.ts';

/** The number of migrations before the one that unifies ordering and searching of names. */
const BEFORE = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .findIndex((file) => file.endsWith('_names_and_searches.sql'));

let database: Database;
beforeEach(async () => {
  database = await openDatabase();
});
afterEach(() => database.close());

it('an earlier database finds and orders its existing people and titles', async () => {
  await database.migrate(MIGRATIONS, { count: BEFORE });
  const { db } = database;
  await db.execute(sql`insert into users (id, email, tribe_id, slug, first_name, middle_name, last_name, created_at)
    values (1, 'nino@people.example', 'T1', 'nino', 'Niño', 'Salonga', 'de la Peña', now())`);
  await db.execute(sql`insert into courses (name, created_at) values ('O''Reilly for beginners', now())`);
  await database.migrate();
  const people = await db.execute(sql`select search_text, name_key from users`);
  expect(people.rows).toEqual([
    { search_text: 'nino salonga delapena  nino@peopleexample t1', name_key: 'de la pen\u0303a\tnin\u0303o\tsalonga\t' },
  ]);
  const words = await db.execute<{ word: string }>(sql`select word from search_words where word in ('salonga', 'oreilly') order by word`);
  expect(words.rows.map(({ word }) => word)).toEqual(['oreilly', 'salonga']);
  const titles = await database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ name: string }>(sql`select name from courses where search_text(name) like '%oreilly%'`);
  });
  expect(titles.rows.map(({ name }) => name)).toEqual(["O'Reilly for beginners"]);
});
