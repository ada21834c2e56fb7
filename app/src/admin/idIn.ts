import { recordNumber } from '../routing/recordNumber.ts';

/**
 * Reads an id from an address's query. Returns 0, which no record has, if there is no valid id.
 *
 * @example idIn('courseId')(new URLSearchParams('courseId=12')) // { courseId: 12 }
 */
export const idIn =
  <Name extends string>(name: Name) =>
  (search: URLSearchParams) =>
    ({ [name]: recordNumber(search.get(name) ?? '') }) as Record<Name, number>;
