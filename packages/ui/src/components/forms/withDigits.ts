/**
 * The code with digits inserted from a position; a space is an empty box. Ends at the last filled box.
 *
 * @example withDigits('12', '9', { from: 3, length: 6 }) // '12 9'
 */
export function withDigits(value: string, digits: string, { from, length }: { from: number; length: number }): string {
  const boxes = Array.from({ length }, (_, index) => value[index] ?? ' ');
  boxes.splice(from, digits.length, ...Array.from(digits));
  return boxes.slice(0, length).join('').trimEnd();
}
