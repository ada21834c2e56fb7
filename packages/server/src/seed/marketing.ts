import type { Role } from '@atlas/domain/access';
import { seedAffiliates } from '../modules/affiliates/seed.ts';
import { seedCommissions } from '../modules/commissions/seed.ts';
import { seedPages } from '../modules/pages/seed.ts';
import { seedRedirects } from '../modules/redirects/seed.ts';
import { seedSuccessManagers } from '../modules/successManagers/seed.ts';
import type { SeededPeople } from '../modules/users/seed.ts';
import type { Seed } from './seed.ts';

/** How people are won and kept: affiliates with what they earn, landing pages, redirects, success managers. What was sold is there before. */
export async function seedMarketing(seed: Seed, levels: Record<Role, number>, people: SeededPeople): Promise<void> {
  const credited = await seedAffiliates(seed, levels, people);
  await seedCommissions(seed, people);
  await seedPages(seed, credited, people);
  await seedRedirects(seed);
  await seedSuccessManagers(seed, people);
}
