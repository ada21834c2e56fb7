import type { ListDeclaration } from '../lists/defineList.ts';
import { readListSearch, writeListSearch } from '../lists/listSearch.ts';
import { whyNotNarrow } from '../lists/whyNotNarrow.ts';
import { membersList, nonMembersList } from '../users/peopleLists.ts';

/** The lists of people that a segment can select from, with their route and their declaration. */
export const SEGMENT_LISTS = [
  { value: 'members', label: 'Members', route: 'users', declaration: membersList },
  { value: 'nonMembers', label: 'Non-members', route: 'nonMembers', declaration: nonMembersList },
] as const;

export type SegmentList = (typeof SEGMENT_LISTS)[number]['value'];

/** The declaration of the list of a segment. */
export const segmentDeclaration = (list: SegmentList): ListDeclaration =>
  (SEGMENT_LISTS.find(({ value }) => value === list) ?? SEGMENT_LISTS[0]).declaration;

/** Whether a text is the name of a list of segments. */
export const isSegmentList = (text: string): text is SegmentList => SEGMENT_LISTS.some(({ value }) => value === text);

export const SEGMENT_NEEDS_FILTER = 'Choose at least one filter or a search. Without one, the segment would be everyone.';

/**
 * Explains why the query of a list's address cannot be a segment; null when it can. A filter that
 * the list does not support is rejected instead of ignored, because the segment would select more
 * people than meant.
 *
 * @example whyNotSegment('members', 'province=Cebu') // null
 */
export function whyNotSegment(list: SegmentList, search: string): string | null {
  const declaration = segmentDeclaration(list);
  const address = new URLSearchParams(search);
  const problem = whyNotNarrow(address, declaration);
  if (problem !== null) return problem;
  const { query, filters } = readListSearch(address, declaration);
  return query === '' && Object.keys(filters).length === 0 ? SEGMENT_NEEDS_FILTER : null;
}

/**
 * The search and the filters of a list's address in one form, without order, page and what else the
 * address contains. Two addresses with the same filters have the same text.
 *
 * @example segmentSearch('members', '?sort=name&province=Cebu&page=3') // 'province=Cebu'
 */
export function segmentSearch(list: SegmentList, search: string): string {
  const { query, filters } = readListSearch<ListDeclaration>(new URLSearchParams(search), segmentDeclaration(list));
  const written = writeListSearch({ query, sort: null, page: 1, after: null, filters });
  const sorted = Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(Object.fromEntries(sorted)).toString();
}
