import { act, render, screen } from '@testing-library/react';
import { AUDIENCES, type Audience, type SessionUser } from '@atlas/domain/access';
import { PAGE_ERROR } from '@atlas/domain/errors';
import { pageTitle, routeNamed, type RouteName } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { screenNames } from '../routing/hasScreen.ts';
import { queryOfTab } from '../routing/screen.ts';
import { loadScreens } from '../routing/screenTables.ts';
import { serverFailure } from './storyAssertions.ts';
import { ScreenStory } from './ScreenStory.tsx';
import { admin, member, nonMember } from './storyUsers.ts';

/**
 * Tests the states that the router handles for every screen: loading, failed, forbidden and not
 * found. Each run takes a random sample, which `ATLAS_SEED` repeats; `npm run test:long` takes all.
 */
const SAMPLE = 24;
const isLongRun = process.env['ATLAS_LONG'] === '1';
const seed = Number(process.env['ATLAS_SEED'] ?? Math.floor(Math.random() * 1e6));

/** A number that depends on the text and the seed alone: FNV-1a. */
const rank = (text: string): number =>
  [...`${text} ${seed}`].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0;

/** A random sample, by the name of each item; everything in the long run. */
const sampled = <Item,>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  isLongRun ? [...items] : items.toSorted((one, other) => rank(nameOf(one)) - rank(nameOf(other))).slice(0, SAMPLE);

const VISITORS: Record<Audience, SessionUser | null> = { public: null, member, leader: admin, affiliate: admin, staff: admin };
const ARRIVES = { timeout: 20_000 };

const pathOf = (name: RouteName) =>
  routeNamed(name)
    .pattern.replaceAll(/\{\w+:Int\}/g, '7')
    .replaceAll(/\{\w+:String\}/g, 'one');
/** Renders a page and waits for everything that suspends. */
const show = (page: ReactNode) => act(async () => void render(page));
const main = () => screen.getByRole('main');

const screens = await Promise.all(
  AUDIENCES.flatMap((audience) =>
    screenNames(audience).map(async (name) => ({ audience, name, entry: (await loadScreens(audience))[name] })),
  ),
);
/** Each screen with its address. A tabbed page has one entry per tab. */
const everyTab = screens.flatMap(({ audience, name, entry }) => {
  const path = pathOf(name);
  if (entry === undefined) return [];
  if (!('tabs' in entry)) return [{ audience, name, path, entry }];
  return entry.tabs.map((tab) => ({ audience, name, path: `${path}?${queryOfTab(entry, tab)}`, entry: tab.screen }));
});
const withData = everyTab.filter(({ entry }) => entry.query || entry.plainQuery);

test('every audience has screens, and most of them load data', () => {
  expect(new Set(everyTab.map(({ audience }) => audience))).toEqual(new Set(AUDIENCES));
  expect(withData.length).toBeGreaterThan(everyTab.length / 2);
});

/** Links of orders and bills state what to do instead. */
const NOT_FOUND = /^(?:Page not found|This link does not open .*)$/;

const shownScreens = sampled(withData, ({ path }) => path);
describe.each(shownScreens)(`the screen $path of $audience (ATLAS_SEED=${seed})`, ({ audience, name, path, entry }) => {
  const user = VISITORS[audience];

  test.runIf(entry.query)('shows its skeleton and its title while loading', async () => {
    await show(<ScreenStory path={path} user={user} network="pending" />);
    expect(await screen.findAllByText('Loading...', undefined, ARRIVES)).not.toHaveLength(0);
    expect(document.title).toBe(pageTitle(routeNamed(name).title));
    expect(main()).toBeDefined();
  });

  test('shows the failure and offers to try again', async () => {
    await show(<ScreenStory path={path} user={user} network={{ fails: serverFailure }} />);
    expect(await screen.findByText(PAGE_ERROR, undefined, ARRIVES)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Atlas home' })).toBeDefined();
  });

  test.runIf(entry.subject)('is not found when the record in the address does not exist', async () => {
    const [root = '', field] = entry.subject?.split('.') ?? [];
    await show(<ScreenStory path={path} user={user} data={() => ({ [root]: field === undefined ? null : { [field]: null } })} />);
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND }, ARRIVES)).toBeDefined();
  });
});

const flagged = screens.filter(({ name }) => routeNamed(name).access === 'flag');
test.each(sampled(flagged, ({ name }) => name))('$name is forbidden without its flag', async ({ name }) => {
  await show(<ScreenStory path={pathOf(name)} user={nonMember} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' }, ARRIVES)).toBeDefined();
});

const guarded = screens.filter(({ name }) => ['flag', 'login'].includes(routeNamed(name).access));
test.each(sampled(guarded, ({ name }) => name))('$name sends a visitor to sign in', async ({ name }) => {
  await show(<ScreenStory path={pathOf(name)} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, ARRIVES)).toBeDefined();
});
