import { eq, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById } from '../../commands/loaders.ts';
import { backups } from './tables.ts';

export type Backup = typeof backups.$inferSelect;

export const backupLoader = oneById<Backup>(({ db }, ids) => db.select().from(backups).where(inList(backups.id, ids)));

export const backupsList = { table: backups, id: backups.id, sorts: { created: [backups.createdAt] } } satisfies List<string>;

export const backupsWhere = (filter: Filter<{ state: Backup['state'] }>): SQL | undefined =>
  filter.state == null ? undefined : eq(backups.state, filter.state);
