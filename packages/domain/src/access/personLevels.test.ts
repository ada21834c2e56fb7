import { expect, test } from 'vitest';
import { giveLevel, OWN_LEVELS, takeLevel } from './personLevels.ts';

const now = new Date('2025-11-17T02:00:00Z');
const coach = { key: 'coach', name: 'Coach' };
const given = { 'access level coach': '2025-11-17T02:00:00.000Z' };

test.each([
  [{}, { after: given, was: 'No access level', becomes: 'Coach' }],
  [{ member: 'Member' }, { after: given, was: 'Member', becomes: 'Member, Coach' }],
  [{ member: 'Member', coach: 'Coach' }, { skipped: 'Has Coach already.' }],
])('Coach is given to somebody with %j', (names, plan) => {
  expect(giveLevel({ names, isOwn: false }, coach, now)).toEqual(plan);
});

test.each([
  [{}, { skipped: 'Does not have Coach.' }],
  [{ member: 'Member' }, { skipped: 'Does not have Coach.' }],
  [{ coach: 'Coach' }, { after: { 'access level coach': null }, was: 'Coach', becomes: 'No access level' }],
  [
    { member: 'Member', coach: 'Coach' },
    { after: { 'access level coach': null }, was: 'Member, Coach', becomes: 'Member' },
  ],
])('Coach is taken from somebody with %j', (names, plan) => {
  expect(takeLevel({ names, isOwn: false }, coach)).toEqual(plan);
});

test('nobody changes their own', () => {
  expect(giveLevel({ names: {}, isOwn: true }, coach, now)).toEqual({ skipped: OWN_LEVELS });
  expect(takeLevel({ names: { coach: 'Coach' }, isOwn: true }, coach)).toEqual({ skipped: OWN_LEVELS });
});
