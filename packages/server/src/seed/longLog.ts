import type { Database } from '../db/open.ts';

/**
 * Adds the same number of entries to the audit and to the browser errors, one per second back from
 * an instant: a list as long as the largest export. The demo world must exist.
 */
export async function seedLongLog({ pool }: Database, rows: number, now: Date): Promise<void> {
  const at = `'${now.toISOString()}'::timestamptz - n * interval '1 second'`;
  const statements = [
    `insert into audit_entries (at, actor_id, action, subject_type, subject_id, before, after, request_id)
      select ${at}, (select array_agg(id order by id) from users)[1 + n % 40], 'updateStage', 'stage', n % 9,
        jsonb_build_object('name', 'Stage ' || n), jsonb_build_object('name', '=Stage ' || n + 1), md5(n::text)::uuid::text
      from generate_series(1, ${rows}) as n`,
    `insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select ${at}, 'error', 'b', 'courses', 'Chrome', 'Error, "number" ' || n, 'at draw' || chr(10) || 'at App', md5(n::text)::uuid::text
      from generate_series(1, ${rows}) as n`,
    'vacuum analyze audit_entries, client_errors',
  ];
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}
