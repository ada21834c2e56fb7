import { ROLES, SEEDED_ACCESS, type Role } from '@atlas/domain/access';
import { daysFrom, type Seed } from '../seed.ts';
import { accessLevels } from '../../modules/access/tables.ts';

const NAMES: Record<Role, string> = {
  'non-member': 'Non-member',
  member: 'Member',
  coach: 'Coach',
  'assistant-coach': 'Assistant Coach',
  'head-coach': 'Head Coach',
  expert: 'Expert',
  affiliate: 'Affiliate',
  'success-manager': 'Success Manager',
  'team-lead': 'Team Lead',
  'assistant-team-lead': 'Assistant Team Lead',
  'tribe-team-fa': 'Tribe Team (Full Access)',
  'tribe-team-ro': 'Tribe Team (Read Only)',
  admin: 'Admin',
};

/**
 * Custom access levels: several share a role, and one may have more or fewer flags than its role
 * starts with.
 */
const OWN_LEVELS = [
  { key: 'studio-year', name: 'Studio Year Member', role: 'member', pages: {}, functions: {} },
  { key: 'alumni', name: 'Alumni', role: 'member', pages: { viewSubGroupMembers: false }, functions: {} },
  { key: 'guest-expert', name: 'Guest Expert', role: 'expert', pages: { users: false, user: false }, functions: {} },
  {
    key: 'payments-desk',
    name: 'Payments Desk',
    role: 'tribe-team-ro',
    pages: { enrollUser: true },
    functions: { 'user_enroll/unenroll': true },
  },
  {
    key: 'learning-design',
    name: 'Learning and Development',
    role: 'tribe-team-ro',
    pages: { uploadContents: true, newCourse: true, editCourse: true, newLesson: true, editLesson: true, newLessonFile: true },
    functions: { course_create: true, lesson_create: true },
  },
  { key: 'launch-crew', name: 'Launch Crew 2024', role: 'affiliate', pages: {}, functions: {}, archived: true },
] as const;

/** One access level per role, its key the role's id, with the specified flags. */
export const roleLevels = (createdAt: Date): (typeof accessLevels.$inferInsert)[] =>
  ROLES.map((role) => ({ key: role, name: NAMES[role], role, ...SEEDED_ACCESS[role], createdAt }));

/**
 * Seeds the access levels of the roles, and a few more.
 *
 * @returns the ids of the former, by role
 */
export async function seedAccess(seed: Seed): Promise<Record<Role, number>> {
  const rows = await seed.tx
    .insert(accessLevels)
    .values(roleLevels(daysFrom(seed, -340)))
    .returning({ id: accessLevels.id, role: accessLevels.role });
  await seed.tx.insert(accessLevels).values(
    OWN_LEVELS.map(({ pages, functions, ...level }, index) => ({
      key: level.key,
      name: level.name,
      role: level.role,
      pageAccess: { ...SEEDED_ACCESS[level.role].pageAccess, ...pages },
      functionAccess: { ...SEEDED_ACCESS[level.role].functionAccess, ...functions },
      archivedAt: 'archived' in level ? daysFrom(seed, -75) : null,
      createdAt: daysFrom(seed, -150 + index * 15),
    })),
  );
  return Object.fromEntries(rows.map((row) => [row.role, row.id])) as Record<Role, number>;
}
