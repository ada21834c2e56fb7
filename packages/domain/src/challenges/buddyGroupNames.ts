/**
 * Names for new groups of buddies: "Group 1", "Group 2" and so on, without those that are taken.
 *
 * @param taken the names of the other groups of the challenge
 * @param count the number of names
 * @example buddyGroupNames(['Group 1'], 2) // ['Group 2', 'Group 3']
 * @spec a product decision
 */
export function buddyGroupNames(taken: readonly string[], count: number): string[] {
  const used = new Set(taken);
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `Group ${number}`;
    if (!used.has(name)) names.push(name);
  }
  return names;
}
