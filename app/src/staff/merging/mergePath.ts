import { routePath } from '@atlas/domain/navigation';

/** The address that compares people, the kept one first. */
export const mergePath = (ids: readonly number[]): string => routePath('mergeUsers', { people: ids.join(',') });

/** The ids of the people in an address; unreadable ones are left out. */
export const peopleIn = (search: URLSearchParams): number[] => [
  ...new Set(
    (search.get('people') ?? '')
      .split(',')
      .filter((text) => /^[1-9]\d{0,8}$/.test(text))
      .map(Number),
  ),
];
