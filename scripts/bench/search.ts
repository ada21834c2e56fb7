import { SEEDED_ACCESS, searchTypes } from '@atlas/domain/access';
import type { Source } from '../../packages/server/src/commands/loaders.ts';
import type { Database } from '../../packages/server/src/db/open.ts';
import { search } from '../../packages/server/src/modules/search/repo.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { benchSizes, median, ROUNDS } from './lists.ts';

/** Queries of an admin: from one that matches nearly everyone to one that matches no one. */
const QUERIES: Record<string, string> = {
  'two letters': 'ma',
  'a common name': 'maria',
  'part of a common name': 'mar',
  'two names': 'grace villanueva',
  'one match': 'S000100',
  'an address': 'grace-villanueva-1000',
  'a lesson': 'proposal',
  'a slip in a name': 'villanueba',
  'slips in two names': 'grcae vilanueva',
  'no match': 'qqqzzz',
};

async function timesAt({ db }: Database): Promise<Map<string, number>> {
  const access = { roles: 'admin' as const, ...SEEDED_ACCESS.admin };
  const source: Source = { db, now: new Date(), reader: { userId: 1, accessLevelId: 1, access } };
  const types = searchTypes(access).map(({ value }) => value);
  const grace = { now: source.now, expiryGraceDays: 14, overdueGraceDays: 14 };
  const times = new Map<string, number>();
  for (const [name, query] of Object.entries(QUERIES)) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      await search(source, { query, type: null, types }, grace);
      rounds.push(performance.now() - began);
    }
    times.set(`${name}: "${query}"`, median(rounds));
  }
  return times;
}

/** Measures the staff search over everything, with growing numbers of people. */
export const benchSearch = (postgres: PostgresServer, sizes: readonly number[]): Promise<void> =>
  benchSizes(postgres, sizes, 'search', { title: 'The search of staff', timesAt });
