import { mayBeAffiliate, UNCONFIRMED_AFFILIATE } from '../affiliates/mayBeAffiliate.ts';
import type { RowPlan } from '../jobs/rowPlan.ts';
import { checkDates } from '../time/checkDates.ts';
import type { Role } from './roles.ts';

export const OWN_LEVELS = 'You cannot change your own access levels.';
export const NO_LEVELS_WHILE_IMPERSONATING = 'Access levels cannot be changed while you view as someone else.';
export const LEVEL_ALLOWS_MORE = 'This access level allows something that yours does not, so you can neither give nor take it.';

/** The access levels of a person, for giving and removing levels. */
export interface PersonLevels {
  /** The names of the levels they hold, by key, oldest first. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether the person is the user making the change. */
  readonly isOwn: boolean;
  readonly emailConfirmedAt: Date | null;
}

interface NamedLevel {
  readonly key: string;
  readonly name: string;
}
type GivenLevel = NamedLevel & { readonly role: Role };

export const NO_LEVEL = 'No access level';

/**
 * The field name of an access level among a person's values. The value is the ISO instant since
 * which they hold it.
 */
export const levelOf = (key: string): string => `access level ${key}`;

const textOf = (names: readonly string[]): string => names.join(', ') || NO_LEVEL;

/**
 * Gives a person another access level in addition to those they hold. Product decisions §20, X1.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const person = { names: { member: 'Member' }, isOwn: false, emailConfirmedAt: null };
 * const coach = { key: 'coach', name: 'Coach', role: 'coach' };
 * giveLevel(person, coach, new Date('2025-11-17T02:00:00Z'))
 * // { after: { 'access level coach': '2025-11-17T02:00:00.000Z' },
 * //   was: 'Member', becomes: 'Member, Coach' }
 */
export function giveLevel({ names, isOwn, emailConfirmedAt }: PersonLevels, { key, name, role }: GivenLevel, now: Date): RowPlan {
  checkDates({ now }, { emailConfirmedAt });
  if (isOwn) return { skipped: OWN_LEVELS };
  if (Object.hasOwn(names, key)) return { skipped: `Already has ${name}.` };
  if (role === 'affiliate' && !mayBeAffiliate({ emailConfirmedAt })) return { skipped: UNCONFIRMED_AFFILIATE };
  const held = Object.values(names);
  return { after: { [levelOf(key)]: now.toISOString() }, was: textOf(held), becomes: textOf([...held, name]) };
}

/**
 * Removes an access level from a person; the others stay. Product decisions §20, X1.
 *
 * @example
 * const coach = { key: 'coach', name: 'Coach' };
 * takeLevel({ names: { coach: 'Coach' }, isOwn: false }, coach)
 * // { after: { 'access level coach': null }, was: 'Coach', becomes: 'No access level' }
 */
export function takeLevel({ names, isOwn }: Pick<PersonLevels, 'names' | 'isOwn'>, { key, name }: NamedLevel): RowPlan {
  if (isOwn) return { skipped: OWN_LEVELS };
  if (!Object.hasOwn(names, key)) return { skipped: `Does not have ${name}.` };
  const left = Object.entries(names).flatMap(([other, called]) => (other === key ? [] : [called]));
  return { after: { [levelOf(key)]: null }, was: textOf(Object.values(names)), becomes: textOf(left) };
}
