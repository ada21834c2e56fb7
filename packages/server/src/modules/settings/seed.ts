import type { Seed } from '../../seed/seed.ts';
import { settings } from './tables.ts';

/** The settings that this version reads, with the specified values. */
export async function seedSettings({ tx }: Seed): Promise<void> {
  await tx.insert(settings).values([
    {
      name: 'join-funnel',
      value: 'freelancing-course',
      type: 'text',
      description: 'Slug of the funnel that people without courses are shown.',
    },
    { name: 'bonus-course', value: '136', type: 'number', description: 'The course behind Bonuses in the member menu.' },
  ]);
}
