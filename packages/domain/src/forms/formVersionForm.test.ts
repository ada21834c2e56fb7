import { expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { FORM_LIMITS } from './formFields.ts';
import { formDraftForm, formVersionForm, NO_QUESTIONS, TOO_MANY_FIELDS } from './formVersionForm.ts';

const short = (key: string, label = 'Name') => ({ key, type: 'short', label });
const many = (count: number) => Array.from({ length: count }, (_none, at) => short(`q${at}`));
const pace = { key: 'pace', type: 'choice', label: 'Pace', options: ['Fast', 'Slow'] };

test('keeps only what the type of a field has', () => {
  const given = { key: 'q1', type: 'short', label: ' Name ', hint: '', required: true, options: ['a'], accept: 'any', showIf: null };
  expect(formDraftForm.parse({ fields: [given] })).toEqual({
    fields: [{ key: 'q1', type: 'short', label: 'Name', required: true }],
    stageRules: [],
  });
});

test('a draft can be incomplete, a version cannot', () => {
  const fields = [
    { ...short('q1'), label: '' },
    { ...pace, options: ['Fast', ''] },
    { ...short('q3'), showIf: { key: 'gone', equals: 'x' } },
    { key: 's1', type: 'section', label: '' },
  ];
  expect(fieldErrors(formDraftForm, { fields })).toBeUndefined();
  expect(fieldErrors(formVersionForm, { fields })).toEqual({
    'fields.0.label': 'Question is required',
    'fields.1.options': 'An option is empty. Fill it in or remove it.',
    'fields.2.showIf': 'The question that this depends on was removed. Choose another one.',
    'fields.3.label': 'Title is required',
  });
});

test.each([
  [['Only'], 'Add at least two options.'],
  [['Same', 'Same'], 'Two options are the same.'],
  [['One', 'Two'], undefined],
])('options %j', (options, problem) =>
  expect(fieldErrors(formVersionForm, { fields: [{ ...pace, options }] })?.['fields.0.options']).toBe(problem),
);

test('has at least one question and at most 200 fields', () => {
  expect(fieldErrors(formVersionForm, { fields: [] })).toEqual({ fields: NO_QUESTIONS });
  expect(fieldErrors(formVersionForm, { fields: [{ key: 's', type: 'section', label: 'Begin' }] })).toEqual({ fields: NO_QUESTIONS });
  expect(fieldErrors(formVersionForm, { fields: many(FORM_LIMITS.fields) })).toBeUndefined();
  expect(fieldErrors(formDraftForm, { fields: many(FORM_LIMITS.fields + 1) })).toEqual({ fields: TOO_MANY_FIELDS });
});

test('rejects texts beyond their limits, also in a draft', () => {
  const at = (most: number, change: object) =>
    fieldErrors(formDraftForm, { fields: [{ ...pace, ...change }] })?.[`fields.0.${Object.keys(change)[0]}`] ?? most;
  expect(at(0, { label: 'a'.repeat(FORM_LIMITS.label) })).toBe(0);
  expect(at(0, { label: 'a'.repeat(FORM_LIMITS.label + 1) })).toBe('Question is too long');
  expect(at(0, { hint: 'a'.repeat(FORM_LIMITS.hint + 1) })).toBe('Hint is too long');
  expect(at(0, { options: ['a'.repeat(FORM_LIMITS.option + 1)] })).toBe('Option is too long');
  expect(at(0, { options: many(FORM_LIMITS.options + 1).map(({ key }) => key) })).toBe('At most 50 options.');
});

test.each([
  ['twice the same key', [short('q1'), short('q1')]],
  ['an invalid key', [short('q 1')]],
  ['an unknown type', [{ ...short('q1'), type: 'signature' }]],
  ['no list', 'fields'],
])('rejects %s', (_what, fields) => expect(fieldErrors(formDraftForm, { fields })).toBeDefined());

test('rules of the journey name questions and options that exist', () => {
  const rule = { key: 'pace', equals: 'Fast', stageId: 1 };
  expect(fieldErrors(formVersionForm, { fields: [pace], stageRules: [rule] })).toBeUndefined();
  expect(fieldErrors(formVersionForm, { fields: [short('q1')], stageRules: [rule] })).toEqual({
    'stageRules.0': 'The question of this rule was removed.',
  });
});
