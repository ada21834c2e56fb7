import { expect, test } from 'vitest';
import { UNCONFIRMED_AFFILIATE } from '../affiliates/mayBeAffiliate.ts';
import { giveLevel, OWN_LEVELS, takeLevel } from './personLevels.ts';

const now = new Date('2025-11-17T02:00:00Z');
const coach = { key: 'coach', name: 'Coach', role: 'coach' } as const;
const affiliate = { key: 'affiliate', name: 'Affiliate', role: 'affiliate' } as const;
const other = { isOwn: false, emailConfirmedAt: now };
const given = { 'access level coach': '2025-11-17T02:00:00.000Z' };

test.each([
  [{}, { after: given, was: 'No access level', becomes: 'Coach' }],
  [{ member: 'Member' }, { after: given, was: 'Member', becomes: 'Member, Coach' }],
  [{ member: 'Member', coach: 'Coach' }, { skipped: 'Already has Coach.' }],
])('gives Coach to a person with %j', (names, plan) => {
  expect(giveLevel({ ...other, names }, coach, now)).toEqual(plan);
});

test.each([
  [{}, { skipped: 'Does not have Coach.' }],
  [{ member: 'Member' }, { skipped: 'Does not have Coach.' }],
  [{ coach: 'Coach' }, { after: { 'access level coach': null }, was: 'Coach', becomes: 'No access level' }],
  [
    { member: 'Member', coach: 'Coach' },
    { after: { 'access level coach': null }, was: 'Member, Coach', becomes: 'Member' },
  ],
])('takes Coach from a person with %j', (names, plan) => {
  expect(takeLevel({ ...other, names }, coach)).toEqual(plan);
});

test("skips the user's own levels", () => {
  expect(giveLevel({ ...other, names: {}, isOwn: true }, coach, now)).toEqual({ skipped: OWN_LEVELS });
  expect(takeLevel({ names: { coach: 'Coach' }, isOwn: true }, coach)).toEqual({ skipped: OWN_LEVELS });
});

test.each([
  [affiliate, null, { skipped: UNCONFIRMED_AFFILIATE }],
  [affiliate, now, { was: 'No access level', becomes: 'Affiliate' }],
  [coach, null, { was: 'No access level', becomes: 'Coach' }],
])('gives %j to a person whose address was confirmed at %s: %j', (level, emailConfirmedAt, plan) => {
  expect(giveLevel({ ...other, names: {}, emailConfirmedAt }, level, now)).toMatchObject(plan);
});
