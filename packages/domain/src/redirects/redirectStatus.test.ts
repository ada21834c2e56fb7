import { expect, test } from 'vitest';
import { redirectStatus, redirectWindowText } from './redirectStatus.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const always = { startsAt: null, endsAt: null, isArchived: false };

test.each([
  ['without a window', always, 'active'],
  ['just before its start', { ...always, startsAt: at(1) }, 'scheduled'],
  ['at its start', { ...always, startsAt: NOW }, 'active'],
  ['just before its end', { ...always, endsAt: at(1) }, 'active'],
  ['at its end', { ...always, endsAt: NOW }, 'ended'],
  ['archived before its start', { ...always, startsAt: at(1), isArchived: true }, 'archived'],
] as const)('a rule %s', (_when, rule, status) => expect(redirectStatus(rule, NOW)).toBe(status));

const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
test.each([
  [null, null, 'Always'],
  [midnight('2025-11-17'), null, 'From 11/17/2025'],
  [null, midnight('2025-11-18'), 'Until 11/17/2025'],
  [midnight('2025-11-17'), midnight('2025-11-21'), '11/17/2025 to 11/20/2025'],
  [midnight('2025-11-17'), midnight('2025-11-18'), '11/17/2025'],
])('a window from %s to %s reads %s', (startsAt, endsAt, text) => expect(redirectWindowText({ startsAt, endsAt })).toBe(text));
