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
  test('is undefined when everything is valid', () => {
    expect(fieldErrors(order, { name: 'abc', address: { city: 'Cebu' }, lines: [{ sku: 'x' }] })).toBeUndefined();
  });

  test('returns the first error of each field, by its path', () => {
    expect(fieldErrors(order, { name: 'b', address: {}, lines: [{ sku: 'x' }, {}] })).toEqual({
      name: 'Longer',
      'address.city': 'Which city?',
      'lines.1.sku': 'Which one?',
    });
  });

  test('returns a single error for values that are not an object', () => {
    expect(Object.keys(fieldErrors(order, null) ?? {})).toEqual(['']);
  });
});

describe('validateWith', () => {
  const validate = validateWith(order);

  test('is empty when everything is valid', () => {
    expect(validate({ name: 'abc', address: { city: 'Cebu' }, lines: [{ sku: 'x' }] })).toEqual({});
  });

  test('nests errors like the values', () => {
    const errors = validate({ name: '', address: {}, lines: [{ sku: 'x' }, {}] });
    expect(errors).toEqual({ name: 'Longer', address: { city: 'Which city?' }, lines: [undefined, { sku: 'Which one?' }] });
    expect(Array.isArray(errors['lines'])).toBe(true);
  });

  test('returns an error for a whole list in place of the list', () => {
    expect(validate({ name: 'abc', address: { city: 'Cebu' }, lines: [] })).toEqual({ lines: 'At least one' });
  });

  test('keeps an error for the whole over one for a part', () => {
    const picky = z.record(z.string(), z.number()).check(
      z.superRefine((_value, context) => {
        context.addIssue({ code: 'custom', path: ['a'], message: 'whole' });
        context.addIssue({ code: 'custom', path: ['a', 'b'], message: 'part' });
      }),
    );
    expect(validateWith(picky)({})).toEqual({ a: 'whole' });
  });

  test('does not change a prototype for a field named __proto__', () => {
    const hostile = z.unknown().check(
      z.superRefine((_value, context) => {
        context.addIssue({ code: 'custom', path: ['__proto__', 'polluted'], message: 'polluted' });
      }),
    );
    expect(validateWith(hostile)({})).toEqual({});
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
