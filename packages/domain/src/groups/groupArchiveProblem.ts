/**
 * Explains why a group or subgroup cannot be archived, or returns null. Its members would be left
 * without the people who look after them. A product decision.
 *
 * @param members the number of members with an active account
 * @example groupArchiveProblem('group', 0) // null
 */
export function groupArchiveProblem(kind: 'group' | 'subgroup', members: number): string | null {
  if (members === 0) return null;
  return members === 1
    ? `One person is in this ${kind}. Move them to another ${kind} first.`
    : `${members.toLocaleString('en-PH')} people are in this ${kind}. Move them to another ${kind} first.`;
}
