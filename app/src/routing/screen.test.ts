import { can } from '@atlas/domain/access';
import type { RouteParams } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { PreloadableConcreteRequest } from 'relay-runtime';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { admin, coach } from '../testing/storyUsers.ts';
import { recordNumber } from './recordNumber.ts';
import { openedScreen, screen, type Screen, type ScreenEntry, screensOf, variablesOf } from './screen.ts';

interface OneQuery {
  variables: { id: number };
  response: { viewer: { course: object | null } };
}
interface OtherQuery {
  variables: { slug: string };
  response: { viewer: object };
}
type Component<Props> = () => Promise<(props: Props) => ReactNode>;
const query = {} as PreloadableConcreteRequest<OneQuery>;
const load = (() => Promise.reject(new Error('Never loaded'))) as Component<{ queryRef: PreloadedQuery<OneQuery>; params: { id: number } }>;
const skeleton = () => null;

describe('an entry of a table', () => {
  test('fits the routes whose path has the needed parameters', () => {
    const entry = screen({ load, query, subject: 'viewer.course', skeleton });
    expectTypeOf(entry).toExtend<Screen<RouteParams<'course'>>>();
    expectTypeOf(entry).not.toExtend<Screen<RouteParams<'courses'>>>();
  });

  test('takes from its parser what the path does not contain', () => {
    const plain = (() => Promise.reject(new Error('Never loaded'))) as Component<{ queryRef: PreloadedQuery<OneQuery> }>;
    expectTypeOf(screen({ load: plain, query, search: () => ({ id: 1 }), skeleton })).toExtend<Screen<RouteParams<'courses'>>>();
    expectTypeOf(screen({ load: plain, query, skeleton })).not.toExtend<Screen<RouteParams<'courses'>>>();
  });

  test('converts the path to what its query takes', () => {
    const plain = (() => Promise.reject(new Error('Never loaded'))) as Component<{ queryRef: PreloadedQuery<OneQuery> }>;
    const entry = screen({ load: plain, query, variables: ({ id }: { id: string }) => ({ id: recordNumber(id) }), skeleton });
    expectTypeOf(entry).toExtend<Screen<RouteParams<'paymentTerm'>>>();
    expectTypeOf(entry).not.toExtend<Screen<RouteParams<'course'>>>();
    expectTypeOf(entry).not.toExtend<Screen<RouteParams<'paymentTerms'>>>();
    expectTypeOf(screen({ load: plain, query, skeleton })).not.toExtend<Screen<RouteParams<'paymentTerm'>>>();
    // @ts-expect-error -- the query takes a number
    screen({ load: plain, query, variables: ({ id }: { id: string }) => ({ id }), skeleton });
    // @ts-expect-error -- the id is missing
    screen({ load: plain, query, variables: () => ({}), skeleton });
  });

  test("does not compile with another screen's query, without a skeleton, or with a subject missing from the response", () => {
    // @ts-expect-error -- the component reads another query
    screen({ load, query: {} as PreloadableConcreteRequest<OtherQuery>, skeleton });
    // @ts-expect-error -- the skeleton is missing
    screen({ load, query });
    // @ts-expect-error -- the response has no lesson
    screen({ load, query, subject: 'viewer.lesson', skeleton });
    expect(screen({ load, query, skeleton })).toEqual({ load, query, skeleton });
  });
});

describe('variablesOf', () => {
  const at = { search: 'q=juan', params: { id: 7 } };

  test.each([
    ['a user with the flag', admin, true],
    ['a user without it', coach, false],
    ['a visitor', null, false],
  ])('takes the variables from the path, the address and %s', (_who, user, seesSubscriptions) => {
    const requesting: Pick<Screen, 'search'> = {
      search: (search, viewer) => ({ q: search.get('q'), seesSubscriptions: can(viewer, { page: 'subscription' }) }),
    };
    expect(variablesOf(requesting, at, user)).toEqual({ id: 7, q: 'juan', seesSubscriptions });
  });

  test('takes them from the path alone where a screen needs no more', () => {
    expect(variablesOf({}, at, admin)).toEqual({ id: 7 });
  });

  test.each([
    ['12', 12],
    ['monthly', 0],
  ])('converts the path %j instead of passing it on', (id, number) => {
    const converting: Pick<Screen, 'search' | 'variables'> = {
      search: (search) => ({ q: search.get('q') }),
      variables: (params: { id: string }) => ({ id: recordNumber(params.id) }),
    };
    expect(variablesOf(converting, { search: 'q=juan', params: { id, rest: 'x' } }, admin)).toEqual({ q: 'juan', id: number });
  });
});

describe('a tabbed page', () => {
  const screenOf = (tab: string) => ({ tab, label: tab, screen: screen({ load, query, skeleton }) });
  const tabs = [screenOf('mail'), screenOf('jobs')] as const;

  test.each([
    ['', 'mail'],
    ['tab=mail&q=juan', 'mail'],
    ['q=juan&tab=jobs', 'jobs'],
    ['tab=nothing', 'mail'],
  ])('at %j opens %s', (search, tab) => {
    expect(openedScreen({ tabs }, search)).toBe(tabs.find((one) => one.tab === tab));
    expect(screensOf({ tabs })).toEqual(tabs.map((one) => one.screen));
  });

  test('differs from a single screen, which opens whatever the address contains', () => {
    const alone = screen({ load, query, skeleton });
    expect(openedScreen(alone, 'tab=jobs')).toEqual({ screen: alone, tab: '' });
    expect(screensOf(alone)).toEqual([alone]);
  });

  test('fits the routes that each of its screens fits', () => {
    expectTypeOf({ tabs }).toExtend<ScreenEntry<RouteParams<'course'>>>();
    expectTypeOf({ tabs }).not.toExtend<ScreenEntry<RouteParams<'courses'>>>();
  });
});
