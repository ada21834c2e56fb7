import { seedAccountability } from '../modules/accountability/seed.ts';
import { seedChallenges } from '../modules/challenges/seed.ts';
import { seedForms } from '../modules/forms/seed.ts';
import { seedGroups } from '../modules/groups/seed.ts';
import { seedStages } from '../modules/stages/seed.ts';
import type { SeededPeople } from '../modules/users/seed.ts';
import type { Seed } from './seed.ts';

/** What members do with each other: the journey, groups, check-ins, the challenge, and forms. */
export async function seedCommunity(seed: Seed, people: SeededPeople): Promise<void> {
  await seedStages(seed, people);
  await seedGroups(seed, people);
  await seedAccountability(seed, people);
  await seedChallenges(seed, people);
  await seedForms(seed, people);
}
