import { expect, test } from 'vitest';
import { differsIn, MERGE_FIELDS, type MergedAccount, type MergeField, suggestSources } from './mergeFields.ts';

const account = (id: number, values: Partial<Record<MergeField, string>>): MergedAccount => ({
  id,
  values: { ...(Object.fromEntries(MERGE_FIELDS.map(({ field }) => [field, null])) as MergedAccount['values']), ...values },
});

test('the kept account comes first, then the first one with a value', () => {
  const accounts = [account(1, { about: 'one' }), account(2, { about: 'two', suffix: 'Jr.' }), account(3, { sex: 'Female' })];
  expect(suggestSources(accounts, 3)).toMatchObject({ about: 1, suffix: 2, sex: 3, batch: 3 });
  expect(suggestSources(accounts, 2)).toMatchObject({ about: 2 });
});

test.each<[string | undefined, string | undefined, boolean]>([
  ['a', 'b', true],
  ['a', 'a', false],
  ['a', undefined, false],
  [undefined, undefined, false],
])('%s and %s differ: %s', (one, other, differs) => {
  const accounts = [one, other].map((about, index) => account(index + 1, about === undefined ? {} : { about }));
  expect(differsIn(accounts, 'about')).toBe(differs);
});
