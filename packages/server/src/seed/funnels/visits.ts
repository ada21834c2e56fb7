import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { funnelDays } from '../../modules/funnels/tables.ts';

const DAYS = 90;
/** Sundays are quiet, evenings after payday are not: the share of a common day from Sunday to Saturday. */
const WEEK = [0.6, 1, 1.1, 1.05, 1, 1.25, 0.8];

/** Visits and opt-ins of the last 90 days, of each funnel up to the day on which it stopped to sell. */
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
