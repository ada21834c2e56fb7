import { expect, test } from 'vitest';
import { auditReferences, MAX_NAMED, namedReferences, referenceOf } from './auditReferences.ts';

test.each([
  ['authorId', { label: 'author', kind: 'user' }],
  ['reviewerIds', { label: 'reviewers', kind: 'user' }],
  ['accessLevelIds', { label: 'accessLevels', kind: 'access level' }],
  ['requestId', null],
  ['tribeId', null],
  ['id', null],
  ['Ids', null],
  ['constructorId', null],
  ['author', null],
])('reads the reference of %s', (field, reference) => expect(referenceOf(field)).toEqual(reference));

const before = { authorId: 3, name: 'A', order: [{ unitId: 5, lessonIds: [7, 8] }] };
const after = { authorId: null, order: [{ unitId: 5, lessonIds: [8] }], reviewerIds: ['x', 0, -1, 1.5] };

test('collects the references of both sides, each once', () => {
  expect(auditReferences(before, after, null, 'text')).toEqual([
    { kind: 'user', id: 3 },
    { kind: 'unit', id: 5 },
    { kind: 'lesson', id: 7 },
    { kind: 'lesson', id: 8 },
  ]);
});

test('collects a limited number of references', () => {
  const userIds = Array.from({ length: MAX_NAMED + 1 }, (_none, index) => index + 1);
  expect(auditReferences({ userIds })).toHaveLength(MAX_NAMED);
});

test('replaces ids by names, and by numbers where there is no name', () => {
  const nameOf = ({ kind, id }: { kind: string; id: number }) => (id === 8 ? null : `${kind} of ${id}`);
  expect(namedReferences(before, nameOf)).toEqual({
    author: 'user of 3',
    name: 'A',
    order: [{ unit: 'unit of 5', lessons: ['lesson of 7', 'No. 8'] }],
  });
  expect(namedReferences(after, nameOf)).toMatchObject({ author: null, reviewers: ['x', 0, -1, 1.5] });
  expect(namedReferences(null, nameOf)).toBeNull();
});
