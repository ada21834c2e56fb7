import { describe, expect, it } from 'vitest';
import { chromaticOf } from './chromatic.ts';

describe('Chromatic', () => {
  it('captures a member screen on the phone and on the desktop', () => {
    const phone = { width: 360, height: 740 };
    expect(chromaticOf({ id: 'screens-member-courses-list--filled', pictures: undefined, pinned: {} })).toEqual({
      modes: {
        'phone light': { theme: 'light', viewport: phone },
        'phone dark': { theme: 'dark', viewport: phone },
        'desktop dark': { theme: 'dark', viewport: { width: 1280, height: 800 } },
      },
      prefersReducedMotion: 'reduce',
    });
  });

  it.each([
    { id: 'primitives-chip--playground', pictures: false },
    { id: 'screens-member-courses-list--empty', pictures: undefined },
  ])('captures nothing of $id', ({ id, pictures }) => {
    expect(chromaticOf({ id, pictures, pinned: {} })).toEqual({ disableSnapshot: true });
  });

  it('captures a story only in the look that it fixes', () => {
    const { modes = {} } = chromaticOf({ id: 'patterns-a--b', pictures: undefined, pinned: { viewport: 'phone', theme: 'dark' } });
    expect(Object.keys(modes)).toEqual(['phone dark']);
  });
});
