import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { funnelDays } from '../../modules/funnels/tables.ts';

const DAYS = 90;
/**
 * Traffic relative to an average day, from Sunday to Saturday: Sundays are quiet, Fridays are busy.
 */
const WEEK = [0.6, 1, 1.1, 1.05, 1, 1.25, 0.8];

/** Seeds visits and opt-ins of the last 90 days, for each funnel up to its last day of sale. */
export async function seedVisits(seed: Seed, sold: readonly { id: number; visits: number; until: number }[]): Promise<void> {
  const random = seededRandom('visits');
  const rows = sold.flatMap(({ id, visits, until }) => {
    if (visits === 0) return [];
    return Array.from({ length: DAYS }, (_none, index) => index - DAYS + 1)
      .filter((day) => day <= until)
      .map((day) => {
        const at = daysFrom(seed, day);
        const share = (WEEK[at.getUTCDay()] ?? 1) * (random.between(70, 130) / 100);
        const visited = Math.round(visits * share);
        return { funnelId: id, day: isoDay(at), visits: visited, optIns: Math.round((visited * random.between(4, 12)) / 100) };
      });
  });
  await seed.tx.insert(funnelDays).values(rows);
}
