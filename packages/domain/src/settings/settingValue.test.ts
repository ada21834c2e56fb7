import { describe, expect, expectTypeOf, test } from 'vitest';
import { settingProblem } from './settingProblem.ts';
import { settingValue } from './settingValue.ts';
import { type SettingName, SETTINGS, workshopSettingNames } from './settings.ts';

describe('settingValue', () => {
  test.each<[SettingName, string | null, unknown]>([
    ['enable-affiliate', 'true', true],
    ['enable-affiliate', 'false', false],
    ['enable-affiliate', 'TRUE', false],
    ['enable-affiliate', '1', false],
    ['enable-affiliate', null, false],
    ['expiry-grace-days', '7', 7],
    ['expiry-grace-days', ' 0 ', 0],
    ['expiry-grace-days', '-1', 14],
    ['expiry-grace-days', '1.5', 14],
    ['expiry-grace-days', '', 14],
    ['bonus-course-id', null, 136],
    ['renewal-link', 'https://pay.example/renew?x=1', 'https://pay.example/renew?x=1'],
    ['renewal-link', '/checkout/12', '/checkout/12'],
    ['renewal-link', '//evil.example', ''],
    ['renewal-link', 'http://pay.example', ''],
    ['renewal-link', 'javascript:alert(1)', ''],
    ['renewal-link', 'see https://pay.example', ''],
    ['renewal-link', 'https://pay.example and more', ''],
    ['renewal-link', '/checkout 12', ''],
    ['renewal-link', 'https://p', 'https://p'],
    ['challenge-deadline', '2026-01-01T00:00:00+08:00', new Date('2025-12-31T16:00:00Z')],
    ['challenge-deadline', '2026-01-01T00:00:00', new Date('2025-08-30T16:00:00Z')],
    ['challenge-deadline', 'soon', new Date('2025-08-30T16:00:00Z')],
    ['embed-hosts', 'canva.com,, miro.com ,', ['canva.com', 'miro.com']],
    ['embed-hosts', '', []],
    ['event-place', ' Alabang ', 'Alabang'],
    ['event-place', null, 'Alabang'],
  ])('reads %s stored as %j as %j', (name, stored, value) => {
    expect(settingValue(name, stored)).toEqual(value);
  });

  test('fits the type for the default of every setting', () => {
    for (const [name, { value }] of Object.entries(SETTINGS)) expect(settingProblem(name as SettingName, value), name).toBeNull();
  });

  test('is typed by the name', () => {
    expectTypeOf(settingValue('enable-affiliate', null)).toEqualTypeOf<boolean>();
    expectTypeOf(settingValue('zoom-day-1-experimental', null)).toEqualTypeOf<string>();
    expectTypeOf(settingValue('event-date', null)).toEqualTypeOf<Date>();
  });
});

test('each workshop page has thirteen settings', () => {
  const beginner = workshopSettingNames('beginner');
  expect(beginner).toHaveLength(13);
  expect(workshopSettingNames('experienced')).toEqual(beginner.map((name) => `${name}-experimental`));
  for (const name of workshopSettingNames('experienced')) expect(SETTINGS).toHaveProperty([name]);
});
