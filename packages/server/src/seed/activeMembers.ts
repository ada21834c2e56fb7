import { isNotNull } from 'drizzle-orm';
import type { SeededMember, SeededPeople } from './users/seededPeople.ts';
import { users } from '../modules/users/tables.ts';
import type { Seed } from './seed.ts';

/** The active members of the demo, oldest first. */
export async function activeMembers({ tx }: Seed, { members }: SeededPeople): Promise<SeededMember[]> {
  const archived = await tx.select({ id: users.id }).from(users).where(isNotNull(users.archivedAt));
  const gone = new Set(archived.map(({ id }) => id));
  return members.filter(({ id }) => !gone.has(id));
}
