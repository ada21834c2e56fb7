import { describe, expect, test } from 'vitest';
import { validateWith } from '../forms/validateWith.ts';
import { editUserForm } from './editUserForm.ts';
import { newUserForm } from './newUserForm.ts';

const NOW = new Date('2025-11-17T02:00:00Z');

describe('newUserForm', () => {
  const juan = { firstName: 'Juan', email: 'juan@example.com', accessLevelId: 1 };

  test('requires a first name, an email address and an access level', () => {
    expect(newUserForm.parse({ ...juan, email: ' Juan@Example.com ' })).toEqual({
      ...juan,
      lastName: '',
      mobileNumber: null,
      batchId: null,
      sendsLink: false,
    });
  });

  test.each([
    [{ ...juan, firstName: ' ' }, 'firstName'],
    [{ ...juan, email: '' }, 'email'],
    [{ ...juan, email: 'juan@' }, 'email'],
    [{ ...juan, lastName: 'x'.repeat(101) }, 'lastName'],
    [{ ...juan, mobileNumber: '12' }, 'mobileNumber'],
    [{ ...juan, accessLevelId: 0 }, 'accessLevelId'],
    [{ ...juan, accessLevelId: null }, 'accessLevelId'],
    [{ ...juan, batchId: -1 }, 'batchId'],
  ])('rejects %j', (values, field) => {
    expect(Object.keys(validateWith(newUserForm)(values))).toEqual([field]);
  });
});

describe('editUserForm', () => {
  test('holds the profile without its address, and the batch', () => {
    const { batchId, firstName, ...rest } = editUserForm(NOW).parse({
      firstName: 'Juan',
      batchId: '3',
      slug: 'other',
      email: 'x@example.com',
    });
    expect([firstName, batchId]).toEqual(['Juan', 3]);
    expect(Object.keys(rest)).not.toEqual(expect.arrayContaining(['slug']));
    expect(Object.keys(rest)).not.toEqual(expect.arrayContaining(['email']));
  });

  test('rejects a birth date in the future', () => {
    expect(Object.keys(validateWith(editUserForm(NOW))({ firstName: 'Juan', birthdate: '2025-11-18' }))).toEqual(['birthdate']);
  });
});
