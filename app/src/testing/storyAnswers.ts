/** What the upload address goes by among the mutations, where it does not belong to the schema. */
export const UPLOAD = 'uploadFile';

/** A page of a list, as connections answer it: these nodes, and how many there are in all. */
export function connection<Node extends object>(nodes: readonly Node[], { totalCount = nodes.length, hasNextPage = false } = {}) {
  return {
    totalCount,
    edges: nodes.map((node) => ({ node })),
    pageInfo: { hasNextPage, endCursor: hasNextPage ? 'the last one shown' : null },
  };
}

/** An answer that depends on how often a mutation was sent. */
export class ResponseSequence {
  readonly mutation: string;
  readonly values: readonly unknown[];
  constructor(mutation: string, values: readonly unknown[]) {
    this.mutation = mutation;
    this.values = values;
  }
  /** The answer once the mutation was sent so many times. */
  after(times: number): unknown {
    return this.values[Math.min(times, this.values.length - 1)];
  }
}

/**
 * What a field answers before a mutation was sent, after it was sent once, twice, …; the last answer stays. It also stands in the place of the
 * mutation's own answers.
 *
 * @example { viewer: { course: afterMutation('updateCourse', mine, theirs) }, updateCourse: afterMutation('updateCourse', stale, saved) }
 */
export const afterMutation = (mutation: string, ...values: readonly [unknown, unknown, ...unknown[]]): ResponseSequence =>
  new ResponseSequence(mutation, values);
