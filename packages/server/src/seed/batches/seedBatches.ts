import { isoDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { batches } from '../../modules/batches/tables.ts';

const FIRST = 12;
const HOW_MANY = 9;
const CURRENT = 7;

/**
 * Seeds Batch 12 to Batch 20, one every 45 days; Batch 19 launches now.
 *
 * @returns their ids by name, oldest first
 */
export async function seedBatches(seed: Seed): Promise<Map<string, number>> {
  const rows = await seed.tx
    .insert(batches)
    .values(
      Array.from({ length: HOW_MANY }, (_none, index) => {
        const from = (index - CURRENT) * 45 - 10;
        return {
          name: `Batch ${FIRST + index}`,
          launchFrom: isoDay(daysFrom(seed, from)),
          launchTo: isoDay(daysFrom(seed, from + 30)),
          createdAt: daysFrom(seed, from - 60),
        };
      }),
    )
    .returning({ id: batches.id, name: batches.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}
