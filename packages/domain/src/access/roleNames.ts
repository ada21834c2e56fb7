import type { Role } from './roles.ts';

/** Display names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  'non-member': 'Non-member',
  member: 'Member',
  coach: 'Coach',
  'assistant-coach': 'Assistant coach',
  'head-coach': 'Head coach',
  expert: 'Expert',
  affiliate: 'Affiliate',
  'success-manager': 'Success manager',
  'team-lead': 'Team lead',
  'assistant-team-lead': 'Assistant team lead',
  'tribe-team-fa': 'Tribe team (full access)',
  'tribe-team-ro': 'Tribe team (read only)',
  admin: 'Admin',
};
