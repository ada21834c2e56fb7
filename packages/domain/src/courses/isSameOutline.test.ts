import { describe, expect, test } from 'vitest';
import { isSameOutline } from './isSameOutline.ts';

const unit = (unitId: number, ...lessonIds: number[]) => ({ unitId, lessonIds });
const present = [unit(1, 11, 12), unit(2, 21)];

describe('isSameOutline', () => {
  test.each([
    ['the same', [unit(1, 11, 12), unit(2, 21)], true],
    ['another order', [unit(2, 12, 21), unit(1, 11)], true],
    ['a lesson is missing', [unit(1, 11), unit(2, 21)], false],
    ['a lesson more', [unit(1, 11, 12, 13), unit(2, 21)], false],
    ['a lesson twice in place of another', [unit(1, 11, 11), unit(2, 21)], false],
    ['a unit is missing', [unit(1, 11, 12, 21)], false],
    ['a unit more', [...present, unit(3)], false],
    ['a unit twice in place of another', [unit(1, 11, 12), unit(1, 21)], false],
    ['nothing', [], false],
  ])('%s: %s', (_what, given, expected) => {
    expect(isSameOutline(present, given)).toBe(expected);
  });

  test('accepts a course without units', () => {
    expect(isSameOutline([], [])).toBe(true);
  });
});
