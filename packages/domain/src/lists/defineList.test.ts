import { expectTypeOf, test } from 'vitest';
import { defineList, type FilterFieldsOf, type FilterNameOf, type SentFieldsOf, type SortKeyOf } from './defineList.ts';

const proofs = defineList({
  sorts: ['created', 'amount'],
  order: { by: 'created', descending: false },
  searches: 'Reference',
  filters: {
    state: { kind: 'choice', field: 'state', choices: ['submitted', 'approved'] },
    member: { kind: 'id', field: 'userId' },
    since: { kind: 'day', field: 'from' },
    partial: { kind: 'yesNo', field: 'isPartial' },
    platform: { kind: 'enum', field: 'platform', words: ['gcash', 'bank-transfer'] },
    payer: { kind: 'text', field: 'payer' },
  },
});

test("a declaration types the list's order, address and filter", () => {
  expectTypeOf<SortKeyOf<typeof proofs>>().toEqualTypeOf<'created' | 'amount'>();
  expectTypeOf<FilterNameOf<typeof proofs>>().toEqualTypeOf<'state' | 'member' | 'since' | 'partial' | 'platform' | 'payer'>();
  expectTypeOf<FilterFieldsOf<typeof proofs>['state']>().toEqualTypeOf<'submitted' | 'approved'>();
  expectTypeOf<FilterFieldsOf<typeof proofs>>().toMatchTypeOf<{ search: string; userId: number; from: string; isPartial: boolean }>();
  expectTypeOf<FilterFieldsOf<typeof proofs>['platform']>().toEqualTypeOf<'gcash' | 'bank-transfer'>();
  expectTypeOf<SentFieldsOf<typeof proofs>['platform']>().toEqualTypeOf<'GCASH' | 'BANK_TRANSFER'>();
  expectTypeOf<keyof FilterFieldsOf<typeof proofs>>().toEqualTypeOf<
    'search' | 'state' | 'userId' | 'from' | 'isPartial' | 'platform' | 'payer'
  >();
});

test("a declaration names the server's search field", () => {
  const errors = defineList({
    sorts: ['at'],
    order: { by: 'at', descending: true },
    searches: 'Request ID',
    searchField: 'requestId',
    filters: { kind: { kind: 'text', field: 'kind' } },
  });
  expectTypeOf<keyof FilterFieldsOf<typeof errors>>().toEqualTypeOf<'requestId' | 'kind'>();
});

test('a list without a search has no field for it, and its default order is one of its sort keys', () => {
  const jobs = defineList({ sorts: ['created'], order: { by: 'created', descending: true }, searches: null, filters: {} });
  expectTypeOf<keyof FilterFieldsOf<typeof jobs>>().toEqualTypeOf<never>();
  // @ts-expect-error The list cannot be ordered by its subject.
  defineList({ sorts: ['created'], order: { by: 'subject', descending: true }, searches: null, filters: {} });
});
