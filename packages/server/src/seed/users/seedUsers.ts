import type { SeededMember, SeededPeople } from './seededPeople.ts';
import type { Role } from '@atlas/domain/access';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { userAccessLevels } from '../../modules/access/tables.ts';
import { FIRST_NAMES, LAST_NAMES, PLACES } from './demoNames.ts';
import { profileSlug } from '../../modules/users/profileSlug.ts';
import { seedRecords } from './seedRecords.ts';
import { users } from '../../modules/users/tables.ts';

interface DemoPerson {
  /** The part of the email address before @atlas.example. */
  key: string;
  name: [first: string, last: string];
  levels: Role[];
  archived?: true;
  showReturneeModal?: true;
  isFastTrackStudent?: true;
  /** Such as 'Batch 18'. */
  batch?: string;
  about?: string;
}

const PEOPLE: readonly DemoPerson[] = [
  { key: 'non-member', name: ['Jasper', 'Villareal'], levels: ['non-member'] },
  {
    key: 'member',
    name: ['Maricel', 'Dela Cruz'],
    levels: ['member'],
    batch: 'Batch 18',
    about: 'Mother of two in Dasmariñas, learning to run a shop owner’s inbox from the kitchen table.',
  },
  {
    key: 'coach',
    name: ['Liza', 'Manalo'],
    levels: ['coach'],
    about: 'Eleven years of client work, four of them as a coach. Ask me about proposals.',
  },
  { key: 'assistant-coach', name: ['Ramon', 'Salonga'], levels: ['assistant-coach'] },
  {
    key: 'head-coach',
    name: ['Teresita', 'Bautista'],
    levels: ['head-coach'],
    about: 'I look after the coaches. Former call centre trainer from Iloilo.',
  },
  {
    key: 'expert',
    name: ['Dindo', 'Evangelista'],
    levels: ['expert'],
    about: 'Bookkeeping for small shops, and the papers that the BIR wants.',
  },
  { key: 'affiliate', name: ['Kristine', 'Abad'], levels: ['affiliate'] },
  { key: 'success-manager', name: ['Noel', 'Pascual'], levels: ['success-manager'] },
  {
    key: 'team-lead',
    name: ['Grace', 'Santiago'],
    levels: ['team-lead'],
    batch: 'Batch 16',
    about: 'Night owl, team lead, and keeper of the weekly check-in.',
  },
  { key: 'assistant-team-lead', name: ['Arvin', 'Magsaysay'], levels: ['assistant-team-lead'], batch: 'Batch 16' },
  { key: 'tribe-team-fa', name: ['Ivy', 'Rosales'], levels: ['tribe-team-fa'] },
  { key: 'tribe-team-ro', name: ['Mark', 'Quiambao'], levels: ['tribe-team-ro'] },
  { key: 'admin', name: ['Paolo', 'Reyes'], levels: ['admin'] },
  {
    key: 'multi',
    name: ['Carla', 'Mendoza'],
    levels: ['member', 'affiliate', 'coach'],
    batch: 'Batch 15',
    about: 'Social media manager for two cafés; I also coach beginners.',
  },
  { key: 'newcomer', name: ['Joy', 'Alonzo'], levels: ['member'], batch: 'Batch 19' },
  { key: 'expired', name: ['Rodel', 'Castillo'], levels: ['member'], batch: 'Batch 12' },
  { key: 'expiring', name: ['Anna', 'Lim'], levels: ['member'], batch: 'Batch 13' },
  { key: 'overdue', name: ['Benjie', 'Torres'], levels: ['member'], batch: 'Batch 17' },
  { key: 'upcoming', name: ['Sheila', 'Ocampo'], levels: ['member'], batch: 'Batch 18' },
  { key: 'returnee', name: ['Melanie', 'Yap'], levels: ['member'], showReturneeModal: true, batch: 'Batch 12' },
  { key: 'fasttrack', name: ['Christian', 'Domingo'], levels: ['member'], isFastTrackStudent: true, batch: 'Batch 18' },
  { key: 'group-leader', name: ['Rowena', 'Aquino'], levels: ['team-lead'], batch: 'Batch 14' },
  { key: 'stage-leader', name: ['Edgar', 'Navarro'], levels: ['coach'] },
  { key: 'archived', name: ['Victor', 'Sison'], levels: ['member'], archived: true, batch: 'Batch 13' },
];

/**
 * Seeds the demo accounts, 200 members spread over the batches, and some people who only signed up.
 */
export async function seedUsers(seed: Seed, levels: Record<Role, number>, batchIds: ReadonlyMap<string, number>): Promise<SeededPeople> {
  const accounts = await seedAccounts(seed, levels, batchIds);
  const members = await seedMembers(seed, levels.member, batchIds);
  const visitors = await seedCrowd(seed, 'visitors', levels['non-member'], VISITORS, (random, index) => ({
    batchId: null,
    createdAt: daysFrom(seed, -90 + index * 3 + random.between(0, 2)),
  }));
  const people = { accounts, members, visitors: visitors.map(({ id }) => id) };
  await seedRecords(seed, people, await seedDoubles(seed, levels.member));
  return people;
}

/** Seeds duplicate accounts of members, archived when they were merged; newest merge first. */
const seedDoubles = (seed: Seed, levelId: number): Promise<{ id: number; archivedAt: Date | null }[]> =>
  seedCrowd(seed, 'doubles', levelId, DOUBLES, (random, index) => ({
    batchId: null,
    createdAt: daysFrom(seed, -300 + random.between(0, 100)),
    archivedAt: daysFrom(seed, -2 - index * 4),
    archivedReason: 'Merged into another account of the same person',
  }));

const MEMBERS = 200;
const VISITORS = 25;
const DOUBLES = 22;
/** The first Tribe ID of each crowd, far enough apart. */
const TRIBE_IDS: Record<string, number> = { members: 20_000_000, visitors: 25_000_000, doubles: 27_000_000 };

async function seedMembers(seed: Seed, levelId: number, batchIds: ReadonlyMap<string, number>): Promise<SeededMember[]> {
  const names = [...batchIds.keys()].slice(0, -1);
  const batchOf = (index: number) => names[Math.floor((index * names.length) / MEMBERS)] ?? 'Batch 12';
  const rows = await seedCrowd(seed, 'members', levelId, MEMBERS, (random, index) => ({
    batchId: batchIds.get(batchOf(index)) ?? null,
    createdAt: daysFrom(seed, -330 + Math.floor((index * 330) / MEMBERS) - random.between(0, 5)),
    ...(index % 40 === 7 && { archivedAt: daysFrom(seed, -random.between(1, 60)), archivedReason: 'Asked to leave the community' }),
  }));
  return rows.map(({ createdAt, ...member }, index) => ({ ...member, batch: batchOf(index), joinedAt: createdAt }));
}

const SEEDED = { id: users.id, email: users.email, firstName: users.firstName, createdAt: users.createdAt, archivedAt: users.archivedAt };

/** Seeds many people at once, with names, places and contact data. */
async function seedCrowd(
  seed: Seed,
  name: string,
  levelId: number,
  size: number,
  more: (random: Random, index: number) => Pick<typeof users.$inferInsert, 'batchId' | 'createdAt' | 'archivedAt' | 'archivedReason'>,
): Promise<{ id: number; email: string; firstName: string; createdAt: Date; archivedAt: Date | null }[]> {
  const random = seededRandom(name);
  const rows = await seed.tx
    .insert(users)
    .values(
      Array.from({ length: size }, (_none, index) => {
        const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
        const [province, city] = random.pick(PLACES);
        const slug = `${profileSlug(firstName, lastName)}-${name.charAt(0)}${index + 1}`;
        return {
          email: `${slug}@people.example`,
          tribeId: `T${(TRIBE_IDS[name] ?? 0) + index * 1009}`,
          slug,
          firstName,
          lastName,
          sex: random.chance(65) ? 'Female' : 'Male',
          birthdate: `${random.between(1975, 2004)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
          mobileNumber: `09${random.between(10, 99)}${String(random.between(0, 9_999_999)).padStart(7, '0')}`,
          facebookProfile: random.chance(70) ? `https://www.facebook.com/${slug.replaceAll('-', '.')}` : null,
          country: 'Philippines',
          province,
          city,
          passwordHash: seed.passwordHash,
          emailConfirmedAt: daysFrom(seed, -1),
          ...more(random, index),
        };
      }),
    )
    .returning(SEEDED);
  await seed.tx.insert(userAccessLevels).values(rows.map(({ id, createdAt }) => ({ userId: id, accessLevelId: levelId, createdAt })));
  return rows;
}

/**
 * Seeds the demo accounts.
 *
 * @returns their ids by the part of the address before the @
 */
async function seedAccounts(seed: Seed, levels: Record<Role, number>, batchIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const rows = await seed.tx
    .insert(users)
    .values(
      PEOPLE.map((person, index) => ({
        email: `${person.key}@atlas.example`,
        tribeId: `T${10_000_001 + index * 137}`,
        slug: profileSlug(...person.name),
        firstName: person.name[0],
        lastName: person.name[1],
        about: person.about ?? null,
        batchId: (person.batch !== undefined && batchIds.get(person.batch)) || null,
        country: 'Philippines',
        province: PLACES[index % PLACES.length]?.[0] ?? null,
        city: PLACES[index % PLACES.length]?.[1] ?? null,
        mobileNumber: `0917555${String(1000 + index * 7)}`,
        passwordHash: seed.passwordHash,
        emailConfirmedAt: daysFrom(seed, -200 + index),
        showReturneeModal: person.showReturneeModal ?? false,
        isFastTrackStudent: person.isFastTrackStudent ?? false,
        affiliateTimestamp: person.levels.includes('affiliate') ? daysFrom(seed, -60) : null,
        archivedAt: person.archived ? daysFrom(seed, -30) : null,
        archivedReason: person.archived ? 'Asked to leave the community' : null,
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
