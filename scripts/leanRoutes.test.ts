import { expect, test } from 'vitest';
import { ROUTES } from '@atlas/domain/navigation';
import { TABLES } from '../app/src/registry/screenNames.ts';
import { leanTable } from '../app/vite/leanRoutes.ts';
import { leanScreenNames } from '../app/vite/leanScreens.ts';

test('the text contains every route as it is', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the build emits
  const read = new Function(`${leanTable(ROUTES)} return TABLE;`) as () => unknown;
  expect(read()).toEqual(ROUTES);
});

test('a title with a separator fails the build', () => {
  const [home] = ROUTES;
  expect(() => leanTable([{ ...home!, title: 'Home | Atlas' }])).toThrow('A route contains a separator');
});

test('the places of the screens give their names, in the order of the routes', () => {
  const names = ROUTES.map(({ name }) => name);
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the build emits
  const read = new Function('ROUTES', `${leanScreenNames(TABLES, names)} return TABLES;`) as (routes: typeof ROUTES) => unknown;
  const inOrder = (screens: readonly string[]) => names.filter((name) => screens.includes(name));
  const expected = Object.entries(TABLES).map(([audience, nouns]) => [
    audience,
    Object.fromEntries(Object.entries(nouns).map(([noun, screens]) => [noun, inOrder(screens)])),
  ]);
  expect(read(ROUTES)).toEqual(Object.fromEntries(expected));
});
