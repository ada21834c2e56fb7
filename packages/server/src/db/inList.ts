import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * That a column or an expression is one of these values, or of those that a prepared statement is sent as `ids`. They travel as one array, so the
 * statement's text, and with it the plan that PostgreSQL keeps, is the same for two values as for two hundred. None of them is no row.
 */
export const inList = (column: SQLWrapper, values?: readonly (number | string)[]): SQL =>
  sql`${column} = any(${values === undefined ? sql.placeholder('ids') : sql.param([...values])})`;
