import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/** A replica's slot on the primary. */
export interface ReplicationSlot {
  name: string;
  /** Write-ahead log that the primary retains for it, in bytes. */
  retainedBytes: number;
  /** True once it was disconnected for too long. The replica must then be copied again. */
  isLost: boolean;
}

/** The physical replication slots of the primary; none on the embedded database. */
export async function readReplicationSlots({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<ReplicationSlot[]> {
  if (kind === 'embedded') return [];
  const { rows } = await db.execute<ReplicationSlot & Record<string, unknown>>(sql`
    select slot_name as name, coalesce(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), restart_lsn), 0)::float8 as "retainedBytes",
      coalesce(wal_status = 'lost', false) as "isLost"
    from pg_replication_slots where slot_type = 'physical' and not temporary order by slot_name`);
  return rows;
}
