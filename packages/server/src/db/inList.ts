import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A condition: a column or an expression is one of these values, or of those sent to a prepared
 * statement as `ids`. They are sent as one array. The statement's text, and with it PostgreSQL's
 * cached plan, is therefore the same for two values as for two hundred. An empty list matches no
 * row.
 */
export const inList = (column: SQLWrapper, values?: readonly (number | string)[]): SQL =>
  sql`${column} = any(${values === undefined ? sql.placeholder('ids') : sql.param([...values])})`;
