import { expect, test } from 'vitest';
import { atFields, settingEdits, settingErrors, settingValues } from './settingValues.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const STORED = [
  { name: 'enable-affiliate', value: 'true', revision: 2 },
  { name: 'event-date', value: '2025-11-22T16:00:00Z', revision: 3 },
  { name: 'embed-hosts', value: 'canva.com,miro.com', revision: 1 },
  { name: 'of-an-older-version', value: 'x', revision: 1 },
];

test('sends nothing for unchanged settings, whatever their stored format', () => {
  expect(settingEdits(STORED, settingValues(STORED))).toEqual([]);
});

test('sends changed settings in their stored format, with the loaded revision', () => {
  const values = { ...settingValues(STORED), 'enable-affiliate': false, 'event-date': { day: '2025-12-01', time: '18:30' } };
  expect(settingEdits(STORED, values)).toEqual([
    { name: 'enable-affiliate', value: 'false', revision: 2 },
    { name: 'event-date', value: '2025-12-01T18:30:00+08:00', revision: 3 },
  ]);
});

test('has no field for a setting unknown to this version', () => {
  expect(Object.keys(settingValues(STORED))).toEqual(['enable-affiliate', 'event-date', 'embed-hosts']);
});

test('places the error for a date and time at the date, from the form and from the server', () => {
  const message = 'Event start needs a date and a time.';
  expect(settingErrors(['event-date', 'enable-affiliate'], { 'event-date': { day: '', time: '' }, 'enable-affiliate': true }, NOW)).toEqual(
    {
      'event-date': { day: message },
    },
  );
  expect(atFields({ 'event-date': message, 'fast-funnel': 'No', '': 'All' })).toEqual({
    'event-date.day': message,
    'fast-funnel': 'No',
    '': 'All',
  });
});

test('places the error of a payment account at its field', () => {
  const account = { platform: 'gcash', name: 'Atlas', number: '0917 000 0000', qr: null } as const;
  const values = { 'pay-accounts': [account, { ...account, number: '12' }] };
  expect(settingErrors(['pay-accounts'], values, NOW)).toEqual({
    'pay-accounts': [undefined, { number: 'Account number needs a mobile number, such as 0917 000 0000.' }],
  });
});
