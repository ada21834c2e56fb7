import { SEEDED_ACCESS, sessionUserSchema, type Role, type SessionUser } from '@atlas/domain/access';

const LEVELS = {
  'non-member': { id: 1, key: 'non-member', name: 'Non-member', role: 'non-member' },
  member: { id: 2, key: 'member', name: 'Member', role: 'member' },
  coach: { id: 3, key: 'coach', name: 'Coach', role: 'coach' },
  'assistant-coach': { id: 4, key: 'assistant-coach', name: 'Assistant coach', role: 'assistant-coach' },
  'head-coach': { id: 5, key: 'head-coach', name: 'Head coach', role: 'head-coach' },
  expert: { id: 6, key: 'expert', name: 'Expert', role: 'expert' },
  affiliate: { id: 7, key: 'affiliate', name: 'Affiliate', role: 'affiliate' },
  'success-manager': { id: 8, key: 'success-manager', name: 'Success manager', role: 'success-manager' },
  'team-lead': { id: 9, key: 'team-lead', name: 'Team lead', role: 'team-lead' },
  'assistant-team-lead': { id: 10, key: 'assistant-team-lead', name: 'Assistant team lead', role: 'assistant-team-lead' },
  'tribe-team-fa': { id: 11, key: 'tribe-team-fa', name: 'Tribe Team (Full Access)', role: 'tribe-team-fa' },
  'tribe-team-ro': { id: 12, key: 'tribe-team-ro', name: 'Tribe Team (Read Only)', role: 'tribe-team-ro' },
  admin: { id: 13, key: 'admin', name: 'Admin', role: 'admin' },
} as const satisfies Record<Role, object>;

interface Person {
  id: number;
  firstName: string;
  lastName: string;
  levels: readonly [Role, ...Role[]];
}

/** A signed-in person as the server returns it. The first access level is in use. */
function person({ id, firstName, lastName, levels: [inUse, ...others] }: Person): SessionUser {
  const slug = `${firstName} ${lastName}`.toLowerCase().replaceAll(' ', '-');
  return sessionUserSchema.parse({
    id,
    name: `${firstName} ${lastName}`,
    slug,
    email: `${slug.replace('-', '.').replaceAll('-', '')}@example.com`,
    tribeId: `FT-${String(id).padStart(5, '0')}`,
    roles: inUse,
    firstName,
    lastName,
    accessLevels: [inUse, ...others].map((level) => LEVELS[level]),
    accessLevel: LEVELS[inUse],
    ...SEEDED_ACCESS[inUse],
  });
}

export const member = person({ id: 4, firstName: 'Maricel', lastName: 'Dela Cruz', levels: ['member'] });
/** An account without a membership, as right after sign-up. */
export const nonMember = person({ id: 31, firstName: 'Jomar', lastName: 'Villanueva', levels: ['non-member'] });
export const admin = person({ id: 1, firstName: 'Aileen', lastName: 'Bautista', levels: ['admin'] });
/** Sees what staff see, but cannot change courses or lessons. */
export const tribeTeam = person({ id: 12, firstName: 'Ivy', lastName: 'Rosales', levels: ['tribe-team-fa'] });
export const coach = person({ id: 21, firstName: 'Liza', lastName: 'Montemayor', levels: ['coach'] });
export const affiliate = person({ id: 17, firstName: 'Dennis', lastName: 'Aquino', levels: ['affiliate'] });
/** A user in a role, where no other detail matters. */
export const userAs = (role: Role): SessionUser => person({ id: 50, firstName: 'Nenita', lastName: 'Ramos', levels: [role] });
/** Holds several access levels and uses Member. */
export const multi = person({ id: 9, firstName: 'Rowena', lastName: 'Salazar', levels: ['member', 'coach', 'affiliate'] });

/** A signed-in person as the viewer's own record. */
export const viewerUser = ({ id, name, firstName, lastName, email, slug, tribeId }: SessionUser) => ({
  databaseId: id,
  name,
  firstName,
  lastName,
  email,
  slug,
  tribeId,
});

/** The same person with another of their access levels in use; null when they do not hold it. */
export function withAccessLevel(user: SessionUser, accessLevelId: number): SessionUser | null {
  const accessLevel = user.accessLevels.find(({ id }) => id === accessLevelId);
  return accessLevel ? { ...user, roles: accessLevel.role, accessLevel, ...SEEDED_ACCESS[accessLevel.role] } : null;
}
