import { describe, expect, test } from 'vitest';
import { dark, light } from './colour.ts';
import { contrast } from './contrast.ts';
import { CONTRAST_PAIRS, REQUIRED_CONTRAST } from './contrastPairs.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000000', 21],
    ['#10262B', '#10262B', 1],
    ['#767676', '#FFFFFF', 4.54],
  ])('%s on %s is %d', (first, second, ratio) => {
    expect(contrast(first, second)).toBe(ratio);
  });

  test('an unreadable colour passes no threshold', () => {
    expect(contrast('red', '#FFFFFF') >= 1).toBe(false);
  });

  for (const [theme, colours] of Object.entries({ light, dark })) {
    test.each(CONTRAST_PAIRS)(`${theme}: $foreground on $background is enough for $use`, ({ use, foreground, background }) => {
      expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(REQUIRED_CONTRAST[use]);
    });
  }
});
