/** The name of an upload among the mutations. It is not part of the schema. */
export const UPLOAD = 'uploadFile';

/** A page of a connection with these nodes and a total count. */
export function connection<Node extends object>(nodes: readonly Node[], { totalCount = nodes.length, hasNextPage = false } = {}) {
  return {
    totalCount,
    edges: nodes.map((node) => ({ node })),
    pageInfo: { hasNextPage, endCursor: hasNextPage ? 'the last one shown' : null },
  };
}

/** A value that depends on how often a mutation was sent. */
export class ResponseSequence {
  readonly mutation: string;
  readonly values: readonly unknown[];
  constructor(mutation: string, values: readonly unknown[]) {
    this.mutation = mutation;
    this.values = values;
  }
  /** The value after the mutation was sent the given number of times. */
  after(times: number): unknown {
    return this.values[Math.min(times, this.values.length - 1)];
  }
}

/**
 * The values of a field before a mutation was sent, after it was sent once, twice, and so on. The
 * last value stays. It also works for the mutation's own responses.
 *
 * @example
 * const name = afterMutation('updateCourse', 'Rates', 'Your rates');
 * [name.after(0), name.after(1), name.after(2)] // ['Rates', 'Your rates', 'Your rates']
 */
export const afterMutation = (mutation: string, ...values: readonly [unknown, unknown, ...unknown[]]): ResponseSequence =>
  new ResponseSequence(mutation, values);
