/** The number of people for whom a course, an event or a resource opens, without staff. */
export interface ContentAudience {
  readonly people: number;
  /** Those of them who hold an access level of members. */
  readonly members: number;
  /** Whether everyone was counted, and not only the people whom the reader manages. */
  readonly isEveryone: boolean;
}

/** The consequence of opening something to the public. */
export const PUBLIC_AUDIENCE = 'Everyone can open this, even without an account.';

const number = (count: number): string => count.toLocaleString('en-PH');

/**
 * The consequence of a choice of access levels, in numbers.
 *
 * @example
 * whoOpensText({ people: 291, members: 291, isEveryone: true }) // '291 members can open this.'
 */
export function whoOpensText({ people, members, isEveryone }: ContentAudience): string {
  const whom = isEveryone ? '' : ' of yours';
  if (people <= 0) return isEveryone ? 'Only staff can open this.' : 'None of your people can open this.';
  if (members === people) return `${number(members)} ${members === 1 ? 'member' : 'members'}${whom} can open this.`;
  const all = `${number(people)} ${people === 1 ? 'person' : 'people'}${whom} can open this`;
  return members <= 0 ? `${all}.` : `${all}, ${number(members)} of them ${members === 1 ? 'a member' : 'members'}.`;
}
