import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersForm } from './answersForm.ts';
import { fieldErrors } from './fieldErrors.ts';
import { FORM_LIMITS, type FormField } from './formFields.ts';

const of = (type: FormField['type'], more: Partial<FormField> = {}): FormField => ({ key: 'q', type, label: 'Reply', ...more });
const result = (field: FormField, value: unknown): unknown => {
  const form = answersForm([field]);
  const errors = fieldErrors(form, { q: value });
  return errors ? errors['q'] : form.parse({ q: value })['q'];
};
const TWO = { options: ['Yes', 'No'] };

test.each<[FormField, unknown, unknown]>([
  [of('short'), ' Ana\u200b ', 'Ana'],
  [of('short'), 'a'.repeat(FORM_LIMITS.short), 'a'.repeat(FORM_LIMITS.short)],
  [of('short'), 'a'.repeat(FORM_LIMITS.short + 1), 'Reply is too long'],
  [of('short'), 'a\nb', 'Reply contains hidden characters. Type it again.'],
  [of('short'), 5, 'Reply is not valid'],
  [of('long'), 'a\r\nb', 'a\nb'],
  [of('long'), 'a'.repeat(FORM_LIMITS.long + 1), 'Reply is too long'],
  [of('number'), '1,200.5', 1200.5],
  [of('number'), '0', 0],
  [of('number'), '-3', -3],
  [of('number'), FORM_LIMITS.number, FORM_LIMITS.number],
  [of('number'), FORM_LIMITS.number + 1, 'Reply is too high'],
  [of('number'), -FORM_LIMITS.number - 1, 'Reply is too low'],
  [of('number'), 'ten', 'Reply is not formatted correctly'],
  [of('number'), '1e5', 'Reply is not formatted correctly'],
  [of('number'), Number.NaN, 'Reply is not formatted correctly'],
  [of('peso'), '₱9,999.00', 9999],
  [of('peso'), '9999.50', 'Reply must be in whole pesos, such as 9,999.'],
  [of('peso'), 9999.5, 'Reply must be in whole pesos, such as 9,999.'],
  [of('peso'), -1, 'Reply cannot be below zero.'],
  [of('peso'), FORM_LIMITS.pesos, FORM_LIMITS.pesos],
  [of('peso'), FORM_LIMITS.pesos + 1, 'Reply can be at most ₱100,000,000.00.'],
  [of('date'), '1899-12-31', 'Enter a date from 01/01/1900 to 12/31/2100.'],
  [of('date'), '1900-01-01', '1900-01-01'],
  [of('date'), '2100-12-31', '2100-12-31'],
  [of('date'), '2101-01-01', 'Enter a date from 01/01/1900 to 12/31/2100.'],
  [of('date'), '2025-02-29', 'Reply is not valid'],
  [of('date'), '2024-02-29', '2024-02-29'],
  [of('date'), '11/17/2025', 'Reply is not valid'],
  [of('choice', TWO), 'Yes', 'Yes'],
  [of('choice', TWO), 'Maybe', 'Reply is not valid'],
  [of('choice', TWO), ['Yes'], 'Reply is not valid'],
  [of('multi', TWO), ['No', 'Yes', 'No'], ['Yes', 'No']],
  [of('multi', TWO), ['Maybe'], 'Reply is not valid'],
  [of('multi', TWO), 'Yes', 'Reply is not valid'],
  [of('multi', { ...TWO, required: true }), [], 'Reply is required'],
  [of('scale', { options: ['1', '2'] }), '2', '2'],
  [of('scale', { options: ['1', '2'] }), '3', 'Reply is not valid'],
  [of('mobile'), '0917 123-4567', '+639171234567'],
  [of('mobile'), '123', 'Invalid mobile number!'],
  [of('facebook'), 'facebook.com/ana.cruz', 'facebook.com/ana.cruz'],
  [of('facebook'), 'example.com/ana', 'Enter a valid fb profile (e.g., facebook.com/[username])'],
  [of('file'), { file: 7, name: 'cv.pdf', more: 1 }, { file: 7, name: 'cv.pdf' }],
  [of('file', { accept: 'pictures' }), { file: 7, name: 'cv.pdf' }, 'This question takes pictures.'],
  [of('file', { accept: 'pictures' }), { file: 7, name: 'Me.JPG' }, { file: 7, name: 'Me.JPG' }],
  [of('file', { accept: 'documents' }), { file: 7, name: 'me.jpg' }, 'This question takes documents and pdfs.'],
  [of('file'), { file: 7, name: 'setup.exe' }, 'This question takes any file.'],
  [of('file'), { file: 0, name: 'cv.pdf' }, 'Reply is not valid'],
  [of('file'), 'cv.pdf', 'Reply is not valid'],
])('reads %j: %j', (field, value, expected) => expect(result(field, value)).toEqual(expected));

test.each(['short', 'long', 'number', 'peso', 'date', 'choice', 'multi', 'scale', 'mobile', 'facebook', 'file'] as const)(
  'an answer of type %s can be missing, unless it is required',
  (type) => {
    for (const blank of [undefined, null, '', '  ', []]) {
      expect(result(of(type, TWO), blank)).toBeUndefined();
      expect(result(of(type, { ...TWO, required: true }), blank)).toBe('Reply is required');
    }
  },
);

test('names a long question, or one with a question mark, in general words', () =>
  expect(result(of('short', { label: 'What now?', required: true }), '')).toBe('This answer is required'));

const pace: FormField = { key: 'pace', type: 'choice', label: 'Pace', options: ['Fast', 'Slow'], required: true };
const why: FormField = { key: 'why', type: 'long', label: 'Why', required: true, showIf: { key: 'pace', equals: 'Fast' } };

test('a hidden question is neither required nor stored', () => {
  const form = answersForm([pace, why]);
  expect(form.parse({ pace: 'Slow', why: 'x' })).toEqual({ pace: 'Slow' });
  expect(fieldErrors(form, { pace: 'Fast' })).toEqual({ why: 'Why is required' });
  expect(form.parse({ pace: 'Fast', why: 'x' })).toEqual({ pace: 'Fast', why: 'x' });
});

test('a question that depends on an invalid answer is hidden', () =>
  expect(fieldErrors(answersForm([pace, why]), { pace: 'Medium' })).toEqual({ pace: 'Pace is not valid' }));

test('drops unknown keys, and reads none from a prototype', () => {
  expect(answersForm([pace]).parse({ pace: 'Slow', other: 1, constructor: 'x' })).toEqual({ pace: 'Slow' });
  expect(answersForm([{ ...of('short'), key: 'toString' }]).parse({})).toEqual({});
});

test('parsed answers parse to themselves', () => {
  const form = answersForm([pace, why, of('number'), { ...of('multi', TWO), key: 'm' }, { ...of('mobile'), key: 'tel' }]);
  fc.assert(
    fc.property(fc.constantFrom('Fast', 'Slow'), fc.string(), fc.integer(), fc.subarray(['Yes', 'No']), (first, text, q, m) => {
      const read = form.safeParse({ pace: first, why: text, q, m, tel: '09171234567' });
      if (read.success) expect(form.parse(read.data)).toEqual(read.data);
    }),
  );
});
