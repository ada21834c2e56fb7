import type { ListSearch } from '@atlas/domain/lists';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnnouncement } from './useAnnouncement.ts';

const FIRST: ListSearch = { query: '', sort: null, page: 1, after: null, filters: {} };
const noun = { one: 'course', many: 'courses' };
const pageOf = (totalCount: number) => ({ totalCount, rows: Math.min(10, totalCount), hasNextPage: totalCount > 10, endCursor: 'x' });

function hear() {
  const initialProps = { list: FIRST, page: pageOf(24), queryRef: {}, noun };
  const { result, rerender } = renderHook(useAnnouncement, { initialProps });
  let shown = initialProps;
  return {
    said: () => result.current,
    show: (change: Partial<typeof initialProps>) => {
      shown = { ...shown, ...change };
      rerender(shown);
    },
  };
}

test('announces nothing at first', () => {
  expect(hear().said()).toBe('');
});

test('announces the number of rows once they have loaded', () => {
  const { said, show } = hear();
  show({ list: { ...FIRST, query: 'upwork' } });
  expect(said()).toBe('');
  show({ queryRef: {}, page: pageOf(1) });
  expect(said()).toBe('1 course');
});

test('announces the range of rows of another page', () => {
  const { said, show } = hear();
  show({ list: { ...FIRST, page: 2 }, queryRef: {} });
  expect(said()).toBe('11–20 of 24 courses');
});

test('announces the same number again for another search', () => {
  const { said, show } = hear();
  show({ list: { ...FIRST, query: 'a' }, queryRef: {} });
  const first = said();
  show({ list: { ...FIRST, query: 'ab' }, queryRef: {} });
  expect([first.trim(), said().trim(), said() === first]).toEqual(['24 courses', '24 courses', false]);
});

test('announces nothing when rows change without a new address', () => {
  const { said, show } = hear();
  show({ page: pageOf(23) });
  show({ queryRef: {} });
  expect(said()).toBe('');
});
