/**
 * Explains why a stage cannot be archived, or returns null. Members in it would be left without a
 * stage. A product decision.
 *
 * @param members the number of people currently in the stage
 * @example stageArchiveProblem(0) // null
 */
export function stageArchiveProblem(members: number): string | null {
  if (members === 0) return null;
  return members === 1
    ? 'One person is in this stage. Move them to another stage first.'
    : `${members} people are in this stage. Move them to another stage first.`;
}
