import { UserError } from '../errors.ts';
import { LIMITS } from './builder.ts';

/** A keyset cursor: the instant a list is ordered by, and the row's id. Opaque to clients. */
export const encodeCursor = (at: Date, id: number): string => Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Throws BAD_USER_INPUT for a cursor that is not ours. */
export function decodeCursor(cursor: string): { at: Date; id: number } {
  const match = /^(-?\d{1,16})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const at = new Date(Number(match?.[1]));
  if (!match || Number.isNaN(at.getTime()))
    throw new UserError('BAD_USER_INPUT', 'This page link is not valid any more. Go back to the first page.');
  return { at, id: Number(match[2]) };
}

/** The arguments that Relay sends with every connection. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** What a connection costs: as many rows as are asked for. Its `edges` count as a list of ten by themselves. */
export const connectionComplexity = ({ first }: PageArgs) => ({
  field: 5,
  multiplier: Math.min(Math.max(first ?? 20, 1), LIMITS.page) / 10,
});

/**
 * A connection that goes forward by keyset: reads one row more than asked to know whether there is a next page.
 * `first` is 20 when absent and 100 at most. Throws BAD_USER_INPUT for `last`, `before`, a bad `first` or a foreign cursor.
 */
export async function forwardConnection<Row, Node>(
  args: PageArgs,
  read: (page: { first: number; after: { at: Date; id: number } | null }) => Promise<Row[]>,
  as: (row: Row) => { node: Node; at: Date; id: number },
) {
  const first = args.first ?? 20;
  if (args.last != null || args.before != null) throw new UserError('BAD_USER_INPUT', 'This list only goes forward.');
  if (first < 1 || first > LIMITS.page) throw new UserError('BAD_USER_INPUT', `A page has 1 to ${LIMITS.page} rows.`);
  const rows = await read({ first: first + 1, after: args.after ? decodeCursor(args.after) : null });
  const edges = rows.slice(0, first).map((row) => {
    const { node, at, id } = as(row);
    return { cursor: encodeCursor(at, id), node };
  });
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: args.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
