import { seedAccountability } from './accountability/seedAccountability.ts';
import { seedChallenges } from './challenges/seedChallenges.ts';
import { seedForms } from './forms/seedForms.ts';
import { seedGroups } from './groups/seedGroups.ts';
import { seedStages } from './stages/seedStages.ts';
import type { SeededPeople } from './users/seededPeople.ts';
import type { Seed } from './seed.ts';

/** Seeds the community: the journey, groups, check-ins, the challenge, and forms. */
export async function seedCommunity(seed: Seed, people: SeededPeople): Promise<void> {
  await seedStages(seed, people);
  await seedGroups(seed, people);
  await seedAccountability(seed, people);
  await seedChallenges(seed, people);
  await seedForms(seed, people);
}
