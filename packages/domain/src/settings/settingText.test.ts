import { expect, test } from 'vitest';
import { settingInput, type SettingInput } from './settingInput.ts';
import { settingProblem } from './settingProblem.ts';
import { type SettingName, SETTINGS } from './settings.ts';
import { cleanSetting, settingText } from './settingText.ts';

const MAYA = '[{"platform":"maya","name":"Atlas","number":"0918 000 0000","qr":7}]';

test.each<[SettingName, SettingInput | undefined, string]>([
  ['enable-affiliate', true, 'true'],
  ['expiry-grace-days', 0, '0'],
  ['expiry-grace-days', null, ''],
  ['expiry-grace-days', Number.NaN, 'NaN'],
  ['event-name', ' Summit ', 'Summit'],
  ['event-name', undefined, ''],
  ['event-date', { day: '2025-11-23', time: '18:30' }, '2025-11-23T18:30:00+08:00'],
  ['closed-month', '2025-10', '2025-10'],
  ['closed-month', null, ''],
  ['pay-accounts', [{ platform: 'maya', name: ' Atlas ', number: '0918 000 0000', qr: 7 }], MAYA],
  ['pay-accounts', [{ platform: '', name: '', number: '', qr: null }], '[{"platform":"","name":"","number":"","qr":null}]'],
  ['pay-accounts', undefined, '[]'],
  ['pay-methods', { manual: ['maya', 'gcash'], paymongo: [], xendit: [] }, '{"manual":["gcash","maya"],"paymongo":[],"xendit":[]}'],
  ['embed-hosts', ' Canva.com\n\nmiro.com, canva.com ', 'canva.com, miro.com'],
])('stores %s as %j', (name, input, text) => expect(settingText(name, input)).toBe(text));

test.each<SettingInput>([
  { day: '', time: '18:30' },
  { day: '2025-11-23', time: '' },
])('yields an invalid value for an incomplete date and time: %j', (input) => {
  expect(settingProblem('event-date', settingText('event-date', input), new Date('2025-11-17T02:00:00Z'))).not.toBeNull();
});

test('leaves an untouched value unchanged', () => {
  for (const [name, { value }] of Object.entries(SETTINGS) as [SettingName, { value: string }][])
    expect(settingText(name, settingInput(name, value)), name).toBe(value);
});

test.each<[SettingName, string, string]>([
  ['event-place', '  Makati  City ', 'Makati City'],
  ['pay-accounts', ` ${MAYA.replace('}', ', "extra": 1 }')} `, MAYA],
  ['pay-accounts', ' not JSON ', 'not JSON'],
  ['pay-methods', '{ "xendit": [], "manual": ["card"], "paymongo": [] }', '{"manual":["card"],"paymongo":[],"xendit":[]}'],
])('cleans %s, given %j', (name, text, cleaned) => expect(cleanSetting(name, text)).toBe(cleaned));
