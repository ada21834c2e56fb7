import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../packages/domain/src/access/index.ts';
import { screenNames } from '../app/src/routing/hasScreen.ts';
import { listScreens } from './screens.ts';

describe('the pages about all screens', () => {
  const listed = listScreens(join(import.meta.dirname, '..'));
  it.each(AUDIENCES)('list every screen of %s', (audience) => {
    // The tabs of a page share its route.
    expect([...new Set(listed[audience]?.map(({ route }) => route))]).toEqual(screenNames(audience));
  });

  it('report no screen without stories', () => {
    const screens = Object.values(listed).flat();
    expect(screens).not.toEqual([]);
    expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
  });
});

describe('the stories of a screen', () => {
  /**
   * Storybook gives a meta with a comment a description, and thereby loses parameters that are
   * referenced by name, such as the layout.
   */
  const losesParameters = (code: string) => /\*\/\nconst meta\b[^;]*?\n {2}parameters: \w+,/.test(code);

  it('that lose their parameters are detected', () => {
    expect(losesParameters('/** A page. */\nconst meta = {\n  parameters: screenParameters,\n};')).toBe(true);
    expect(losesParameters('/** A page. */\nconst meta = {\n  parameters: { ...screenParameters },\n};')).toBe(false);
    expect(losesParameters('const meta = {\n  parameters: screenParameters,\n};')).toBe(false);
  });

  const app = join(import.meta.dirname, '../app/src');
  it.each(globSync('**/*.stories.tsx', { cwd: app }))('%s keep their parameters', (path) => {
    expect(losesParameters(readFileSync(join(app, path), 'utf8'))).toBe(false);
  });
});
