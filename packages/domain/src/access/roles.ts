/**
 * The role ids, in the order of the specification.
 *
 * @spec 1 §6
 */
export const ROLES = [
  'non-member',
  'member',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
  'success-manager',
  'team-lead',
  'assistant-team-lead',
  'tribe-team-fa',
  'tribe-team-ro',
  'admin',
] as const;

export type Role = (typeof ROLES)[number];
