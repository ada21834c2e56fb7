import { describe, expect, it, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { accessLevelForm, KEY_IS_A_PAGE, levelKey, newAccessLevelForm } from './accessLevelForm.ts';

const level = { name: 'Payments desk', role: 'tribe-team-ro', pageAccess: [], functionAccess: [] };

test.each([
  ['Payments desk', 'payments-desk'],
  ['  Señor  Coach (Cebu) ', 'senor-coach-cebu'],
  ['2025', '2025'],
  ['---', ''],
  ['日本', ''],
  ['x'.repeat(60), 'x'.repeat(50)],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
])('%j suggests the key %j', (name, key) => {
  expect(levelKey(name)).toBe(key);
});

describe('accessLevelForm', () => {
  it('holds each flag once, in the order of the flags', () => {
    const parsed = accessLevelForm.parse({ ...level, pageAccess: ['user', 'courses', 'user'], functionAccess: ['user_create'] });
    expect(parsed).toEqual({ ...level, pageAccess: ['user', 'courses'], functionAccess: ['user_create'] });
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(100) }, undefined],
    [{ name: 'x'.repeat(101) }, { name: 'Name is too long' }],
    [{ role: 'owner' }, { role: 'Role is required' }],
    [{ pageAccess: ['courses', 'payroll'] }, { pageAccess: 'Unknown page flags: payroll' }],
    [{ pageAccess: ['user_create'] }, { pageAccess: 'Unknown page flags: user_create' }],
    [{ functionAccess: ['courses', '__proto__'] }, { functionAccess: 'Unknown function flags: courses, __proto__' }],
  ])('parses %j with the error %j', (values, errors) => {
    expect(fieldErrors(accessLevelForm, { ...level, ...values })).toEqual(errors);
  });
});

describe('newAccessLevelForm', () => {
  it.each([
    [{ key: '' }, 'payments-desk'],
    [{ key: null }, 'payments-desk'],
    [{}, 'payments-desk'],
    [{ key: ' night-desk ' }, 'night-desk'],
  ])('parses %j to the key %j', (values, key) => {
    expect(newAccessLevelForm.parse({ ...level, ...values }).key).toBe(key);
  });

  it.each([
    [{ key: 'Night desk' }, 'Key is not formatted correctly'],
    [{ key: 'night--desk' }, 'Key is not formatted correctly'],
    [{ key: 'x'.repeat(51) }, 'Key is too long'],
    [{ key: 'new' }, KEY_IS_A_PAGE],
    [{ name: 'New' }, KEY_IS_A_PAGE],
    [{ name: '日本' }, 'Key is required'],
  ])('rejects %j: %s', (values, key) => {
    expect(fieldErrors(newAccessLevelForm, { ...level, ...values })).toEqual({ key });
  });
});
