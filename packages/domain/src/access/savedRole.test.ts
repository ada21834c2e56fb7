import { describe, expect, test } from 'vitest';
import { chooseAccessLevel, readSavedRole, savedRole } from './savedRole.ts';

const NOW = new Date('2025-11-17T00:00:00.000Z');
const affiliate = { id: 2, name: 'Affiliate', role: 'affiliate' };
const coach = { id: 3, name: 'Coach', role: 'coach' };
const member = { id: 1, name: 'Premium', role: 'member' };
const saved = (savedAt: string | number) => ({ id: 3, name: 'Coach', savedAt });

describe('chooseAccessLevel', () => {
  test.each([
    ['returns null when no level is held', [], null, null],
    ['prefers member when nothing is saved', [coach, member], null, member],
    ['takes the first level when nothing is saved and member is not held', [affiliate, coach], null, affiliate],
    ['restores a level saved a moment ago', [member, coach], saved(NOW.getTime()), coach],
    ['restores a level saved just under 30 days ago', [member, coach], saved('2025-10-18T00:00:00.001Z'), coach],
    ['ignores a level saved 30 days ago', [member, coach], saved('2025-10-18T00:00:00.000Z'), member],
    ['ignores a level saved in the future', [member, coach], saved('2025-11-17T00:00:00.001Z'), member],
    ['ignores a level without a valid time', [member, coach], saved('soon'), member],
    ['ignores a level that is no longer held', [affiliate, member], saved(NOW.getTime()), member],
  ])('%s', (_name, levels, record, expected) => {
    expect(chooseAccessLevel(levels, record, NOW)).toBe(expected);
  });
});

describe('savedRole', () => {
  test('round-trips through storage', () => {
    const record = savedRole(coach, NOW);
    expect(record).toEqual({ id: 3, name: 'Coach', savedAt: '2025-11-17T00:00:00.000Z' });
    expect(readSavedRole(JSON.stringify(record))).toEqual(record);
  });

  test('accepts a time in milliseconds', () => {
    expect(readSavedRole('{"id":3,"name":"Coach","savedAt":0}')).toEqual({ id: 3, name: 'Coach', savedAt: 0 });
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{"id":3,"name":"Coach","savedAt":true}',
    '[]',
    '{"id":"3","name":"Coach","savedAt":0}',
    '{"id":3,"savedAt":0}',
    '{"id":3,"name":"Coach"}',
  ])('rejects %j', (text) => {
    expect(readSavedRole(text)).toBeNull();
  });
});
