const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * A number inside a sentence: below ten as a word, otherwise in digits.
 *
 * @throws RangeError for a number that is not whole or is negative
 * @example smallNumber(2) // 'two'
 * @example smallNumber(1250) // '1,250'
 */
export function smallNumber(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count: ${String(count)}`);
  return WORDS[count] ?? count.toLocaleString('en-PH');
}
