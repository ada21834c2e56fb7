import { checkDates } from '../time/checkDates.ts';

/** The error for staff who add a person whose address belongs to an archived account. */
export const ADDRESS_OF_ARCHIVED = 'This address belongs to an archived account.';

/** The error for staff who add a person whose address has an account. */
export const ADDRESS_OF_PERSON = 'This address already belongs to an account.';

/**
 * The page on which staff find a person, by where the person is listed.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example personRoute({ type: 'member', archivedAt: null }) // 'user'
 * @spec 1 §2.5
 */
export function personRoute({ type, archivedAt }: { type: 'member' | 'non-member'; archivedAt: Date | null }) {
  checkDates({}, { archivedAt });
  if (archivedAt !== null) return 'archivedUser';
  return type === 'member' ? 'user' : 'nonMember';
}
