import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREEN_NAMES } from '../app/src/routing/screenNames.ts';
import { listScreens } from './screens.ts';

describe('the pages about all screens', () => {
  const listed = listScreens(join(import.meta.dirname, '..'));
  it.each(Object.entries(SCREEN_NAMES))('know every screen of %s', (audience, names) => {
    // The tabs of a page share its route.
    expect([...new Set(listed[audience]?.map(({ route }) => route))]).toEqual(names);
  });

  it('miss the stories of no screen', () => {
    const screens = Object.values(listed).flat();
    expect(screens).not.toEqual([]);
    expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
  });
});
