import { expect, test, vi } from 'vitest';
import { filterTabs } from './filterTabs.ts';

const list = { query: '', sort: null, page: 1, after: null, filters: { state: 'approved', member: '7' } };

test('sets one filter, keeps the others, marks the current tab and labels counts with their noun', () => {
  const hrefOf = vi.fn(({ filters }: { filters?: object }) => JSON.stringify(filters));
  // Contains only the parts of the list state that the tabs read.
  const tabs = filterTabs({ list, hrefOf } as never, 'state' as never, { one: 'payment', many: 'payments' }, [
    { label: 'All', value: null },
    { label: 'For review', value: 'submitted', count: 1 },
    { label: 'Approved', value: 'approved' },
  ]);
  expect(tabs).toEqual([
    { label: 'All', href: '{"member":"7"}', current: false },
    { label: 'For review', href: '{"member":"7","state":"submitted"}', current: false, count: { shown: '1', label: '1 payment' } },
    { label: 'Approved', href: '{"member":"7","state":"approved"}', current: true },
  ]);
});
