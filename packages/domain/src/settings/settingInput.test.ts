import { expect, test } from 'vitest';
import { settingInput, type SettingInput } from './settingInput.ts';
import type { SettingName } from './settings.ts';

test.each<[SettingName, string, SettingInput]>([
  ['enable-affiliate', 'true', true],
  ['enable-affiliate', 'false', false],
  ['enable-affiliate', 'maybe', false],
  ['expiry-grace-days', '14', 14],
  ['expiry-grace-days', 'soon', null],
  ['renewal-link', 'https://pay.example', 'https://pay.example'],
  ['event-date', '2025-11-22T16:00:00Z', { day: '2025-11-23', time: '00:00' }],
  ['event-date', '2025-11-23T18:05:00+08:00', { day: '2025-11-23', time: '18:05' }],
  ['event-date', 'soon', { day: '', time: '' }],
  ['embed-hosts', 'canva.com, miro.com', 'canva.com\nmiro.com'],
  ['embed-hosts', '', ''],
  ['closed-month', '2025-10', '2025-10'],
  ['seller-vat', 'VAT', 'VAT'],
  [
    'pay-accounts',
    '[{"platform":"maya","name":"Atlas","number":"0918 000 0000","qr":null}]',
    [{ platform: 'maya', name: 'Atlas', number: '0918 000 0000', qr: null }],
  ],
  ['pay-accounts', 'broken', []],
  ['pay-methods', '{"manual":["card"],"paymongo":[],"xendit":[]}', { manual: ['card'], paymongo: [], xendit: [] }],
  ['pay-methods', 'broken', { manual: [], paymongo: [], xendit: [] }],
])('%s stored as %j', (name, stored, input) => expect(settingInput(name, stored)).toEqual(input));
