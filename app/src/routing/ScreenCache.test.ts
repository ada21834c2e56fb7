import { parseCourseSearch } from '@atlas/domain/courses';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RelaySession } from '../relay/relay.tsx';
import { ScreenCache, FAILED_KEPT_MS } from './ScreenCache.ts';
import type { ScreenComponent, Screens } from './screen.ts';
import type { Target } from './target.ts';

let embedded: unknown;

const document = (id: string | null) =>
  ({ kind: 'PreloadableConcreteRequest', params: { id, name: 'TestQuery' } }) as unknown as PreloadableConcreteRequest<OperationType>;
const Screen = (() => null) as ScreenComponent;
const skeleton = () => null;
const lesson: Target = { name: 'viewLesson', audience: 'member', params: { courseId: 200, lessonId: 16 }, search: '' };
const courses = (search: string): Target => ({ name: 'viewCourses', audience: 'member', params: {}, search });
const login: Target = { name: 'login', audience: 'public', params: {}, search: '' };
const funnel: Target = { name: 'mainAffiliateLink', audience: 'public', params: { slug: 'freelancing-course' }, search: '' };

/** A cache over screens whose loads the test can count. */
function setUp() {
  const code = vi.fn<() => Promise<ScreenComponent>>(async () => Screen);
  const disposed: string[] = [];
  const load = vi.fn((_query: unknown, variables: Record<string, unknown>) => {
    const name = JSON.stringify(variables);
    return { variables, dispose: () => void disposed.push(name) } as never;
  });
  const invalidate = vi.fn();
  const openRelay = vi.fn(async (): Promise<RelaySession> => ({ load, Provider: ({ children }) => children, invalidate }));
  const screens: Screens = {
    viewLesson: { load: code, query: document('lesson'), skeleton },
    viewCourses: { load: code, query: document('courses'), search: parseCourseSearch, skeleton },
    login: { load: code, skeleton },
    newStage: { load: code, needsRelay: true, skeleton },
    infoLogsReport: {
      tabs: [
        { tab: 'mail', label: 'Mail', screen: { load: code, query: document('mail'), skeleton } },
        { tab: 'jobs', label: 'Jobs', screen: { load: code, query: document('jobs'), skeleton } },
      ],
    },
    mainAffiliateLink: { load: code, plainQuery: document('funnel'), skeleton },
  };
  const cache = new ScreenCache(
    'somebody',
    { has: (_audience, name) => name in screens, load: async () => screens },
    () => 'token',
    openRelay,
    () => embedded,
  );
  tables.set(cache, screens);
  return { cache, code, load, openRelay, disposed };
}
const tables = new WeakMap<ScreenCache, Screens>();
const prepare = (cache: ScreenCache, target: Target) => cache.prepare(target, tables.get(cache) ?? {});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  embedded = undefined;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const LESSON = '{"courseId":200,"lessonId":16}';

describe('prepare', () => {
  test('starts code and data in parallel', async () => {
    const { cache, code, load, openRelay } = setUp();
    code.mockReturnValue(new Promise(() => undefined));
    const prepared = prepare(cache, lesson);
    expect([code.mock.calls.length, openRelay.mock.calls.length]).toEqual([1, 1]);
    await prepared.query;
    expect(load).toHaveBeenCalledWith(document('lesson'), { courseId: 200, lessonId: 16 });
  });

  test('requests once, however often a target is prepared', async () => {
    const { cache, code, load } = setUp();
    const first = prepare(cache, lesson);
    const second = prepare(cache, { ...lesson, params: { ...lesson.params } });
    await first.query;
    expect(second).toBe(first);
    expect([code.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  });

  test('requests each target separately, over one Relay', async () => {
    const { cache, load, openRelay } = setUp();
    await prepare(cache, lesson).query;
    await prepare(cache, { ...lesson, params: { courseId: 200, lessonId: 17 } }).query;
    expect([load.mock.calls.length, openRelay.mock.calls.length]).toEqual([2, 1]);
  });

  test("reads the address's query as the screen does", async () => {
    const { cache, load } = setUp();
    const all = prepare(cache, courses(''));
    expect(prepare(cache, courses('utm_source=mail'))).toBe(all);
    expect(prepare(cache, courses('filter=watching'))).not.toBe(all);
    await prepare(cache, courses('filter=watching')).query;
    expect(load).toHaveBeenLastCalledWith(document('courses'), { filter: 'watching', sort: 'recent' });
  });

  test('requests the open tab, and another one when it is opened', async () => {
    const { cache, load } = setUp();
    const at = (search: string) => prepare(cache, { name: 'infoLogsReport', audience: 'staff', params: {}, search });
    const first = at('');
    expect(at('tab=mail')).toBe(first);
    await first.query;
    await at('tab=jobs').query;
    expect(load.mock.calls).toEqual([
      [document('mail'), {}],
      [document('jobs'), {}],
    ]);
  });

  test("waits for the audience's table where it is not loaded yet", async () => {
    const { cache, code } = setUp();
    const preloadAlso = cache.prefetch(lesson);
    expect(code).not.toHaveBeenCalled();
    expect(await preloadAlso).toBe(prepare(cache, lesson));
  });

  test("preloads a screen's further code only when a link is pointed at", async () => {
    const { cache } = setUp();
    const preloadAlso = vi.fn(() => Promise.resolve());
    const screens = tables.get(cache);
    if (screens?.viewLesson) screens.viewLesson = { ...screens.viewLesson, preloadAlso };
    await cache.prefetch(lesson);
    expect(preloadAlso).not.toHaveBeenCalled();
    await cache.preload(lesson);
    expect(preloadAlso).toHaveBeenCalledOnce();
  });

  test('throws for a target that is not in its table', () => {
    const { cache } = setUp();
    const users: Target = { name: 'users', audience: 'staff', params: {}, search: '' };
    expect(() => prepare(cache, users)).toThrow('The screen table of staff has no screen named users');
  });

  test('opens Relay for a form without a query and loads nothing with it', async () => {
    const { cache, load, openRelay } = setUp();
    const prepared = prepare(cache, { name: 'newStage', audience: 'staff', params: {}, search: '' });
    await prepared.relay;
    expect([prepared.query, openRelay.mock.calls.length, load.mock.calls.length]).toEqual([null, 1, 0]);
  });

  test('never opens Relay for a screen without a query', async () => {
    const { cache, openRelay } = setUp();
    const prepared = prepare(cache, login);
    expect(await prepared.component).toBe(Screen);
    expect([prepared.relay, prepared.query, prepared.data]).toEqual([null, null, null]);
    expect(openRelay).not.toHaveBeenCalled();
  });
});

describe('after 30 seconds without a user', () => {
  test.each([
    [29_999, []],
    [30_000, [LESSON]],
  ])('%d ms after its preparation, an unused screen is disposed: %j', async (ms, expected) => {
    const { cache, disposed } = setUp();
    const first = prepare(cache, lesson);
    await vi.advanceTimersByTimeAsync(ms);
    expect(disposed).toEqual(expected);
    expect(prepare(cache, lesson) === first).toBe(expected.length === 0);
  });

  test('the 30 seconds start when everything has loaded: a page may be waiting for it', async () => {
    const { cache, load, disposed } = setUp();
    const { promise, resolve: complete } = Promise.withResolvers<void>();
    const source = { toPromise: () => promise };
    load.mockReturnValueOnce({ source, dispose: () => void disposed.push(LESSON) } as never);
    const waiting = prepare(cache, lesson);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(prepare(cache, lesson)).toBe(waiting);
    complete();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(disposed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(disposed).toEqual([LESSON]);
  });

  test('a screen in use stays, however long', async () => {
    const { cache, disposed } = setUp();
    const first = prepare(cache, lesson);
    cache.retain(first);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(disposed).toEqual([]);
    expect(prepare(cache, lesson)).toBe(first);
  });

  test('the 30 seconds start when the last user leaves', async () => {
    const { cache, disposed } = setUp();
    const prepared = prepare(cache, lesson);
    const [one, other] = [cache.retain(prepared), cache.retain(prepared)];
    one();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disposed).toEqual([]);
    other();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(disposed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(disposed).toEqual([LESSON]);
  });

  test('a user who returns in time keeps the screen', async () => {
    const { cache, disposed } = setUp();
    const prepared = prepare(cache, lesson);
    cache.retain(prepared)();
    await vi.advanceTimersByTimeAsync(29_999);
    cache.retain(prepared);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(disposed).toEqual([]);
  });
});

test('a change drops unused screens, which load again, and keeps those in use', async () => {
  const { cache, disposed } = setUp();
  const shown = prepare(cache, lesson);
  cache.retain(shown);
  const left = prepare(cache, courses(''));
  await left.query;
  cache.invalidate();
  await vi.advanceTimersByTimeAsync(0);
  expect(disposed).toEqual(['{"filter":"all","sort":"recent"}']);
  expect(prepare(cache, lesson)).toBe(shown);
  expect(prepare(cache, courses(''))).not.toBe(left);
});

describe('a failed load', () => {
  test('of code rejects for a second, and a later visit tries again', async () => {
    const { cache, code, disposed } = setUp();
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failed = prepare(cache, lesson);
    await expect(failed.component).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(FAILED_KEPT_MS);
    const again = prepare(cache, lesson);
    expect(again).not.toBe(failed);
    expect(await again.component).toBe(Screen);
    expect(disposed).toEqual([LESSON]);
  });

  test('of Relay is tried again on a later visit', async () => {
    const { cache, openRelay, load } = setUp();
    openRelay.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(prepare(cache, lesson).query).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(FAILED_KEPT_MS);
    await prepare(cache, lesson).query;
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('of public data is tried again on a later visit', async () => {
    const { cache } = setUp();
    fetched.mockResolvedValueOnce(Response.json({ errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] }));
    fetched.mockResolvedValueOnce(Response.json({ data: { publicFunnel: null } }));
    await expect(prepare(cache, funnel).data).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await vi.advanceTimersByTimeAsync(FAILED_KEPT_MS);
    expect(await prepare(cache, funnel).data).toEqual({ publicFunnel: null });
  });

  test('is remembered for a second, so that showing it does not start the next try', async () => {
    const { cache, code } = setUp();
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failed = prepare(cache, login);
    await expect(failed.component).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(999);
    expect(prepare(cache, login)).toBe(failed);
    await vi.advanceTimersByTimeAsync(1);
    expect(prepare(cache, login)).not.toBe(failed);
  });

  test('is requested at once when retried manually', async () => {
    const { cache, code } = setUp();
    code.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failed = prepare(cache, login);
    await expect(failed.component).rejects.toThrow('Failed to fetch');
    cache.forget(login);
    expect(await prepare(cache, login).component).toBe(Screen);
  });

  test('does not drop what was prepared to replace it', async () => {
    const { cache, code } = setUp();
    let fail = (_error: Error): void => undefined;
    code.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const slow = prepare(cache, lesson);
    cache.forget(lesson);
    const next = prepare(cache, lesson);
    fail(new TypeError('Failed to fetch'));
    await expect(slow.component).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(FAILED_KEPT_MS);
    expect(prepare(cache, lesson)).toBe(next);
  });
});

describe('dispose', () => {
  test('ends everything, including screens in use', async () => {
    const { cache, disposed } = setUp();
    const shown = prepare(cache, lesson);
    cache.retain(shown);
    await shown.query;
    await prepare(cache, courses('')).query;
    cache.dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect(disposed.toSorted()).toEqual([LESSON, '{"filter":"all","sort":"recent"}'].toSorted());
    expect(vi.getTimerCount()).toBe(0);
    expect(prepare(cache, lesson)).not.toBe(shown);
  });

  test('ends a pending query as soon as it arrives', async () => {
    const { cache, openRelay, disposed } = setUp();
    let arrive = (): void => undefined;
    const session = await openRelay();
    openRelay.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(session))));
    prepare(cache, lesson);
    cache.dispose();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(disposed).toEqual([LESSON]);
  });
});

describe('a public page', () => {
  test('loads its data with a plain request, without Relay', async () => {
    const { cache, openRelay } = setUp();
    fetched.mockResolvedValueOnce(Response.json({ data: { publicFunnel: { slug: 'freelancing-course' } } }));
    const prepared = prepare(cache, funnel);
    expect(await prepared.data).toEqual({ publicFunnel: { slug: 'freelancing-course' } });
    expect([prepared.relay, prepared.query]).toEqual([null, null]);
    expect(openRelay).not.toHaveBeenCalled();
    const init = fetched.mock.calls[0]?.[1];
    expect(JSON.parse(init?.body as string)).toEqual({ id: 'funnel', variables: { slug: 'freelancing-course' } });
    expect(init?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  test('takes the embedded response and sends no request', async () => {
    embedded = { data: { publicFunnel: null } };
    expect(await prepare(setUp().cache, funnel).data).toEqual({ publicFunnel: null });
    expect(fetched).not.toHaveBeenCalled();
  });
});
