import { searchText, sortKey } from '@atlas/domain/lists';
import { cleanLine } from '@atlas/domain/forms';
import { fullName } from '@atlas/domain/users';
import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '../modules/courses/tables.ts';
import { usersList } from '../modules/users/peopleListRepo.ts';
import { NAME_FIELDS } from '../modules/users/personSearchRepo.ts';
import { users } from '../modules/users/tables.ts';
import { testApp, TEST_NOW, type TestApp } from '../testing/testApp.ts';
import { byName } from './byName.ts';
import { readPage, type Place } from './list.ts';
import { searchCondition } from './search.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ demo: false });
});
afterEach(() => app.close());

interface Name {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
}
const named = (firstName: string, lastName: string, middleName: string | null = null, suffix: string | null = null): Name => ({
  firstName,
  middleName,
  lastName,
  suffix,
});

/** Adds people of these names and returns their ids in the same order. */
async function addPeople(names: readonly Name[]): Promise<number[]> {
  const [{ most } = { most: 0 }] = await app.database.db.select({ most: sql<number>`coalesce(max(${users.id}), 0)` }).from(users);
  const rows = names.map((name, at) => {
    const place = String(most + at + 1);
    return { ...name, email: `p${place}@names.example`, tribeId: `N${place}`, slug: `p-${place}`, createdAt: TEST_NOW };
  });
  return (await app.database.db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
}

const compareKeys = (a: readonly string[], b: readonly string[]): number => {
  for (const [at, key] of a.entries()) {
    const order = Buffer.compare(Buffer.from(key), Buffer.from(b[at] ?? ''));
    if (order !== 0) return order;
  }
  return 0;
};
const keysOf = ({ lastName, firstName, middleName, suffix }: Name) => [lastName, firstName, middleName ?? '', suffix ?? ''].map(sortKey);

/** Pages through the list of people by name and returns all ids. */
async function readByName(descending: boolean, limit: number): Promise<number[]> {
  const found: number[] = [];
  for (let after: Place | null = null; ;) {
    const wanted = { by: 'name' as const, descending, limit, offset: 0, after };
    const page = await readPage(app.database.db, usersList, { where: undefined }, wanted);
    found.push(...page.map(({ id }) => id));
    if (page.length < limit) return found;
    // A cursor contains a position as JSON.
    after = JSON.parse(JSON.stringify(page.at(-1)?.place)) as Place;
  }
}

/**
 * Characters whose decomposition is the same in every version of Unicode that a database may have.
 */
const character = fc.oneof(
  fc.constantFrom(...`aàáäãnñÑNzZ .'’-,\t|ÆøßІЯς`.split('')),
  fc.integer({ min: 1, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0xff01, max: 0xff5e }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom('n\u0303', 'N\u0303\u0301', 'n\u0323\u0303', 'ﬁ', '한', '👩‍🏫', '\uFEFF', '\u3000', '\u1680'),
);
const text = fc.string({ unit: character, maxLength: 30 });
/** A part of a name as forms store it. */
const nameText = fc
  .string({ unit: character, minLength: 1, maxLength: 12 })
  .map(cleanLine)
  .filter((line) => line !== '');
const name = fc.record({
  firstName: nameText,
  middleName: fc.option(nameText),
  lastName: nameText,
  suffix: fc.option(fc.constantFrom('Jr.', 'Sr.', 'III')),
});

describe('the functions of the database', () => {
  it('normalise a text as the domain does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 100 }), async (values) => {
        const { rows } = await app.database.db.execute<{ text: string; key: string }>(sql`
          select search_text(value) as text, sort_key(value) as key
          from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) with ordinality as given (value, place) order by place`);
        expect(rows.map((row) => row.text)).toEqual(values.map(searchText));
        expect(rows.map((row) => row.key)).toEqual(values.map(sortKey));
      }),
      { numRuns: 30 },
    );
  });
});

describe('people by name', () => {
  it('are in the order of the Filipino alphabet, whatever their case and accents', async () => {
    const lastNames = ['ángel', 'Bautista', 'de la Rosa', 'Dela Cruz', 'Navarro', 'Nzimande', 'Ñora', 'ñuñez', "O'Hara", 'Ohno', 'Zed'];
    const ids = (await addPeople(lastNames.toReversed().map((lastName) => named('Ana', lastName)))).toReversed();
    expect(await readByName(false, 100)).toEqual(ids);
    expect(await readByName(true, 100)).toEqual(ids.toReversed());
  });

  it('are ordered by first name, middle name and suffix when the last name is the same', async () => {
    const names = [
      named('Ángela', 'Cruz'),
      named('ben', 'Cruz'),
      named('Ben', 'cruz', null, 'Jr.'),
      named('BEN', 'CRUZ', 'Ñ.'),
      named('Ana', 'Cruz Santos'),
    ];
    const ids = (await addPeople(names.toReversed())).toReversed();
    expect(await readByName(false, 100)).toEqual(ids);
  });

  it('all appear on one page or another, each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 7 }), async (names, limit) => {
        await app.database.db.delete(users);
        const ids = await addPeople(names);
        const expected = names
          .map((of, at) => ({ keys: keysOf(of), id: ids[at] ?? 0 }))
          .toSorted((a, b) => compareKeys(a.keys, b.keys) || a.id - b.id)
          .map(({ id }) => id);
        expect(await readByName(false, limit)).toEqual(expected);
        expect(await readByName(true, limit)).toEqual(expected.toReversed());
      }),
      { numRuns: 15 },
    );
  });

  it('are read from an index', async () => {
    const { rows } = await app.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select id from users where type = 'member'
        and (name_key, id) > ('cruz', 1) order by name_key, id limit 10`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('users_by_name');
    expect(plan).not.toContain('Sort');
  });
});

it('orders titles as it orders people', async () => {
  const titles = ['ábaka', 'Basics', 'Nzz', 'Ñandu', 'omega', 'Zed'];
  await app.database.db.insert(courses).values(titles.toReversed().map((title) => ({ name: title, createdAt: TEST_NOW })));
  const rows = await app.database.db
    .select({ title: courses.name })
    .from(courses)
    .orderBy(asc(byName(courses.name)));
  expect(rows.map(({ title }) => title)).toEqual(titles);
});

describe('a search of people', () => {
  const find = async (query: string): Promise<number[]> => {
    const rows = await app.database.db.select({ id: users.id }).from(users).where(searchCondition(query, users.searchText));
    return rows.map(({ id }) => id);
  };
  const findByName = async (query: string): Promise<number[]> => {
    const rows = await app.database.db.select({ id: users.id }).from(users).where(searchCondition(query, NAME_FIELDS));
    return rows.map(({ id }) => id);
  };

  it.each([
    ['the name as shown in lists', named('Niño', 'Peñaflor', 'Salonga', 'Jr.'), 'Niño Salonga Peñaflor Jr.'],
    ['the last name first', named('Niño', 'Peñaflor', 'Salonga', 'Jr.'), 'Peñaflor, Niño'],
    ['the name without accents', named('Niño', 'Peñaflor'), 'nino penaflor'],
    ['accents that the name lacks', named('Nino', 'Penaflor'), 'Niño Peñaflor'],
    ['accents as combining marks', named('Niño', 'Peñaflor'), 'Nin\u0303o Pen\u0303aflor'],
    ['a name without its apostrophe', named('Maria', "O'Hara"), 'ohara'],
    ['another apostrophe', named('Maria', "O'Hara"), 'O’Hara'],
    ['an apostrophe that the name lacks', named('Maria', 'Ohara'), "o'hara"],
    ['a blank in place of the apostrophe', named('Maria', "O'Hara"), 'o hara'],
    ['a compound name in two words', named('Juan', 'de la Cruz'), 'dela cruz'],
    ['a compound name in three words', named('Juan', 'Dela Cruz'), 'de la Cruz'],
    ['a compound name in one word', named('Juan', 'de la Cruz'), 'delacruz'],
    ['a compound first name in one word', named('Mary Ann', 'Go'), 'maryann go'],
    ['a hyphen that the name lacks', named('Ana', 'Santos Reyes'), 'Santos-Reyes'],
    ['a name without its hyphen', named('Ana', 'Santos-Reyes'), 'santos reyes'],
    ['an abbreviation without its full stop', named('Ma. Theresa', 'Go'), 'ma theresa'],
    ['a full stop that the name lacks', named('Ma Theresa', 'Go'), 'Ma. Theresa'],
    ['more blanks than there are', named('Juan', 'dela Cruz'), '  Juan \t dela\u00A0\u00A0Cruz '],
  ])('finds %s', async (_what, person, query) => {
    const [id] = await addPeople([person, named('Rosa', 'Bautista')]);
    expect(await find(query)).toEqual([id]);
    expect(await findByName(query)).toEqual([id]);
  });

  it('finds everyone by the name shown in lists', async () => {
    await fc.assert(
      fc.asyncProperty(name, async (person) => {
        // A name of punctuation alone cannot be searched for.
        fc.pre(searchText(`${person.lastName}${person.firstName}`).replaceAll(/[ |]/g, '') !== '');
        const [id] = await addPeople([person]);
        expect(await find(fullName(person))).toContain(id);
        expect(await find(`${person.lastName}, ${person.firstName}`)).toContain(id);
      }),
      { numRuns: 50 },
    );
  });

  it.each(["'", '-', '.,;', '\u200B'])('finds no one by %j', async (query) => {
    await addPeople([named('Maria', "O'Hara-Reyes")]);
    expect(await find(query)).toEqual([]);
  });

  it('uses the index of trigrams', async () => {
    const { rows } = await app.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from users where ${searchCondition('dela cruz', users.searchText)}`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search');
  });
});
