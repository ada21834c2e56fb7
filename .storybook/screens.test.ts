import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../packages/domain/src/access/index.ts';
import { screenNames } from '../app/src/routing/hasScreen.ts';
import { aboutOf, listScreens } from './screens.ts';

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

describe('the page of a screen', () => {
  const app = join(import.meta.dirname, '../app/src');
  const stories = globSync('**/*.stories.tsx', { cwd: app }).map((path) => ({ path, code: readFileSync(join(app, path), 'utf8') }));

  it('has a text only where the stories spread aboutScreen', () => {
    const meta = (rest: string) => `export default { title: 'Screens/A', ${rest} };\nexport const Filled = {};`;
    const about = aboutOf(meta("...aboutScreen({ shows: 'A list.', audience: 'Staff.', check: 'Its order.' })"));
    expect(about).toEqual({ shows: 'A list.', audience: 'Staff.', check: 'Its order.' });
    expect(aboutOf(meta('...screenStory'))).toBeNull();
  });

  const listed = Object.values(listScreens(join(import.meta.dirname, '..'))).flat();
  it.each(listed)('$file states what it shows, for whom, and what to look at', ({ about }) => {
    expect(about?.shows).toMatch(/^[A-Z“].{20,}\.$/);
    expect(about?.audience).toMatch(/^[A-Z].{4,}[.”]$/);
    expect(about?.check).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each(stories.filter(({ code }) => /\.\.\.(?:screenStory|aboutScreen)\b/.test(code)))('$path has its own text', ({ code }) => {
    expect(aboutOf(code)).not.toBeNull();
  });

  it('shares no text with another', () => {
    const texts = stories.flatMap(({ code }) => aboutOf(code) ?? []);
    expect(texts.length).toBeGreaterThan(130);
    for (const key of ['shows', 'check'] as const) {
      const all = texts.map((text) => text[key]);
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
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
