import { act, render, screen } from '@testing-library/react';
import { AUDIENCES, type Audience, type SessionUser } from '@atlas/domain/access';
import { PAGE_ERROR } from '@atlas/domain/errors';
import { pageTitle, routeNamed, type RouteName } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { screenNames } from '../routing/hasScreen.ts';
import { loadScreens } from '../routing/screenTables.ts';
import { serverFailure } from './storyAssertions.ts';
import { ScreenStory } from './ScreenStory.tsx';
import { admin, member, nonMember } from './storyUsers.ts';

/**
 * Tests the states that the router handles for every screen: loading, failed, forbidden and not
 * found.
 */
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
  return entry.tabs.map(({ tab, screen: shown }) => ({ audience, name, path: `${path}?tab=${tab}`, entry: shown }));
});
const withData = everyTab.filter(({ entry }) => entry.query || entry.plainQuery);

describe.each(withData)('the screen $path of $audience', ({ audience, name, path, entry }) => {
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
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, ARRIVES)).toBeDefined();
  });
});

const flagged = screens.filter(({ name }) => routeNamed(name).access === 'flag');
test.each(flagged)('$name is forbidden without its flag', async ({ name }) => {
  await show(<ScreenStory path={pathOf(name)} user={nonMember} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Restricted' }, ARRIVES)).toBeDefined();
});

const guarded = screens.filter(({ name }) => ['flag', 'login'].includes(routeNamed(name).access));
test.each(guarded)('$name sends a visitor to sign in', async ({ name }) => {
  await show(<ScreenStory path={pathOf(name)} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, ARRIVES)).toBeDefined();
});
