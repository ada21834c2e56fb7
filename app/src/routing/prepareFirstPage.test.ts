import { sessionUserSchema } from '@atlas/domain/access';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { prepareFirstPage } from './prepareFirstPage.ts';
import type { ScreenComponent, Screens } from './screen.ts';
import { ScreenCache } from './ScreenCache.ts';

const member = sessionUserSchema.parse({ id: 1, email: 'a@b.example', roles: ['member'], pageAccess: {}, functionAccess: {} });
const Screen = (() => null) as ScreenComponent;
const skeleton = () => null;
const loadLayout = () => Promise.resolve();

function setUp() {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    return Screen;
  };
  const screens: Screens = {
    home: { load: load('home'), skeleton },
    login: { load: load('login'), skeleton },
    courses: { load: load('courses'), skeleton },
  };
  const cache = new ScreenCache('somebody', { has: (_audience, name) => name in screens, load: async () => screens }, () => null, vi.fn());
  return { cache, loaded, screens };
}

test.each([
  ['the page of the address', '/', member, ['home']],
  ['the sign-in page for a visitor on a private page', '/', null, ['login']],
  ['nothing for a forbidden page', '/courses', member, []],
  ['nothing for an unknown address', '/nowhere/at/all', member, []],
])('prepares %s', async (_what, href, user, expected) => {
  const { cache, loaded } = setUp();
  await prepareFirstPage(cache, user, href, loadLayout);
  expect(loaded).toEqual(expected);
  cache.dispose();
});

test('resolves once the code is loaded', async () => {
  const { cache, screens } = setUp();
  const before = (): void => undefined;
  let arrive = before;
  screens.home = { load: () => new Promise((resolve) => (arrive = () => resolve(Screen))), skeleton };
  let isDone = false;
  const done = prepareFirstPage(cache, member, '/', loadLayout).then(() => (isDone = true));
  await vi.waitFor(() => expect(arrive).not.toBe(before));
  expect(isDone).toBe(false);
  arrive();
  await done;
  cache.dispose();
});

test("waits for the rendered parts that the screen's code defines, and for no others", async () => {
  const { cache, screens } = setUp();
  const before = (): void => undefined;
  let arrive = before;
  const undrawn = vi.fn(async () => Screen);
  const load = async () => {
    lazyPart('Drawn', () => new Promise<ScreenComponent>((resolve) => (arrive = () => resolve(Screen))));
    lazyPart('Undrawn', undrawn);
    return Screen;
  };
  screens.home = { load, skeleton };
  let isDone = false;
  const done = prepareFirstPage(cache, member, '/', loadLayout, ['Drawn']).then(() => (isDone = true));
  await vi.waitFor(() => expect(arrive).not.toBe(before));
  expect(isDone).toBe(false);
  arrive();
  await done;
  expect(undrawn).not.toHaveBeenCalled();
  cache.dispose();
});

test('resolves after a failed download, so that the page can show the error', async () => {
  const { cache, screens } = setUp();
  screens.home = { load: () => Promise.reject(new TypeError('Failed to fetch')), skeleton };
  await expect(prepareFirstPage(cache, member, '/', loadLayout)).resolves.toBeUndefined();
  cache.dispose();
});
