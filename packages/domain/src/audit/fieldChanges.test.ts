import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldChanges } from './fieldChanges.ts';

const changed = (field: string, before: unknown, after: unknown) => ({ field, kind: 'changed', before, after });
const added = (field: string, after: unknown) => ({ field, kind: 'added', after });
const removed = (field: string, before: unknown) => ({ field, kind: 'removed', before });
const same = (field: string, value: unknown) => ({ field, kind: 'same', before: value, after: value });

test.each<[what: string, before: unknown, after: unknown, changes: readonly object[]]>([
  ['nothing at all', null, null, []],
  ['a record that was added', null, { name: 'Proposals', authorId: null }, [added('Name', 'Proposals'), added('Author ID', null)]],
  ['a record that was removed', { name: 'Proposals' }, null, [removed('Name', 'Proposals')]],
  ['a text', { name: 'A' }, { name: 'B' }, [changed('Name', 'A', 'B')]],
  ['a value that was set', { archivedAt: null }, { archivedAt: '2025-11-17' }, [changed('Archived at', null, '2025-11-17')]],
  [
    'instants that read the same',
    { seenAt: '2025-11-16T16:00:01Z' },
    { seenAt: '2025-11-16T16:00:02Z' },
    [changed('Seen at', '11/17/2025, 12:00 AM', '11/17/2025, 12:00 AM')],
  ],
  ['an added field', { a: 1 }, { a: 1, b: 2 }, [same('A', 1), added('B', 2)]],
  ['a removed field', { b: 2, a: 1 }, { a: 1 }, [removed('B', 2), same('A', 1)]],
  ['another kind of value', { stage: 1 }, { stage: '1' }, [changed('Stage', 1, '1')]],
  ['a record that replaces a text', { stage: 'x' }, { stage: { id: 1 } }, [changed('Stage', 'x', { ID: 1 })]],
  ['yes and no', { isLive: false }, { isLive: true }, [changed('Is live', false, true)]],
  ['a list of ids', { reviewerIds: [3, 5] }, { reviewerIds: [3, 7] }, [changed('Reviewer IDs', [3, 5], [3, 7])]],
  ['the same list', { reviewerIds: [3, 5] }, { reviewerIds: [3, 5] }, [same('Reviewer IDs', [3, 5])]],
  ['an empty list', { reviewerIds: [] }, { reviewerIds: [3] }, [changed('Reviewer IDs', [], [3])]],
  [
    'one flag of many',
    { pageAccess: { courses: true, retention: false } },
    { pageAccess: { courses: true, retention: true } },
    [changed('Page access › Retention', false, true)],
  ],
  ['a flag that was added', { pageAccess: { a: true } }, { pageAccess: { a: true, b: true } }, [added('Page access › B', true)]],
  ['the same fields in another order', { at: { a: 1, b: 2 } }, { at: { b: 2, a: 1 } }, [same('At', { A: 1, B: 2 })]],
  [
    'records of a list by their ids, however they are ordered',
    {
      tasks: [
        { id: 1, title: 'Ask', points: 50 },
        { id: 2, title: 'Offer', points: 75 },
      ],
    },
    {
      tasks: [
        { id: 2, title: 'Offer', points: 100 },
        { id: 1, title: 'Ask', points: 50 },
      ],
    },
    [changed('Tasks › Offer › Points', 75, 100)],
  ],
  [
    'added and removed records',
    { tasks: [{ id: 1, title: 'Ask' }] },
    { tasks: [{ id: 2, title: 'Offer' }] },
    [removed('Tasks › Ask', { ID: 1, Title: 'Ask' }), added('Tasks › Offer', { ID: 2, Title: 'Offer' })],
  ],
  ['the first record of a list', { tasks: [] }, { tasks: [{ id: 1 }] }, [added('Tasks › #1', { ID: 1 })]],
  [
    'records without ids by their positions',
    { rows: [{ of: 'a' }, { of: 'b' }] },
    { rows: [{ of: 'a' }, { of: 'c' }] },
    [changed('Rows › 2. › Of', 'b', 'c')],
  ],
  [
    'records with duplicate ids by their positions',
    { rows: [{ id: 1 }, { id: 1 }] },
    { rows: [{ id: 1 }, { id: 2 }] },
    [changed('Rows › 2. › ID', 1, 2)],
  ],
  ['a field named like an inherited property', {}, { constructor: 1 }, [added('Constructor', 1)]],
])('lists %s', (_what, before, after, changes) => {
  expect(fieldChanges(before, after)).toEqual(changes);
});

const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 3 }));

test('lists no differences between a record and itself', () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(fieldChanges(one, structuredClone(one)).filter(({ kind }) => kind !== 'same')).toEqual([]);
    }),
  );
});

test('swaps added and removed in reverse', () => {
  const opposite = { added: 'removed', removed: 'added', changed: 'changed', same: 'same' } as const;
  const received = (changes: ReturnType<typeof fieldChanges>) => changes.map(({ field, kind }) => `${field} ${kind}`).toSorted();
  fc.assert(
    fc.property(record, record, (one, other) => {
      const back = fieldChanges(other, one).map((change) => ({ ...change, kind: opposite[change.kind] }));
      // A record of a list is labelled by its name after the change, which differs in reverse.
      const isNamed = (text: string) => /"(?:name|title)"/.test(text);
      fc.pre(!isNamed(JSON.stringify([one, other])));
      expect(received(fieldChanges(one, other))).toEqual(received(back));
    }),
  );
});
