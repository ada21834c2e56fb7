import { expect, test } from 'vitest';
import { type SettingEdit, settingEditsProblems } from './settingEdits.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const edit = (name: string, value: string): SettingEdit => ({ name, value });

test.each<[string, SettingEdit[], Record<string, string> | null]>([
  ['accepts valid values', [edit('expiry-grace-days', '7'), edit('event-name', 'Summit')], null],
  ['nothing', [], { '': 'There is nothing to save.' }],
  ['rejects an unknown setting', [edit('event-name', 'Summit'), edit('toString', 'x')], { '': 'There is no setting “toString”.' }],
  [
    'rejects a setting given twice',
    [edit('event-name', 'a'), edit('event-name', 'b')],
    { '': 'A setting can be saved only once at a time.' },
  ],
  [
    'reports each invalid value',
    [edit('expiry-grace-days', '400'), edit('event-name', ''), edit('renewal-link', '')],
    {
      'expiry-grace-days': 'Grace after the expiry needs a whole number of days from 0 to 365.',
      'event-name': 'Event name is required',
    },
  ],
  [
    'reports each field of a list by its path',
    [edit('pay-accounts', '[{"platform":"gcash","name":"","number":"0917 000 0000","qr":null}]'), edit('closed-month', '2025-11')],
    { 'pay-accounts.0.name': 'Account name is required', 'closed-month': 'Only a month that has ended can be closed.' },
  ],
])('%s', (_, edits, problems) => expect(settingEditsProblems(edits, NOW)).toEqual(problems));
