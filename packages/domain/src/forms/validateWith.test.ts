import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './fieldErrors.ts';
import { validateWith } from './validateWith.ts';

const order = z.object({
  name: z.string('Name it').check(z.minLength(2, 'Longer'), z.regex(/^a/, 'Begin with a')),
  address: z.object({ city: z.string('Which city?') }),
  lines: z.array(z.object({ sku: z.string('Which one?') }), 'Which lines?').check(z.minLength(1, 'At least one')),
});

describe('fieldErrors', () => {
  test('is undefined where everything fits', () => {
    expect(fieldErrors(order, { name: 'abc', address: { city: 'Cebu' }, lines: [{ sku: 'x' }] })).toBeUndefined();
  });

  test('says the first message of each field, by its path', () => {
    expect(fieldErrors(order, { name: 'b', address: {}, lines: [{ sku: 'x' }, {}] })).toEqual({
      name: 'Longer',
      'address.city': 'Which city?',
      'lines.1.sku': 'Which one?',
    });
  });

  test('values that are no object have one message for all', () => {
    expect(Object.keys(fieldErrors(order, null) ?? {})).toEqual(['']);
  });
});

describe('validateWith', () => {
  const validate = validateWith(order);

  test('is empty where everything fits', () => {
    expect(validate({ name: 'abc', address: { city: 'Cebu' }, lines: [{ sku: 'x' }] })).toEqual({});
  });

  test('says messages in the shape of the values', () => {
    const errors = validate({ name: '', address: {}, lines: [{ sku: 'x' }, {}] });
    expect(errors).toEqual({ name: 'Longer', address: { city: 'Which city?' }, lines: [undefined, { sku: 'Which one?' }] });
    expect(Array.isArray(errors['lines'])).toBe(true);
  });

  test('a message for a list as a whole stands for the list', () => {
    expect(validate({ name: 'abc', address: { city: 'Cebu' }, lines: [] })).toEqual({ lines: 'At least one' });
  });

  test('a message for the whole keeps its place over one for a part', () => {
    const picky = z.record(z.string(), z.number()).check(
      z.superRefine((_value, context) => {
        context.addIssue({ code: 'custom', path: ['a'], message: 'whole' });
        context.addIssue({ code: 'custom', path: ['a', 'b'], message: 'part' });
      }),
    );
    expect(validateWith(picky)({})).toEqual({ a: 'whole' });
  });

  test('a field named __proto__ changes no prototype', () => {
    const hostile = z.unknown().check(
      z.superRefine((_value, context) => {
        context.addIssue({ code: 'custom', path: ['__proto__', 'polluted'], message: 'polluted' });
      }),
    );
    expect(validateWith(hostile)({})).toEqual({});
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
