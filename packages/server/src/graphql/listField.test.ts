import type { FilterFieldsOf, SortKeyOf } from '@atlas/domain/lists';
import { coursesList } from '@atlas/domain/courses';
import { expectTypeOf, test } from 'vitest';
import type { Filter, List } from '../db/list.ts';
import type { OwnOrder } from './listField.ts';

type Courses = typeof coursesList;
type Key = SortKeyOf<Courses>;
type Taken = FilterFieldsOf<Courses>;
type Accepted<Input> = Courses extends Extract<OwnOrder<Key, Input, Courses>, { declaration: unknown }>['declaration'] ? true : false;

test('the orders of a declared list are those of its rows', () => {
  expectTypeOf<keyof List<Key>['sorts']>().toEqualTypeOf<'created' | 'name'>();
});

test('a filter that takes the declared values is accepted, whichever are optional', () => {
  expectTypeOf<Accepted<Taken>>().toEqualTypeOf<true>();
  expectTypeOf<Accepted<Filter<Taken>>>().toEqualTypeOf<true>();
});

test('a filter that takes less, more or another kind of value is rejected', () => {
  expectTypeOf<Accepted<Omit<Taken, 'authorId'>>>().toEqualTypeOf<false>();
  expectTypeOf<Accepted<Taken & { price: number }>>().toEqualTypeOf<false>();
  expectTypeOf<Accepted<Omit<Taken, 'authorId'> & { authorId: string }>>().toEqualTypeOf<false>();
});
