import { expectTypeOf, test } from 'vitest';
import { defineList, type FilterFieldsOf, type FilterNameOf, type SortKeyOf } from './defineList.ts';

const proofs = defineList({
  sorts: ['created', 'amount'],
  order: { by: 'created', descending: false },
  searches: 'Reference',
  filters: {
    state: { kind: 'choice', field: 'state', choices: ['submitted', 'approved'] },
    member: { kind: 'id', field: 'userId' },
    since: { kind: 'day', field: 'from' },
    partial: { kind: 'yesNo', field: 'isPartial' },
  },
});

test('what a list declares types its order, its address and its filter', () => {
  expectTypeOf<SortKeyOf<typeof proofs>>().toEqualTypeOf<'created' | 'amount'>();
  expectTypeOf<FilterNameOf<typeof proofs>>().toEqualTypeOf<'state' | 'member' | 'since' | 'partial'>();
  expectTypeOf<FilterFieldsOf<typeof proofs>['state']>().toEqualTypeOf<'submitted' | 'approved'>();
  expectTypeOf<FilterFieldsOf<typeof proofs>>().toMatchTypeOf<{ search: string; userId: number; from: string; isPartial: boolean }>();
  expectTypeOf<keyof FilterFieldsOf<typeof proofs>>().toEqualTypeOf<'search' | 'state' | 'userId' | 'from' | 'isPartial'>();
});

test('a list without a search has no field for it, and its own order is one of its orders', () => {
  const jobs = defineList({ sorts: ['created'], order: { by: 'created', descending: true }, searches: null, filters: {} });
  expectTypeOf<keyof FilterFieldsOf<typeof jobs>>().toEqualTypeOf<never>();
  // @ts-expect-error The list cannot be ordered by its subject.
  defineList({ sorts: ['created'], order: { by: 'subject', descending: true }, searches: null, filters: {} });
});
