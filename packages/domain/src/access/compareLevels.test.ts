import { expect, test } from 'vitest';
import { compareLevels, isSameLevel, type LevelContent } from './compareLevels.ts';
import { accessMaps } from './heldFlags.ts';

const level = (flags: Parameters<typeof accessMaps>[0], more: Partial<LevelContent> = {}): LevelContent => ({
  name: 'Desk',
  role: 'coach',
  ...accessMaps(flags),
  ...more,
});

test.each([
  [level(['courses']), level(['courses']), { added: [], removed: [], texts: [] }],
  [level(['courses']), level(['course', 'user_create']), { added: ['course', 'user_create'], removed: ['courses'], texts: [] }],
  [level([]), { ...level([]), pageAccess: {}, functionAccess: {} }, { added: [], removed: [], texts: [] }],
  [
    level([], { name: 'Night desk' }),
    level([], { role: 'tribe-team-ro' }),
    {
      added: [],
      removed: [],
      texts: [
        { field: 'Name', was: 'Night desk', is: 'Desk' },
        { field: 'Role', was: 'Coach', is: 'Tribe team (read only)' },
      ],
    },
  ],
])('%#', (first, second, difference) => {
  expect(compareLevels(first, second)).toEqual(difference);
  const { added, removed } = compareLevels(second, first);
  expect({ added, removed }).toEqual({ added: difference.removed, removed: difference.added });
  expect(isSameLevel(first, second)).toBe(difference.added.length + difference.removed.length + difference.texts.length === 0);
});
