import { expect, test } from 'vitest';
import type { FormField } from './formFields.ts';
import { visibleFields } from './visibleFields.ts';

const pace: FormField = { key: 'pace', type: 'choice', label: 'Pace', options: ['Fast', 'Slow'] };
const devices: FormField = { key: 'devices', type: 'multi', label: 'Devices', options: ['Laptop', 'Phone'] };
const when = (key: string, of: string, equals: string): FormField => ({ key, type: 'short', label: key, showIf: { key: of, equals } });
const keys = (fields: readonly FormField[], answers: object) => visibleFields(fields, { ...answers }).map(({ key }) => key);

test.each([
  [{}, ['pace']],
  [{ pace: 'Slow' }, ['pace']],
  [{ pace: 'Fast' }, ['pace', 'why']],
  [{ pace: ['Fast'] }, ['pace', 'why']],
  [{ why: 'Fast' }, ['pace']],
])('shows a question by the answer of another: %j', (answers, shown) =>
  expect(keys([pace, when('why', 'pace', 'Fast')], answers)).toEqual(shown),
);

test('shows a question for one of several chosen options', () => {
  expect(keys([devices, when('model', 'devices', 'Laptop')], { devices: ['Phone', 'Laptop'] })).toEqual(['devices', 'model']);
  expect(keys([devices, when('model', 'devices', 'Laptop')], { devices: ['Phone'] })).toEqual(['devices']);
});

test('ignores the answer of a hidden question', () => {
  const inner: FormField = { ...devices, showIf: { key: 'pace', equals: 'Fast' } };
  const fields = [pace, inner, when('model', 'devices', 'Laptop')];
  expect(keys(fields, { pace: 'Fast', devices: ['Laptop'] })).toEqual(['pace', 'devices', 'model']);
  expect(keys(fields, { pace: 'Slow', devices: ['Laptop'] })).toEqual(['pace']);
});

test('hides the questions of a hidden section, up to the next section', () => {
  const section: FormField = { key: 's1', type: 'section', label: 'More', showIf: { key: 'pace', equals: 'Fast' } };
  const next: FormField = { key: 's2', type: 'section', label: 'End' };
  const fields = [pace, section, devices, next, { key: 'last', type: 'long', label: 'Last' } as const];
  expect(keys(fields, { pace: 'Slow' })).toEqual(['pace', 's2', 'last']);
  expect(keys(fields, { pace: 'Fast' })).toEqual(['pace', 's1', 'devices', 's2', 'last']);
});

test.each(['later', 'gone', 'toString'])('hides a question that depends on %s', (of) =>
  expect(keys([when('first', of, 'Fast'), { ...pace, key: 'later' }], { later: 'Fast', gone: 'Fast' })).toEqual(['later']),
);
