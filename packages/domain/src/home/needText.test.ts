import { describe, expect, test } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { needText, needTone, waitingText, waitingTone } from './needText.ts';
import { needsShownTo, PERSON_NEEDS } from './personNeeds.ts';

describe('the age of a need', () => {
  test.each([
    ['help', -1, 'Asked for help today'],
    ['help', 0, 'Asked for help today'],
    ['help', 1, 'Asked for help yesterday'],
    ['help', 2, 'Asked for help 2 days ago'],
    ['expiring', 0, 'Expires today'],
    ['expiring', 1, 'Expires tomorrow'],
    ['expiring', 30, 'Expires in 30 days'],
    ['overdue', 1, '1 day overdue'],
    ['overdue', 14, '14 days overdue'],
    ['stuck', 15, 'Stuck for 15 days'],
    ['quiet', 1200, 'Not seen for 1,200 days'],
  ] as const)('%s for %i reads %s', (need, count, text) => expect(needText(need, count)).toBe(text));

  test.each([
    [-1, 'New today'],
    [0, 'New today'],
    [1, 'Waiting 1 day'],
    [3, 'Waiting 3 days'],
  ])('of a request of %i days reads %s', (count, text) => expect(waitingText(count)).toBe(text));

  test.each([
    [0, 'info'],
    [7, 'info'],
    [8, 'warning'],
  ])('of a request of %i days has the tone %s', (count, tone) => expect(waitingTone(count)).toBe(tone));

  test('has a tone', () => expect(PERSON_NEEDS.map(needTone)).toEqual(['danger', 'warning', 'danger', 'warning', 'neutral']));
});

describe('the needs shown to a role', () => {
  const SHOWN: Partial<Record<(typeof ROLES)[number], readonly string[]>> = {
    coach: ['help', 'expiring', 'stuck', 'quiet'],
    'assistant-coach': ['help', 'expiring', 'stuck', 'quiet'],
    'head-coach': ['help', 'expiring', 'stuck', 'quiet'],
    expert: ['help', 'expiring', 'stuck', 'quiet'],
    'team-lead': ['help', 'stuck', 'quiet'],
    'assistant-team-lead': ['help', 'stuck', 'quiet'],
    'success-manager': ['expiring', 'overdue', 'quiet'],
  };
  test.each(ROLES)('%s', (role) => expect(needsShownTo(role)).toEqual(SHOWN[role] ?? []));
});
