import { modesOf, VIEWPORTS } from '../tests/visual/modes.ts';
import type { Story } from '../tests/visual/modes.ts';

/**
 * The Chromatic parameters of a story. Chromatic captures the same looks as the pictures in the
 * repository, no others, since it charges by snapshot.
 */
export function chromaticOf(story: Story) {
  const pictured = modesOf(story).filter(({ picture }) => picture !== null);
  if (pictured.length === 0) return { disableSnapshot: true };
  const modes = pictured.map(({ viewport, theme }) => [`${viewport} ${theme}`, { theme, viewport: VIEWPORTS[viewport] }]);
  return { modes: Object.fromEntries(modes) as Record<string, object>, prefersReducedMotion: 'reduce' };
}
