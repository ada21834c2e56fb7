import { MAX_PROFILE_ADDRESS } from '@atlas/domain/users';

/** Longest base that leaves room for a six-digit suffix within the limit of the profile form. */
const LONGEST = MAX_PROFILE_ADDRESS - '-100000'.length;

/**
 * Returns the name in plain letters for a profile address: `Peña, Ma. Teresa` becomes
 * `ma-teresa-pena`. The caller appends a number, so that namesakes differ.
 */
export function profileSlug(firstName: string, lastName: string): string {
  const name = `${firstName}-${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return name || 'member';
}
