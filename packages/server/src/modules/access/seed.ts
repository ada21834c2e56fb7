import { ROLES, SEEDED_ACCESS, type Role } from '@atlas/domain/access';
import type { Seed } from '../../seed/seed.ts';
import { accessLevels } from './tables.ts';

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

/** One access level per role, its key the role's id. Answers their ids. */
export async function seedAccess({ tx, now }: Seed): Promise<Record<Role, number>> {
  const rows = await tx
    .insert(accessLevels)
    .values(ROLES.map((role) => ({ key: role, name: NAMES[role], role, ...SEEDED_ACCESS[role], createdAt: now })))
    .returning({ id: accessLevels.id, role: accessLevels.role });
  return Object.fromEntries(rows.map((row) => [row.role, row.id])) as Record<Role, number>;
}
