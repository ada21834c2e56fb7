import { seededOrder } from '../groups/seededOrder.ts';

/** A whole number for a text, the same for the same text. */
function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (Math.imul(number, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return number;
}

/**
 * Divides participants at random into groups of buddies. The same participants and the same seed
 * give the same groups, in whatever order the participants are listed. Sizes differ by at most one,
 * and no group is larger than `size`, except that no one is left alone: a single last
 * person makes a group of `size + 1`.
 *
 * @param ids the ids of the participants; repeated ids count once
 * @param size the most people in a group, at least 2
 * @throws RangeError for a size below 2
 * @example buddyGroups([1, 2, 3, 4, 5], 3, 'november').map((group) => group.length) // [3, 2]
 * @spec a product decision
 */
export function buddyGroups(ids: readonly number[], size: number, seed: string): number[][] {
  if (!Number.isInteger(size) || size < 2) throw new RangeError(`A group needs at least 2 people, not ${String(size)}.`);
  const mixed = seededOrder(ids, numberOf(seed));
  // With groups of two, an odd number leaves one person, who joins another pair.
  const most = Math.ceil(mixed.length / size);
  const count = Math.min(most, Math.max(1, Math.floor(mixed.length / 2)));
  const groups: number[][] = Array.from({ length: mixed.length === 0 ? 0 : count }, () => []);
  mixed.forEach((id, index) => groups[index % count]?.push(id));
  return groups;
}
