import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { TEST_NOW } from './testApp.ts';
import type { TestServer } from './testServer.ts';

/** Makes a row that a call needs, and returns its id or another value of it. */
export type Fixture<Value = number> = (world: MutationWorld) => Promise<Value>;

/** Rows for one call of a mutation. Only the rows that the call requests are made. */
export interface MutationWorld {
  db: Db;
  /** Makes a row on the first request and returns the same one afterwards. */
  row: <Value>(fixture: Fixture<Value>) => Promise<Value>;
  /** The id of a demo account by its key. */
  accountId: (key: string) => Promise<number>;
  /** The id of a seeded access level by its key. */
  accessLevelId: (key: string) => Promise<number>;
  /**
   * Runs a query that selects or returns one number.
   *
   * @throws if the query has no row
   */
  numberFrom: (query: SQL) => Promise<number>;
  /** Makes the server read the settings again, after a query that changed them. */
  forgetSettings: () => void;
}

/** Rows for the next call, shared with no other call. */
export function mutationWorld(server: TestServer): MutationWorld {
  const { db } = server.app.database;
  const made = new Map<Fixture<unknown>, Promise<unknown>>();
  const numberFrom: MutationWorld['numberFrom'] = async (query) => {
    const [row] = (await db.execute<Record<string, unknown>>(query)).rows;
    if (!row) throw new Error('The query has no row');
    return Number(Object.values(row)[0]);
  };
  const world: MutationWorld = {
    db,
    row: <Value>(fixture: Fixture<Value>) => {
      const row = (made.get(fixture) as Promise<Value> | undefined) ?? fixture(world);
      made.set(fixture, row);
      return row;
    },
    accountId: server.idOf,
    accessLevelId: (key) => numberFrom(sql`select id from access_levels where key = ${key}`),
    numberFrom,
    forgetSettings: () => server.app.values.forget(),
  };
  return world;
}

// Rows that the cases of several nouns use.

/** A course without units. */
export const course: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into courses (name, created_at) values ('Fresh', ${TEST_NOW}) returning id`);

/** A person without an access level, with two-step sign-in. */
export const person: Fixture = ({ numberFrom }) =>
  numberFrom(sql`with fresh as (insert into users (email, tribe_id, slug, first_name, last_name, created_at)
      select word || '@people.example', word, word, 'Fresh', 'Person', ${TEST_NOW} from cast(gen_random_uuid() as text) as word returning id)
    insert into second_factors (user_id, encrypted_secret, confirmed_at, created_at) select id, 'x', ${TEST_NOW}, ${TEST_NOW} from fresh
    returning user_id`);

let lastNumber = 0;
/** A number that no other call gets, for texts that must differ. */
export const uniqueNumber: Fixture = () => Promise.resolve((lastNumber += 1));
