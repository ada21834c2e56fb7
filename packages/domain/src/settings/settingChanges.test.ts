import { expect, test } from 'vitest';
import { settingChanges, settingChangesText, settingLabel } from './settingChanges.ts';

const changed = (field: string, before: string, after: string) => ({ field, kind: 'changed', before, after });

test.each([
  [{ 'expiry-grace-days': '14' }, { 'expiry-grace-days': '21' }, [changed('Grace after the expiry', '14 days', '21 days')]],
  [{ 'workshop-is-live': 'false' }, { 'workshop-is-live': 'true' }, [changed('The workshop is live now', 'Off', 'On')]],
  [
    { 'workshop-is-live-experimental': 'true' },
    { 'workshop-is-live-experimental': 'false' },
    [changed('The workshop is live now (experienced)', 'On', 'Off')],
  ],
  [
    { 'event-date': '2025-11-22T16:00:00Z' },
    { 'event-date': '2025-11-23T16:00:00Z' },
    [changed('Event start', '11/23/2025, 12:00 AM', '11/24/2025, 12:00 AM')],
  ],
  [
    { 'pay-accounts': '[]' },
    { 'pay-accounts': '[{"platform":"gcash","name":"Atlas","number":"0917 000 0000","qr":41}]' },
    [changed('Payment accounts', 'Empty', 'GCash, Atlas, 0917 000 0000, QR picture 41')],
  ],
  [{ 'renewal-link': '' }, { 'renewal-link': '/renew' }, [changed('Renewal link', 'Empty', '/renew')]],
  [{ 'removed-setting': '1' }, { 'removed-setting': '2' }, []],
  [{ 'event-name': 'A' }, { 'event-name': 'A' }, [{ field: 'Event name', kind: 'same', before: 'A', after: 'A' }]],
  [null, { 'event-name': 'A' }, [{ field: 'Event name', kind: 'added', after: 'A' }]],
  [{ 'event-name': 'A' }, { 'event-name': 3 }, [{ field: 'Event name', kind: 'removed', before: 'A' }]],
  [null, null, []],
])('words the change from %j to %j', (before, after, changes) => {
  expect(settingChanges(before, after)).toEqual(changes);
});

test.each([
  [{}, {}, ''],
  [{ 'expiry-grace-days': '14' }, { 'expiry-grace-days': '21' }, 'Grace after the expiry: from 14 days to 21 days'],
  [null, { 'event-name': 'A' }, 'Event name: from Empty to A'],
  [
    { 'expiry-grace-days': '14', 'event-name': 'A', 'event-place': 'B' },
    { 'expiry-grace-days': '21', 'event-name': 'C', 'event-place': 'D' },
    'Grace after the expiry: from 14 days to 21 days · Event name: from A to C · and 1 more',
  ],
])('summarizes the change from %j to %j', (before, after, text) => {
  expect(settingChangesText(before, after)).toBe(text);
});

test('distinguishes the two workshops', () => {
  expect([settingLabel('zoom-day-1'), settingLabel('zoom-day-1-experimental')]).toEqual(['Zoom, day 1', 'Zoom, day 1 (experienced)']);
});
