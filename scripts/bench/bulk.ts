import { sql } from 'drizzle-orm';
import type { App } from '../../packages/server/src/app.ts';
import { runBulkJob } from '../../packages/server/src/modules/jobs/bulk/runBulkJob.ts';

const PEOPLE = 5000;

const perSecond = (ms: number) => `${((PEOPLE / ms) * 1000).toFixed(0)} /s`;

/**
 * Measures how many records per second a bulk operation previews, changes and undoes, in one
 * process.
 */
export async function benchBulk(app: App): Promise<void> {
  const { db } = app.database;
  await db.execute(sql`
    with people as (
      insert into users (email, tribe_id, slug, first_name, last_name, created_at)
      select 'bulk-' || n || '@example.com', 'BULK-' || n, 'bulk-' || n, 'Ana', 'Benchbulk', now() from generate_series(1, ${PEOPLE}) as n returning id
    ) insert into user_access_levels (user_id, access_level_id, created_at)
    select people.id, levels.id, now() from people, access_levels as levels where levels.key = 'member'`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into bulk_jobs (operation, input, list, search, preview_hash, state, started_by_id, acting_id, acting_level_id, created_at)
    select 'move-batch', jsonb_build_object('batchId', (select min(id) from batches)), 'members', 'q=benchbulk', '', 'previewing', users.id, users.id, levels.id, now()
    from users, access_levels as levels where users.email = 'admin@atlas.example' and levels.key = 'admin' returning id`);
  const id = rows[0]?.id ?? 0;
  const run = async () => {
    const began = performance.now();
    await runBulkJob(app, 'bench', id, new AbortController().signal);
    return performance.now() - began;
  };
  const previewed = await run();
  await db.execute(sql`update bulk_jobs set state = 'running' where id = ${id}`);
  const applied = await run();
  await db.execute(sql`update bulk_jobs set state = 'undoing' where id = ${id}`);
  const undone = await run();
  const { rows: ended } = await db.execute<{ undone: number }>(sql`select undone from bulk_jobs where id = ${id}`);
  if (ended[0]?.undone !== PEOPLE) throw new Error(`Only ${ended[0]?.undone} of ${PEOPLE} records were changed and undone`);
  console.log(
    `${'records in bulk'.padEnd(26)}previewed ${perSecond(previewed)}   changed ${perSecond(applied)}   undone ${perSecond(undone)}`,
  );
}
