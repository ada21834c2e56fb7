import { describe, expect, expectTypeOf, test } from 'vitest';
import { settingProblem } from './settingProblem.ts';
import { readSetting, settingValue } from './settingValue.ts';
import { type SettingName, SETTINGS, workshopSettingNames } from './settings.ts';

const GCASH = '[{"platform":"gcash","name":"Atlas","number":"0917 000 0000","qr":41}]';
const BY_STAFF = { manual: ['gcash', 'maya', 'bank-transfer', 'over-the-counter', 'card'], paymongo: [], xendit: [] };

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
    ['seller-vat', 'VAT', 'VAT'],
    ['seller-vat', 'vat', 'Non-VAT'],
    ['seller-vat', '', 'Non-VAT'],
    ['closed-month', '', ''],
    ['closed-month', '2026-03', '2026-03'],
    ['closed-month', '2026-12', '2026-12'],
    ['closed-month', '2026-00', ''],
    ['closed-month', '2026-13', ''],
    ['closed-month', '2026-3', ''],
    ['pay-accounts', '[]', []],
    ['pay-accounts', GCASH, [{ platform: 'gcash', name: 'Atlas', number: '0917 000 0000', qr: 41 }]],
    ['pay-accounts', '[{', []],
    ['pay-accounts', '{}', []],
    ['pay-accounts', null, []],
    [
      'pay-methods',
      '{"manual":["maya","gcash","maya"],"paymongo":[],"xendit":[]}',
      { manual: ['gcash', 'maya'], paymongo: [], xendit: [] },
    ],
    ['pay-methods', '{"manual":["cash"],"paymongo":[],"xendit":[]}', BY_STAFF],
    ['pay-methods', 'null', BY_STAFF],
    ['event-place', ' Alabang ', 'Alabang'],
    ['event-place', null, 'Alabang'],
  ])('reads %s stored as %j as %j', (name, stored, value) => {
    expect(settingValue(name, stored)).toEqual(value);
  });

  test('fits the type for the default of every setting', () => {
    for (const [name, { value }] of Object.entries(SETTINGS))
      expect(settingProblem(name as SettingName, value, new Date('2025-11-17T02:00:00Z')), name).toBeNull();
  });

  test.each<[string, number | null | undefined]>([
    ['', null],
    ['1', 1],
    ['999999999', 999_999_999],
    ['0', undefined],
    ['1000000000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['cover', undefined],
  ])('reads the picture %j as %j', (text, id) => expect(readSetting({ type: 'picture' }, text)).toBe(id));

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
