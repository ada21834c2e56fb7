import { expect, test } from 'vitest';
import type { FormField } from './formFields.ts';
import { whyNotShowIf } from './whyNotShowIf.ts';

const pace: FormField = { key: 'pace', type: 'choice', label: 'Pace', options: ['Fast', 'Slow'] };
const on = (of: string, equals = 'Fast'): FormField => ({ key: 'why', type: 'long', label: 'Why?', showIf: { key: of, equals } });

test.each<[string, readonly FormField[], number, string | null]>([
  ['no condition', [pace], 0, null],
  ['no field', [pace], 3, null],
  ['an earlier question', [pace, on('pace')], 1, null],
  ['a removed question', [on('pace')], 0, 'The question that this depends on was removed. Choose another one.'],
  ['its own answer', [on('why')], 0, 'A question cannot depend on its own answer.'],
  ['a later question', [on('pace'), pace], 0, '“Pace” comes later. Move it up, or choose an earlier question.'],
  ['a question without options', [{ key: 'pace', type: 'short', label: 'Pace' }, on('pace')], 1, '“Pace” has no options to depend on.'],
  ['a removed option', [pace, on('pace', 'Medium')], 1, '“Pace” no longer has the option “Medium”.'],
  ['a section', [{ key: 'pace', type: 'section', label: '' }, on('pace')], 1, 'A question without text has no options to depend on.'],
])('depends on %s', (_what, fields, at, problem) => expect(whyNotShowIf(fields, at)).toBe(problem));

test('reports a circle at each of its questions, and not at those that lead to it', () => {
  const a: FormField = { ...pace, key: 'a', label: 'A', showIf: { key: 'b', equals: 'Fast' } };
  const b: FormField = { ...pace, key: 'b', label: 'B', showIf: { key: 'a', equals: 'Fast' } };
  const fields = [a, b, { ...on('b'), key: 'c' }];
  expect(fields.map((_field, at) => whyNotShowIf(fields, at))).toEqual([
    'This and “B” depend on each other. Remove one of the conditions.',
    'This and “A” depend on each other. Remove one of the conditions.',
    null,
  ]);
});
