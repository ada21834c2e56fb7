import { PROFILE_TABS } from '@atlas/domain/access';
import { expect, test } from 'vitest';
import { openedScreen } from '../../routing/screen.ts';
import { profilePath } from './profilePath.ts';
import { PROFILE_SCREENS } from './profileTabs.ts';

test('has the tabs of the rules, in the same order and with the same labels', () => {
  expect(PROFILE_SCREENS.map(({ tab, label }) => ({ value: tab, label }))).toEqual(PROFILE_TABS);
});

test.each([
  ['', 'wins'],
  ['tab=', 'wins'],
  ['tab=Socials', 'wins'],
  ['tab=nowhere', 'wins'],
  ['tab=socials', 'socials'],
  ['tab=account&x=1', 'account'],
])('%j opens %s', (search, tab) => {
  expect(openedScreen({ tabs: PROFILE_SCREENS }, search).tab).toBe(tab);
});

test.each([
  ['wins', '/profile'],
  ['basic_info', '/profile?tab=basic_info'],
  ['account', '/profile?tab=account'],
] as const)('puts the tab %s at %s', (tab, path) => {
  expect(profilePath(tab)).toBe(path);
});
