import type { Role } from '@atlas/domain/access';
import { seedAffiliates } from './affiliates/seedAffiliates.ts';
import { seedCommissions } from './commissions/seedCommissions.ts';
import { seedPages } from './pages/seedPages.ts';
import { seedRedirects } from './redirects/seedRedirects.ts';
import { seedSuccessManagers } from './successManagers/seedSuccessManagers.ts';
import type { SeededPeople } from './users/seededPeople.ts';
import type { Seed } from './seed.ts';

/**
 * Seeds marketing and retention: affiliates with their earnings, landing pages, redirects and
 * success managers. The sales must exist.
 */
export async function seedMarketing(seed: Seed, levels: Record<Role, number>, people: SeededPeople): Promise<void> {
  const credited = await seedAffiliates(seed, levels, people);
  await seedCommissions(seed, people);
  await seedPages(seed, credited, people);
  await seedRedirects(seed);
  await seedSuccessManagers(seed, people);
}
