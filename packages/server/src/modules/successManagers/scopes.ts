import { sql } from 'drizzle-orm';
import { peopleOf } from '../access/scopes.ts';
import { portfolio, successManagers } from './tables.ts';

peopleOf(
  ['success-manager'],
  (userId) => sql`(
  select ${portfolio.userId} from ${portfolio}
  join ${successManagers} on ${successManagers.id} = ${portfolio.managerId} where ${successManagers.userId} = ${userId}
)`,
);
