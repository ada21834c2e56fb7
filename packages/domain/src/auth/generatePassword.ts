/**
 * The length of a generated password.
 *
 * @spec 2 §9
 */
export const GENERATED_PASSWORD_LENGTH = 8;

/** Characters without look-alikes. One class for each rule of the checklist. */
const CLASSES = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#$%&*+?@'] as const;

/**
 * Generates a password of 8 characters that meets the whole checklist, for people who skip choosing
 * one.
 *
 * @param random returns a uniformly distributed integer from 0 up to, but not including, its
 *   argument; use a secure source, such as Node's `randomInt`
 * @throws RangeError when random returns anything else
 * @example meetsPasswordRules(generatePassword((below) => below - 1)) // true
 * @spec 2 §4, §9
 */
export function generatePassword(random: (below: number) => number): string {
  const randomInt = (below: number): number => {
    const value = random(below);
    if (!Number.isInteger(value) || value < 0 || value >= below)
      throw new RangeError(`Not a random number below ${below}: ${String(value)}`);
    return value;
  };
  const pick = (characters: string): string => characters.charAt(randomInt(characters.length));
  const all = CLASSES.join('');
  const characters = Array.from({ length: GENERATED_PASSWORD_LENGTH }, (_none, index) => pick(CLASSES[index] ?? all));
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}
