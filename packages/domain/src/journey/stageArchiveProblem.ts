/**
 * Why a stage cannot be taken out of the journey, or null: whoever is in it would be nowhere.
 *
 * @param members how many people are in it now
 * @example stageArchiveProblem(0) // null
 * A product decision.
 */
export function stageArchiveProblem(members: number): string | null {
  if (members === 0) return null;
  return members === 1
    ? 'One person is in this stage. Move them to another stage first.'
    : `${members} people are in this stage. Move them to another stage first.`;
}
