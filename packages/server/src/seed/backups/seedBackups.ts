import { createHash } from 'node:crypto';
import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { backups } from '../../modules/backups/tables.ts';

const NIGHTS = 40;
const KEPT_DAYS = 30;
/** Failed nights, counted back from the last one, with their error. */
const FAILED: Record<number, string> = { 9: 'No space left in the storage.', 23: 'The storage did not answer within 60 seconds.' };

/**
 * Seeds a backup per night: every seventh is restored as a test, two failed, and one requested by
 * an admin is running.
 */
export async function seedBackups(seed: Seed, adminId: number | null): Promise<void> {
  const random = seededRandom('backups');
  const nights = Array.from({ length: NIGHTS }, (_none, index): typeof backups.$inferInsert => {
    const night = NIGHTS - 1 - index;
    const createdAt = new Date(Date.parse(`${isoDay(daysFrom(seed, -night - 1))}T02:00:00+08:00`));
    const base = {
      createdAt,
      finishedAt: new Date(createdAt.getTime() + random.between(40, 95) * 1000),
      keptUntil: new Date(createdAt.getTime() + KEPT_DAYS * 86_400_000),
    };
    const problem = FAILED[night];
    if (problem !== undefined) return { ...base, state: 'failed', problem };
    const storageKey = `backups/${isoDay(createdAt)}.atlas`;
    return {
      ...base,
      state: 'done',
      bytes: 41_000_000 + index * 310_000 + random.between(0, 90_000),
      checksum: createHash('sha256').update(storageKey).digest('hex'),
      storageKey,
      restoreTestedAt: night % 7 === 0 ? new Date(base.finishedAt.getTime() + 240_000) : null,
    };
  });
  const startedAt = new Date(seed.now.getTime() - 25_000);
  await seed.tx
    .insert(backups)
    .values([...nights, { state: 'running', startedById: adminId, createdAt: startedAt, keptUntil: daysFrom(seed, KEPT_DAYS) }]);
}
