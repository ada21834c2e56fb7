import { recordNumber } from '../../routing/recordNumber.ts';

/** An invalid number counts as none, as in the filters of a list. */
const idIn = (search: URLSearchParams, name: string): number | null => recordNumber(search.get(name) ?? '') || null;

/** The group of an address; null for the user's own or the first one. */
export const groupIn = (search: URLSearchParams): number | null => idIn(search, 'groupId');

/** The subgroup of an address; null for the user's own or the first one. */
export const subgroupIn = (search: URLSearchParams): number | null => idIn(search, 'subGroupId');
