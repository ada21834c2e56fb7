import { exportExpiry } from '@atlas/domain/exports';
import { isNull } from 'drizzle-orm';
import { courses } from '../../modules/courses/tables.ts';
import { exports } from '../../modules/exports/tables.ts';
import type { Seed } from '../seed.ts';

const HOUR = 3_600_000;

/**
 * Seeds two exports of an administrator from this morning: a file that can be downloaded, and one
 * that failed for lack of space.
 */
export async function seedExports(seed: Seed, requester: { userId: number; accessLevelId: number }): Promise<void> {
  const hoursAgo = (hours: number) => new Date(seed.now.getTime() - hours * HOUR);
  const total = await seed.tx.$count(courses, isNull(courses.archivedAt));
  await seed.tx.insert(exports).values([
    {
      ...requester,
      list: 'auditEntries',
      format: 'xlsx',
      search: '',
      state: 'failed',
      problem: 'There is no room for files at the moment. Try again later.',
      expiresAt: hoursAgo(3),
      createdAt: hoursAgo(3),
    },
    {
      ...requester,
      list: 'courses',
      format: 'csv',
      search: 'sort=name',
      state: 'ready',
      total,
      done: total,
      expiresAt: exportExpiry(hoursAgo(2)),
      createdAt: hoursAgo(2),
    },
  ]);
}
