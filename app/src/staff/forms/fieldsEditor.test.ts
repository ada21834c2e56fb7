import type { FormDraft } from '@atlas/domain/forms';
import { expect, test } from 'vitest';
import { changeFields, type FieldsAction, newFieldKey, openFields } from './fieldsEditor.ts';

const draft: FormDraft = {
  fields: [
    { key: 'a', type: 'short', label: 'A' },
    { key: 'b', type: 'long', label: 'B' },
  ],
  stageRules: [],
};
const keys = (action: FieldsAction) => changeFields(openFields(draft), action).draft.fields.map(({ key, label }) => `${key}:${label}`);

test.each<[FieldsAction, string[]]>([
  [{ type: 'add', kind: 'date', key: 'c', after: null }, ['a:A', 'b:B', 'c:']],
  [{ type: 'add', kind: 'date', key: 'c', after: 'a' }, ['a:A', 'c:', 'b:B']],
  [{ type: 'change', key: 'b', to: { label: 'Bee' } }, ['a:A', 'b:Bee']],
  [{ type: 'change', key: 'x', to: { label: 'Bee' } }, ['a:A', 'b:B']],
  [{ type: 'duplicate', key: 'a', copyKey: 'c' }, ['a:A', 'c:A', 'b:B']],
  [{ type: 'duplicate', key: 'x', copyKey: 'c' }, ['a:A', 'b:B']],
  [{ type: 'remove', key: 'a' }, ['b:B']],
  [{ type: 'reorder', keys: ['b', 'a'] }, ['b:B', 'a:A']],
  [{ type: 'replace', draft: { fields: [], stageRules: [] } }, []],
])('%j', (action, expected) => expect(keys(action)).toEqual(expected));

test('keeps the rules with the fields', () => {
  const stageRules = [{ key: 'a', equals: 'x', stageId: 1 }];
  expect(changeFields(openFields(draft), { type: 'rules', stageRules }).draft).toEqual({ ...draft, stageRules });
});

const run = (...actions: FieldsAction[]) => actions.reduce(changeFields, openFields(draft));
const typed = (label: string): FieldsAction => ({ type: 'change', key: 'a', to: { label } });

test('undoes a removal, and what was typed in one field at once', () => {
  expect(run({ type: 'remove', key: 'a' }, { type: 'undo' }).draft).toEqual(draft);
  const state = run(typed('Al'), typed('All'), { type: 'undo' });
  expect(state.draft).toEqual(draft);
  expect(changeFields(state, { type: 'redo' }).draft.fields[0]?.label).toBe('All');
});

test('saving adds no step', () => {
  const saved = { ...draft, fields: [] };
  const state = run(typed('All'), { type: 'saved', draft: saved });
  expect(state.draft).toBe(saved);
  expect(state.past).toEqual([draft]);
});

test('generates keys that fit', () => expect(newFieldKey()).toMatch(/^q-[\da-f]{8}$/));
