import type { Role } from '@atlas/domain/access';
import { daysFrom, type Seed } from '../../seed/seed.ts';
import { userAccessLevels } from '../access/tables.ts';
import { users } from './tables.ts';

interface DemoPerson {
  /** The part of the e-mail address before @atlas.example. */
  key: string;
  name: [first: string, last: string];
  levels: Role[];
  archived?: true;
  showReturneeModal?: true;
  isFastTrackStudent?: true;
}

const PEOPLE: readonly DemoPerson[] = [
  { key: 'non-member', name: ['Jasper', 'Villareal'], levels: ['non-member'] },
  { key: 'member', name: ['Maricel', 'Dela Cruz'], levels: ['member'] },
  { key: 'coach', name: ['Liza', 'Manalo'], levels: ['coach'] },
  { key: 'assistant-coach', name: ['Ramon', 'Salonga'], levels: ['assistant-coach'] },
  { key: 'head-coach', name: ['Teresita', 'Bautista'], levels: ['head-coach'] },
  { key: 'expert', name: ['Dindo', 'Evangelista'], levels: ['expert'] },
  { key: 'affiliate', name: ['Kristine', 'Abad'], levels: ['affiliate'] },
  { key: 'success-manager', name: ['Noel', 'Pascual'], levels: ['success-manager'] },
  { key: 'team-lead', name: ['Grace', 'Santiago'], levels: ['team-lead'] },
  { key: 'assistant-team-lead', name: ['Arvin', 'Magsaysay'], levels: ['assistant-team-lead'] },
  { key: 'tribe-team-fa', name: ['Ivy', 'Rosales'], levels: ['tribe-team-fa'] },
  { key: 'tribe-team-ro', name: ['Mark', 'Quiambao'], levels: ['tribe-team-ro'] },
  { key: 'admin', name: ['Paolo', 'Reyes'], levels: ['admin'] },
  { key: 'multi', name: ['Carla', 'Mendoza'], levels: ['member', 'affiliate', 'coach'] },
  { key: 'newcomer', name: ['Joy', 'Alonzo'], levels: ['member'] },
  { key: 'expired', name: ['Rodel', 'Castillo'], levels: ['member'] },
  { key: 'expiring', name: ['Anna', 'Lim'], levels: ['member'] },
  { key: 'overdue', name: ['Benjie', 'Torres'], levels: ['member'] },
  { key: 'upcoming', name: ['Sheila', 'Ocampo'], levels: ['member'] },
  { key: 'returnee', name: ['Melanie', 'Yap'], levels: ['member'], showReturneeModal: true },
  { key: 'fasttrack', name: ['Christian', 'Domingo'], levels: ['member'], isFastTrackStudent: true },
  { key: 'group-leader', name: ['Rowena', 'Aquino'], levels: ['team-lead'] },
  { key: 'stage-leader', name: ['Edgar', 'Navarro'], levels: ['coach'] },
  { key: 'archived', name: ['Victor', 'Sison'], levels: ['member'], archived: true },
];

/** The demo accounts. Answers their ids by the part of the address before the @. */
export async function seedUsers(seed: Seed, levels: Record<Role, number>): Promise<Map<string, number>> {
  const rows = await seed.tx
    .insert(users)
    .values(
      PEOPLE.map((person, index) => ({
        email: `${person.key}@atlas.example`,
        tribeId: `T${10_000_001 + index * 137}`,
        slug: `${person.name.join('-').toLowerCase().replace(/ /g, '-')}`,
        firstName: person.name[0],
        lastName: person.name[1],
        passwordHash: seed.passwordHash,
        showReturneeModal: person.showReturneeModal ?? false,
        isFastTrackStudent: person.isFastTrackStudent ?? false,
        affiliateTimestamp: person.levels.includes('affiliate') ? daysFrom(seed, -60) : null,
        archivedAt: person.archived ? daysFrom(seed, -30) : null,
        createdAt: daysFrom(seed, -200 + index),
      })),
    )
    .returning({ id: users.id });
  const ids = new Map(PEOPLE.map((person, index) => [person.key, rows[index]?.id ?? 0]));
  await seed.tx.insert(userAccessLevels).values(
    PEOPLE.flatMap((person) =>
      person.levels.map((level, order) => ({
        userId: ids.get(person.key) ?? 0,
        accessLevelId: levels[level],
        createdAt: new Date(daysFrom(seed, -200).getTime() + order),
      })),
    ),
  );
  return ids;
}
