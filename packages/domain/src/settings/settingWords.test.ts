import { expect, test } from 'vitest';
import { settingWords } from './settingWords.ts';
import type { SettingName } from './settings.ts';

test.each<[SettingName, string, string]>([
  ['enable-affiliate', 'true', 'On'],
  ['enable-affiliate', 'false', 'Off'],
  ['expiry-grace-days', '14', '14 days'],
  ['bonus-course-id', '136', '136'],
  ['event-date', '2025-11-23T10:30:00Z', '11/23/2025, 6:30 PM'],
  ['embed-hosts', 'canva.com, miro.com', 'canva.com, miro.com'],
  ['renewal-link', '', 'Empty'],
  ['refund-second-person-from', '5000', '₱5,000.00'],
  ['closed-month', '2026-03', 'March 2026'],
  ['closed-month', '', 'Empty'],
  ['seller-vat', 'Non-VAT', 'Non-VAT'],
  ['pay-accounts', '[]', 'Empty'],
  [
    'pay-accounts',
    '[{"platform":"gcash","name":"Atlas","number":"0917 000 0000","qr":41},{"platform":"bank-transfer","name":"Atlas Inc.","number":"BDO 0012","qr":null}]',
    'GCash, Atlas, 0917 000 0000, QR picture 41; Bank transfer, Atlas Inc., BDO 0012',
  ],
  ['pay-accounts', 'broken', 'broken'],
  ['pay-methods', '{"manual":["gcash","maya"],"paymongo":["card"],"xendit":[]}', 'Checked by staff: GCash, Maya; PayMongo: Card'],
  ['event-date', 'soon', 'soon'],
])('words %s stored as %j as %j', (name, stored, words) => expect(settingWords(name, stored)).toBe(words));
