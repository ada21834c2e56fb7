/** A statement that the database rejected, without any value that was sent. */
export interface DatabaseRejection {
  sqlState: string;
  constraint: string | null;
  table: string | null;
  column: string | null;
  /** Whether the statement tried to remove a row that other rows refer to. */
  isRemoval: boolean;
}

const named = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The rejection in an error or its cause; null for any other error. Both databases use the same
 * names.
 */
export function rejectionOf(error: unknown): DatabaseRejection | null {
  let isRemoval = false;
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, constraint, table, column, query } = cause as Partial<
      Record<'code' | 'constraint' | 'table' | 'column' | 'query', unknown>
    >;
    isRemoval ||= typeof query === 'string' && /^\s*delete\b/i.test(query);
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in cause)
      return { sqlState: code, constraint: named(constraint), table: named(table), column: named(column), isRemoval };
  }
  return null;
}
