import { expect, test } from 'vitest';
import { ROUTES } from '@atlas/domain/navigation';
import { leanTable } from '../app/vite/leanRoutes.ts';

test('the text contains every route as it is', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the build emits
  const read = new Function(`${leanTable(ROUTES)} return TABLE;`) as () => unknown;
  expect(read()).toEqual(ROUTES);
});

test('a title with a separator fails the build', () => {
  const [home] = ROUTES;
  expect(() => leanTable([{ ...home!, title: 'Home | Atlas' }])).toThrow('A route contains a separator');
});
