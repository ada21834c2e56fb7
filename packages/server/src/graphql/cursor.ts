import { rejectionOf } from '../db/databaseRejection.ts';
import type { Place } from '../db/list.ts';
import { UserError } from '../errors.ts';
import { LIMITS } from './builder.ts';

/**
 * Encodes a keyset cursor: the order of the list and the row's position in it. Opaque to clients.
 */
export const encodeCursor = (order: string, place: Place): string => Buffer.from(JSON.stringify([order, ...place])).toString('base64url');

/**
 * The error for a cursor that this order of the list did not return. Pages react to its code and
 * show the first page.
 */
export const foreignCursor = (): UserError => new UserError('GONE', 'This page link is no longer valid. Go back to the first page.');

/**
 * Whether the database could not read the values of a cursor, such as a text where the list is
 * ordered by a date (SQLSTATE class 22, data exception).
 */
const isUnreadablePlace = (error: unknown): boolean => rejectionOf(error)?.sqlState.startsWith('22') === true;

/**
 * Decodes a cursor of the same order.
 *
 * @throws GONE for a malformed cursor, or one of another order
 */
export function decodeCursor(order: string, cursor: string): Place {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw foreignCursor();
  }
  if (!Array.isArray(read) || read.length < 2 || read[0] !== order) throw foreignCursor();
  const place: unknown[] = read.slice(1);
  const plain = place.every((value) => typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value)));
  if (!plain || typeof place.at(-1) !== 'number') throw foreignCursor();
  return place as unknown as Place;
}

/** The arguments that Relay sends with every connection. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  offset?: number | null | undefined;
}

/**
 * The complexity of a connection: one unit per requested row. Its `edges` alone would count as a
 * list of ten.
 */
export const connectionComplexity = ({ first }: PageArgs) => ({
  field: 5,
  multiplier: Math.min(Math.max(first ?? 20, 1), LIMITS.page) / 10,
});

/** The last row that page numbers reach. Further rows are reached by cursor. */
const MAX_OFFSET = 1000;

/**
 * Loads a page of a list: forward by keyset from a cursor, or by number within the first 1,000
 * rows. It reads one row more than requested to find out whether there is a next page. `first` is
 * 20 when absent and 100 at most.
 *
 * @throws BAD_USER_INPUT for `last`, `before`, or a bad `first` or `offset`
 * @throws GONE for a foreign cursor
 */
export async function forwardConnection<Row, Node>(
  args: PageArgs,
  order: string,
  read: (page: { limit: number; offset: number; after: Place | null }) => Promise<Row[]>,
  as: (row: Row) => { node: Node; place: Place },
) {
  const first = args.first ?? 20;
  const offset = args.offset ?? 0;
  if (args.last != null || args.before != null) throw new UserError('BAD_USER_INPUT', 'This list only goes forward.');
  if (first < 1 || first > LIMITS.page) throw new UserError('BAD_USER_INPUT', `A page has 1 to ${LIMITS.page} rows.`);
  if (offset < 0 || offset > MAX_OFFSET) throw new UserError('BAD_USER_INPUT', 'Pages have numbers within the first 1,000 rows only.');
  const after = args.after ? decodeCursor(order, args.after) : null;
  const rows = await read({ limit: first + 1, offset, after }).catch((error: unknown) => {
    throw after && isUnreadablePlace(error) ? foreignCursor() : error;
  });
  const edges = rows.slice(0, first).map((row) => {
    const { node, place } = as(row);
    return { cursor: encodeCursor(order, place), node };
  });
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: args.after != null || offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
