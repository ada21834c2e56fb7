import { MAX_PROFILE_ADDRESS } from '@atlas/domain/users';

/** A number of six digits behind it still makes an address that the form of a profile takes. */
const LONGEST = MAX_PROFILE_ADDRESS - '-100000'.length;

/** The name in plain letters, for a profile address: `Peña, Ma. Teresa` becomes `ma-teresa-pena`. Namesakes get a number behind it. */
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
