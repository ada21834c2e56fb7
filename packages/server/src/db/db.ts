import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The operations that a repo may use. A transaction offers the same. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'>;
