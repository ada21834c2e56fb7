import { expect, test } from 'vitest';
import { settingInput, type SettingInput } from './settingInput.ts';
import { settingProblem } from './settingProblem.ts';
import { type SettingName, SETTINGS } from './settings.ts';
import { settingText } from './settingText.ts';

test.each<[SettingName, SettingInput | undefined, string]>([
  ['enable-affiliate', true, 'true'],
  ['expiry-grace-days', 0, '0'],
  ['expiry-grace-days', null, ''],
  ['expiry-grace-days', Number.NaN, 'NaN'],
  ['event-name', ' Summit ', 'Summit'],
  ['event-name', undefined, ''],
  ['event-date', { day: '2025-11-23', time: '18:30' }, '2025-11-23T18:30:00+08:00'],
  ['embed-hosts', ' Canva.com\n\nmiro.com, canva.com ', 'canva.com, miro.com'],
])('stores %s as %j', (name, input, text) => expect(settingText(name, input)).toBe(text));

test.each<SettingInput>([
  { day: '', time: '18:30' },
  { day: '2025-11-23', time: '' },
])('yields an invalid value for an incomplete date and time: %j', (input) => {
  expect(settingProblem('event-date', settingText('event-date', input))).not.toBeNull();
});

test('leaves an untouched value unchanged', () => {
  for (const [name, { value }] of Object.entries(SETTINGS) as [SettingName, { value: string }][])
    expect(settingText(name, settingInput(name, value)), name).toBe(value);
});
