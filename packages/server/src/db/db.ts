import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What a repo may do with the database; a transaction offers the same. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'>;
