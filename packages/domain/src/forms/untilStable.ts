/**
 * Applies a rule for texts again until it changes nothing more. Composing a text can move its
 * marks, so that an invisible character no longer stands where it was meant.
 *
 * @param clean a rule that only removes, replaces and composes, so that it comes to an end
 */
export const untilStable =
  (clean: (text: string) => string) =>
  (text: string): string => {
    const cleaned = clean(text);
    return cleaned === text ? text : untilStable(clean)(cleaned);
  };
