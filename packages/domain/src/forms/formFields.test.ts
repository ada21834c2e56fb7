import { expect, test } from 'vitest';
import { answerText } from './answerText.ts';
import { FORM_FIELD_TYPES } from './formFieldTypes.ts';
import { hasOptions, newFormField } from './formFields.ts';

test.each(FORM_FIELD_TYPES)('a new field of type $value has what its type needs', ({ value }) => {
  const field = newFormField(value, 'q1');
  expect(field).toMatchObject({ key: 'q1', type: value, label: '' });
  expect((field.options ?? []).length >= 2).toBe(hasOptions(value));
});

test.each([
  ['short', 'Ana', 'Ana'],
  ['number', 12, '12'],
  ['peso', 1500, '₱1,500.00'],
  ['multi', ['A', 'B'], 'A, B'],
  ['file', { file: 1, name: 'cv.pdf' }, 'cv.pdf'],
  ['file', { file: 1 }, ''],
  ['choice', undefined, ''],
  ['choice', null, ''],
] as const)('an answer of type %s: %j', (type, value, text) => expect(answerText(type, value)).toBe(text));
