import { expect, test } from 'vitest';
import { settingGroups } from './settingGroups.ts';
import { type SettingName, SETTINGS, workshopSettingNames } from './settings.ts';

const PAGES = ['default', 'beginner', 'experienced'] as const;

test('every setting is on exactly one page', () => {
  const shown = PAGES.flatMap((page) => settingGroups(page).flatMap(({ names }) => names));
  expect(shown.toSorted()).toEqual((Object.keys(SETTINGS) as SettingName[]).toSorted());
});

test.each(['beginner', 'experienced'] as const)('the page of the workshop for the %s has its settings, grouped by day', (variant) => {
  const groups = settingGroups(variant);
  expect(groups.map(({ title, names }) => [title, names.length])).toEqual([
    ['Workshop', 4],
    ['Day 1', 3],
    ['Day 2', 3],
    ['Day 3', 3],
  ]);
  expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(workshopSettingNames(variant).toSorted());
});

test('no group is empty', () => {
  for (const { title, names } of PAGES.flatMap((page) => settingGroups(page))) expect(names.length, title).toBeGreaterThan(0);
});
