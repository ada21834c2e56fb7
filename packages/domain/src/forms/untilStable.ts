/**
 * Applies a rule for texts repeatedly until it changes nothing more. Composing a text can move its
 * marks, so that an invisible character is no longer where it was meant to be.
 *
 * @param clean a rule that only removes, replaces and composes, so that it terminates
 */
export const untilStable =
  (clean: (text: string) => string) =>
  (text: string): string => {
    const cleaned = clean(text);
    return cleaned === text ? text : untilStable(clean)(cleaned);
  };
