import { describe, expect, test } from 'vitest';
import { XP_SOURCES, type XpSource, xpSourceName } from './xpSources.ts';

describe('xpSourceName', () => {
  test('gives each source a distinct name', () => {
    expect(XP_SOURCES.map(({ value }) => xpSourceName(value, 1))).toEqual(['task:1', 'challenge:1', 'import:1', 'adjustment:1']);
    expect(xpSourceName('task', Number.MAX_SAFE_INTEGER)).toBe('task:9007199254740991');
  });

  test.each<[XpSource, number]>([
    ['task', 0],
    ['task', -1],
    ['task', 1.5],
    ['task', Number.NaN],
    ['task', Number.MAX_SAFE_INTEGER + 1],
    ['lesson' as XpSource, 1],
    ['' as XpSource, 1],
  ])('throws for %s %d', (source, id) => {
    expect(() => xpSourceName(source, id)).toThrow(RangeError);
  });
});
